import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { fetchInTime } from '#api/in-time.ts';
import { brand } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PartMissing } from '#ui/lazy-part.tsx';
import { Logo } from '#ui/logo.tsx';
import classes from './error-page.module.css';

interface Explanation {
  /** In a few words. */
  what: string;
  next: string;
  /** As the browser or the server words it, for whoever is asked for help. */
  message?: string;
}

/** For an address that has no page. */
export const unknownPage: Explanation = {
  what: '404 Not Found',
  next: 'There is no page at this address. Look for a typing mistake.',
};

const tryAgain = 'Try again. Most likely, your browser has kept what you wrote.';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Unknown error';
}

/** The page for unknown addresses and for errors that no screen handles. */
export function ErrorPage() {
  const error = useRouteError();
  if (error instanceof PartMissing) return <ScreenMissing {...error} />;
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  const explanation = isUnknown
    ? unknownPage
    : {
        what: 'This screen has stopped working',
        next: tryAgain,
        message: messageOf(error),
      };
  return (
    <main className={classes.page}>
      <Logo />
      <ErrorExplained {...explanation}>
        {isUnknown ? null : <Button onClick={() => window.location.reload()}>Try again</Button>}
        <Button component="a" href="/" variant="default">
          Back to the start page
        </Button>
      </ErrorExplained>
    </main>
  );
}

/** Whether a reload has brought this page. Supposed where the browser does not say. */
function isReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type !== 'navigate';
}

/**
 * Stands in place of a screen that did not arrive. A release may have replaced its files: if the server
 * can be reached, the page is reloaded, once.
 */
function ScreenMissing({ isLate }: PartMissing) {
  const [reloading, setReloading] = useState(() => !isLate && !isReloaded());
  useEffect(() => {
    if (!reloading) return;
    fetchInTime(new Request('', { method: 'HEAD' })).then(
      () => window.location.reload(),
      () => setReloading(false),
    );
  }, [reloading]);
  if (reloading) return null;
  return (
    <main className={classes.page}>
      <Logo />
      <h1>This screen could not be loaded</h1>
      <p>Check your connection. {tryAgain}</p>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </main>
  );
}

/** An error with the ways out of it, for a page with the class of this file. */
export function ErrorExplained(props: Explanation & { children: ReactNode }) {
  const { what, next, message, children } = props;
  return (
    <>
      <h1 className={classes.specified}>Unexpected Application Error!</h1>
      <p className={classes.what}>{what}</p>
      <p>{next}</p>
      <div className={`row ${classes.ways}`}>{children}</div>
      <p>
        Still stuck? Write to{' '}
        <a className="touch" href={`mailto:${brand.supportEmail}`}>
          {brand.supportEmail}
        </a>
        {message && ` (${message})`}.
      </p>
    </>
  );
}
