import type { Progress } from '#cli/progress.ts';
import { keyOf } from '#platform/pictures/picture-store.ts';
import { ORPHANED_AFTER_MS } from '#platform/pictures/picture-sweep.ts';
import { selectNamed } from '#platform/pictures/possible-orphans.queries.ts';
import type { Platform } from '#platform/platform.ts';
import { FOLDERS } from './stored-files.ts';

const BATCH = 1_000;

/** Deletes files older than an hour that no row names. Returns how many it found and deleted. */
export async function sweepFiles(
  { files, database }: Pick<Platform, 'files' | 'database'>,
  now: Date,
  progress: Progress,
): Promise<{ found: number; deleted: number }> {
  const before = new Date(now.getTime() - ORPHANED_AFTER_MS);
  let found = 0;
  let deleted = 0;
  let batch: string[] = [];
  const sweepBatch = async () => {
    const named = await selectNamed(database, batch.map(keyOf));
    for (const file of batch.filter((it) => !named.has(keyOf(it)))) {
      await files.delete(file);
      deleted += 1;
    }
    batch = [];
    progress.at(null, `${found} files`);
  };
  for (const folder of FOLDERS) {
    for await (const { key, modifiedAt } of files.list(folder)) {
      found += 1;
      if (modifiedAt < before) batch.push(key);
      if (batch.length === BATCH) await sweepBatch();
    }
  }
  await sweepBatch();
  progress.end();
  return { found, deleted };
}
