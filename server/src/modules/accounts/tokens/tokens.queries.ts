import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { tokenPurposes } from '#platform/database/schema.ts';
import { tokens, users } from '#platform/database/schema.ts';

export type TokenPurpose = (typeof tokenPurposes)[number];

const current = gt(tokens.expiresAt, sql`now()`);

/** Stores the link and code of an account for a purpose. This makes earlier ones void. */
export async function replaceToken(
  database: Queryable,
  values: typeof tokens.$inferInsert,
): Promise<void> {
  await database
    .insert(tokens)
    .values(values)
    .onConflictDoUpdate({ target: [tokens.userId, tokens.purpose], set: values });
}

/** Gives a stored token its link. Returns until when it works, or null if it was used or replaced. */
export async function putLink(
  database: Queryable,
  id: string,
  tokenHash: Buffer,
): Promise<Date | null> {
  const [token] = await database
    .update(tokens)
    .set({ tokenHash })
    .where(and(current, eq(tokens.id, id)))
    .returning();
  return token?.expiresAt ?? null;
}

/** Returns the account that a link was sent to, or null if the link is unknown or expired. */
export async function selectUserByLink(
  database: Queryable,
  purpose: TokenPurpose,
  tokenHash: Buffer,
) {
  const [user] = await database
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      until: tokens.expiresAt,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(current, eq(tokens.purpose, purpose), eq(tokens.tokenHash, tokenHash)));
  return user ?? null;
}

/** Uses up a link. Returns the id of its account, or null if the link is unknown or expired. */
export async function spendLink(
  database: Queryable,
  purpose: TokenPurpose,
  tokenHash: Buffer,
): Promise<string | null> {
  const [token] = await database
    .delete(tokens)
    .where(and(current, eq(tokens.purpose, purpose), eq(tokens.tokenHash, tokenHash)))
    .returning();
  return token?.userId ?? null;
}

/** Uses one try of the account's code. Returns null if there is no code, or no try is left. */
export async function takeTry(database: Queryable, purpose: TokenPurpose, userId: string) {
  const [token] = await database
    .update(tokens)
    .set({ triesLeft: sql`${tokens.triesLeft} - 1` })
    .where(
      and(
        gt(sql`coalesce(${tokens.codeExpiresAt}, ${tokens.expiresAt})`, sql`now()`),
        eq(tokens.purpose, purpose),
        eq(tokens.userId, userId),
        gt(tokens.triesLeft, 0),
      ),
    )
    .returning();
  return token ?? null;
}

/** Gives a try of a code back. */
export async function giveTryBack(database: Queryable, id: string): Promise<void> {
  await database
    .update(tokens)
    .set({ triesLeft: sql`${tokens.triesLeft} + 1` })
    .where(eq(tokens.id, id));
}

/** Returns whether the token still existed, so that of two simultaneous uses only one succeeds. */
export async function deleteToken(database: Queryable, id: string): Promise<boolean> {
  const deleted = await database.delete(tokens).where(eq(tokens.id, id)).returning();
  return deleted.length > 0;
}

/** Makes the link and code that were sent to an account for a purpose void. */
export async function deleteTokens(
  database: Queryable,
  purpose: TokenPurpose,
  userId: string,
): Promise<void> {
  await database.delete(tokens).where(and(eq(tokens.purpose, purpose), eq(tokens.userId, userId)));
}

export async function deleteExpiredTokens(database: Queryable): Promise<void> {
  await database.delete(tokens).where(sql`${tokens.expiresAt} <= now()`);
}
