import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import { etagOf, isCurrent } from '#platform/http/caching.ts';
import { notFound } from '#platform/http/problem.ts';
import { signInMark } from '#platform/http/sign-in-mark.ts';
import { fillInQuestion, isOtherThanBuilt, renderAsked, signInFor } from './asked.ts';
import { applyPageSettings } from './page-settings.ts';

const BUILD = join(import.meta.dirname, '../../../../web/build/client');
/** React Router's page for every address that is not prerendered. */
const APP_PAGE = '/__spa-fallback';
/** The page for every address without a screen. */
const ERROR_PAGE = '/404';
/** The page of what is going round, which is there only with TRENDS. */
export const TRENDS_PAGE = '/trends';
/** The paths and files of all screens, which web/react-router.config.ts writes. */
const SCREENS = 'screens.json';
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  // As it is: the reader of pictures unpacks it.
  '.gz': 'application/gzip',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};
const YEAR_SECONDS = 31_536_000;

/** The pages that search engines may list. */
export const listedPages = [
  '/',
  '/how-it-works',
  '/how-we-decide',
  '/install',
  '/developers',
  '/block-calls',
  '/trends',
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
  /**
   * The screens' paths as React Router writes them, such as `user/report/:id`, and the addresses of
   * the files that each needs beyond those of all. First, with a parameter, what a screen needs besides if its
   * address has that, such as `user/dashboard?target`.
   */
  screens: Readonly<Record<string, readonly string[]>>;
}

const screensSchema = z.record(z.string(), z.array(z.string()));

/** Reads the built web app. It has neither pages nor screens if it is not built. */
export async function readWebApp(config: Config): Promise<WebApp> {
  const pages = new Map<string, string>();
  const list = await readFile(join(BUILD, SCREENS), 'utf8').catch(() => null);
  if (list === null) return { pages, screens: {} };
  for await (const file of glob('**/*.html', { cwd: BUILD })) {
    const address = file.endsWith('index.html') ? dirname(`/${file}`) : `/${file.slice(0, -5)}`;
    pages.set(address, applyPageSettings(await readFile(join(BUILD, file), 'utf8'), config));
  }
  const screens = screensSchema.parse(JSON.parse(list));
  if (!config.trends) pages.delete(TRENDS_PAGE);
  // The app at another spelling of the address would show what only the server fills in.
  delete screens[TRENDS_PAGE.slice(1)];
  return { pages, screens };
}

interface BuiltFile {
  content: Buffer;
  /** As scripts/build-web.ts compressed it, by coding. */
  compressed: Record<string, Buffer | undefined>;
  headers: Record<'content-type' | 'cache-control' | 'etag' | 'vary', string>;
}

/**
 * Reads the built files by path, without the pages. All stay in memory, because a later build
 * replaces the folder, and pages only work with their own files.
 */
async function readFiles(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const read = async (name: string): Promise<[string, BuiltFile]> => {
    const file = join(folder, name);
    const ifAny = (path: string) => readFile(path).catch(() => undefined);
    const [content, br, gzip] = await Promise.all([
      readFile(file),
      ifAny(`${file}.br`),
      ifAny(`${file}.gz`),
    ]);
    const headers = {
      'content-type': types[extname(name)] ?? '',
      'cache-control': name.startsWith('assets/')
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : 'no-cache',
      etag: etagOf(content),
      vary: 'accept-encoding',
    };
    return [`/${name}`, { content, compressed: { br, gzip }, headers }];
  };
  const files: ReturnType<typeof read>[] = [];
  for await (const name of glob('**/*.{css,js,png,svg,wasm,traineddata-*.gz}', { cwd: folder }))
    files.push(read(name));
  return new Map(await Promise.all(files));
}

/** Returns the page for an address without a screen; undefined if the web app is not built. */
export function errorPageOf({ pages }: WebApp): string | undefined {
  return pages.get(ERROR_PAGE);
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
 * Matches a screen's path as React Router does: in any case, with any slashes at the end. Ids may
 * be unknown, but have no dot, unlike files.
 */
function matchScreen(screen: string): RegExp {
  const path = screen.replaceAll(/\/:\w+\?/g, '(/[^/.]+)?').replaceAll(/:\w+/g, '[^/.]+');
  return new RegExp(`^/${path}/*$`, 'i');
}

/**
 * Returns the app's page for a screen, whose files the browser then fetches with those of the app.
 * @param attribute `crossorigin` for what is imported later: a browser would fetch its styles twice without
 */
function pageOfScreen(page: string, files: readonly string[], attribute = ''): string {
  const links = files.map((href) =>
    href.includes('.css')
      ? `<link rel="preload" as="style" href="${href}"${attribute}/>`
      : `<link rel="modulepreload" href="${href}"${attribute}/>`,
  );
  return page.replace('</head>', `${links.join('')}</head>`);
}

/**
 * Serves the built web app from `folder`: files and prerendered pages as they are, the app at every
 * other path of a screen, and 404 elsewhere. A trailing slash redirects to the page without it,
 * because the page's links are relative. A session from before it had a mark gets one with its next page.
 */
export async function serveWebApp(
  app: FastifyInstance,
  config: Config,
  { pages, screens }: WebApp,
  folder = BUILD,
): Promise<void> {
  const files = await readFiles(folder);
  const mark = signInMark(config);
  const appPage = pages.get(APP_PAGE) ?? '';
  const shown = Object.entries(screens).map(([screen, own]) => {
    // Not at that of an optional part, such as `:id?`.
    const [path = '', parameter] = screen.split(/\?(?=\w)/);
    const page = pageOfScreen(appPage, screens[path] ?? []);
    return {
      address: matchScreen(path),
      parameter,
      appPage: parameter ? pageOfScreen(page, own, ' crossorigin') : page,
    };
  });
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
    const file = files.get(pathname);
    if (file) return sendFile(request, reply, file);
    const parameters = new URLSearchParams(search);
    const screen = shown.find(
      ({ address, parameter }) =>
        address.test(pathname) && (!parameter || parameters.get(parameter)),
    );
    if (!screen) return reply.callNotFound();
    if (!listed.has(pathname)) reply.header('x-robots-tag', 'noindex');
    const isVisitor = !mayHaveSession(request);
    if (isVisitor && forSignedIn.test(pathname)) {
      return reply.header('cache-control', 'no-store').redirect(signInFor(pathname + search), 303);
    }
    const page = pages.get(pathname) ?? screen.appPage;
    const differs = isForm(page) && isOtherThanBuilt(search);
    const sent = fillInQuestion(differs ? screen.appPage : page, search);
    if (!isVisitor && !mark.isIn(request)) mark.set(reply);
    return sendPage(
      request,
      reply,
      (isVisitor ? sent.replace(ASKING, '') : sent).replace('#ASKED', () => renderAsked(search)),
    );
  });
}

/** Asks who is signed in before the scripts have come (web/src/app/loading/first-load.tsx). */
const ASKING = /<link rel="preload" href="\/v1\/me"[^>]*>/;

/** What only people who are signed in see. */
const forSignedIn = /^\/(user|review|admin)\//i;

/**
 * Whether somebody may be signed in. Visitors are led to the form at once: the app would find out only when its
 * scripts have come.
 */
function mayHaveSession({ headers }: FastifyRequest): boolean {
  return /(^|; *)(__Host-)?session=/.test(headers.cookie ?? '');
}

/** Whether a built page is a form, taken over by the app's scripts, which alone know the address's query. */
function isForm(page = ''): boolean {
  return page.includes('__reactRouterContext');
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const etag = etagOf(page);
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
  if (isCurrent(request, etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page);
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, compressed, headers }: BuiltFile,
): FastifyReply {
  reply.headers(headers);
  if (isCurrent(request, headers.etag)) return reply.code(304).send();
  const coding = String(request.headers['accept-encoding']);
  if (compressed[coding]) reply.header('content-encoding', coding);
  return reply.send(compressed[coding] ?? content);
}
