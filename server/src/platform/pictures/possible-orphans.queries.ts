import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import { possibleOrphans, posts, reports, users } from '#platform/database/schema.ts';

const insert = prepared((database) =>
  database
    .insert(possibleOrphans)
    .values({ key: sql.placeholder('key') })
    .onConflictDoUpdate({ target: possibleOrphans.key, set: { since: sql`now()` } })
    .prepare('possible_orphan'),
);

/** Notes a picture that is about to be stored. */
export async function insertPossibleOrphan(database: Queryable, key: string): Promise<void> {
  await insert(database).execute({ key });
}

/** Returns the possible orphans since before this moment, oldest first. */
export async function selectPossibleOrphans(
  database: Queryable,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .select({ key: possibleOrphans.key })
    .from(possibleOrphans)
    .where(lt(possibleOrphans.since, before))
    .orderBy(asc(possibleOrphans.since))
    .limit(limit);
  return rows.map(({ key }) => key);
}

/** Forgets possible orphans, except those that a row has stopped naming since this moment. */
export async function deletePossibleOrphans(
  database: Queryable,
  keys: string[],
  before: Date,
): Promise<void> {
  await database
    .delete(possibleOrphans)
    .where(and(inArray(possibleOrphans.key, keys), lt(possibleOrphans.since, before)));
}

/** Forgets a picture that has been deleted. */
export async function deletePossibleOrphan(database: Queryable, key: string): Promise<void> {
  await database.delete(possibleOrphans).where(eq(possibleOrphans.key, key));
}

/** Returns which of these keys of full pictures a row names. */
export async function selectNamed(database: Queryable, keys: string[]): Promise<Set<string>> {
  const named = await Promise.all(
    [reports.evidenceKey, posts.imageKey, users.photoKey].map((column) =>
      database.select({ key: column }).from(column.table).where(inArray(column, keys)),
    ),
  );
  return new Set(named.flat().flatMap(({ key }) => key ?? []));
}
