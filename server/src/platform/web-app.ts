import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './problem.ts';
import { sendProblem } from './problem-answers.ts';

const BUILD = join(import.meta.dirname, '../../../web/build/client');
/** React Router's page for every address that is not prerendered. */
const APP_PAGE = '__spa-fallback.html';
const YEAR_SECONDS = 31_536_000;

/** CSP sources for the inline scripts of the built pages, which are fixed at the build. */
export async function findInlineScripts(): Promise<string[]> {
  const sources = new Set<string>();
  for await (const page of glob('**/*.html', { cwd: BUILD })) {
    const html = await readFile(join(BUILD, page), 'utf8');
    for (const [, script = ''] of html.matchAll(
      /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
    )) {
      sources.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return [...sources];
}

/**
 * Serves the built web app: files as they are, every other page address as the app itself. What is
 * no page is answered 404.
 */
export async function serveWebApp(app: FastifyInstance): Promise<void> {
  const built = existsSync(join(BUILD, APP_PAGE));
  if (built) await serveFiles(app);
  app.setNotFoundHandler(async (request, reply) => {
    const page =
      built &&
      request.method === 'GET' &&
      !request.url.startsWith('/v1/') &&
      request.headers.accept?.includes('text/html');
    return page ? reply.sendFile(APP_PAGE) : sendProblem(reply, request, notFound('Page').details);
  });
}

async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: BUILD,
    cacheControl: false,
    setHeaders(reply, path) {
      const immutable = path.startsWith(join(BUILD, 'assets'));
      reply.header(
        'cache-control',
        immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
}
