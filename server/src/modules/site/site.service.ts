import type { Role } from '@redflag/shared/accounts';
import type { Config } from '#platform/config.ts';
import { escapeHtml } from '#platform/http/html.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { listedPages } from '#platform/web-app/web-app.ts';

const searches: Record<Role, { path: string; query: string }> = {
  user: { path: '/user/dashboard', query: 'target' },
  admin: { path: '/admin/report-lists', query: 'q' },
};

/** Returns the path that a search from the start page leads to; visitors sign in first. */
export function searchPath(viewer: Pick<Viewer, 'role'> | null, typed: string): string {
  const { path, query } = searches[viewer?.role ?? 'user'];
  const target = typed.trim();
  if (!target) return viewer ? path : '/';
  const search = `${path}?${new URLSearchParams({ [query]: target })}`;
  return viewer ? search : `/signin?${new URLSearchParams({ redirect: search })}`;
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
    theme_color: '#0c6b67',
    background_color: '#ffffff',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
