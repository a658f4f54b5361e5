import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { PHOTO_FOLDER } from '#modules/accounts/profile/profile.jobs.ts';
import { IMAGE_FOLDER } from '#modules/posts/post-image.ts';
import { REPLY_FOLDER } from '#modules/replies/reply-picture.ts';
import { EVIDENCE_FOLDER } from '#modules/reports/filing/evidence.ts';
import type { FileStore } from '#platform/files/files.ts';
import { FileNotFoundError } from '#platform/files/files.ts';
import { readTables } from './tables.ts';

/** The folders of the store. */
export const FOLDERS = [EVIDENCE_FOLDER, IMAGE_FOLDER, PHOTO_FOLDER, REPLY_FOLDER];

/** Whether the store can have a file with this key. */
export function isStoredKey(key: string): boolean {
  return FOLDERS.some((folder) => key.startsWith(`${folder}/`)) && !key.includes('..');
}

/** Lists the key of every file in the store. */
export async function* listFiles(files: FileStore): AsyncGenerator<string> {
  for (const folder of FOLDERS) {
    for await (const { key } of files.list(folder)) {
      if (!key.endsWith('.part')) yield key;
    }
  }
}

/** The columns that name a picture. */
const NAMING = [
  'reports.evidence_key',
  'posts.image_key',
  'replies.picture_key',
  'second_looks.picture_key',
  'users.photo_key',
];

/**
 * Returns the key of every picture that a row names. Which smaller sizes it has is up to its pixels. An older
 * database may lack some of the tables.
 */
export async function readNamedPictures(client: pg.ClientBase): Promise<string[]> {
  const tables = await readTables(client);
  const parts = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => NAMING.includes(`${name}.${column}`))
      .map((column) => `select ${column} as key from ${name} where ${column} is not null`),
  );
  const { rows } = await client.query<{ key: string }>(parts.join(' union all '));
  return rows.map(({ key }) => key);
}

/** Reads a file; null if it has been deleted. */
export async function readFileIfThere(files: FileStore, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await files.get(key));
  } catch (error) {
    if (error instanceof FileNotFoundError) return null;
    throw error;
  }
}

export function contentTypeOf(key: string): string {
  return key.endsWith('.png') ? 'image/png' : 'image/jpeg';
}
