import { SEARCHES_KEPT_DAYS } from '@redflag/shared/alerts';
import { isHostShared } from '@redflag/shared/targets/present-target';
import type { Sought } from '#modules/targets/index.ts';
import { isRefusal } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import type { NewSearch } from './searches.queries.ts';
import { deleteSearchesBefore } from './searches.queries.ts';

/** A repeated search within this time is not stored. */
const SAME_SEARCH_MS = 3_600_000;

/**
 * Returns what to store of a search, so that a user can be warned later. Null for administrators,
 * who search as their work, and for hosts that are never judged.
 */
export function searchToRecord(
  { config }: Pick<Platform, 'config'>,
  viewer: Viewer,
  { category, keys: [key = ''] }: Sought,
): NewSearch | null {
  if (viewer.role !== 'user' || isHostShared(config.sites, { category, key })) return null;
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

const DAY_MS = 24 * 3_600_000;

const forgetting = queue(
  'alerts.forget-searches',
  'Forget old searches',
  `Deletes searches that are older than ${SEARCHES_KEPT_DAYS} days.`,
);

export function searchJobs(platform: Platform): void {
  platform.jobs.work(forgetting, () => forgetSearches(platform, new Date()), {
    cron: '47 * * * *',
  });
}

/** Deletes searches older than `SEARCHES_KEPT_DAYS`. */
export function forgetSearches({ database }: Platform, now: Date): Promise<void> {
  return deleteSearchesBefore(database, new Date(now.getTime() - SEARCHES_KEPT_DAYS * DAY_MS));
}
