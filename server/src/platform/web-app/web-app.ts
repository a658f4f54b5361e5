import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import { etagOf, isCurrent } from '#platform/http/caching.ts';
import { notFound } from '#platform/http/problem.ts';
import { applyPageSettings } from './page-settings.ts';

const BUILD = join(import.meta.dirname, '../../../../web/build/client');
/** React Router's page for every address that is not prerendered. */
const APP_PAGE = '/__spa-fallback';
/** The page for every address without a screen. */
const ERROR_PAGE = '/404';
/** The paths of all screens, which web/react-router.config.ts writes. */
const SCREENS = 'screens.json';
const YEAR_SECONDS = 31_536_000;

/** The pages that search engines may list. */
export const listedPages = [
  '/',
  '/how-it-works',
  '/terms-and-conditions',
  '/privacy-policy',
  '/signup',
  '/login',
] as const;
const listed = new Set<string>(listedPages);

/** The built web app. */
export interface WebApp {
  /** The built pages by path, with the settings filled in. */
  pages: ReadonlyMap<string, string>;
  /** The paths of its screens as React Router writes them, such as `user/report/:id`. */
  screens: readonly string[];
}

/** Reads the built web app. It has neither pages nor screens if it is not built. */
export async function readWebApp(config: Config): Promise<WebApp> {
  const pages = new Map<string, string>();
  const list = await readFile(join(BUILD, SCREENS), 'utf8').catch(() => null);
  if (list === null) return { pages, screens: [] };
  for await (const file of glob('**/*.html', { cwd: BUILD })) {
    const address = file.endsWith('index.html') ? dirname(`/${file}`) : `/${file.slice(0, -5)}`;
    pages.set(address, applyPageSettings(await readFile(join(BUILD, file), 'utf8'), config));
  }
  return { pages, screens: z.array(z.string()).parse(JSON.parse(list)) };
}

/** Returns the page for an address without a screen; undefined if the web app is not built. */
export function errorPageOf({ pages }: WebApp): string | undefined {
  return pages.get(ERROR_PAGE);
}

/**
 * Returns the app's page for a report, which says in the previews of shared links what waits behind
 * sign-in. It is the same for every report, and for an id that has none.
 */
function reportPageOf(page: string | undefined): string | undefined {
  const describe = (property: string, text: string) =>
    [new RegExp(`(<meta property="${property}" content=")[^"]*`), `$1${text}`] as const;
  return page
    ?.replace(...describe('og:title', 'Somebody shared a scam report with you'))
    .replace(...describe('og:description', 'Sign in to read it. An account is free.'));
}

/** Returns the CSP sources of the pages' inline scripts, which never change while the server runs. */
export function hashInlineScripts({ pages }: Pick<WebApp, 'pages'>): string[] {
  const scripts = [...pages.values()].flatMap((html) =>
    [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => script,
    ),
  );
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * Matches the paths that React Router shows a screen at: in any case, with any slashes at the end.
 * What an id names is for the API to find, but it has no dot, unlike a file.
 */
function matchScreens(screens: readonly string[]): RegExp {
  const paths = screens.map((path) => path.replaceAll(/:\w+/g, '[^/.]+'));
  return new RegExp(`^/(${paths.join('|')})/*$`, 'i');
}

/**
 * Serves the built web app: its files and prerendered pages as they are, and the app itself at every
 * other path of a screen. Any other path gets 404. A trailing slash redirects to the page without
 * it, because the page's links are relative.
 * @param folder with the built files
 */
export async function serveWebApp(
  app: FastifyInstance,
  { pages, screens }: WebApp,
  folder = BUILD,
): Promise<void> {
  if (pages.size > 0) await serveFiles(app, folder);
  const isScreen = matchScreens(screens);
  const isReport = matchScreens(['user/report/:id']);
  const reportPage = reportPageOf(pages.get(APP_PAGE));
  app.setNotFoundHandler(() => {
    throw notFound('Page');
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    // Not by `URL`, which reads what follows two slashes as a host.
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url) ?? [];
    const bare = pathname.replace(/(.)\/$/, '$1');
    if (bare !== pathname && pages.has(bare)) {
      return reply.header('cache-control', 'no-cache').redirect(bare + search, 308);
    }
    const appPage = isReport.test(pathname) ? reportPage : pages.get(APP_PAGE);
    const page = isScreen.test(pathname) ? (pages.get(pathname) ?? appPage) : undefined;
    if (!page) return reply.callNotFound();
    if (!listed.has(pathname)) reply.header('x-robots-tag', 'noindex');
    return sendPage(request, reply, page);
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const etag = etagOf(page);
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
  if (isCurrent(request, etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page);
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    // Older builds have a robots.txt, and a second route for it would stop the start.
    globIgnore: ['**/*.{html,br,gz}', 'robots.txt', SCREENS],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const immutable = path.startsWith(join(folder, 'assets'));
      reply.header(
        'cache-control',
        immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
}
