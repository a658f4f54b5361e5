import type { Readable } from 'node:stream';
import { sweepFiles } from '#platform/files/file-sweep.ts';
import type { FileStore } from '#platform/files/files.ts';
import { FileNotFoundError } from '#platform/files/files.ts';
import { invalidField, notFound } from '#platform/http/problem.ts';
import type { PictureSides } from './pictures.ts';
import { PictureError, preparePicture } from './pictures.ts';

export const pictureSizes = ['full', 'thumb'] as const;
export type PictureSize = (typeof pictureSizes)[number];

interface NewPicture {
  folder: string;
  /** Unique in the folder. */
  name: string;
  upload: Buffer;
  sides: PictureSides;
  /** The field of the form that it came in, for the message. */
  field: string;
}

/** Where a size of a picture is kept, by the key of the full one: `a.jpg`, `a.thumb.jpg`. */
function fileOf(key: string, size: PictureSize): string {
  return size === 'full' ? key : key.replace(/(\.\w+)$/, '.thumb$1');
}

/** The keys of all files of a picture, by the key of the full one. */
export function pictureFiles(key: string): string[] {
  return pictureSizes.map((size) => fileOf(key, size));
}

/** The key of the full picture that a file belongs to. */
function keyOf(file: string): string {
  return file.replace(/\.thumb(\.\w+)$/, '$1');
}

/**
 * Cleans an uploaded picture and stores both sizes, or neither.
 * @returns the key of the full picture
 * @throws ProblemError 422 when it is no PNG or JPEG that can be taken; FileStoreError
 */
export async function storePicture(
  files: FileStore,
  { folder, name, upload, sides, field }: NewPicture,
): Promise<string> {
  const picture = await preparePicture(upload, sides).catch((error: unknown) => {
    throw error instanceof PictureError ? invalidField(field, error.message) : error;
  });
  const key = `${folder}/${name}.${picture.extension}`;
  const stored = await Promise.allSettled([
    files.put(fileOf(key, 'full'), picture.full, picture.contentType),
    files.put(fileOf(key, 'thumb'), picture.thumbnail, picture.contentType),
  ]);
  const failed = stored.find((result) => result.status === 'rejected');
  if (failed) {
    // The person need not wait for it, and what cannot be removed now is the sweep's.
    void deletePicture(files, key).catch(() => undefined);
    throw failed.reason;
  }
  return key;
}

/** A stored picture as it is sent, by the key of the full one; one without sizes has the full one alone. */
export function describePicture(
  files: FileStore,
  key: string,
  size: PictureSize = 'full',
): { contentType: string; open(): Promise<Readable> } {
  return {
    contentType: key.endsWith('.png') ? 'image/png' : 'image/jpeg',
    open: () => openFile(files, fileOf(key, size)),
  };
}

/** @throws ProblemError 404 when the file is gone */
async function openFile(files: FileStore, file: string): Promise<Readable> {
  try {
    return await files.get(file);
  } catch (error) {
    throw error instanceof FileNotFoundError ? notFound('Picture') : error;
  }
}

/** Removes both sizes; resolves also when there are none. */
export async function deletePicture(files: FileStore, key: string): Promise<void> {
  await files.delete(fileOf(key, 'full'));
  await files.delete(fileOf(key, 'thumb'));
}

/**
 * Removes the pictures of a folder that no row names.
 * @param selectNamed which of these keys of full pictures are named
 */
export function sweepPictures(
  files: FileStore,
  folder: string,
  selectNamed: (keys: string[]) => Promise<Set<string>>,
  now: Date,
): Promise<void> {
  return sweepFiles(
    files,
    folder,
    async (found) => {
      const named = await selectNamed(found.map(keyOf));
      return new Set(found.filter((file) => named.has(keyOf(file))));
    },
    now,
  );
}
