import type { AuditAction } from '@redflag/shared/admin/audit';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import {
  countRows,
  isOneOf,
  nameOfPage,
  olderThan,
  writtenLimit,
} from '#platform/database/lists/lists.ts';
import { searchText } from '#platform/database/lists/text-search.ts';
import { posts, reports, users } from '#platform/database/schema.ts';
import { auditLog } from './audit.schema.ts';

type NewEntry = Omit<typeof auditLog.$inferInsert, 'id' | 'createdAt'>;

export async function insertEntries(database: Queryable, entries: NewEntry[]): Promise<void> {
  await database.insert(auditLog).values(entries);
}

/** Returns the username of an account, or '' if it is gone. */
export async function selectUsername(database: Queryable, id: string): Promise<string> {
  const [user] = await database
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, id));
  return user?.username ?? '';
}

export interface AuditFilter {
  action?: AuditAction | undefined;
  /** To whom, or whose report, something was done. */
  userId?: string | undefined;
  q?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  before?: Date | undefined;
}

/**
 * For administrators: returns a page of the audit log, newest first, plus one row beyond `limit`,
 * and the number of entries if known.
 */
export async function selectEntries(
  database: Queryable,
  filter: AuditFilter,
  after: Cursor | null,
  limit: number,
) {
  const rows = limit + 1;
  const listed = isListed(filter);
  const page = database
    .select()
    .from(auditLog)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(writtenLimit(rows))
    .$dynamic();
  if (filter.q) {
    const columns = [auditLog.actor, auditLog.subject];
    const search = { table: auditLog, columns, text: filter.q, listed, after, rows };
    const { ids, ...counts } = await searchText(database, search);
    return { rows: await page.where(inArray(auditLog.id, ids)), ...counts };
  }
  const [found, total] = await Promise.all([
    page
      .where(and(listed, after ? olderThan(auditLog, after) : undefined))
      .prepare(nameOfPage('audit_log', limit, [listed, after]))
      .execute(),
    countRows(database, auditLog, listed, listed ? '' : 'audit_log_count'),
  ]);
  return { rows: found, total, searchedOnly: null };
}

function isListed({ action, userId, from, before }: AuditFilter) {
  return and(
    action && eq(auditLog.action, action),
    userId ? isAbout(userId) : undefined,
    from && sql`${auditLog.createdAt} >= ${from}`,
    before && sql`${auditLog.createdAt} < ${before}`,
  );
}

/** Matches what was done to an account and to its reports. */
function isAbout(userId: string) {
  return or(eq(auditLog.subjectId, userId), sql`${auditLog.before} ->> 'reporterId' = ${userId}`);
}

/** Returns which of these ids, each a UUID, belong to existing reports, users or posts. */
export async function selectExisting(database: Queryable, ids: string[]): Promise<Set<string>> {
  const idsIn = (table: typeof reports | typeof users | typeof posts) =>
    database.select({ id: table.id }).from(table).where(isOneOf(table.id, ids));
  const rows = await unionAll(idsIn(reports), idsIn(users), idsIn(posts))
    .prepare('existing_subjects')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns the id of who last suspended an account; null if the command line did, or they are gone. */
export async function selectSuspender(database: Queryable, userId: string): Promise<string | null> {
  const { subjectId, actorId, action, after, createdAt, id } = auditLog;
  const [entry] = await database
    .select({ suspender: users.id })
    .from(auditLog)
    .leftJoin(users, eq(users.id, actorId))
    .where(
      and(
        eq(subjectId, userId),
        eq(action, 'user.status'),
        sql`${after} ->> 'status' = 'suspended'`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return entry?.suspender ?? null;
}

/** Redacts the personal data in entries made before this moment. */
export async function redactEntriesBefore(database: Queryable, moment: Date): Promise<void> {
  await database.execute(sql`select redact_audit_log(${moment.toISOString()}::timestamptz)`);
}

/**
 * Returns what a person did as an administrator and what was done to their account, without the
 * names of others. No index helps this query.
 */
export function selectActsAbout(database: Queryable, userId: string) {
  const { actorId, actor, action, subject, subjectId, before, after, address, createdAt } =
    auditLog;
  const ifOwn = (column: typeof actor | typeof actorId | typeof address) =>
    sql<string | null>`case when ${actorId} = ${userId} then ${column} end`;
  return database
    .select({
      actorId: ifOwn(actorId),
      actor: ifOwn(actor),
      address: ifOwn(address),
      action,
      subject,
      subjectId,
      before,
      after,
      createdAt,
    })
    .from(auditLog)
    .where(or(eq(actorId, userId), isAbout(userId)))
    .orderBy(desc(createdAt));
}
