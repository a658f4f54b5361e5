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
  /** Whose picture it is: accounts take turns. */
  account: string;
  folder: string;
  /** Unique in the folder. */
  name: string;
  upload: Buffer;
  sides: PictureSides;
  /** The form field that it came from, for the error response. */
  field: string;
}

/** Returns the file of one size, given the key of the full picture: `a.jpg`, `a.thumb.jpg`. */
function fileOf(key: string, size: PictureSize): string {
  return size === 'full' ? key : key.replace(/(\.\w+)$/, '.thumb$1');
}

/** Returns the keys of all files of a picture, given the key of the full one. */
export function pictureFiles(key: string): string[] {
  return pictureSizes.map((size) => fileOf(key, size));
}

/** Returns the key of the full picture that a file belongs to. */
function keyOf(file: string): string {
  return file.replace(/\.thumb(\.\w+)$/, '$1');
}

/**
 * Cleans an uploaded picture and stores both sizes, or neither.
 * @returns the key of the full picture
 * @throws ProblemError 422 when it is not an acceptable PNG or JPEG, 503 when too many are waiting;
 * FileStoreError
 */
export async function storePicture(
  files: FileStore,
  { account, folder, name, upload, sides, field }: NewPicture,
): Promise<string> {
  const picture = await preparePicture(account, upload, sides).catch((error: unknown) => {
    throw error instanceof PictureError ? invalidField(field, error.message) : error;
  });
  const key = `${folder}/${name}.${picture.extension}`;
  const stored = await Promise.allSettled([
    files.put(fileOf(key, 'full'), picture.full, picture.contentType),
    files.put(fileOf(key, 'thumb'), picture.thumbnail, picture.contentType),
  ]);
  const failed = stored.find((result) => result.status === 'rejected');
  if (failed) {
    // The person need not wait for this, and the sweep removes what this cannot.
    void deletePicture(files, key).catch(() => undefined);
    throw failed.reason;
  }
  return key;
}

/**
 * Describes a stored picture for its response, given the key of the full one. A picture that was
 * stored in one size has only the full one.
 */
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

/** Deletes both sizes. Resolves even if there are none. */
export async function deletePicture(files: FileStore, key: string): Promise<void> {
  await files.delete(fileOf(key, 'full'));
  await files.delete(fileOf(key, 'thumb'));
}

/**
 * Deletes the pictures in a folder that no row refers to.
 * @param selectNamed returns which of these keys of full pictures a row refers to
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
