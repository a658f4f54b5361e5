import type { AuditAction } from '@redflag/shared/audit';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Cursor } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import { contains, olderThan } from '../../platform/lists.ts';
import { auditLog, posts, reports, users } from '../../platform/schema.ts';

type NewEntry = Omit<typeof auditLog.$inferInsert, 'id' | 'createdAt'>;

export async function insertEntry(database: Queryable, entry: NewEntry): Promise<void> {
  await database.insert(auditLog).values(entry);
}

/** The name of an account that is acting. */
export async function selectUsername(database: Queryable, id: string): Promise<string> {
  const [user] = await database
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, id));
  return user?.username ?? '';
}

export interface AuditFilter {
  action?: AuditAction | undefined;
  q?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  before?: Date | undefined;
}

/** For administrators: one page of the audit log, newest first, with one row more than `limit`. */
export function selectEntries(
  database: Queryable,
  { action, q, from, before }: AuditFilter,
  after: Cursor | null,
  limit: number,
) {
  const { createdAt, id } = auditLog;
  return database
    .select()
    .from(auditLog)
    .where(
      and(
        action && eq(auditLog.action, action),
        q ? or(contains(auditLog.actor, q), contains(auditLog.subject, q)) : undefined,
        from && sql`${createdAt} >= ${from}`,
        before && sql`${createdAt} < ${before}`,
        after ? olderThan(auditLog, after) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
}

/** Which of these ids, each a UUID, are those of reports, users or posts that are there. */
export async function selectExisting(database: Queryable, ids: string[]): Promise<Set<string>> {
  const idsIn = (table: typeof reports | typeof users | typeof posts) =>
    database.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  const rows = await unionAll(idsIn(reports), idsIn(users), idsIn(posts));
  return new Set(rows.map(({ id }) => id));
}
