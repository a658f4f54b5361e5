import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { deletePicture } from './picture-store.ts';
import {
  deletePossibleOrphan,
  deletePossibleOrphans,
  selectNamed,
  selectPossibleOrphans,
} from './possible-orphans.queries.ts';

type Stored = Pick<Platform, 'database' | 'files'>;

/** Longer than any request takes: the row of a newer picture may not be committed yet. */
export const ORPHANED_AFTER_MS = 3_600_000;
const BATCH = 500;

const sweep = queue(
  'pictures.sweep',
  'Delete pictures that nothing uses',
  'Deletes pictures that no row names, because their request failed or their deletion did.',
);

export function pictureSweepJobs(platform: Platform): void {
  platform.jobs.work(sweep, () => sweepPictures(platform, new Date()), { cron: '17 * * * *' });
}

/** Deletes a picture that no row names any more. */
export async function removePicture({ database, files }: Stored, key: string): Promise<void> {
  await deletePicture(files, key);
  await deletePossibleOrphan(database, key);
}

/**
 * Deletes pictures that have been possible orphans for an hour and that no row names, and what
 * interrupted writes left. Never lists the store.
 */
export async function sweepPictures({ database, files }: Stored, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ORPHANED_AFTER_MS);
  await files.removePartial(before);
  for (;;) {
    const keys = await selectPossibleOrphans(database, before, BATCH);
    if (keys.length === 0) return;
    const named = await selectNamed(database, keys);
    for (const key of keys) {
      if (!named.has(key)) await deletePicture(files, key);
    }
    await deletePossibleOrphans(database, keys, before);
  }
}
