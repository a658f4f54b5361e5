import '#ui/base.css';
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MetaFunction } from 'react-router';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router';
import { brand, describePage, pageMeta } from '#ui/brand.ts';
import { cssVariables, theme } from '#ui/theme.ts';
import { ErrorPage } from './error-page.tsx';
import { Splash } from './splash.tsx';

export const meta: MetaFunction = ({ error }) =>
  error ? pageMeta(titleOf(error)) : describePage(brand.name);

function titleOf(error: unknown): string {
  const unknownPage = isRouteErrorResponse(error) && error.status === 404;
  return unknownPage ? 'Page not found' : 'Something went wrong';
}

/** The document around every screen. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="application-name" content={brand.name} />
        <meta name="support-email" content={brand.supportEmail} />
        <meta name="public-url" content={brand.origin} />
        <meta name="color-scheme" content="light dark" />
        {/* The headers' colour: --mantine-color-body. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#192026" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <LinkPreview />
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

/** What every shared link shows; the rest is in each screen's meta tags. */
function LinkPreview() {
  return (
    <>
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={`${brand.origin}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="A red flag on a hill" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Otherwise zod tries out whether it may make functions of text, which the content security policy reports. */
const ZOD_WITHOUT_EVAL = 'globalThis.__zod_globalConfig={jitless:true}';

/**
 * What the app's screens start as. The framework's scripts come with it alone: the public pages are
 * rendered in full at build time, so they have none and are plain HTML.
 */
export function HydrateFallback() {
  return (
    <>
      <Splash />
      <script>{ZOD_WITHOUT_EVAL}</script>
      <Scripts />
    </>
  );
}

export { ErrorPage as ErrorBoundary };
