import type { ProofMethod, RepliesQuery } from '@redflag/shared/replies';
import { REFUSAL_MONTHS, TAKEN_BACK_MAX } from '@redflag/shared/replies';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import { countRows, olderThan } from '#platform/database/lists/lists.ts';
import {
  replies,
  reportStatusChanges,
  reports,
  targets,
  users,
} from '#platform/database/schema.ts';

export type ReplyRow = typeof replies.$inferSelect;
export type ReplyBefore = NonNullable<ReplyRow['before']>;

const isOpen = inArray(replies.state, ['waiting', 'appealed']);

/** Adds a reply. Returns null if the account has an open one on the target. */
export async function insertReply(
  database: Queryable,
  row: typeof replies.$inferInsert,
): Promise<ReplyRow | null> {
  const [added] = await database.insert(replies).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** Locks a target until the transaction ends. Returns null if it is gone. */
export async function lockTarget(database: Queryable, targetId: string) {
  const [row] = await database
    .select({ id: targets.id, hash: sql<string>`encode(${targets.hash}, 'hex')` })
    .from(targets)
    .where(eq(targets.id, targetId))
    .for('no key update');
  return row ?? null;
}

/**
 * Returns whether no further reply shows on a target: a proven one was refused not long ago, also if that is
 * appealed, or they were taken back undecided so often that it delays a decision.
 */
export async function isSilenced(database: Queryable, targetId: string): Promise<boolean> {
  const { state, decidedAt, createdAt } = replies;
  const isRecent = (moment: AnyPgColumn) =>
    sql`${moment} > now() - make_interval(months => ${REFUSAL_MONTHS})`;
  const isRefused = and(
    inArray(state, ['refused', 'appealed']),
    // Until then it can be taken back.
    replies.isTold,
    isRecent(decidedAt),
  );
  const isTakenBack = and(eq(state, 'withdrawn'), isNull(decidedAt), isRecent(createdAt));
  const [row] = await database
    .select({
      refused: sql<number>`(count(*) filter (where ${isRefused}))::int`,
      takenBack: sql<number>`(count(*) filter (where ${isTakenBack}))::int`,
    })
    .from(replies)
    .where(and(eq(replies.targetId, targetId), isNotNull(replies.provenAt)));
  return row !== undefined && (row.refused > 0 || row.takenBack >= TAKEN_BACK_MAX);
}

/** Returns a reply, locked until the transaction ends if `forUpdate`, or null. */
export async function selectReply(
  database: Queryable,
  id: string,
  { forUpdate = false } = {},
): Promise<ReplyRow | null> {
  const found = database.select().from(replies).where(eq(replies.id, id));
  const [row] = await (forUpdate ? found.for('no key update') : found);
  return row ?? null;
}

export async function updateReply(
  database: Queryable,
  id: string,
  change: Partial<ReplyRow>,
): Promise<void> {
  await database.update(replies).set(change).where(eq(replies.id, id));
}

/** Hides the other open replies on a target, after the holder of a proven one was told that it is refused. */
export async function hideOthers(database: Queryable, { id, targetId }: ReplyRow): Promise<void> {
  if (targetId === null) return;
  await database
    .update(replies)
    .set({ shows: false })
    .where(and(eq(replies.targetId, targetId), ne(replies.id, id), isOpen));
}

type Listed = Pick<RepliesQuery, 'state' | 'targetId' | 'open'>;

/** Matches the replies of one account, or all for reviewers. */
function isListed(ownerId: string | null, { state, targetId, open }: Listed) {
  return and(
    open && (open === 'true' ? isOpen : not(isOpen)),
    ownerId === null ? undefined : eq(replies.userId, ownerId),
    state && eq(replies.state, state),
    targetId ? eq(replies.targetId, targetId) : undefined,
  );
}

/** Returns one page of replies of one account, or of all, newest first, plus one row beyond `limit`. */
export function selectReplies(
  database: Queryable,
  ownerId: string | null,
  { limit, ...listed }: Listed & Pick<RepliesQuery, 'limit'>,
  after: Cursor | null,
): Promise<ReplyRow[]> {
  return database
    .select()
    .from(replies)
    .where(and(isListed(ownerId, listed), after ? olderThan(replies, after) : undefined))
    .orderBy(desc(replies.createdAt), desc(replies.id))
    .limit(limit + 1);
}

/** Where an open reply stands in their order. */
export type OpenPlace = [unproven: boolean, dueAt: string, id: string];

export interface OpenReplyRow extends ReplyRow {
  unproven: boolean;
}

/** Returns one page of open replies, proven ones first, then by when they are due, plus one row beyond `limit`. */
export function selectOpenReplies(
  database: Queryable,
  ownerId: string | null,
  { limit, ...listed }: Listed & Pick<RepliesQuery, 'limit'>,
  after: OpenPlace | null,
): Promise<OpenReplyRow[]> {
  const { dueAt, id, provenUntil } = replies;
  const unproven = sql<boolean>`coalesce(${provenUntil} <= now(), true)`;
  const isAfter =
    after &&
    sql`(${unproven}, ${dueAt}, ${id}) > (${after[0]}, ${after[1]}::timestamptz, ${after[2]}::uuid)`;
  return database
    .select({ ...getTableColumns(replies), unproven })
    .from(replies)
    .where(and(isListed(ownerId, listed), isAfter ?? undefined))
    .orderBy(unproven, asc(dueAt), asc(id))
    .limit(limit + 1);
}

/** Returns how many replies are listed, or null if they are very many. */
export function countReplies(
  database: Queryable,
  ownerId: string | null,
  listed: Listed,
): Promise<number | null> {
  return countRows(database, replies, isListed(ownerId, listed));
}

/** Returns the usernames of accounts by their ids. */
export async function selectNames(
  database: Queryable,
  ids: string[],
): Promise<Map<string, string>> {
  const rows =
    ids.length > 0
      ? await database
          .select({ id: users.id, username: users.username })
          .from(users)
          .where(inArray(users.id, ids))
      : [];
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Notes that a locked reply's target is proven to be the holder's. */
export async function putProof(
  database: Queryable,
  id: string,
  proof: { method: ProofMethod; provenAt: Date; provenUntil: Date; dueAt: Date },
): Promise<void> {
  await database.update(replies).set(proof).where(eq(replies.id, id));
}

/** Returns the reports that a change of several reports changed. */
export function selectChangedBy(database: Queryable, bulkChangeId: string) {
  return database
    .selectDistinct({ id: reports.id, reporterId: reports.reporterId, target: reports.target })
    .from(reportStatusChanges)
    .innerJoin(reports, eq(reports.id, reportStatusChanges.reportId))
    .where(eq(reportStatusChanges.bulkChangeId, bulkChangeId));
}
