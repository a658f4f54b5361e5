import type { Readable } from 'node:stream';
import { categoryValueSchema } from '@redflag/shared/categories';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireReader, scopesOfReaders } from '#modules/changes/index.ts';
import { FileNotFoundError } from '#platform/files/files.ts';
import { isCurrent } from '#platform/http/caching.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { contentOf, notModified } from '#platform/http/openapi.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { StoredFile } from './feeds.service.ts';
import { findFile, notWritten, writeLatest } from './feeds.service.ts';
import type { ListFormat } from './formats/index.ts';
import { lists } from './formats/index.ts';
import { keyOfFile } from './snapshots.service.ts';

const LATEST_MAX = 10_000;
const tags = ['Feeds'];
const answers = {
  200: contentOf('The file', 'application/octet-stream'),
  206: contentOf('The part of it that was asked for', 'application/octet-stream'),
  ...notModified,
};
const latest = z.coerce.number().int().min(1).max(LATEST_MAX).optional();
const description =
  'Where FEEDS is set; renewed at most once a minute. `Redflag-Position` is the position of the change log that the file equals.';

export function feedRoutes(app: HttpServer, platform: Platform): void {
  // The files are compressed already.
  const compress = false;
  const scopes = scopesOfReaders(platform.config);
  const config = { permission: 'feed.read', cost: 'changes', scopes } as const;

  app.get(
    '/v1/feeds/:file',
    {
      compress,
      config: { ...config, example: { params: { file: 'website.ndjson' }, query: { limit: 100 } } },
      schema: {
        summary: 'All that is listed now: {category}.ndjson, .csv, .txt, or for blockers',
        description: `${description} Also \`website.hosts\`, \`.adblock\`, \`.rpz\` and \`.stix.json\`, \`email.stix.json\`. With \`limit\`, the lists have only so many, those reported last first.`,
        tags,
        params: z.object({ file: z.string() }),
        querystring: z.object({ limit: latest }),
        response: answers,
      },
    },
    async (request, reply) => {
      requireReader(platform.config, request.viewer);
      const { file: name } = request.params;
      const { limit } = request.query;
      const [category, end = ''] = name.split('.', 2);
      const known = categoryValueSchema.safeParse(category);
      if (limit === undefined || !known.success || !isList(end))
        return sendFile(platform, request, reply, name);
      const list = await writeLatest(platform, known.data, end, limit);
      const { position, etag, contentType, content } = list;
      reply.headers({ ...headersOf(platform, position), etag });
      if (isCurrent(request, etag)) return reply.code(304).send();
      return reply.type(contentType).send(content);
    },
  );

  app.get(
    '/v1/feeds/misp/:file',
    {
      compress,
      config: { ...config, example: { params: { file: 'manifest.json' } } },
      schema: {
        summary: 'A MISP feed: manifest.json, an event for each day, hashes.csv',
        ...{ description, tags },
        params: z.object({ file: z.string() }),
        response: answers,
      },
    },
    (request, reply) => {
      requireReader(platform.config, request.viewer);
      return sendFile(platform, request, reply, `misp/${request.params.file}`);
    },
  );
}

const isList = (end: string): end is ListFormat => Object.hasOwn(lists, end);

function headersOf({ config }: Platform, position: number) {
  const kept = config.feeds.readers === 'public' ? 'public' : 'private';
  return {
    'cache-control': `${kept}, max-age=60`,
    'redflag-position': String(position),
    vary: 'accept-encoding',
  };
}

/** Sends a file or a part of it, or that the client has it. */
async function sendFile(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<FastifyReply> {
  const { position, file } = await findFile(platform, name);
  const { headers } = request;
  // A part is one of the file as it is.
  const coding = headers.range ? 'identity' : codingOf(headers['accept-encoding']);
  const etag = etagOf(file, coding);
  reply.headers({
    ...headersOf(platform, position),
    etag,
    'last-modified': new Date(file.changedAt).toUTCString(),
    'accept-ranges': 'bytes',
  });
  if (hasIt(request, file, etag)) return reply.code(304).send();
  const bytes = file.bytes[coding];
  const part =
    headers.range && mayBePart(request, file, etag) ? readRange(headers.range, bytes) : null;
  if (part === 'unsatisfiable') throw noSuchPart(bytes);
  reply.type(file.contentType);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  if (part) {
    reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${bytes}`);
    reply.header('content-length', part.end - part.start + 1);
  } else reply.header('content-length', bytes);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await open(platform, file, coding, part ?? undefined));
}

const codingOf = (accepted: unknown) =>
  accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';

/** Each coding has other bytes. */
const etagOf = ({ hash }: StoredFile, coding: string) =>
  coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`;

/** RFC 9110, section 13.2.2: the tag comes before the date. */
function hasIt(request: FastifyRequest, { changedAt }: StoredFile, etag: string): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers;
  if (tags !== undefined) return isCurrent(request, etag);
  return since !== undefined && Date.parse(since) >= toSeconds(changedAt);
}

/** RFC 9110, section 13.1.5: a part of another version would not fit. */
function mayBePart({ headers }: FastifyRequest, { changedAt }: StoredFile, etag: string): boolean {
  const given = headers['if-range'];
  if (given === undefined || given === etag) return true;
  return typeof given === 'string' && Date.parse(given) === toSeconds(changedAt);
}

const toSeconds = (moment: string) => Math.floor(Date.parse(moment) / 1_000) * 1_000;

/** Reads one range of bytes (RFC 9110, section 14.1.2); null for what is to be ignored. */
function readRange(
  range: string,
  bytes: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? [];
  if (!from && !to) return null;
  const start = from ? Number(from) : Math.max(0, bytes - Number(to));
  const end = from && to ? Math.min(Number(to), bytes - 1) : bytes - 1;
  if (from && to && Number(to) < start) return null;
  return start < bytes && start <= end ? { start, end } : 'unsatisfiable';
}

function noSuchPart(bytes: number): ProblemError {
  return new ProblemError({
    status: 416,
    code: 'range-not-satisfiable',
    detail: 'The file does not have this part.',
    headers: { 'content-range': `bytes */${bytes}` },
  });
}

async function open(
  { files }: Platform,
  file: StoredFile,
  coding: keyof StoredFile['bytes'],
  part?: { start: number; end: number },
): Promise<Readable> {
  try {
    return await files.get(keyOfFile(file, coding), part);
  } catch (error) {
    throw error instanceof FileNotFoundError ? notWritten() : error;
  }
}
