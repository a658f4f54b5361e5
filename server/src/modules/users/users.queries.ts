import type { accountStatuses } from '@redflag/shared/accounts';
import type { ReportRange, UserChange } from '@redflag/shared/users';
import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Cursor } from '#platform/database/cursor.ts';
import type { Queryable } from '#platform/database/database.ts';
import { contains, olderThan } from '#platform/database/lists.ts';
import { isAdmin, users } from '#platform/database/schema.ts';

export interface UserFilter {
  usernameContains?: string | undefined;
  reports?: ReportRange | undefined;
  status?: (typeof accountStatuses)[number] | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  before?: Date | undefined;
}

function matching({ usernameContains, reports, status, from, before }: UserFilter) {
  return and(
    usernameContains ? contains(users.username, usernameContains) : undefined,
    reports && eq(users.reportRange, reports),
    status && eq(users.status, status),
    from && sql`${users.createdAt} >= ${from}`,
    before && sql`${users.createdAt} < ${before}`,
  );
}

/** For administrators: counts the accounts that match. */
export async function countAnyUsers(database: Queryable, filter: UserFilter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(users).where(matching(filter));
  return row?.total ?? 0;
}

/**
 * A part of a list: `limit` rows after the first `offset`, counted from the newest or the oldest.
 */
export interface Stretch {
  offset: number;
  limit: number;
  fromOldest: boolean;
}

/** For administrators: returns part of the accounts that match, always newest first. */
export function selectAnyUsers(
  database: Queryable,
  filter: UserFilter,
  after: Cursor | null,
  { offset, limit, fromOldest }: Stretch,
) {
  const { createdAt, id } = users;
  const along = fromOldest ? asc : desc;
  // Only ids, so that PostgreSQL skips the rows before the offset in the index alone.
  const shown = database
    .select({ id })
    .from(users)
    .where(and(matching(filter), after ? olderThan(users, after) : undefined))
    .orderBy(along(createdAt), along(id))
    .offset(offset)
    .limit(limit)
    .as('shown');
  return database
    .select(getTableColumns(users))
    .from(users)
    .innerJoin(shown, eq(shown.id, id))
    .orderBy(desc(createdAt), desc(id));
}

/** For administrators: returns any account, or null if there is none. */
export async function selectAnyUser(database: Queryable, id: string) {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/**
 * For administrators: returns any account, locked until the transaction ends, or null if there is
 * none.
 */
export async function lockAnyUser(database: Queryable, id: string) {
  const [user] = await database.select().from(users).where(eq(users.id, id)).for('update');
  return user ?? null;
}

/** For administrators: changes an account that the caller has locked, and returns it. */
export async function updateAnyUser(database: Queryable, id: string, { status }: UserChange) {
  const [user] = await database.update(users).set({ status }).where(eq(users.id, id)).returning();
  if (!user) throw new Error('The account was not locked');
  return user;
}

/**
 * Returns the ids of the administrators who are not suspended, and locks them, so that two cannot
 * suspend or delete each other at the same time.
 */
export async function lockAdmins(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(isAdmin, eq(users.status, 'active')))
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
}
