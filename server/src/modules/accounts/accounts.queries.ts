import type { Role } from '@redflag/shared/accounts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { credentials, identities, isAdmin, rateLimits, users } from '#platform/database/schema.ts';

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
export async function insertFeedAccount(
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

/**
 * Makes the account of an address an administrator. Returns the account as it was before, or null.
 */
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
  await database.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
  return user;
}

export async function hasAdmin(database: Queryable): Promise<boolean> {
  const rows = await database.select({ id: users.id }).from(users).where(isAdmin).limit(1);
  return rows.length > 0;
}

export async function markEmailVerified(database: Queryable, userId: string): Promise<void> {
  await database
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
}

/** Deletes counters whose window is over. `expire` is in milliseconds since 1970. */
export async function deleteExpiredAttempts(database: Queryable): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
}
