import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import {
  possibleOrphans,
  posts,
  replies,
  reports,
  secondLooks,
  users,
} from '#platform/database/schema.ts';

const insert = prepared((database) =>
  database
    .insert(possibleOrphans)
    .select(sql`select key, now() from unnest(${sql.placeholder('keys')}::text[]) as key`)
    .onConflictDoUpdate({ target: possibleOrphans.key, set: { since: sql`now()` } })
    .prepare('possible_orphans'),
);

/** Pictures that are noted together, and their note once it is being written. */
interface Batch {
  keys: string[];
  written?: Promise<void>;
}
const unwritten = new WeakMap<Queryable, Batch>();

/**
 * Prepares to note a picture before it is stored. The first to be stored notes all that are
 * waiting, so that they share one wait for the disk. Returns what writes the note, unless written.
 */
export function notePossibleOrphan(database: Queryable, key: string): () => Promise<void> {
  const batch = unwritten.get(database) ?? { keys: [] };
  unwritten.set(database, batch);
  batch.keys.push(key);
  return () => {
    if (!batch.written) unwritten.delete(database);
    batch.written ??= insert(database)
      .execute({ keys: batch.keys })
      .then(() => undefined);
    return batch.written;
  };
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
    [
      reports.evidenceKey,
      posts.imageKey,
      users.photoKey,
      replies.pictureKey,
      secondLooks.pictureKey,
    ].map((column) =>
      database.select({ key: column }).from(column.table).where(inArray(column, keys)),
    ),
  );
  return new Set(named.flat().flatMap(({ key }) => key ?? []));
}
