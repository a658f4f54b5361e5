import { isHostShared } from '@redflag/shared/targets/present-target';
import type { TargetName } from '#modules/targets/index.ts';
import { isRefusal } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import type { NewSearch } from './searches.queries.ts';

/** A repeated search within this time is not stored. */
const SAME_SEARCH_MS = 3_600_000;

/**
 * Returns what to store of a search, so that a user can be warned later. Null for administrators,
 * who search as their work, for keys, and for hosts that are never judged.
 */
export function searchToRecord(
  { sites }: Pick<Platform, 'sites'>,
  viewer: Viewer,
  target: TargetName,
): NewSearch | null {
  if (viewer.role !== 'user' || viewer.key || isHostShared(sites, target)) return null;
  const { category, key } = target;
  return { userId: viewer.id, category, key, keptSince: new Date(Date.now() - SAME_SEARCH_MS) };
}

/** Records a search. If PostgreSQL refuses, warns and calls the fallback: the search matters more. */
export async function tryToRecord<Result>(
  { log }: Pick<Platform, 'log'>,
  record: () => Promise<Result>,
  otherwise: () => Promise<Result>,
): Promise<Result> {
  try {
    return await record();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.warn({ err: error }, 'a search was not recorded');
    return otherwise();
  }
}
