import { isHostShared } from '@redflag/shared/targets/present-target';
import type { Sought } from '#modules/targets/index.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { upsertSearch } from './searches.queries.ts';

/** A repeated search within this time is not stored. */
const SAME_SEARCH_MS = 3_600_000;

/**
 * Stores that a user searched for a target, so that they can be warned about it. Administrators
 * search as part of their work, so their searches are not stored; nor are those for a host that is
 * never judged. Never throws: the search itself
 * matters more.
 */
export async function recordSearch(
  { database, log, config }: Platform,
  viewer: Viewer,
  { category, keys: [key = ''] }: Sought,
): Promise<void> {
  if (viewer.role !== 'user' || isHostShared(config.sites, { category, key })) return;
  try {
    const keptSince = new Date(Date.now() - SAME_SEARCH_MS);
    await upsertSearch(database, { userId: viewer.id, category, key, keptSince });
  } catch (error) {
    log.warn({ err: error }, 'a search was not recorded');
  }
}
