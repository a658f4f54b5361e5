import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';

export type User = typeof users.$inferSelect;

const userById = prepared((database) =>
  database
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id'),
);

export async function selectUser(database: Queryable, id: string): Promise<User | null> {
  const [user] = await userById(database).execute({ id });
  return user ?? null;
}

type Change = { [Field in 'username' | 'photoKey' | 'statusMails']?: User[Field] | undefined };

/** Returns the changed account, or null if it is gone. */
export async function updateUser(
  database: Queryable,
  id: string,
  change: Change,
): Promise<User | null> {
  const [user] = await database.update(users).set(change).where(eq(users.id, id)).returning();
  return user ?? null;
}

/** Returns the account, locked until the transaction ends. */
export async function lockUser(database: Queryable, id: string): Promise<User | null> {
  const [user] = await database.select().from(users).where(eq(users.id, id)).for('update');
  return user ?? null;
}

/** Deletes the account and everything that belongs to it. Its reports stay, without a reporter. */
export async function deleteUser(database: Queryable, id: string): Promise<void> {
  await database.delete(users).where(eq(users.id, id));
}

/** Returns which of these photo files an account still uses. */
export async function selectPhotoKeys(database: Queryable, keys: string[]): Promise<Set<string>> {
  const rows = await database
    .select({ key: users.photoKey })
    .from(users)
    .where(inArray(users.photoKey, keys));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}
