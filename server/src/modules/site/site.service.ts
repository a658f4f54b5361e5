import { pathAfterSignIn, replyForms } from '@redflag/shared/accounts/redirect';
import type { Config } from '#platform/config.ts';
import { escapeHtml } from '#platform/http/html.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { signInFor } from '#platform/web-app/asked.ts';
import { listedPages, TRENDS_PAGE } from '#platform/web-app/web-app.ts';

/**
 * Returns the path of a search from a public page; visitors sign in first.
 * @param isMine whether they want to answer the reports on what they typed
 */
export function searchPath(
  viewer: Pick<Viewer, 'role'> | null,
  typed: string,
  isMine = false,
): string {
  const target = typed.trim();
  if (!target && !isMine) return viewer ? `/${viewer.role}/dashboard` : '/';
  const form = isMine ? replyForms.user : '/user/dashboard';
  const path = target ? `${form}?${new URLSearchParams({ target })}` : form;
  return viewer ? pathAfterSignIn(viewer.role, path) : signInFor(path);
}

/** Renders `robots.txt` (RFC 9309): what crawlers may read, and where the sitemap is. */
export function renderRobots({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `User-agent: *
Disallow: /user/
Disallow: /admin/
Disallow: /v1/

Sitemap: ${publicUrl}/sitemap.xml
`;
}

/** Renders the sitemap of the pages that search engines may list (sitemaps.org). */
export function renderSitemap({ publicUrl, trends }: Pick<Config, 'publicUrl' | 'trends'>): string {
  const pages = listedPages.filter((path) => trends || path !== TRENDS_PAGE);
  const urls = pages.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** What a phone needs to install the product as an app (W3C Web Application Manifest). */
export function webManifest({ companyName }: Pick<Config, 'companyName'>) {
  return {
    id: '/',
    name: companyName,
    short_name: companyName,
    description: 'Report, check and review scams, phishing and security vulnerabilities.',
    lang: 'en',
    start_url: '/user/dashboard',
    scope: '/',
    display: 'standalone',
    // The service worker takes it (web/src/service-worker.ts).
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        // The form says which types it takes.
        files: [{ name: 'picture', accept: ['image/*'] }],
      },
    },
    theme_color: '#0c6b67',
    background_color: '#ffffff',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
