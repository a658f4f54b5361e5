import { Button } from '@mantine/core';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Logo } from '../ui/logo.tsx';
import classes from './error-page.module.css';

function explain(error: unknown): { what: string; next: string } {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      what: '404 Not Found',
      next: 'There is no page at this address. It may have been mistyped, or the page has moved.',
    };
  }
  const next = 'Reload the page. If it happens again, go back to the start page.';
  if (isRouteErrorResponse(error)) {
    return { what: `${error.status} ${error.statusText}`, next };
  }
  return { what: error instanceof Error ? error.message : 'Unknown error', next };
}

/** The page for unknown addresses and for errors that no screen expected. */
export function ErrorPage() {
  const { what, next } = explain(useRouteError());
  return (
    <main className={classes.page}>
      <Logo />
      <h1>Unexpected Application Error!</h1>
      <p className={classes.what}>{what}</p>
      <p>{next}</p>
      <Button component="a" href="/">
        Back to the start page
      </Button>
    </main>
  );
}
