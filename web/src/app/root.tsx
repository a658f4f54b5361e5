import '#ui/styles/base.css';
import type { ReactNode } from 'react';
import type { MetaFunction } from 'react-router';
import { isRouteErrorResponse, Links, Meta, Outlet } from 'react-router';
import { brand, describePage, pageMeta } from '#ui/brand.ts';
import { ErrorPage } from './error-page.tsx';
import { FirstLoad } from './loading/first-load.tsx';
import { Splash } from './loading/splash.tsx';

export const meta: MetaFunction = ({ error }) =>
  error ? pageMeta(titleOf(error)) : describePage(brand.name);

function titleOf(error: unknown): string {
  const unknownPage = isRouteErrorResponse(error) && error.status === 404;
  return unknownPage ? 'Page not found' : 'Something went wrong';
}

/** The HTML document around every screen. The server adds `data-sign-up` and `data-trends`. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="application-name" content={brand.name} />
        <meta name="support-email" content={brand.supportEmail} />
        <meta name="public-url" content={brand.origin} />
        <meta name="color-scheme" content="light dark" />
        {/* The colour of the headers: --color-body. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#192026" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <LinkPreview />
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** What the preview of every shared link has in common; the rest is in each screen's meta tags. */
function LinkPreview() {
  return (
    <>
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={`${brand.origin}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="Is it a scam? Check before you pay, reply or click." />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** What the app shows until it has loaded, where the first screen is not built. */
export function HydrateFallback() {
  return (
    <>
      <Splash />
      <FirstLoad />
    </>
  );
}

export { ErrorPage as ErrorBoundary };
