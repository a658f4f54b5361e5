import type { CategoryValue } from '@redflag/shared/categories';
import type { Viewer } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { upsertSearch } from './searches.queries.ts';

/** The same search again within this time is not written. */
const SAME_SEARCH_MS = 3_600_000;

/**
 * Remembers that a user searched for a target, so that they can be warned of it. An administrator's
 * searches are work, and not remembered. Never throws: the search itself matters more.
 */
export async function recordSearch(
  { database, log }: Platform,
  viewer: Viewer,
  { category, targetKey }: { category: CategoryValue; targetKey: string },
): Promise<void> {
  if (viewer.role !== 'user') return;
  try {
    const keptSince = new Date(Date.now() - SAME_SEARCH_MS);
    await upsertSearch(database, { userId: viewer.id, category, targetKey, keptSince });
  } catch (error) {
    log.warn({ err: error }, 'a search was not recorded');
  }
}
