import type { CategoryValue } from '@redflag/shared/categories';
import type { Entry } from '@redflag/shared/changes';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { listings, settings } from '#platform/database/schema.ts';
import { putSetting, selectSetting } from '#platform/database/stored-settings.ts';

const CURRENT = 'feeds.current';
const AT_ONCE = 1_000;

/** A file in the store, by the hash of its content. */
export interface StoredFile {
  hash: string;
  contentType: string;
  /** When its content last changed. */
  changedAt: string;
  /** How long it is as it is, and compressed. */
  bytes: { identity: number; br: number; gzip: number };
}

/** Which files are served now. */
export interface Manifest {
  /** The position that they equal. */
  position: number;
  /** A hash of the settings that they depend on. */
  settings: string;
  files: Record<string, StoredFile>;
}

export async function selectManifest(database: Queryable): Promise<Manifest | null> {
  return (await selectSetting(database, CURRENT)) as Manifest | null;
}

/** Returns one file, undefined if there is none; null before the first were written. */
export async function selectFile(
  database: Queryable,
  name: string,
): Promise<{ position: number; file: StoredFile | undefined } | null> {
  const [row] = await database
    .select({
      position: sql<number>`${settings.value} -> 'position'`,
      file: sql<StoredFile | null>`${settings.value} -> 'files' -> ${name}::text`,
    })
    .from(settings)
    .where(eq(settings.name, CURRENT));
  return row ? { position: row.position, file: row.file ?? undefined } : null;
}

/** Says which files are served from now on; null for none. */
export async function putManifest(database: Queryable, manifest: Manifest | null): Promise<void> {
  await putSetting(database, CURRENT, manifest);
}

/** Lets the transaction wait for files between its statements. */
export async function waitForFiles(transaction: Queryable): Promise<void> {
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

/** The day of an entry, as `dayOf` says it. */
const DAY = sql`left(coalesce(${listings.entry} ->> 'confirmedAt', '1970-01-01'), 10)`;
const KEY = sql`(${listings.entry} ->> 'key') collate "C"`;

/** Reads what is listed in a category, by key, some at a time. Needs a transaction. */
export function readCategory(transaction: Queryable, category: CategoryValue) {
  return read(
    transaction,
    sql`select entry from ${listings} where category = ${category} order by ${KEY}`,
  );
}

/** Reads what is listed, by day. */
export function readByDay(transaction: Queryable) {
  return read(
    transaction,
    sql`select entry from ${listings} order by ${DAY}, category collate "C", ${KEY}`,
  );
}

async function* read(transaction: Queryable, query: ReturnType<typeof sql>) {
  await transaction.execute(sql`declare feed no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await transaction.execute<{ entry: Entry }>(
      sql`fetch ${sql.raw(String(AT_ONCE))} from feed`,
    );
    if (rows.length > 0) yield rows.map(({ entry }) => entry);
    if (rows.length < AT_ONCE) break;
  }
  await transaction.execute(sql`close feed`);
}

/** Returns the entries of a category that were reported last. */
export async function selectLatest(
  database: Queryable,
  category: CategoryValue,
  limit: number,
): Promise<Entry[]> {
  const rows = await database
    .select({ entry: listings.entry })
    .from(listings)
    .where(eq(listings.category, category))
    .orderBy(sql`${listings.lastReportedAt} desc nulls last`)
    .limit(limit);
  return rows.map(({ entry }) => entry);
}
