import type { Readable } from 'node:stream';
import type { KeyScope } from '@redflag/shared/keys/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isCurrent } from '#platform/http/caching.ts';
import type { Example } from '#platform/http/examples.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { pictureAnswers } from '#platform/http/openapi.ts';
import type { Permission, Viewer } from '#platform/http/permissions.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { PictureSize } from './picture-store.ts';
import { pictureSizes } from './picture-store.ts';

const pictureQuerySchema = z.object({ size: z.enum(pictureSizes).default('full') });

/** A stored picture that the caller may see. */
export interface StoredPicture {
  contentType: string;
  etag: string;
  /** @throws ProblemError 404 when the file is gone */
  open(): Promise<Readable>;
}

/**
 * Sends a picture that only the browser may cache, and must revalidate each time, so that a deleted
 * one disappears everywhere. Opens the file only to send it.
 */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { open, contentType, etag }: StoredPicture,
): Promise<FastifyReply> {
  const headers = { etag, 'cache-control': 'private, no-cache' };
  if (isCurrent(request, etag)) return reply.headers(headers).code(304).send();
  const content = await open();
  return reply.headers(headers).type(contentType).send(content);
}

interface PictureRoute {
  config: { permission: Permission; scopes?: readonly KeyScope[]; example?: Example };
  summary: string;
  tags: string[];
  params: z.ZodObject<{ id: z.ZodUUID }>;
}

/** Adds the route of a picture that is stored in several sizes, which `read` finds for those who may see it. */
export function pictureRoute(
  app: HttpServer,
  path: string,
  { config, ...described }: PictureRoute,
  read: (viewer: Viewer, id: string, size: PictureSize) => Promise<StoredPicture>,
): void {
  app.get(
    path,
    {
      config,
      schema: { ...described, querystring: pictureQuerySchema, response: pictureAnswers },
    },
    async (request, reply) => {
      const picture = await read(viewerOf(request), request.params.id, request.query.size);
      return sendPicture(request, reply, picture);
    },
  );
}
