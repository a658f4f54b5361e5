import { STATS_OLDEST_MS, statsSchema } from '@redflag/shared/stats';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { shareCounting } from './share-counting.ts';
import { countEverything } from './stats.service.ts';

export function statsRoutes(app: HttpServer, platform: Platform): void {
  const readStats = shareCounting(() => countEverything(platform, new Date()), STATS_OLDEST_MS);
  app.get(
    '/v1/stats',
    {
      config: { permission: 'stats.read', cost: 'overview' },
      schema: {
        summary: 'Counts for the dashboard',
        description: 'If counting takes long, the answer may be up to four seconds old.',
        tags: ['Statistics'],
        response: { 200: statsSchema },
      },
    },
    readStats,
  );
}
