import type { SecondLooksQuery } from '@redflag/shared/replies';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import { countRows, olderThan } from '#platform/database/lists/lists.ts';
import {
  replies,
  reportStatusChanges,
  reports,
  secondLooks,
  targets,
  users,
} from '#platform/database/schema.ts';

export type SecondLookRow = typeof secondLooks.$inferSelect;

/** Adds a second look. Returns null if there is one on the report, or on the suspension. */
export async function insertSecondLook(
  database: Queryable,
  row: typeof secondLooks.$inferInsert,
): Promise<SecondLookRow | null> {
  const [added] = await database.insert(secondLooks).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** Returns a second look, locked until the transaction ends if `forUpdate`, or null. */
export async function selectSecondLook(
  database: Queryable,
  id: string,
  { forUpdate = false } = {},
): Promise<SecondLookRow | null> {
  const found = database.select().from(secondLooks).where(eq(secondLooks.id, id));
  const [row] = await (forUpdate ? found.for('no key update') : found);
  return row ?? null;
}

/** Returns the second look at a report, or null. */
export async function selectSecondLookAt(
  database: Queryable,
  reportId: string,
): Promise<SecondLookRow | null> {
  const [row] = await database
    .select()
    .from(secondLooks)
    .where(eq(secondLooks.reportId, reportId))
    .prepare('second_look_at_report')
    .execute();
  return row ?? null;
}

export async function updateSecondLook(
  database: Queryable,
  id: string,
  change: Partial<SecondLookRow>,
): Promise<void> {
  await database.update(secondLooks).set(change).where(eq(secondLooks.id, id));
}

type Listed = Pick<SecondLooksQuery, 'state' | 'about' | 'targetId' | 'userId'>;

function isListed({ state, about, targetId, userId }: Listed) {
  const { reportId } = secondLooks;
  return and(
    state && sql`${secondLooks.state} = ${state}`,
    about && (about === 'report' ? isNotNull(reportId) : isNull(reportId)),
    targetId ? eq(secondLooks.targetId, targetId) : undefined,
    userId ? eq(secondLooks.userId, userId) : undefined,
  );
}

/** For administrators: returns one page of second looks, newest first, plus one row beyond `limit`. */
export function selectSecondLooks(
  database: Queryable,
  { limit, ...listed }: Listed & Pick<SecondLooksQuery, 'limit'>,
  after: Cursor | null,
): Promise<SecondLookRow[]> {
  return database
    .select()
    .from(secondLooks)
    .where(and(isListed(listed), after ? olderThan(secondLooks, after) : undefined))
    .orderBy(desc(secondLooks.createdAt), desc(secondLooks.id))
    .limit(limit + 1);
}

/** For administrators: returns how many second looks are listed, or null if they are very many. */
export function countSecondLooks(database: Queryable, listed: Listed): Promise<number | null> {
  return countRows(database, secondLooks, isListed(listed));
}

/** Returns what a second look at a report needs to know of it, locked if `forUpdate`, or null. */
export async function selectLookedAt(database: Queryable, id: string, { forUpdate = false } = {}) {
  const isAsked = eq(reports.id, id);
  // Not in the statement below: it would not see a target to which the report has just moved.
  if (forUpdate)
    await database.select({ id: reports.id }).from(reports).where(isAsked).for('update');
  const [row] = await database
    .select({
      id: reports.id,
      status: reports.status,
      target: reports.target,
      targetId: reports.targetId,
      reporterId: reports.reporterId,
      targetHash: sql<string>`encode(${targets.hash}, 'hex')`,
    })
    .from(reports)
    .innerJoin(targets, eq(targets.id, reports.targetId))
    .where(isAsked)
    .prepare('report_looked_at')
    .execute();
  return row ?? null;
}

/** Who last rejected or closed a report, when and how. */
export interface Rejection {
  to: 'Rejected' | 'Closed';
  reason: string | null;
  changedBy: string | null;
  changedAt: Date;
  /** Whether its reporter may answer that: what was closed, only if the holder of its target asked for it. */
  isAnswerable: boolean;
}

/** Returns how a report was last rejected or closed, or null. */
export async function selectRejection(
  database: Queryable,
  ofReport: string,
): Promise<Rejection | null> {
  const { reportId, to, reason, changedBy, changedAt, bulkChangeId, id } = reportStatusChanges;
  const upheld = database
    .select({ id: replies.id })
    .from(replies)
    .where(and(eq(replies.bulkChangeId, bulkChangeId), eq(replies.state, 'upheld')));
  const [rejection] = await database
    .select({
      to: sql<Rejection['to']>`${to}`,
      reason,
      changedBy,
      changedAt,
      isAnswerable: sql<boolean>`${to} = 'Rejected' or exists ${upheld}`,
    })
    .from(reportStatusChanges)
    .where(and(eq(reportId, ofReport), inArray(to, ['Rejected', 'Closed'])))
    .orderBy(desc(changedAt), desc(id))
    .limit(1)
    .prepare('rejection_of_report')
    .execute();
  return rejection ?? null;
}

export async function selectPerson(database: Queryable, userId: string) {
  const { username, email, status } = users;
  const [person] = await database
    .select({ username, email, status })
    .from(users)
    .where(eq(users.id, userId));
  return person ?? null;
}
