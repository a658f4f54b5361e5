import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '#platform/http/problem.ts';
import { UPLOAD_MEMORY_BYTES } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of the request's upload in memory. */
    uploadedBytes: number;
  }
}

/**
 * Reserves memory for the next piece of a request's upload, until the request is answered or aborted.
 * If not enough is left, returns false and releases what the request has reserved so far.
 */
export type TakeMemory = (request: FastifyRequest, bytes: number) => boolean;

/**
 * Limits the memory for uploads while they arrive and wait for their turn. A slow upload reserves only
 * what it has sent, so that it does not keep others out.
 */
export function limitUploadMemory(app: FastifyInstance): TakeMemory {
  let taken = 0;
  const leave = (request: FastifyRequest) => {
    taken -= request.uploadedBytes;
    request.uploadedBytes = 0;
  };
  app.decorateRequest('uploadedBytes', 0);
  // Only for routes with uploads: on a live stream, such a listener would keep the request in memory.
  app.addHook('onRoute', (route) => {
    if (!route.schema?.consumes?.includes('multipart/form-data')) return;
    route.onResponse = async (request: FastifyRequest) => leave(request);
    route.onRequestAbort = async (request: FastifyRequest) => leave(request);
  });
  return (request, bytes) => {
    if (taken + bytes > UPLOAD_MEMORY_BYTES) {
      leave(request);
      return false;
    }
    taken += bytes;
    request.uploadedBytes += bytes;
    return true;
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
