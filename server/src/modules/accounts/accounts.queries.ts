import type { Role } from '@redflag/shared/accounts';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { credentials, rateLimits, tokens, users } from '../../platform/schema.ts';

export type User = typeof users.$inferSelect;

interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
  role?: Role;
  emailVerifiedAt?: Date;
}

/** Adds an account with its password. Violates `users_email_unique` when the address is taken. */
export async function insertUser(
  database: Queryable,
  { passwordHash, ...values }: NewUser,
): Promise<User> {
  const [user] = await database.insert(users).values(values).returning();
  if (!user) throw new Error('The account was not stored');
  await database.insert(credentials).values({ userId: user.id, passwordHash });
  return user;
}

export async function selectUser(database: Queryable, id: string): Promise<User | null> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

export async function selectUserByEmail(database: Queryable, email: string): Promise<User | null> {
  const [user] = await database.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

/** The account of an address and the hash of its password, where it has one. */
export async function selectCredential(database: Queryable, email: string) {
  const [row] = await database
    .select({ user: users, passwordHash: credentials.passwordHash })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, email));
  return row ?? null;
}

export async function hasAdmin(database: Queryable): Promise<boolean> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .limit(1);
  return rows.length > 0;
}

interface NewToken {
  userId: string;
  tokenHash: Buffer;
  codeHash: Buffer;
  triesLeft: number;
  expiresAt: Date;
}

/** Keeps one verification per account: a new one makes the old link and code void. */
export async function replaceVerification(database: Queryable, token: NewToken): Promise<void> {
  const values = { ...token, purpose: 'verify-email' as const };
  await database
    .insert(tokens)
    .values(values)
    .onConflictDoUpdate({ target: [tokens.userId, tokens.purpose], set: values });
}

const current = and(eq(tokens.purpose, 'verify-email'), gt(tokens.expiresAt, sql`now()`));

/** Uses up the verification with this link; the account it proves, or null. */
export async function spendVerificationLink(database: Queryable, tokenHash: Buffer) {
  const [token] = await database
    .delete(tokens)
    .where(and(current, eq(tokens.tokenHash, tokenHash)))
    .returning();
  return token?.userId ?? null;
}

/** Takes one try from the account's verification code; null when there is none left to try. */
export async function takeVerificationTry(database: Queryable, email: string) {
  const [token] = await database
    .update(tokens)
    .set({ triesLeft: sql`${tokens.triesLeft} - 1` })
    .from(users)
    .where(
      and(current, eq(tokens.userId, users.id), eq(users.email, email), gt(tokens.triesLeft, 0)),
    )
    .returning({ id: tokens.id, userId: tokens.userId, codeHash: tokens.codeHash });
  return token ?? null;
}

export async function deleteToken(database: Queryable, id: string): Promise<boolean> {
  const deleted = await database.delete(tokens).where(eq(tokens.id, id)).returning();
  return deleted.length > 0;
}

export async function markEmailVerified(database: Queryable, userId: string): Promise<void> {
  await database
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
}

export async function deleteExpiredTokens(database: Queryable): Promise<void> {
  await database.delete(tokens).where(sql`${tokens.expiresAt} <= now()`);
}

/** Forgets guesses whose time is over; their moments are in milliseconds. */
export async function deleteExpiredGuesses(database: Queryable): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
}
