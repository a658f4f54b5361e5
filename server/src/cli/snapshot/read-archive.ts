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

/** A file, some rows of a table, or what a backup says at its end of all of these. */
export type Piece =
  | { kind: 'file'; key: string; content: Buffer }
  | { kind: 'rows'; table: string; content: Buffer }
  | { kind: 'end'; complete: Complete };

export interface Archive {
  manifest: Manifest;
  /** Reads the pieces as written, the end last. Throws OperatorError when damaged or truncated. */
  pieces(): AsyncGenerator<Piece>;
}

/** Opens a backup. Throws OperatorError when it cannot be read or is none. */
export async function openArchive(path: string): Promise<Archive> {
  const entries = entriesOf(path);
  const { value: first } = await entries.next();
  await entries.return(null);
  const manifest = first?.name === MANIFEST ? readJson(manifestSchema, first.content) : null;
  if (!manifest) throw new OperatorError(`${path} is not a Redflag backup.`);
  return { manifest, pieces: () => piecesOf(path, manifest) };
}

async function* piecesOf(path: string, manifest: Manifest): AsyncGenerator<Piece> {
  let complete: Complete | null = null;
  const files = new Set<string>();
  const entries = entriesOf(path);
  await entries.next();
  for await (const entry of entries) {
    if (complete) throw damaged(path, `${entry.name} follows its end`);
    if (entry.name === COMPLETE) {
      complete = readJson(completeSchema, entry.content);
    } else {
      const piece = toPiece(path, manifest, entry);
      if (piece.kind === 'file') files.add(piece.key);
      yield piece;
    }
  }
  if (!complete) throw damaged(path, 'its end is missing');
  if (complete.files !== files.size) throw damaged(path, 'files are missing');
  yield { kind: 'end', complete };
}

/** @param how what is wrong with it */
export function damaged(path: string, how: string): OperatorError {
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
  content: Buffer,
): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(String(content))).data ?? null;
  } catch {
    return null;
  }
}
