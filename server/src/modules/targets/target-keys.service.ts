import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Sought } from './keys.ts';
import { findMentions, keysOf } from './keys.ts';
import type { Mention, PlacedReport, ReportToPlace } from './target-keys.queries.ts';
import {
  lockPlacing,
  lockReports,
  lockWaiting,
  noteAlerts,
  placeReports,
  putSharedHosts,
  replaceMentions,
  selectReportsOnHosts,
  selectSharedHosts,
} from './target-keys.queries.ts';

const BATCH = 100;

/**
 * Puts reports on their targets that the release before filed, until none is left. It can stop at any
 * moment and go on later. Returns at once while another instance does it.
 * @returns how many it put on their targets
 */
export async function placeWaitingReports(platform: Platform): Promise<number> {
  for (let placed = 0; ; ) {
    const more = await platform.database.transaction(async (transaction) =>
      (await lockPlacing(transaction)) ? placeBatch(platform, transaction, null) : 0,
    );
    if (more === 0) return placed;
    placed += more;
  }
}

/** Does the same for the first reports that may be on these targets, because somebody asks for them. */
export async function placeReportsOn(platform: Platform, sought: Sought[]): Promise<void> {
  await platform.database.transaction((transaction) => placeBatch(platform, transaction, sought));
}

/** Puts a report on its target, if it still waits, because others must be told about it. */
export async function placeReport(platform: Platform, id: string): Promise<void> {
  await platform.database.transaction(async (transaction) =>
    place(platform, transaction, await lockReports(transaction, [id])),
  );
}

async function placeBatch(
  platform: Platform,
  transaction: Queryable,
  sought: Sought[] | null,
): Promise<number> {
  const reports = await lockWaiting(transaction, sought, BATCH);
  await place(platform, transaction, reports);
  return reports.length;
}

/**
 * Moves reports to other targets where hosts have become shared, or are no longer, since their keys
 * were made.
 */
export async function followSharedHosts(platform: Platform): Promise<void> {
  const { database, config } = platform;
  const hosts = [...config.sites.sharedHosts].sort();
  const known = await selectSharedHosts(database);
  if (Array.isArray(known)) {
    const changed = [
      ...hosts.filter((host) => !known.includes(host)),
      ...known.filter((host) => !config.sites.sharedHosts.has(host)),
    ];
    const ids = changed.length > 0 ? await selectReportsOnHosts(database, changed) : [];
    for (let from = 0; from < ids.length; from += BATCH) {
      await database.transaction(async (transaction) =>
        place(platform, transaction, await lockReports(transaction, ids.slice(from, from + BATCH))),
      );
    }
    if (changed.length === 0) return;
  }
  await putSharedHosts(database, hosts);
}

async function place(
  { config: { sites } }: Platform,
  transaction: Queryable,
  reports: ReportToPlace[],
): Promise<void> {
  const placed: PlacedReport[] = [];
  const mentions: Mention[] = [];
  for (const report of reports) {
    // Reading descriptions takes long enough to be felt.
    await setImmediate();
    const key = keysOf(sites, report)?.key ?? report.targetKey;
    if (key === report.key) continue;
    placed.push({ ...report, key, shown: report.target });
    for (const mention of findMentions(sites, { ...report, key }, report.description)) {
      mentions.push({ reportId: report.id, ...mention });
    }
  }
  const ids = placed.map(({ id }) => id);
  await placeReports(transaction, placed);
  await replaceMentions(transaction, ids, mentions);
  await noteAlerts(transaction, ids);
}
