import type { accountStatuses } from '@redflag/shared/accounts';
import type { ReportRange, UserChange } from '@redflag/shared/accounts/users';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import {
  nameOfPage,
  olderThan,
  ROWS_COUNTED,
  totalOf,
  writtenLimit,
} from '#platform/database/lists/lists.ts';
import { searchText } from '#platform/database/lists/text-search.ts';
import { secondLooks, userCounts, users } from '#platform/database/schema.ts';

export interface UserFilter {
  reports?: ReportRange | undefined;
  status?: (typeof accountStatuses)[number] | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  before?: Date | undefined;
}

function matching({ reports, status, from, before }: UserFilter) {
  return and(
    reports && eq(users.reportRange, reports),
    status && eq(users.status, status),
    from && sql`${users.createdAt} >= ${from}`,
    before && sql`${users.createdAt} < ${before}`,
  );
}

/** So many accounts after the cursor, but without the first ones. */
export interface UserPage {
  after: Cursor | null;
  offset: number;
  rows: number;
}

/** For administrators: finds a page of the accounts whose username contains a text, newest first. */
export async function findUsers(
  database: Queryable,
  { usernameContains: text, ...filter }: UserFilter & { usernameContains: string },
  page: UserPage,
) {
  const listed = matching(filter);
  const search = { table: users, columns: [users.username], text, listed, ...page };
  const { ids, ...counts } = await searchText(database, { ...search, isCounted: true });
  const rows = await database
    .select()
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(desc(users.createdAt), desc(users.id));
  return { rows, ...counts };
}

/** For administrators: counts the accounts that match. Null if many joined in a given period. */
export async function countAnyUsers(
  database: Queryable,
  { reports, status, from, before }: UserFilter,
): Promise<number | null> {
  if (from || before) {
    const found = database
      .select({ id: users.id })
      .from(users)
      .where(matching({ reports, status, from, before }))
      .limit(writtenLimit(ROWS_COUNTED));
    return totalOf(await database.$count(found.as('found')));
  }
  const [counts] = await database
    .select({ total: sql<number>`coalesce(sum(${userCounts.count}), 0)::int` })
    .from(userCounts)
    .where(
      and(reports && eq(userCounts.reportRange, reports), status && eq(userCounts.status, status)),
    )
    .prepare(`users_count_${Boolean(reports)}_${Boolean(status)}`)
    .execute();
  return counts?.total ?? 0;
}

/** A part of a list: `limit` rows after `offset`, counted from the newest or the oldest. */
export interface Stretch {
  offset: number;
  limit: number;
  fromOldest: boolean;
}

/** For administrators: returns part of the accounts that match, whatever their names, newest first. */
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
    .offset(writtenLimit(offset))
    .limit(writtenLimit(limit))
    .as('shown');
  return database
    .select(getTableColumns(users))
    .from(users)
    .innerJoin(shown, eq(shown.id, id))
    .orderBy(desc(createdAt), desc(id))
    .prepare(nameOfPage('users', limit - 1, [...Object.values(filter), after, offset, fromOldest]))
    .execute();
}

/** For administrators: returns any account or null, locked until the transaction ends. */
export async function lockAnyUser(database: Queryable, id: string) {
  const [user] = await database.select().from(users).where(eq(users.id, id)).for('update');
  return user ?? null;
}

/** For administrators: changes an account that the caller has locked, and returns it. */
export async function updateAnyUser(
  database: Queryable,
  id: string,
  change: Pick<UserChange, 'status'> | { isReviewedFirst: boolean },
) {
  const [user] = await database.update(users).set(change).where(eq(users.id, id)).returning();
  if (!user) throw new Error('The account was not locked');
  return user;
}

/** Grants what a person asked about their suspension, which is over. */
export async function grantSecondLook(
  database: Queryable,
  userId: string,
  decidedBy: string | null,
): Promise<void> {
  await database
    .update(secondLooks)
    .set({ state: 'granted', decidedBy, decidedAt: sql`now()` })
    .where(
      and(
        eq(secondLooks.userId, userId),
        isNull(secondLooks.reportId),
        sql`${secondLooks.state} = 'waiting'`,
      ),
    );
}
