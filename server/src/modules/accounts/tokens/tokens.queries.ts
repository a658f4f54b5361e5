import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { tokenPurposes } from '#platform/database/schema.ts';
import { tokens } from '#platform/database/schema.ts';

export type TokenPurpose = (typeof tokenPurposes)[number];

/** Keeps one proof of a purpose for an account: a new one makes the old link and code void. */
export async function replaceToken(
  database: Queryable,
  values: typeof tokens.$inferInsert,
): Promise<void> {
  await database
    .insert(tokens)
    .values(values)
    .onConflictDoUpdate({ target: [tokens.userId, tokens.purpose], set: values });
}

const current = gt(tokens.expiresAt, sql`now()`);

/** Uses up the proof with this link; the account it is of, or null. */
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

/** Takes one try from the account's code; null when there is none, or none left to try. */
export async function takeTry(database: Queryable, purpose: TokenPurpose, userId: string) {
  const [token] = await database
    .update(tokens)
    .set({ triesLeft: sql`${tokens.triesLeft} - 1` })
    .where(
      and(current, eq(tokens.purpose, purpose), eq(tokens.userId, userId), gt(tokens.triesLeft, 0)),
    )
    .returning();
  return token ?? null;
}

/** Whether it was there, so that of two who prove it at once one succeeds. */
export async function deleteToken(database: Queryable, id: string): Promise<boolean> {
  const deleted = await database.delete(tokens).where(eq(tokens.id, id)).returning();
  return deleted.length > 0;
}

/** Makes what was sent to an account for a purpose void. */
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
