import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config.ts';
import { etagOf, isCurrent } from '#platform/http/caching.ts';
import { notFound } from '#platform/http/problem.ts';
import { sendProblem } from '#platform/http/problem-answers.ts';
import { applyPageSettings } from './page-settings.ts';

const BUILD = join(import.meta.dirname, '../../../../web/build/client');
/** React Router's page for every address that is not prerendered. */
export const APP_PAGE = '/__spa-fallback';
/** Paths without a screen: the server's own routes, and files. */
const NO_PAGE = /^\/(v1|docs|dev|assets)(\/|$)|\.\w+$/;
const YEAR_SECONDS = 31_536_000;

/** The pages that search engines may list. */
export const listedPages = [
  '/',
  '/terms-and-conditions',
  '/privacy-policy',
  '/signup',
  '/login',
] as const;
const listed = new Set<string>(listedPages);

/** The built pages by path, with the settings filled in. */
export type WebPages = ReadonlyMap<string, string>;

/** Reads the built pages; there are none if the web app is not built. */
export async function readWebPages(config: Config): Promise<WebPages> {
  const pages = new Map<string, string>();
  for await (const file of glob('**/*.html', { cwd: BUILD })) {
    const address = file.endsWith('index.html') ? dirname(`/${file}`) : `/${file.slice(0, -5)}`;
    pages.set(address, applyPageSettings(await readFile(join(BUILD, file), 'utf8'), config));
  }
  return pages;
}

/** Returns the CSP sources of the pages' inline scripts, which never change while the server runs. */
export function hashInlineScripts(pages: WebPages): string[] {
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
 * Serves the built web app: its files and prerendered pages as they are, and the app itself at every
 * other path of a screen. Any other path gets 404. A trailing slash redirects to the page without
 * it, because the page's links are relative.
 * @param folder with the built files
 */
export async function serveWebApp(
  app: FastifyInstance,
  pages: WebPages,
  folder = BUILD,
): Promise<void> {
  if (pages.size > 0) await serveFiles(app, folder);
  app.setNotFoundHandler((request, reply) => sendProblem(reply, request, notFound('Page').details));
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    // Not by `URL`, which reads what follows two slashes as a host.
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url) ?? [];
    const bare = pathname.replace(/(.)\/$/, '$1');
    if (bare !== pathname && pages.has(bare)) {
      return reply.header('cache-control', 'no-cache').redirect(bare + search, 308);
    }
    const page = NO_PAGE.test(pathname) ? undefined : (pages.get(pathname) ?? pages.get(APP_PAGE));
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
    globIgnore: ['**/*.{html,br,gz}', 'robots.txt'],
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
