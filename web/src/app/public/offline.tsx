import classes from '#app/error-page.module.css';
import { brand, pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Logo } from '#ui/logo.tsx';

export const meta = () => pageMeta('You are offline');

/** What the service worker shows in place of a page that it cannot reach. Needs no scripts. */
export default function Offline() {
  return (
    <main className={classes.page}>
      <Logo />
      <h1>You are offline</h1>
      <p>Or {brand.name} cannot be reached right now.</p>
      <p>
        Check your connection and try again. If you were writing a report, your browser has most
        likely kept it.
      </p>
      <Button component="a" href="">
        Try again
      </Button>
    </main>
  );
}
