import type { FileStore } from './files.ts';

/** Longer than any request takes: a younger file may belong to what is still being stored. */
const ORPHANED_AFTER_MS = 3_600_000;
const BATCH = 500;

/**
 * Removes the files of a folder that no row names: of rows whose transaction failed after the
 * upload.
 * @param selectNamed which of these files are named
 */
export async function sweepFiles(
  files: FileStore,
  folder: string,
  selectNamed: (keys: string[]) => Promise<Set<string>>,
  now: Date,
): Promise<void> {
  let batch: string[] = [];
  const sweepBatch = async () => {
    const named = await selectNamed(batch);
    for (const key of batch) {
      if (!named.has(key)) await files.delete(key);
    }
    batch = [];
  };
  for await (const { key, modifiedAt } of files.list(folder)) {
    if (now.getTime() - modifiedAt.getTime() > ORPHANED_AFTER_MS) batch.push(key);
    if (batch.length === BATCH) await sweepBatch();
  }
  if (batch.length > 0) await sweepBatch();
}
