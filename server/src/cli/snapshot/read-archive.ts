import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract as openExtract } from 'tar-stream';
import type { z } from 'zod';
import { OperatorError } from '#platform/process/operator-error.ts';
import type { Complete, Manifest } from './manifest.ts';
import {
  COMPLETE,
  completeSchema,
  FILE_FOLDER,
  MANIFEST,
  manifestSchema,
  TABLE_FOLDER,
} from './manifest.ts';
import { isStoredKey } from './stored-files.ts';

/** A file, or some rows of a table, in a backup. */
export type Piece =
  | { kind: 'file'; key: string; content: Buffer }
  | { kind: 'rows'; table: string; content: Buffer };

export interface Archive {
  manifest: Manifest;
  complete: Complete;
  /** Reads the pieces in the order in which they were written. */
  pieces(): AsyncGenerator<Piece>;
}

/**
 * Reads a whole backup, which verifies its checksum, so that nothing begins with a damaged one.
 * @throws OperatorError when it cannot be read, is not a backup, or is damaged or truncated
 */
export async function openArchive(path: string): Promise<Archive> {
  let manifest: Manifest | null = null;
  let complete: Complete | null = null;
  let files = 0;
  for await (const { name, content } of entriesOf(path)) {
    if (!manifest) manifest = readJson(manifestSchema, name === MANIFEST ? content : null);
    else if (complete) throw damaged(path, `${name} follows its end`);
    else if (name === COMPLETE) complete = readJson(completeSchema, content);
    else if (toPiece(path, manifest, { name, content }).kind === 'file') files++;
    if (!manifest) throw new OperatorError(`${path} is not a Redflag backup.`);
  }
  if (!manifest) throw new OperatorError(`${path} is not a Redflag backup.`);
  if (!complete) throw damaged(path, 'its end is missing');
  if (complete.files !== files) throw damaged(path, 'files are missing');
  const known = manifest;
  return {
    manifest,
    complete,
    async *pieces() {
      for await (const entry of entriesOf(path)) {
        if (entry.name !== MANIFEST && entry.name !== COMPLETE) yield toPiece(path, known, entry);
      }
    },
  };
}

function damaged(path: string, how: string): OperatorError {
  return new OperatorError(
    `${path} is not a backup, or is damaged: ${how}. The database has not changed.`,
  );
}

interface Entry {
  name: string;
  content: Buffer;
}

function toPiece(path: string, { tables }: Manifest, { name, content }: Entry): Piece {
  const [folder = '', ...rest] = name.split('/');
  const key = rest.join('/');
  if (folder === FILE_FOLDER && isStoredKey(key)) return { kind: 'file', key, content };
  const table = tables.find((known) => folder === TABLE_FOLDER && known.name === rest[0])?.name;
  if (!table)
    throw damaged(path, `it contains ${JSON.stringify(name)}, which is not part of a backup`);
  return { kind: 'rows', table, content };
}

async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const extract = openExtract();
  const file = createReadStream(path);
  const unpacked = createGunzip();
  file.on('error', (error) => unpacked.destroy(error));
  unpacked.on('error', (error) => extract.destroy(error));
  file.pipe(unpacked).pipe(extract);
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, content: await buffer(entry) };
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR'
      ? new OperatorError(`${path} cannot be read: ${message}.`)
      : damaged(path, message);
  } finally {
    file.destroy();
  }
}

function readJson<Schema extends z.ZodType>(
  schema: Schema,
  content: Buffer | null,
): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(String(content))).data ?? null;
  } catch {
    return null;
  }
}
