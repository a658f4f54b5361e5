import type { Claim, NextCase } from '@redflag/shared/review/cases';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { selectPlace, selectQueue } from './cases.queries.ts';
import type { ClaimRow } from './claims.queries.ts';
import { claimFirst, deleteClaim, isClaimedByOthers, selectClaims } from './claims.queries.ts';

/** So many cases are offered to those who ask for the next one together. */
const OFFERED = 20;
/** How often one asks for others when all that were offered were taken, or are just being decided. */
const TRIES = 10;

/** Returns what one reviewer reads of a claim. */
export function presentClaim(claim: ClaimRow | undefined, viewer: Viewer): Claim | null {
  if (!claim) return null;
  return { by: claim.by, own: claim.userId === viewer.id, until: claim.until.toISOString() };
}

/** Returns who is at work on some cases, by their targets. */
export async function readClaims(
  database: Queryable,
  targetIds: string[],
): Promise<Map<string, ClaimRow>> {
  const rows = await selectClaims(database, targetIds);
  return new Map(rows.map((row) => [row.targetId, row]));
}

/** Says that the viewer is at work on a case, unless somebody else is. Returns who is; null if nothing waits. */
export async function claimCase(
  { database }: Platform,
  viewer: Viewer,
  targetId: string,
): Promise<{ claim: Claim | null }> {
  return database.transaction(async (transaction) => {
    const claimed = await claimFirst(transaction, viewer.id, [targetId]);
    if (claimed?.isNew) await announceClaims(transaction, viewer, [targetId, ...claimed.left]);
    const claims = await readClaims(transaction, [targetId]);
    return { claim: presentClaim(claims.get(targetId), viewer) };
  });
}

/** Says that the viewer is no longer at work on a case. */
export async function leaveCase(
  { database }: Platform,
  viewer: Viewer,
  targetId: string,
): Promise<void> {
  await database.transaction((transaction) => leave(transaction, viewer, targetId));
}

async function leave(transaction: Queryable, viewer: Viewer, targetId: string): Promise<void> {
  if (await deleteClaim(transaction, viewer.id, targetId))
    await announceClaims(transaction, viewer, [targetId]);
}

/** Leaves a case, and claims the next in the queue that nobody else is at work on; null if there is none. */
export async function takeNext(
  { database }: Platform,
  viewer: Viewer,
  { from, left, ...filter }: NextCase,
): Promise<{ targetId: string | null }> {
  const free = { ...filter, unless: isClaimedByOthers(viewer.id) };
  if (left) await database.transaction((transaction) => leave(transaction, viewer, left));
  const place = from ? await selectPlace(database, from) : null;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const below = place ? await selectQueue(database, free, place, OFFERED) : [];
    const all = await selectQueue(database, free, null, OFFERED);
    const offered = [...(place ? [place] : []), ...below, ...all]
      .map(({ targetId }) => targetId)
      .filter((id) => id !== left);
    const claimed = await database.transaction(async (transaction) => {
      const first = await claimFirst(transaction, viewer.id, offered);
      if (first) await announceClaims(transaction, viewer, [first.targetId, ...first.left]);
      return first;
    });
    if (claimed) return { targetId: claimed.targetId };
    // Those that others took in the meantime are no longer offered.
    if (all.every(({ targetId }) => targetId === left)) break;
  }
  return { targetId: null };
}

function announceClaims(
  transaction: Queryable,
  { id: by }: Viewer,
  targetIds: string[],
): Promise<void> {
  const audience = { role: 'admin' } as const;
  return announce(
    transaction,
    ...targetIds.map((id) => ({ name: 'claim' as const, audience, id, by })),
  );
}
