import type { Platform } from '#platform/platform.ts';
import { recountTargets, selectWrongTargets } from './recount.queries.ts';

const BATCH = 1_000;

/** Recounts the reports on all targets, while others may write. Returns how many it corrected. */
export async function recountAllTargets({ database }: Pick<Platform, 'database'>): Promise<number> {
  const wrong = await selectWrongTargets(database);
  for (let from = 0; from < wrong.length; from += BATCH) {
    const ids = wrong.slice(from, from + BATCH);
    await database.transaction((transaction) => recountTargets(transaction, ids));
  }
  return wrong.length;
}
