import type { UserChange } from '@redflag/shared/users';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { users } from '../../platform/schema.ts';

/** For administrators: any account; null when there is none. */
export async function selectAnyUser(database: Queryable, id: string) {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** For administrators: any account, locked until the transaction ends; null when there is none. */
export async function lockAnyUser(database: Queryable, id: string) {
  const [user] = await database.select().from(users).where(eq(users.id, id)).for('update');
  return user ?? null;
}

/** For administrators: the account, which is locked, as it is after the change. */
export async function updateAnyUser(database: Queryable, id: string, { status }: UserChange) {
  const [user] = await database.update(users).set({ status }).where(eq(users.id, id)).returning();
  if (!user) throw new Error('The account was not locked');
  return user;
}

/** The administrators who can sign in, locked, so that two cannot shut each other out at once. */
export async function lockAdmins(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active')))
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
}
