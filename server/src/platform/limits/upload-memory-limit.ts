import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '#platform/http/problem.ts';
import { UPLOAD_MEMORY_BYTES } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of its upload that are in memory. */
    uploadedBytes: number;
  }
}

/**
 * Takes memory for the next piece of a request's upload, until the request is answered or gone. False
 * where none is left: what the request took so far is free again.
 */
export type TakeMemory = (request: FastifyRequest, bytes: number) => boolean;

/**
 * Bounds the memory that uploads hold while they arrive and wait for their turn. A slow one takes no
 * more than it has sent, so that it keeps nobody else out.
 */
export function limitUploadMemory(app: FastifyInstance): TakeMemory {
  let taken = 0;
  const leave = (request: FastifyRequest) => {
    taken -= request.uploadedBytes;
    request.uploadedBytes = 0;
  };
  app.decorateRequest('uploadedBytes', 0);
  // Only where something is uploaded: a listener for the end of a live stream would hold its request.
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

/** 503 for an upload for which no memory was left. */
export function tooManyUploads(): ProblemError {
  return new ProblemError({
    status: 503,
    code: 'too-many-uploads',
    detail: 'Too many pictures are being sent right now. Please try again in a moment.',
    headers: { 'retry-after': '5' },
  });
}
