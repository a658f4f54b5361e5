import { and, asc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { prepared, toJsonRows } from '#platform/database/database.ts';
import { reporterAccounts, reports, users } from '#platform/database/schema.ts';

/** What an account is recognised by: its address, and its phone number if that is verified. */
export interface Contacts {
  id: string;
  email: string;
  phone: string | null;
}

const contacts = {
  id: users.id,
  email: users.email,
  phone: sql<string | null>`case when ${users.phoneVerifiedAt} is not null then ${users.phone} end`,
};

/** Whether an account's prints are missing. */
export const isUnmarked = sql<boolean>`(${users.mailboxPrint} is null
  or ${users.phoneVerifiedAt} is not null and ${users.phonePrint} is null)`;

/** Returns an account whose prints are missing, or null. */
export async function selectUnmarked(
  database: Queryable,
  userId: string,
): Promise<Contacts | null> {
  const [row] = await unmarked(database).execute({ userId });
  return row ?? null;
}

const unmarked = prepared((database) =>
  database
    .select(contacts)
    .from(users)
    .where(and(eq(users.id, sql.placeholder('userId')), isUnmarked))
    .prepare('unmarked_account'),
);

/** Returns the prints of an account in hexadecimal digits. */
export async function selectPrints(database: Queryable, userId: string): Promise<string[]> {
  const { rows } = await database.execute<{ print: string }>(sql`
    select encode(print, 'hex') as print
    from ${users} u, unnest(array[u.mailbox_print, u.phone_print]) print
    where u.id = ${userId} and print is not null`);
  return rows.map(({ print }) => print);
}

/** Returns the next accounts by id that have reports. */
export function selectReportersAfter(
  database: Queryable,
  after: string,
  limit: number,
): Promise<Contacts[]> {
  return database
    .select(contacts)
    .from(users)
    .where(and(gt(users.id, after), gt(users.reportCount, 0)))
    .orderBy(asc(users.id))
    .limit(limit)
    .for('no key update');
}

/** Stores prints in hexadecimal digits. Triggers then make the hashes, and join people. */
export async function putPrints(
  database: Queryable,
  prints: { id: string; mailbox: string; phone: string | null }[],
): Promise<void> {
  await database.execute(sql`
    update ${users} set mailbox_print = decode(made.mailbox, 'hex'), phone_print = decode(made.phone, 'hex')
    from json_to_recordset(${toJsonRows(prints)}::json) as made (id uuid, mailbox text, phone text)
    where users.id = made.id`);
}

/**
 * Marks the reports of these accounts as those of suspended people or not, and no longer holds those of people
 * who are not reviewed first. Locks reports before targets, in the order of all transactions.
 * @returns how many it changed, at most `limit`
 */
export async function markReports(
  database: Queryable,
  userIds: string[],
  limit: number,
): Promise<number> {
  const { rows } = await database.execute<{
    id: string;
    targetId: string;
    isSuspended: boolean;
    isHeld: boolean;
  }>(sql`
    select r.id, r.target_id as "targetId", u.status = 'suspended' as "isSuspended",
      r.is_held and u.is_reviewed_first as "isHeld"
    from ${reports} r join ${users} u on u.id = r.reporter_id
    where u.id = any (${sql.param(userIds)}::uuid[])
      and (r.is_suspended <> (u.status = 'suspended') or r.is_held and not u.is_reviewed_first)
    order by r.id limit ${limit} for no key update of r`);
  if (rows.length === 0) return 0;
  await database.execute(sql`
    select from targets where id = any (${sql.param(rows.map(({ targetId }) => targetId))}::uuid[])
    order by category_id, key collate "C" for no key update`);
  await database.execute(sql`
    update ${reports} r set is_suspended = made."isSuspended", is_held = made."isHeld"
    from json_to_recordset(${toJsonRows(rows)}::json) as made (id uuid, "isSuspended" bool, "isHeld" bool)
    where r.id = made.id`);
  return rows.length;
}

/** Deletes the hashes of accounts that were deleted before a moment. */
export async function forgetGoneReporters(database: Queryable, before: Date): Promise<void> {
  await database
    .update(reporterAccounts)
    .set({ mailboxHash: null, phoneHash: null })
    .where(and(lt(reporterAccounts.goneAt, before), isNotNull(reporterAccounts.mailboxHash)));
}

/** Deletes all prints and hashes. The next start makes those of existing accounts again. */
export async function forgetAllReporters(database: Queryable): Promise<void> {
  await database.execute(sql`
    update ${users} set mailbox_print = null, phone_print = null where mailbox_print is not null`);
  await database
    .update(reporterAccounts)
    .set({ mailboxHash: null, phoneHash: null })
    .where(isNotNull(reporterAccounts.mailboxHash));
}
