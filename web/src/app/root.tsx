import '../ui/base.css';
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MetaFunction } from 'react-router';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { brand, pageMeta } from '../ui/brand.ts';
import { cssVariables, theme } from '../ui/theme.ts';
import { ErrorPage } from './error-page.tsx';
import { Splash } from './splash.tsx';

export const meta: MetaFunction = ({ error }) =>
  error ? pageMeta('Something went wrong') : [{ title: brand.name }];

/** The document around every screen. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="application-name" content={brand.name} />
        <meta name="support-email" content={brand.supportEmail} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <ColorSchemeScript defaultColorScheme="auto" />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
        >
          {children}
        </MantineProvider>
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/**
 * What the app's screens start as. The framework's scripts come with it alone: the public pages are
 * rendered in full at build time, so they have none and are plain HTML.
 */
export function HydrateFallback() {
  return (
    <>
      <Splash />
      <Scripts />
    </>
  );
}

export { ErrorPage as ErrorBoundary };
