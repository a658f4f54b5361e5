import pg from 'pg';
import type { Progress } from '#cli/progress.ts';
import { recount } from '#modules/stats/index.ts';
import { recountAllTargets } from '#modules/targets/index.ts';
import { BASE, migrateDatabase, remakeTables } from '#platform/database/migrate.ts';
import { keyOf } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import { loadInto, refuseRows, refuseServers } from './load-into.ts';
import type { Complete, Manifest } from './manifest.ts';
import type { Archive } from './read-archive.ts';
import { damaged, openArchive } from './read-archive.ts';
import { contentTypeOf, listFiles, readNamedPictures } from './stored-files.ts';
import { readMigrations, readTables } from './tables.ts';

/**
 * Restores a backup into an empty database, or with `replace` over everything: all rows or, on
 * failure, none. One of an older version is restored into its tables, which are then upgraded. Stores files once all rows are there, because overwritten pictures are lost.
 * @throws OperatorError when the database is not empty, servers are running, or the backup has
 * other tables or is damaged or truncated
 */
export async function restore(
  platform: Platform,
  path: string,
  { replace }: { replace: boolean },
  progress: Progress,
): Promise<Complete> {
  const archive = await openArchive(path);
  const { database } = platform;
  const client = await database.$client.connect();
  try {
    const isOlder = await findOlder(client, archive.manifest, path);
    await refuseServers(client);
    if (!isOlder) await requireSameTables(client, archive.manifest, path);
    if (!replace) await refuseRows(client);

    await client.query('begin');
    if (isOlder) {
      await remakeTables(client, Number(migrationsOf(archive.manifest).at(-1)));
      await requireSameTables(client, archive.manifest, path);
    }
    const complete = await load(client, archive, progress).catch((error: unknown) => {
      throw error instanceof pg.DatabaseError ? explained(path, error) : error;
    });
    const stored = await storeFiles(platform, archive, complete.files, progress);
    await client.query('commit');
    if (isOlder) {
      await migrateDatabase(database.$client.options.connectionString ?? '');
      await recountAllTargets(platform);
      await recount(platform);
    }
    // In today's tables: those of an older version may lack some that name pictures.
    const named = new Set(await readNamedPictures(client));
    await noteOrphans(client, stored, named);
    await client.query('analyze');
    if (replace) await removeOthers(platform, stored, named);
    client.release();
    progress.end();
    return complete;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** PostgreSQL's errors of class 22 and 23 are about the rows. */
function explained(path: string, { code = '', message }: pg.DatabaseError): OperatorError {
  if (/^2[23]/.test(code)) return damaged(path, message);
  return new OperatorError(`${path} cannot be restored: ${message}. The database has not changed.`);
}

/** Loads all rows. */
async function load(
  client: pg.ClientBase,
  { manifest, pieces }: Archive,
  progress: Progress,
): Promise<Complete> {
  const into = await loadInto(client, manifest.tables);
  let complete: Complete = { rows: {}, files: 0 };
  for await (const piece of pieces()) {
    if (piece.kind === 'end') complete = piece.complete;
    if (piece.kind !== 'rows') continue;
    await into.write(piece.table, piece.content);
    progress.at(null, `rows of ${piece.table}`);
  }
  const rows = await into.finish();
  for (const { name } of manifest.tables) {
    if (complete.rows[name] !== (rows[name] ?? 0)) {
      throw new OperatorError(`The backup lacks rows of ${name}. The database has not changed.`);
    }
  }
  return complete;
}

/** Stores so many files, all that there are, and returns their keys. Most of them come before the rows. */
async function storeFiles(
  { files }: Platform,
  { pieces }: Archive,
  number: number,
  progress: Progress,
): Promise<Set<string>> {
  const stored = new Set<string>();
  if (number === 0) return stored;
  for await (const piece of pieces()) {
    if (piece.kind !== 'file') continue;
    await files.put({ ...piece, contentType: contentTypeOf(piece.key) });
    stored.add(piece.key);
    progress.at(null, `${stored.size} files`);
    if (stored.size === number) break;
  }
  return stored;
}

/** The last migration before the base, as backups of its commit name migrations: by their hashes. */
const LAST_BEFORE_BASE = '8d8d7d46a16c2ef7889bcd0463970f51e083b7ec66446de2c17b27b25e9ce919';

function migrationsOf({ migrations }: Manifest): string[] {
  return migrations.at(-1) === LAST_BEFORE_BASE ? [String(BASE)] : migrations;
}

/**
 * Returns whether a backup has the tables of an older version.
 * @throws OperatorError when it has those of another
 */
async function findOlder(client: pg.ClientBase, manifest: Manifest, path: string) {
  const [here, there] = [await readMigrations(client), migrationsOf(manifest)];
  if (there.length === 0 || there.some((written, index) => written !== here[index])) {
    throw new OperatorError(
      `${path} was made on ${manifest.madeAt} by another version of Redflag. Restore it with that version, then upgrade.`,
    );
  }
  return there.length < here.length;
}

async function requireSameTables(
  client: pg.ClientBase,
  { tables }: Manifest,
  path: string,
): Promise<void> {
  const here = await readTables(client);
  const foreign = here.filter((one) => !tables.some(({ name }) => name === one.name));
  if (foreign.length > 0) {
    throw new OperatorError(
      `The database has tables that the backup has not: ${foreign.map(({ name }) => name).join(', ')}. Restore into a database that has only those of Redflag. Nothing was changed.`,
    );
  }
  const sorted = tables.map(({ name, columns }) => ({ name, columns: columns.toSorted() }));
  if (JSON.stringify(sorted) === JSON.stringify(here)) return;
  throw new OperatorError(`${path} is damaged: its tables are not those of Redflag.`);
}

/** Leaves files of rows that were deleted during the backup to the sweep. */
async function noteOrphans(
  client: pg.ClientBase,
  stored: Set<string>,
  named: Set<string>,
): Promise<void> {
  const orphans = [...stored].map(keyOf).filter((key) => !named.has(key));
  await client.query(
    'insert into possible_orphans (key) select unnest($1::text[]) on conflict do nothing',
    [orphans],
  );
}

/** Deletes the files that the backup does not have. Those of pictures that its rows name stay. */
async function removeOthers(
  { files }: Platform,
  stored: Set<string>,
  named: Set<string>,
): Promise<void> {
  for await (const key of listFiles(files)) {
    if (!stored.has(key) && !named.has(keyOf(key))) await files.delete(key);
  }
}
