import { isRouteErrorResponse, useRouteError } from 'react-router';
import { brand } from '#ui/brand.ts';
import { Button } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import classes from './error-page.module.css';

interface Explanation {
  /** The status or message. */
  what: string;
  next: string;
  /** Whether loading the same address again may work. */
  mayHeal: boolean;
}

function explain(error: unknown): Explanation {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      what: '404 Not Found',
      next: 'There is no page at this address. It may be mistyped, or the page may have moved.',
      mayHeal: false,
    };
  }
  return {
    what: messageOf(error),
    next: 'Try again. If this keeps happening, go back to the start page or email us.',
    mayHeal: true,
  };
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Unknown error';
}

/** The page for unknown addresses and for errors that no screen handles. */
export function ErrorPage() {
  const { what, next, mayHeal } = explain(useRouteError());
  return (
    <main className={classes.page}>
      <Logo />
      <h1>Unexpected Application Error!</h1>
      <p className={classes.what}>{what}</p>
      <p>{next}</p>
      <div className={classes.ways}>
        {mayHeal ? <Button onClick={() => window.location.reload()}>Try again</Button> : null}
        <Button component="a" href="/" variant={mayHeal ? 'default' : 'filled'}>
          Back to the start page
        </Button>
        {window.history.length > 1 ? (
          <Button variant="default" onClick={() => window.history.back()}>
            Go back
          </Button>
        ) : null}
      </div>
      <p>
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
    </main>
  );
}
