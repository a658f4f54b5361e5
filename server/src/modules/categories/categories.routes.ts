import { categorySchema } from '@redflag/shared/categories';
import { z } from 'zod';
import { shared } from '#platform/database/combined-queries.ts';
import { keepAndAsk } from '#platform/http/caching.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { notModified } from '#platform/http/openapi.ts';
import type { Platform } from '#platform/platform.ts';
import { listCategories } from './categories.service.ts';

export function categoryRoutes(app: HttpServer, platform: Platform): void {
  const list = shared(() => listCategories(platform));

  app.get(
    '/v1/categories',
    {
      config: {
        permission: 'category.read',
        scopes: ['check', 'reports:read', 'reports:write'],
        example: {},
      },
      onSend: keepAndAsk,
      schema: {
        summary: 'Report categories with their subcategories',
        tags: ['Categories'],
        response: { 200: z.array(categorySchema), ...notModified },
      },
    },
    () => list(),
  );
}
