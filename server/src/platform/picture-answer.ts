import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pictureSizes } from './picture-store.ts';

/** Query of a picture that is kept in two sizes. */
export const pictureQuerySchema = z.object({ size: z.enum(pictureSizes).default('full') });

/** A stored picture on its way to somebody who may see it. */
export interface StoredPicture {
  content: Readable;
  contentType: string;
  etag: string;
}

/**
 * Answers with a picture that the browser alone may keep, and asks for each time: it is gone
 * everywhere once it is deleted.
 */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, contentType, etag }: StoredPicture,
): FastifyReply {
  reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (request.headers['if-none-match'] === etag) {
    content.destroy();
    return reply.code(304).send();
  }
  return reply.type(contentType).send(content);
}
