import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '#platform/http/problem.ts';
import { ACCOUNT_UPLOAD_MEMORY_BYTES, UPLOAD_MEMORY_BYTES } from '#platform/limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of the request's upload in memory. */
    uploadedBytes: number;
  }
}

/**
 * Reserves memory for the next piece of an upload, until the request is answered or aborted. If too
 * little is left, returns false and releases what the request has reserved.
 */
export type TakeMemory = (request: FastifyRequest, bytes: number) => boolean;

/**
 * Limits the memory of uploads that arrive and wait. A slow upload reserves only what it has sent,
 * so that neither it nor all uploads of one account keep others out.
 */
export function limitUploadMemory(app: FastifyInstance): TakeMemory {
  let taken = 0;
  const takenBy = new Map<string, number>();
  const count = (request: FastifyRequest, bytes: number) => {
    const account = request.viewer?.id ?? '';
    const sum = (takenBy.get(account) ?? 0) + bytes;
    if (sum > 0) takenBy.set(account, sum);
    else takenBy.delete(account);
    taken += bytes;
    request.uploadedBytes += bytes;
    return taken <= UPLOAD_MEMORY_BYTES && sum <= ACCOUNT_UPLOAD_MEMORY_BYTES;
  };
  const leave = (request: FastifyRequest) => count(request, -request.uploadedBytes);
  app.decorateRequest('uploadedBytes', 0);
  // Only for routes with uploads: on a live stream, such a listener would keep the request in memory.
  app.addHook('onRoute', (route) => {
    if (!route.schema?.consumes?.includes('multipart/form-data')) return;
    route.onResponse = async (request: FastifyRequest) => void leave(request);
    route.onRequestAbort = async (request: FastifyRequest) => void leave(request);
  });
  return (request, bytes) => {
    const fits = count(request, bytes);
    if (!fits) leave(request);
    return fits;
  };
}

/** Returns the problem 503 for an upload for which no memory is left. */
export function tooManyUploads(): ProblemError {
  return new ProblemError({
    status: 503,
    code: 'too-many-uploads',
    detail: 'Too many pictures are being sent right now. Please try again in a moment.',
    headers: { 'retry-after': '5' },
  });
}
