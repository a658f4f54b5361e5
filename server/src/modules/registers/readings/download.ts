import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createGunzip } from 'node:zlib';
import type { Config } from '#platform/config.ts';
import type { RegisterReading } from '#platform/limits.ts';
import { OutgoingError } from '#platform/outgoing-http/outgoing-error.ts';
import { openOutgoing } from '#platform/outgoing-http/outgoing-http.ts';
import { ReadingError } from './reading-error.ts';

const GZIP = Buffer.from([0x1f, 0x8b]);

/** What is known of a file from before. */
interface Known {
  etag: string | null;
  lastModified: string | null;
  digest: string | null;
}

export interface Download extends Known {
  status: number;
  headers: Record<string, unknown>;
}

interface Wanted {
  url: string;
  path: string;
  headers?: Record<string, string>;
  /** Whether to go where it leads. */
  follows?: boolean;
  known?: Known;
}

/**
 * Stores the answer of an address in a file of this machine, piece by piece.
 * @throws ReadingError when it is not answered, too large, or not in time
 */
export async function download(
  config: Pick<Config, 'outgoing' | 'publicUrl'>,
  limits: RegisterReading,
  { url, path, headers, follows = false, known }: Wanted,
): Promise<Download> {
  const { etag: knownTag, lastModified: knownDate } = known ?? {};
  const answer = await openOutgoing(config, {
    url,
    withinMs: limits.seconds * 1_000,
    follows: () => follows,
    headers: {
      ...headers,
      ...(knownTag && { 'if-none-match': knownTag }),
      ...(knownDate && { 'if-modified-since': knownDate }),
    },
  }).catch(rethrow);
  const { status, body } = answer;
  const { etag = null, 'last-modified': lastModified = null } = answer.headers;
  const told = { status, headers: answer.headers, etag, lastModified };
  if (status !== 200) {
    body.destroy();
    return { ...told, digest: null };
  }
  return { ...told, digest: await store(body, path, limits.bytes) };
}

async function store(body: IncomingMessage, path: string, most: number): Promise<string> {
  const file = await open(path, 'w');
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > most) throw new ReadingError(`It is larger than ${megabytes(most)}.`);
      hash.update(chunk);
      await file.appendFile(chunk);
    }
  } catch (error) {
    if (error instanceof ReadingError) throw error;
    const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
    if (isFull) throw new ReadingError('The disk of this server is full.', { cause: error });
    rethrow(new OutgoingError('unreachable', { cause: error }));
  } finally {
    body.destroy();
    await file.close();
  }
  return hash.digest('base64url');
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;

/** Says why a request failed, in a sentence for administrators. */
export function rethrow(error: unknown): never {
  if (!(error instanceof OutgoingError)) throw error;
  const sentences = {
    'not-allowed': 'The address is not one on the public internet, by https on its usual port.',
    redirected: 'It leads to another address.',
    unreachable: 'It cannot be reached, or does not answer in time.',
    'too-slow': 'It does not answer in time.',
  };
  throw new ReadingError(sentences[error.reason], { cause: error });
}

/** Reads a file as text, unpacked if it is gzipped. Throws ReadingError if that is broken or too much. */
export async function* readText(path: string, limits: RegisterReading): AsyncGenerator<string> {
  const isPacked = (await firstBytes(path)).equals(GZIP);
  const file = createReadStream(path);
  const bytes = isPacked ? file.pipe(createGunzip()) : file;
  // A pipe does not pass on what fails.
  file.on('error', (error) => bytes.destroy(error));
  let count = 0;
  try {
    bytes.setEncoding('utf8');
    for await (const chunk of bytes as AsyncIterable<string>) {
      count += chunk.length;
      if (count > limits.unpackedBytes)
        throw new ReadingError(`It unpacks to more than ${megabytes(limits.unpackedBytes)}.`);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ReadingError ? error : new ReadingError('It cannot be unpacked.');
  } finally {
    bytes.destroy();
    file.destroy();
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(GZIP.length) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
