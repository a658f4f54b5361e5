import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { spentLogoutTokens } from '#platform/database/schema.ts';

/** Notes that a logout token was used. Returns false if it was used before. */
export async function spendLogoutToken(
  database: Queryable,
  token: typeof spentLogoutTokens.$inferInsert,
): Promise<boolean> {
  const spent = await database
    .insert(spentLogoutTokens)
    .values(token)
    .onConflictDoNothing()
    .returning();
  return spent.length === 1;
}

/** Deletes used logout tokens that are too old to be accepted again. */
export async function forgetSpentLogoutTokens(database: Queryable): Promise<void> {
  await database.delete(spentLogoutTokens).where(lt(spentLogoutTokens.expiresAt, sql`now()`));
}
