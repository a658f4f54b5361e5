import { brand } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';

/** What people read where scripts are switched off. */
export function WithoutScripts() {
  return (
    <>
      <h1>JavaScript is switched off</h1>
      <p>
        {brand.name} needs it for this page. Switch it on in your browser's settings, then load the
        page again.
      </p>
      <Button component="a" href="">
        Load the page again
      </Button>
      {/* Filled in by the server (server/src/platform/web-app/asked.ts). */}
      #ASKED
      <p>
        Without it, you can read the <a href="/">start page</a> or email us:{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
    </>
  );
}
