import { saysNothing } from '@redflag/shared/targets';
import { z } from 'zod';
import { keepAndAsk } from '#platform/http/caching.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { fillIn } from './public-check.page.ts';
import { checkPublicly, explainProblem } from './public-check.service.ts';
import { reviewTimeFiller } from './review-time.ts';
import { renderRobots, renderSitemap, searchPath, webManifest } from './site.service.ts';

const config = { permission: 'site.read' } as const;
const schema = { hide: true };
/** An hour: the settings behind these change only with a restart. */
const CACHE = 'public, max-age=3600';

/** Routes for crawlers, for installing the app, and for the start page's search. */
export function siteRoutes(
  app: HttpServer,
  platform: Platform,
  pages: ReadonlyMap<string, string>,
): void {
  const robots = renderRobots(platform.config);
  const sitemap = renderSitemap(platform.config);
  const manifest = JSON.stringify(webManifest(platform.config));

  app.get('/robots.txt', { config, schema }, (_request, reply) =>
    reply.header('cache-control', CACHE).type('text/plain; charset=utf-8').send(robots),
  );

  app.get('/sitemap.xml', { config, schema }, (_request, reply) =>
    reply.header('cache-control', CACHE).type('application/xml; charset=utf-8').send(sitemap),
  );

  app.get('/manifest.webmanifest', { config, schema }, (_request, reply) =>
    reply
      .header('cache-control', CACHE)
      .type('application/manifest+json; charset=utf-8')
      .send(manifest),
  );

  // Only until the service worker runs, which takes what is shared. The body is never read.
  app.post(
    '/share',
    {
      config: { permission: 'site.share', fromAnywhere: true },
      schema: { hide: true },
      preParsing: async (_request, reply) => reply.redirect('/share', 303),
    },
    (_request, reply) => reply,
  );

  for (const path of ['/how-it-works', '/how-we-decide']) {
    const fill = reviewTimeFiller(platform, pages.get(path) ?? '');
    app.get(path, { config, schema, onSend: keepAndAsk }, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(await fill(Date.now())),
    );
  }

  searchRoute(app, platform, pages.get('/search'));
}

/**
 * Answers the start page's form: with a verdict if the public check is on, else with the way there. Nobody makes
 * an account to hear that there was nothing to check.
 */
function searchRoute(app: HttpServer, platform: Platform, checkPage: string | undefined): void {
  const publicCheck = {
    cost: 'public-check',
    problemPage: (details: ProblemError['details'], query: unknown) =>
      fillIn(checkPage, explainProblem(details, String(Object(query).target ?? ''))),
  } as const;
  app.get(
    '/search',
    {
      config: { permission: 'site.search', ...(platform.config.publicCheck && publicCheck) },
      // The form sends one target. A hand-made address with none or several is not worth an error page.
      schema: {
        hide: true,
        querystring: z.object({ target: z.string().catch(''), mine: z.unknown().optional() }),
      },
    },
    async ({ viewer, query }, reply) => {
      reply.header('cache-control', 'no-store');
      const typed = query.target.trim();
      const isAnswered = platform.config.publicCheck || (typed !== '' && saysNothing(typed));
      const isMine = query.mine !== undefined;
      if (viewer || !isAnswered) return reply.redirect(searchPath(viewer, typed, isMine), 303);
      const answer = await checkPublicly(platform, typed);
      reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8');
      return reply.send(fillIn(checkPage, answer));
    },
  );
}
