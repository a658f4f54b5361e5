import { pathAfterSignIn } from '@redflag/shared/accounts/redirect';
import { CHECKED_TEXT_MAX } from '@redflag/shared/checks/values';
import { detectCategory, isMessage } from '@redflag/shared/targets';
import { findTargets } from '@redflag/shared/targets/messages/find-targets';
import { worstKind } from '@redflag/shared/verdicts/precautions.words';
import type { Config } from '#platform/config.ts';
import { escapeHtml } from '#platform/http/html.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { listedPages } from '#platform/web-app/web-app.ts';

/**
 * Returns the path of a search from the start page; visitors sign in first. It names the category
 * for their screen (`about`), and of a message what it names (`found`), by its place: the screen could
 * find that out itself only with 170 KiB of script.
 */
export function searchPath(viewer: Pick<Viewer, 'role'> | null, typed: string): string {
  const target = typed.trim();
  if (!target) return viewer ? `/${viewer.role}/dashboard` : '/';
  const redirect = `/user/dashboard?${new URLSearchParams({ target })}`;
  if (viewer) return pathAfterSignIn(viewer.role, redirect);
  const found = isMessage(target) ? findTargets(target.slice(0, CHECKED_TEXT_MAX)) : [];
  const about = worstKind(found.map(({ category }) => category)) ?? detectCategory(target);
  const places = found.map(({ category, start, end }) => `${category}:${start}-${end}`);
  return `/signin?${new URLSearchParams({
    redirect,
    ...(about && { about }),
    ...(places.length > 0 && { found: places.join() }),
  })}`;
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
export function renderSitemap({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const urls = listedPages.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
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
