import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileStore } from '#platform/files/files.ts';
import { FileNotFoundError } from '#platform/files/files.ts';
import { invalidField, notFound } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { PictureSides } from './pictures.ts';
import { PictureError, preparePicture, recognisePicture } from './pictures.ts';
import { notePossibleOrphan } from './possible-orphans.queries.ts';

export const pictureSizes = ['full', 'medium', 'thumb'] as const;
export type PictureSize = (typeof pictureSizes)[number];

interface NewPicture {
  /** Whose picture it is: accounts share the queue fairly. */
  account: string;
  folder: string;
  /** Unique in the folder. */
  name: string;
  upload: Buffer;
  /** Null for a profile photo, which has one size: a square. */
  sides: PictureSides | null;
  /** The form field that it came from, for the error response. */
  field: string;
}

/** Returns the file of one size, given the key of the full picture: `a.jpg`, `a.thumb.jpg`. */
function fileOf(key: string, size: PictureSize): string {
  return size === 'full' ? key : key.replace(/(\.\w+)$/, `.${size}$1`);
}

/** Returns the key of the full picture that a file belongs to. */
export function keyOf(file: string): string {
  return file.replace(/\.(?:medium|thumb)(\.\w+)$/, '$1');
}

/**
 * Cleans an uploaded picture and stores it in all its sizes, or not at all. Until a row names it,
 * it is a possible orphan. Returns the full one's key and SHA-256.
 * @throws ProblemError 422 when it is not an acceptable picture, 503 when too many are waiting;
 * FileStoreError
 */
export async function storePicture(
  { database, files }: Pick<Platform, 'database' | 'files'>,
  { account, folder, name, upload, sides, field }: NewPicture,
): Promise<{ key: string; hash: Buffer }> {
  const prepare = async () => {
    const { extension } = recognisePicture(upload);
    const key = `${folder}/${name}.${extension}`;
    const note = notePossibleOrphan(database, key);
    // While it is processed, so that nobody waits for it.
    const noteEarly = () => void note().catch(() => undefined);
    const picture = await preparePicture(account, upload, sides, noteEarly);
    await note();
    return { key, ...picture };
  };
  const { key, contentType, full, thumbnail, medium } = await prepare().catch((error: unknown) => {
    throw error instanceof PictureError ? invalidField(field, error.message) : error;
  });
  const sizes = [
    { key: fileOf(key, 'full'), content: full, contentType },
    ...(thumbnail ? [{ key: fileOf(key, 'thumb'), content: thumbnail, contentType }] : []),
    ...(medium ? [{ key: fileOf(key, 'medium'), content: medium, contentType }] : []),
  ];
  await files.put(...sizes).catch((error: unknown) => {
    // The person need not wait for this, and the sweep removes what this cannot.
    void deletePicture(files, key).catch(() => undefined);
    throw error;
  });
  const hash = createHash('sha256').update(full).digest();
  for (const { content } of sizes) release(content);
  return { key, hash };
}

/**
 * Frees the memory of a buffer, which its one owner must not read again. V8 would rarely notice
 * that it is free, but collect the whole heap for each 64 MB of buffers.
 */
export function release({ buffer, length }: Buffer): void {
  // A small one is a part of a larger one.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}

/** Describes a stored picture by its full key. One that has no such size is sent in full instead. */
export function describePicture(
  files: FileStore,
  key: string,
  size: PictureSize = 'full',
): { contentType: string; open(): Promise<Readable> } {
  return {
    contentType: key.endsWith('.png') ? 'image/png' : 'image/jpeg',
    open: () => openFile(files, fileOf(key, size), size === 'full' ? null : key),
  };
}

/** @throws ProblemError 404 when the file is gone, and the one instead of it */
async function openFile(files: FileStore, file: string, instead: string | null): Promise<Readable> {
  try {
    return await files.get(file);
  } catch (error) {
    if (!(error instanceof FileNotFoundError)) throw error;
    if (instead) return openFile(files, instead, null);
    throw notFound('Picture');
  }
}

/** Deletes all sizes. Resolves even if there are none. */
export async function deletePicture(files: FileStore, key: string): Promise<void> {
  for (const size of pictureSizes) await files.delete(fileOf(key, size));
}
