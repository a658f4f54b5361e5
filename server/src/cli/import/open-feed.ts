import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline as pipeThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '#platform/process/operator-error.ts';

/** What is read, from the start. */
export interface OpenFeed {
  /** How it begins, up to some thousand characters. */
  beginning: string;
  chunks: AsyncIterable<string>;
  /** How much of it has been read, from 0 to 1; null where its size is not known. */
  share(): number | null;
  /** Stands for the content; null for what can be read once only. */
  content: string | null;
  /** When it was fetched. */
  fetched: Date;
}

/**
 * Opens a file, or the standard input for `-`; one that ends in `.gz` is unpacked.
 * @throws OperatorError when it cannot be opened or is empty
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
  if (!status.isFile()) throw new OperatorError(`${path} is no file.`);
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
  // What fails comes out of the last stream, where it is read.
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

/** Reads ahead until there is enough to tell the layout by. */
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
