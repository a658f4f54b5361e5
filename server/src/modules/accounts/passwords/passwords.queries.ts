import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { credentials, users } from '#platform/database/schema.ts';

/** Returns an account's names and password hash, if any; null if the account is gone. */
export async function selectOwnCredential(database: Queryable, userId: string) {
  const [row] = await database
    .select({
      username: users.username,
      email: users.email,
      passwordHash: credentials.passwordHash,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Sets or replaces the password of an account. */
export async function putPasswordHash(
  database: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const set = { passwordHash, changedAt: sql`now()` };
  await database
    .insert(credentials)
    .values({ userId, passwordHash })
    .onConflictDoUpdate({ target: credentials.userId, set });
}

/** Replaces an account's password. Returns false if the password is no longer `before`. */
export async function replacePasswordHash(
  database: Queryable,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const changed = await database
    .update(credentials)
    .set({ passwordHash: after, changedAt: sql`now()` })
    .where(and(eq(credentials.userId, userId), eq(credentials.passwordHash, before)))
    .returning();
  return changed.length > 0;
}

/**
 * Returns whether the account still has this password, and locks it until the transaction ends, so
 * that no session that starts with an old password outlives its change.
 */
export async function keepPasswordHash(
  database: Queryable,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const kept = await database
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.passwordHash, passwordHash)))
    .for('share');
  return kept.length > 0;
}
