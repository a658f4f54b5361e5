import { targetParamsSchema } from '@redflag/shared/checks';
import { isCurrent } from '#platform/http/caching.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { pictureAnswers } from '#platform/http/openapi.ts';
import type { Platform } from '#platform/platform.ts';
import { verdictPictures } from './verdict-picture.service.ts';

export function verdictPictureRoutes(app: HttpServer, platform: Platform): void {
  const findPicture = verdictPictures(platform);

  app.get(
    '/v1/targets/:id/picture',
    {
      config: { permission: 'target.share', cost: 'public-check' },
      schema: {
        summary: 'A picture that warns of a confirmed target, to share',
        description: 'For visitors only where the public check is on.',
        tags: ['Targets'],
        params: targetParamsSchema,
        response: pictureAnswers,
      },
    },
    async (request, reply) => {
      const { etag, draw } = await findPicture(request.viewer, request.params.id);
      const headers = { etag, 'cache-control': 'private, no-cache' };
      if (isCurrent(request, etag)) return reply.headers(headers).code(304).send();
      return reply
        .headers(headers)
        .type('image/png')
        .send(await draw());
    },
  );
}
