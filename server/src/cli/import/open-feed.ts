import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline as pipeThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '#platform/process/operator-error.ts';

/** A feed, opened for reading. */
export interface OpenFeed {
  /** Its first few thousand characters, to detect the layout. */
  beginning: string;
  chunks: AsyncIterable<string>;
  /** How much of it has been read, from 0 to 1; null if its size is unknown. */
  share(): number | null;
  /** A digest of the content; null for standard input, which can be read only once. */
  content: string | null;
  /** When it was fetched: the modification time of the file; for standard input, now. */
  fetched: Date;
}

/**
 * Opens a file (`-` is standard input), unpacked if named `.gz`. Throws OperatorError if it cannot,
 * or it is empty.
 */
export async function openFeed(path: string, now: Date): Promise<OpenFeed> {
  if (path === '-') {
    return {
      ...(await begin(process.stdin, path)),
      share: () => null,
      content: null,
      fetched: now,
    };
  }
  const status = await stat(path).catch((error: Error) => cannotBeRead(path, error));
  if (!status.isFile()) throw new OperatorError(`${path} is not a file.`);
  const content = await digest(path);
  const file = createReadStream(path);
  const opened = await begin(path.endsWith('.gz') ? unpacked(file) : file, path);
  return {
    ...opened,
    share: () => (status.size === 0 ? 1 : file.bytesRead / status.size),
    content,
    fetched: status.mtime < now ? status.mtime : now,
  };
}

function unpacked(file: Readable): Readable {
  // Errors reach the last stream, and are handled where that is read.
  return pipeThrough(file, createGunzip(), () => {});
}

function cannotBeRead(path: string, error: Error): never {
  throw new OperatorError(`${path} cannot be read: ${error.message}.`);
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash).catch((error: Error) => cannotBeRead(path, error));
  return hash.digest('base64url');
}

/** Reads enough to detect the layout; `chunks` still begins at the start. */
async function begin(stream: Readable, path: string) {
  const rest = stream.setEncoding('utf8')[Symbol.asyncIterator]();
  let beginning = '';
  const next = () => rest.next().catch((error: Error) => cannotBeRead(path, error));
  while (beginning.length < 8_192) {
    const { value, done } = await next();
    if (done) break;
    beginning += value;
  }
  if (beginning.trim() === '') throw new OperatorError(`${path} is empty.`);
  async function* chunks() {
    yield beginning;
    for (let { value, done } = await next(); !done; { value, done } = await next()) {
      yield String(value);
    }
  }
  return { beginning, chunks: chunks() };
}
