import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { credentials, users } from '#platform/database/schema.ts';

/** An account's address, and the hash of its password where it has one; null when it is gone. */
export async function selectOwnCredential(database: Queryable, userId: string) {
  const [row] = await database
    .select({ email: users.email, passwordHash: credentials.passwordHash })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Sets the password of an account, in place of an older one. */
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

/** Replaces this password of an account; false when it has another one meanwhile. */
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
 * Whether the account still has this password, which it keeps until the transaction ends: a session
 * that starts with an old password would otherwise outlive its change.
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
