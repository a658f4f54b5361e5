import { trendsSchema } from '@redflag/shared/trends';
import { keepAndAsk } from '#platform/http/caching.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { TRENDS_PAGE } from '#platform/web-app/web-app.ts';
import { renderTrends } from './trends.page.ts';
import { readTrends } from './trends.service.ts';

export function trendsRoutes(
  app: HttpServer,
  platform: Platform,
  pages: ReadonlyMap<string, string>,
): void {
  const { trends: isOn } = platform.config;
  app.get(
    '/v1/trends',
    {
      onSend: keepAndAsk,
      config: { permission: 'trends.read' },
      schema: {
        summary: 'What is going round',
        description:
          'Where TRENDS is on. Counted once an hour; names nobody, and nothing that fewer than ten people reported.',
        tags: ['Statistics'],
        response: { 200: trendsSchema },
      },
    },
    () => {
      if (!isOn) throw notFound('Page');
      return readTrends(platform);
    },
  );
  if (!isOn) return;

  const page = pages.get(TRENDS_PAGE) ?? '#TRENDS_GREW#TRENDS_KINDS#TRENDS_AT';
  app.get(
    TRENDS_PAGE,
    { config: { permission: 'site.read' }, schema: { hide: true }, onSend: keepAndAsk },
    async (_request, reply) => {
      const parts = renderTrends(await readTrends(platform));
      reply.type('text/html; charset=utf-8');
      return page.replace(/#TRENDS_(GREW|KINDS|AT)/g, (mark) => parts[mark] ?? mark);
    },
  );
}
