import { patiently } from '#platform/database/connections.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import {
  allCounts,
  lockCounts,
  mergeCounts,
  replaceCounts,
  selectRecounted,
} from './counts.queries.ts';

type Counted = Pick<Platform, 'database'>;

/** The names of all tables of counts. */
export const countTables = allCounts.map(({ name }) => name);

/** Merges the counts that have many rows, so that reading them stays quick. */
export function mergeAllCounts({ database }: Counted): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockCounts(transaction);
    for (const counts of allCounts) await mergeCounts(transaction, counts);
  });
}

/**
 * Counts everything again, while others may write: some seconds per million reports. Returns how
 * many counts were wrong, by table.
 */
export function recount({ database }: Counted): Promise<Map<string, number>> {
  return database.transaction(async (transaction) => {
    await lockCounts(transaction);
    const wrong = new Map<string, number>();
    for (const counts of allCounts) {
      wrong.set(counts.name, await replaceCounts(transaction, counts));
    }
    return wrong;
  });
}

/**
 * Fills a new version's tables of counts with what was there before. Their triggers count from the
 * migration on.
 */
export async function ensureCounted({ database }: Counted): Promise<void> {
  const count = async (transaction: Queryable) => {
    const findMissing = async () => {
      const recounted = await selectRecounted(transaction);
      return allCounts.filter(({ name }) => !recounted.has(name));
    };
    if ((await findMissing()).length === 0) return;
    await lockCounts(transaction);
    // Another server may have counted in the meantime.
    for (const counts of await findMissing()) await replaceCounts(transaction, counts);
  };
  await patiently(() => database.transaction(count));
}
