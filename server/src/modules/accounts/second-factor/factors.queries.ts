import type { Passkey } from '@redflag/shared/accounts/second-factor';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  codeApps,
  passkeys,
  recoveryCodes,
  spentChallenges,
  users,
} from '#platform/database/schema.ts';

/** Returns an account's passkeys, newest first. */
export function selectPasskeys(database: Queryable, userId: string) {
  return database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
    .prepare('passkeys_of_account')
    .execute();
}

/** Returns a passkey with its account, or null. */
export async function selectPasskey(database: Queryable, credentialId: Buffer) {
  const [found] = await database
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
}

type NewPasskey = Omit<typeof passkeys.$inferInsert, 'id' | 'createdAt' | 'lastUsedAt'>;

/** Returns whether the passkey was added: somebody may have it already. */
export async function insertPasskey(database: Queryable, passkey: NewPasskey): Promise<boolean> {
  const added = await database.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Notes a use of a passkey. Returns whether its counter has not been reached by another use. */
export async function noteUse(database: Queryable, id: string, counter: number): Promise<boolean> {
  const isNew = or(
    lt(passkeys.counter, counter),
    and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`),
  );
  const noted = await database
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isNew))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

/** Deletes an account's passkey. Returns its name, or null without one. */
export async function deletePasskey(
  database: Queryable,
  userId: string,
  id: Passkey['id'],
): Promise<string | null> {
  const [deleted] = await database
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name });
  return deleted?.name ?? null;
}

export async function selectCodeApp(database: Queryable, userId: string) {
  const [found] = await database
    .select()
    .from(codeApps)
    .where(eq(codeApps.userId, userId))
    .prepare('code_app_of_account')
    .execute();
  return found ?? null;
}

/** Sets or replaces the app of an account. */
export async function putCodeApp(
  database: Queryable,
  { userId, secret, lastStep }: { userId: string; secret: Buffer; lastStep: number },
): Promise<void> {
  await database
    .insert(codeApps)
    .values({ userId, secret, lastStep })
    .onConflictDoUpdate({
      target: codeApps.userId,
      set: { secret, lastStep, createdAt: sql`now()` },
    });
}

/** Uses up the thirty seconds of an app's code, and those before. Returns whether they were unused. */
export async function spendStep(
  database: Queryable,
  userId: string,
  step: number,
): Promise<boolean> {
  const spent = await database
    .update(codeApps)
    .set({ lastStep: step })
    .where(and(eq(codeApps.userId, userId), lt(codeApps.lastStep, step)))
    .returning({ userId: codeApps.userId });
  return spent.length > 0;
}

/** Returns whether the account had an app. */
export async function deleteCodeApp(database: Queryable, userId: string): Promise<boolean> {
  const deleted = await database.delete(codeApps).where(eq(codeApps.userId, userId)).returning();
  return deleted.length > 0;
}

/** Replaces the recovery codes of an account. */
export async function putRecoveryCodes(
  database: Queryable,
  userId: string,
  hashes: Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(database, userId);
  await database.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Returns whether the account had the code, which counts no more. */
export async function spendRecoveryCode(
  database: Queryable,
  userId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const spent = await database
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
}

export function countRecoveryCodes(database: Queryable, userId: string): Promise<number> {
  return database.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

export async function deleteRecoveryCodes(database: Queryable, userId: string): Promise<void> {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Deletes every second factor of an account. Returns whether there was one. */
export async function deleteFactors(database: Queryable, userId: string): Promise<boolean> {
  await deleteRecoveryCodes(database, userId);
  const hadApp = await deleteCodeApp(database, userId);
  const deleted = await database.delete(passkeys).where(eq(passkeys.userId, userId)).returning();
  return hadApp || deleted.length > 0;
}

/** Uses up a challenge of a passkey. Returns whether it was unused. */
export async function spendChallenge(
  database: Queryable,
  challenge: string,
  expiresAt: Date,
): Promise<boolean> {
  const spent = await database
    .insert(spentChallenges)
    .values({ challenge, expiresAt })
    .onConflictDoNothing()
    .returning();
  return spent.length > 0;
}

/** Deletes used challenges that have expired, because they would be refused anyway. */
export async function forgetExpiredChallenges(database: Queryable): Promise<void> {
  await database.delete(spentChallenges).where(lt(spentChallenges.expiresAt, sql`now()`));
}
