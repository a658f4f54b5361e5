import { isDeepStrictEqual } from 'node:util';
import type { Entry, RetractionReason } from '@redflag/shared/changes';
import { isFreeText } from '@redflag/shared/targets/free-text';
import { wordKey } from '@redflag/shared/targets/target.words';
import type { TargetRow } from '#modules/targets/index.ts';
import { confirmsWellKnown, presentTarget, selectTargets } from '#modules/targets/index.ts';
import { patiently } from '#platform/database/connections.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Listing, Publication } from './changes.queries.ts';
import {
  deletePending,
  lockLog,
  lockSettled,
  moveListing,
  noteSeen,
  postpone,
  publish,
  selectConcerned,
  selectListings,
  selectPassedOn,
} from './changes.queries.ts';
import { passedOnBy } from './rules.service.ts';

const AT_ONCE = 1_000;

type Publishing = Pick<Platform, 'database' | 'sites' | 'config'>;

/**
 * Publishes what has been settled for ten seconds: gives it the next positions of the log. Only one
 * server does at a time, or positions could become visible in another order than theirs.
 * @param ahead by how many milliseconds to move the clock, for tests
 */
export async function publishSome(platform: Publishing, ahead = 0): Promise<void> {
  const { database } = platform;
  await patiently(async () => {
    if (!(await noteSeen(database, ahead))) return;
    let compared = AT_ONCE;
    while (compared === AT_ONCE)
      compared = await database.transaction((transaction) =>
        publishBatch(platform, transaction, ahead),
      );
  });
}

/** Compares a batch of settled targets with their listings. Returns how many. */
export async function publishBatch(
  platform: Publishing,
  transaction: Queryable,
  ahead: number,
): Promise<number> {
  if (!(await lockLog(transaction))) return 0;
  const settled = await lockSettled(transaction, ahead, AT_ONCE);
  const ids = settled.map(({ targetId }) => targetId);
  if (ids.length === 0) return 0;
  const concerned = await selectConcerned(transaction, ids, platform.config.feeds.categories);
  const rows = await selectTargets(transaction, concerned);
  const passedOn = await selectPassedOn(transaction, concerned, passedOnBy(platform.config));
  const listings = await readListings(transaction, concerned, [...rows.values()], ahead);
  const publications: Publication[] = [];
  const postponed: string[] = [];
  for (const { targetId, reason } of settled) {
    const row = rows.get(targetId);
    const listing = listings.get(targetId);
    const read = readEntry(platform, row, passedOn.has(targetId));
    if ('entry' in read) {
      const { entry } = read;
      if (!listing) publications.push({ targetId, type: 'listed', reason: null, entry });
      else if (isDeepStrictEqual(listing.entry, entry)) continue;
      else if (listing.isRecent) postponed.push(targetId);
      else publications.push({ targetId, type: 'changed', reason: null, entry });
    } else if (listing) {
      publications.push({
        targetId,
        type: 'retracted',
        reason: read.ended ? (reason ?? 'not-confirmed') : read.reason,
        entry: { ...listing.entry, level: 'not-confirmed' },
      });
    }
  }
  await publish(transaction, publications, ahead);
  await postpone(transaction, postponed);
  await deletePending(
    transaction,
    ids.filter((id) => !postponed.includes(id)),
  );
  return ids.length;
}

/**
 * Returns the listings of these targets. That of a target that went with its last report, and was then
 * reported again, becomes the new target's.
 */
async function readListings(
  transaction: Queryable,
  ids: string[],
  rows: TargetRow[],
  ahead: number,
): Promise<Map<string, Listing>> {
  const found = await selectListings(transaction, ids, rows, ahead);
  const listings = new Map(found.map((listing) => [listing.targetId, listing]));
  for (const { targetId, entry } of found) {
    const heir = rows.find(({ category, key }) => category === entry.category && key === entry.key);
    if (!heir || heir.id === targetId) continue;
    await moveListing(transaction, targetId, heir.id);
    listings.set(heir.id, { ...listings.get(targetId), targetId: heir.id } as Listing);
    listings.delete(targetId);
  }
  return listings;
}

type Read = { entry: Entry } | { ended: true } | { ended: false; reason: RetractionReason };

/** Returns what may be published of a target, or why nothing may. */
function readEntry(platform: Publishing, row: TargetRow | undefined, isPassedOn: boolean): Read {
  if (!row || row.confirmed === 0) return { ended: true };
  const { categories, licence } = platform.config.feeds;
  if (confirmsWellKnown(platform.sites, { ...row, status: 'Resolved', type: 'Scam' }))
    return { ended: false, reason: 'well-known' };
  // What people write freely may name somebody.
  const isPublished = categories.includes(row.category) && isPassedOn && !isFreeText(row);
  const target = presentTarget(platform, row, wordKey(row));
  if (!isPublished || target.sharedHost) return { ended: false, reason: 'not-published' };
  const { category, key, shown, hash, verdict } = target;
  const { level, people, verifiedPeople, sources } = verdict;
  const { firstReportedAt, lastReportedAt, confirmedAt, disputedSince } = verdict;
  return {
    entry: {
      ...{ category, key, shown, hash, level, people, verifiedPeople, sources },
      ...{ firstReportedAt, lastReportedAt, confirmedAt, disputedSince, licence },
    },
  };
}
