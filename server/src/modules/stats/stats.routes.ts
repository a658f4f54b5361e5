import { reviewStatsSchema, statsSchema } from '@redflag/shared/stats';
import { shared } from '#platform/database/combined-queries.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { countEverything, readReviewStats } from './stats.service.ts';

export function statsRoutes(app: HttpServer, platform: Platform): void {
  const count = shared(() => countEverything(platform, new Date()));
  const countReviews = shared(() => readReviewStats(platform, new Date()));

  app.get(
    '/v1/stats',
    {
      config: { permission: 'stats.read', cost: 'overview' },
      schema: {
        summary: 'Counts for the dashboard',
        tags: ['Statistics'],
        response: { 200: statsSchema },
      },
    },
    () => count(),
  );

  app.get(
    '/v1/stats/review',
    {
      config: { permission: 'stats.read', cost: 'overview' },
      schema: {
        summary: 'How reviewing goes',
        tags: ['Statistics'],
        response: { 200: reviewStatsSchema },
      },
    },
    () => countReviews(),
  );
}
