import type { Progress } from '#cli/progress.ts';
import { keyOf } from '#platform/pictures/picture-store.ts';
import { ORPHANED_AFTER_MS } from '#platform/pictures/picture-sweep.ts';
import { selectNamed } from '#platform/pictures/possible-orphans.queries.ts';
import type { Platform } from '#platform/platform.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import { FOLDERS } from './stored-files.ts';

const BATCH = 1_000;

/**
 * Deletes files older than an hour that no row names. Returns how many it found and deleted.
 * @throws OperatorError, without `most`, if these are most of them: the database may be another's
 */
export async function sweepFiles(
  { files, database }: Pick<Platform, 'files' | 'database'>,
  now: Date,
  progress: Progress,
  { most = false } = {},
): Promise<{ found: number; deleted: number }> {
  const before = new Date(now.getTime() - ORPHANED_AFTER_MS);
  let found = 0;
  const nameless: string[] = [];
  let batch: string[] = [];
  const lookUp = async () => {
    const named = await selectNamed(database, batch.map(keyOf));
    nameless.push(...batch.filter((it) => !named.has(keyOf(it))));
    batch = [];
    progress.at(null, `${found} files`);
  };
  for (const folder of FOLDERS) {
    for await (const { key, modifiedAt } of files.list(folder)) {
      found += 1;
      if (modifiedAt < before) batch.push(key);
      if (batch.length === BATCH) await lookUp();
    }
  }
  await lookUp();
  if (!most && nameless.length > found / 2) {
    throw new OperatorError(
      `No row names ${nameless.length} of ${found} files: is this their database? Nothing was deleted. If it is, add --most.`,
    );
  }
  for (const key of nameless) await files.delete(key);
  progress.end();
  return { found, deleted: nameless.length };
}
