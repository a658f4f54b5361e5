import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { brand } from '#ui/brand.ts';
import { Button } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import classes from './error-page.module.css';

interface Explanation {
  /** The status or message. */
  what: string;
  next: string;
}

/** What is said of an address that has no page. */
export const unknownPage: Explanation = {
  what: '404 Not Found',
  next: 'There is no page at this address. It may be mistyped, or the page may have moved.',
};

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Unknown error';
}

/** The page for unknown addresses and for errors that no screen handles. */
export function ErrorPage() {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  const explanation = isUnknown
    ? unknownPage
    : {
        what: messageOf(error),
        next: 'Try again. If this keeps happening, go back to the start page or email us.',
      };
  return (
    <main className={classes.page} data-unknown={isUnknown || undefined}>
      <Logo />
      <ErrorExplained {...explanation}>
        {isUnknown ? null : <Button onClick={() => window.location.reload()}>Try again</Button>}
        <Button component="a" href="/" variant={isUnknown ? 'filled' : 'default'}>
          Back to the start page
        </Button>
        {window.history.length > 1 ? (
          <Button variant="default" onClick={() => window.history.back()}>
            Go back
          </Button>
        ) : null}
      </ErrorExplained>
    </main>
  );
}

/** An error with the ways out of it, for a page with the class of this file. */
export function ErrorExplained({ what, next, children }: Explanation & { children: ReactNode }) {
  return (
    <>
      <h1>Unexpected Application Error!</h1>
      <p className={classes.what}>{what}</p>
      <p>{next}</p>
      <div className={classes.ways}>{children}</div>
      <p>
        Still stuck? Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </p>
    </>
  );
}
