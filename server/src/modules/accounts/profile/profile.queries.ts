import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import { credentials, identities, sessions, tokens, users } from '#platform/database/schema.ts';

export type User = typeof users.$inferSelect;

const userById = prepared((database) =>
  database
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id'),
);

export async function selectUser(database: Queryable, id: string): Promise<User | null> {
  const [user] = await userById(database).execute({ id });
  return user ?? null;
}

type Change = { [Field in 'username' | 'photoKey' | 'statusMails']?: User[Field] | undefined };

/** Returns the changed account, or null if it is gone. */
export async function updateUser(
  database: Queryable,
  id: string,
  change: Change,
): Promise<User | null> {
  const [user] = await database.update(users).set(change).where(eq(users.id, id)).returning();
  return user ?? null;
}

/** Returns the account, locked until the transaction ends. */
export async function lockUser(database: Queryable, id: string): Promise<User | null> {
  const [user] = await database.select().from(users).where(eq(users.id, id)).for('update');
  return user ?? null;
}

/**
 * Deletes some accounts that were created before this moment, whose address was never verified and
 * that have nothing but their sign-up: nobody could ever sign in to them. An account whose latest
 * link still works is left, and a suspended one, whose address must not sign up again.
 * @returns the ids of the deleted accounts
 */
export async function deleteUnverifiedUsers(
  database: Queryable,
  before: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    delete from ${users} where id in (
      select id from ${users}
      where email_verified_at is null and created_at < ${before.toISOString()}::timestamptz
        and role = 'user' and status = 'active' and report_count = 0 and phone_verified_at is null
        -- The account of a feed has none.
        and exists (select from ${credentials} where user_id = ${users.id})
        and not exists (select from ${identities} where user_id = ${users.id})
        and not exists (select from ${sessions} where user_id = ${users.id})
        and not exists (select from ${tokens} where user_id = ${users.id} and expires_at > now())
      order by created_at limit ${limit} for update skip locked
    ) returning id`);
  return rows.map(({ id }) => id);
}

/** Deletes the account and everything that belongs to it. Its reports stay, without a reporter. */
export async function deleteUser(database: Queryable, id: string): Promise<void> {
  await database.delete(users).where(eq(users.id, id));
}
