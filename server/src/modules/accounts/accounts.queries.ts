import type { ReviewRole, Role } from '@redflag/shared/accounts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import {
  caseClaims,
  credentials,
  identities,
  isAdmin,
  rateLimits,
  sessions,
  tokens,
  users,
} from '#platform/database/schema.ts';

export type User = typeof users.$inferSelect;

interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
  role?: Role;
  emailVerifiedAt?: Date;
}

/** Adds an account with its password. Violates `users_email_unique` if the address is taken. */
export async function insertUser(
  database: Queryable,
  { passwordHash, ...values }: NewUser,
): Promise<User> {
  const [user] = await database.insert(users).values(values).returning();
  if (!user) throw new Error('The account was not stored');
  await database.insert(credentials).values({ userId: user.id, passwordHash });
  return user;
}

/** Adds an account that nobody can sign in to, unless the address already has one. */
export async function insertUnattendedAccount(
  database: Queryable,
  account: { username: string; email: string },
): Promise<void> {
  await database
    .insert(users)
    .values({ ...account, statusMails: false })
    .onConflictDoNothing({ target: users.email });
}

/** Returns whether the account has a way to sign in: a password or an external identity. */
export async function canSignIn(database: Queryable, userId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from ${credentials} where user_id = ${userId}
    union all select from ${identities} where user_id = ${userId} limit 1`);
  return rows.length > 0;
}

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

/** Returns whether a suspended account has this mailbox, by its print. */
export async function isMailboxSuspended(database: Queryable, print: Buffer): Promise<boolean> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, 'suspended'), eq(users.mailboxPrint, print)))
    .limit(1);
  return rows.length > 0;
}

export async function selectUserByEmail(database: Queryable, email: string): Promise<User | null> {
  const [user] = await database.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

/** Returns the account of an address with the hash of its password, if it has one. */
export async function selectCredential(database: Queryable, email: string) {
  const [row] = await database
    .select({ user: users, passwordHash: credentials.passwordHash })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, email));
  return row ?? null;
}

/** Makes an address's account an administrator. Returns it as it was before, or null. */
export async function promoteUser(database: Queryable, email: string) {
  const [user] = await database
    .select({
      id: users.id,
      username: users.username,
      roleBefore: users.role,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  if (!user) return null;
  await database
    .update(users)
    .set({ role: 'admin', reviewRole: null })
    .where(eq(users.id, user.id));
  return user;
}

export async function hasAdmin(database: Queryable): Promise<boolean> {
  const rows = await database.select({ id: users.id }).from(users).where(isAdmin).limit(1);
  return rows.length > 0;
}

/** Returns the locked ids of active administrators, so that two cannot suspend or delete each other. */
export async function lockAdmins(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(isAdmin, eq(users.status, 'active')))
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Changes what an account that the caller has locked may do, which ends its claims on cases, and returns it. */
export async function updateRoles(
  database: Queryable,
  id: string,
  roles: { role: Role; reviewRole: ReviewRole | null },
): Promise<User> {
  const [user] = await database.update(users).set(roles).where(eq(users.id, id)).returning();
  if (!user) throw new Error('The account was not locked');
  await database.delete(caseClaims).where(eq(caseClaims.userId, id));
  return user;
}

export async function markEmailVerified(database: Queryable, userId: string): Promise<void> {
  await database
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
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
 * Deletes some accounts created before this moment whose address was never verified and that have
 * nothing but their sign-up. Keeps an account whose latest link still works, and a suspended one,
 * whose address must not sign up again. Returns the deleted ids.
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

/** Deletes counters whose window is over. `expire` is in milliseconds since 1970. */
export async function deleteExpiredAttempts(database: Queryable): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
}
