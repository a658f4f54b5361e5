import type { FileStore } from './files.ts';

/** Longer than any request takes: the row of a younger file may not be committed yet. */
const ORPHANED_AFTER_MS = 3_600_000;
const BATCH = 500;

/**
 * Deletes the files in a folder that no row refers to, because the transaction failed after the
 * upload.
 * @param selectNamed returns which of these files a row refers to
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
