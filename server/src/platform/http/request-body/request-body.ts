import type { MultipartFile } from '@fastify/multipart';
import multipart from '@fastify/multipart';
import { MAX_PICTURE_BYTES, pictureMessages } from '@redflag/shared/pictures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { malformed, ProblemError, unsupportedMediaType } from '#platform/http/problem.ts';
import { requests } from '#platform/limits.ts';
import type { TakeMemory } from './upload-memory-limit.ts';
import { limitUploadMemory, tooManyUploads } from './upload-memory-limit.ts';

/** A file of a multipart form, as the value of its field in the request's body. */
export interface UploadedFile {
  fileName: string;
  content: Buffer;
}

function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && Buffer.isBuffer(Object(value).content);
}

/** A picture that a form must include. */
export const uploadedPictureSchema = z
  .custom<UploadedFile>(isUploadedFile, pictureMessages.missing)
  .meta({ type: 'string', format: 'binary' });

/** The same, or null where the server says that this caller need not send one. */
export const waivablePictureSchema = z
  .custom<UploadedFile | null>(
    (value) => value === null || isUploadedFile(value),
    pictureMessages.missing,
  )
  .meta({ type: 'string', format: 'binary' });

/**
 * Reads JSON or, if the route's schema `consumes` that, a form, which as multipart has at most one
 * file; anything else gets 415. A route's schema reports a missing body.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // Many clients send a content type without a body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null) : parseJson(request, String(text), done),
  );
  await app.register(multipart, {
    limits: {
      fileSize: MAX_PICTURE_BYTES,
      files: 1,
      fields: requests.formFields,
      fieldSize: requests.formFieldBytes,
    },
  });
  const takeMemory = limitUploadMemory(app);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // Not earlier: the permission is checked first.
  app.addHook('preValidation', async (request) => {
    if (request.is404 || request.method === 'GET' || request.method === 'HEAD') return;
    const taken = request.routeOptions.schema?.consumes ?? ['application/json'];
    const named = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (named && !taken.includes(named)) throw unsupportedMediaType(taken);
    if (request.isMultipart()) request.body = await readForm(request, takeMemory);
    else if (request.routeOptions.schema?.body) request.body ??= {};
  });
}

async function readForm(
  request: FastifyRequest,
  takeMemory: TakeMemory,
): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (Object.hasOwn(form, part.fieldname)) {
        throw malformed(`The field ${part.fieldname} was sent more than once.`);
      }
      form[part.fieldname] =
        part.type === 'file'
          ? { fileName: part.filename, content: await readFile(part, request, takeMemory) }
          : part.value;
    }
  } catch (error) {
    // The parser's own errors, for a truncated or invalid form, have no status.
    if (error instanceof ProblemError || (error instanceof Error && 'statusCode' in error)) {
      throw error;
    }
    throw malformed('The form cannot be read.');
  }
  return form;
}

/** Reads to the end, even if it keeps nothing: the sender gets the reason, not a closed connection. */
async function readFile(
  { file }: MultipartFile,
  request: FastifyRequest,
  takeMemory: TakeMemory,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let isKept = true;
  for await (const piece of file) {
    isKept = isKept && takeMemory(request, piece.length);
    if (isKept) pieces.push(piece);
    else pieces.length = 0;
  }
  if (file.truncated) throw new request.server.multipartErrors.RequestFileTooLargeError();
  if (!isKept) throw tooManyUploads();
  return Buffer.concat(pieces);
}
