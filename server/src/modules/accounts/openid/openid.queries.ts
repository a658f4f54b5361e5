import type { StaffRole } from '@redflag/shared/accounts';
import { and, eq } from 'drizzle-orm';
import type { User } from '#modules/accounts/accounts.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import { credentials, identities, tokens, users } from '#platform/database/schema.ts';

export interface Identity {
  issuer: string;
  subject: string;
}

export async function selectUserByIdentity(
  database: Queryable,
  { issuer, subject }: Identity,
): Promise<User | null> {
  const [row] = await database
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.user ?? null;
}

/** Returns the account of an identity, and the role that its issuer's groups gave. */
export async function selectIdentity(database: Queryable, { issuer, subject }: Identity) {
  const [row] = await database
    .select({ userId: identities.userId, role: identities.role })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row ?? null;
}

/** Notes which role an issuer's groups gave. */
export async function updateIdentityRole(
  database: Queryable,
  { issuer, subject }: Identity,
  role: StaffRole | null,
): Promise<void> {
  await database
    .update(identities)
    .set({ role })
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
}

export async function insertIdentity(
  database: Queryable,
  identity: Identity & { userId: string },
): Promise<void> {
  await database.insert(identities).values(identity).onConflictDoNothing();
}

/** Adds an account without a password. Returns null if the address already has an account. */
export async function insertVerifiedUser(
  database: Queryable,
  values: { username: string; email: string },
): Promise<User | null> {
  const [user] = await database
    .insert(users)
    .values({ ...values, emailVerifiedAt: new Date() })
    .onConflictDoNothing({ target: users.email })
    .returning();
  return user ?? null;
}

/** Returns the account of an address, locked until the transaction ends. */
export async function lockUserByEmail(database: Queryable, email: string): Promise<User | null> {
  const [user] = await database.select().from(users).where(eq(users.email, email)).for('update');
  return user ?? null;
}

/** Deletes an account's password and every link and code that was sent for it. */
export async function deleteProofs(database: Queryable, userId: string): Promise<void> {
  await database.delete(credentials).where(eq(credentials.userId, userId));
  await database.delete(tokens).where(eq(tokens.userId, userId));
}
