import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { foldSome } from './changes.queries.ts';

const folding = queue(
  'changes.fold',
  'Shorten the change log',
  'Deletes changes that are older than a year. What is listed stays.',
);

export function changeJobs(platform: Platform): void {
  platform.jobs.work(folding, () => foldOldChanges(platform), { cron: '20 3 * * *' });
}

/**
 * Deletes changes that are older than a year. Who has not read them begins with a snapshot.
 * @param ahead by how many milliseconds to move the clock, for tests
 */
export async function foldOldChanges(
  { database }: Pick<Platform, 'database'>,
  ahead = 0,
): Promise<void> {
  while ((await foldSome(database, ahead)) > 0);
}
