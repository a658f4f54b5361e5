import { createHash } from 'node:crypto';
import type { CategoryValue } from '@redflag/shared/categories';
import { selectUpTo } from '#modules/changes/index.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { StoredFile } from './feeds.queries.ts';
import { selectFile, selectLatest } from './feeds.queries.ts';
import type { ListFormat } from './formats/index.ts';
import { lists } from './formats/index.ts';
import { publisherOf } from './snapshots.service.ts';

export type { StoredFile };

type Reading = Pick<Platform, 'database' | 'config' | 'sites'>;

/**
 * Returns a file as it is served now.
 * @throws ProblemError 404 if there is none of this name, 503 before the first were written
 */
export async function findFile(
  { database }: Reading,
  name: string,
): Promise<{ position: number; file: StoredFile }> {
  const found = await selectFile(database, name);
  if (!found) throw notWritten();
  const { position, file } = found;
  if (!file) throw notFound('Feed');
  return { position, file };
}

export function notWritten(): ProblemError {
  return new ProblemError({
    status: 503,
    code: 'unavailable',
    detail: 'The feeds are being written. Please try again in a minute.',
    headers: { 'retry-after': '60' },
  });
}

/** Writes a list of the entries of a category that were reported last. */
export async function writeLatest(
  platform: Reading,
  category: CategoryValue,
  end: ListFormat,
  limit: number,
) {
  const { database, config } = platform;
  if (!config.feeds.categories.includes(category)) throw notFound('Feed');
  const [position, entries] = await database.transaction(
    async (transaction) =>
      [await selectUpTo(transaction), await selectLatest(transaction, category, limit)] as const,
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const publisher = publisherOf(platform, position);
  const { head, piece, contentType } = lists[end] as (typeof lists)['csv'];
  const pieces = entries.map((entry) => piece(entry, publisher));
  const content = (head?.(publisher) ?? '') + pieces.join('');
  const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`;
  return { position, content, contentType, etag };
}
