import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isCurrent } from '#platform/http/caching.ts';
import { pictureSizes } from './picture-store.ts';

/** Query of a picture that is stored in several sizes. */
export const pictureQuerySchema = z.object({ size: z.enum(pictureSizes).default('full') });

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
