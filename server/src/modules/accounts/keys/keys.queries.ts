import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import { apiKeys, users } from '#platform/database/schema.ts';

/**
 * Returns the keys with these hashes, by the hash in base64url, without those that have expired or
 * whose account is suspended. The same statement records their first use in an hour.
 */
export async function selectKeysByHash(database: Queryable, hashes: Buffer[]) {
  const rows = await byHash(database).execute({ hashes });
  return new Map(rows.map(({ hash, ...key }) => [hash.toString('base64url'), key]));
}

const byHash = prepared((database) => {
  const living = database.$with('living', {}).as(sql`
    select k.* from ${apiKeys} k join ${users} u on u.id = k.user_id
    where k.secret_hash = any (${sql.placeholder('hashes')}::bytea[])
      and k.expires_at > now() and u.status = 'active'`);
  const touched = database.$with('touched', {}).as(sql`
    update ${apiKeys} set last_used_at = date_trunc('hour', now(), 'UTC')
    where id in (
      select k.id from ${apiKeys} k join living on living.id = k.id
      where living.last_used_at is null or living.last_used_at < date_trunc('hour', now(), 'UTC')
      -- Nobody waits for a key that is revoked.
      for update of k skip locked
    )`);
  return database
    .with(living, touched)
    .select({
      hash: sql<Buffer>`secret_hash`,
      id: sql<string>`id`,
      userId: sql<string>`user_id`,
      scopes: sql<string[]>`scopes`,
      isOrganisations: sql<boolean>`is_organisations`,
      withoutPicture: sql<boolean>`without_picture`,
    })
    .from(sql`living`)
    .prepare('keys_by_hash');
});

/** Not a parameter: PostgreSQL must see it to use the index. */
const ofOrganisations = sql`${apiKeys.isOrganisations}`;

export type KeyRow = typeof apiKeys.$inferSelect;
type NewKeyRow = Omit<typeof apiKeys.$inferInsert, 'expiresAt'> & { days: number };

/** Adds a key that expires after some days. */
export async function insertKey(
  database: Queryable,
  { days, ...values }: NewKeyRow,
): Promise<KeyRow> {
  const expiresAt = sql`now() + make_interval(days => ${days})`;
  const [key] = await database
    .insert(apiKeys)
    .values({ ...values, expiresAt })
    .returning();
  if (!key) throw new Error('The key was not stored');
  return key;
}

/** Returns a key with the name of its account, or null if it is gone. */
export async function selectKey(database: Queryable, id: string) {
  const [row] = await database
    .select({ key: apiKeys, username: users.username })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.id, id));
  return row ?? null;
}

/** Returns an account's keys, newest first. */
export function selectKeys(database: Queryable, userId: string): Promise<KeyRow[]> {
  return database
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** Returns how many of an account's keys have not expired. */
export async function countKeys(database: Queryable, userId: string): Promise<number> {
  const [row] = await database
    .select({ keys: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), gt(apiKeys.expiresAt, sql`now()`)));
  return row?.keys ?? 0;
}

/** Deletes a key of an account. Returns it, or null if there is none. */
export async function deleteKey(
  database: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<KeyRow | null> {
  const [key] = await database
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning();
  return key ?? null;
}

/** For administrators: returns the keys of all organisations with their accounts, newest first. */
export function selectOrganisationKeys(database: Queryable) {
  return database
    .select({ key: apiKeys, organisation: { username: users.username, status: users.status } })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(ofOrganisations)
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** For administrators: deletes a key of an organisation. Returns it, or null if there is none. */
export async function deleteOrganisationKey(
  database: Queryable,
  id: string,
): Promise<KeyRow | null> {
  const [key] = await database
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), ofOrganisations))
    .returning();
  return key ?? null;
}

/** Deletes keys that expired this many days ago, when their owners have seen it. */
export async function deleteExpiredKeys(database: Queryable, days: number): Promise<void> {
  await database
    .delete(apiKeys)
    .where(lt(apiKeys.expiresAt, sql`now() - make_interval(days => ${days})`));
}
