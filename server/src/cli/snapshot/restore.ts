import pg from 'pg';
import type { Progress } from '#cli/progress.ts';
import type { Platform } from '#platform/platform.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import { loadInto, refuseRows, refuseServers } from './load-into.ts';
import type { Complete, Manifest } from './manifest.ts';
import type { Archive } from './read-archive.ts';
import { openArchive } from './read-archive.ts';
import { contentTypeOf, listFiles } from './stored-files.ts';
import { readMigrations, readTables } from './tables.ts';

/**
 * Puts a backup in place of an empty database, or of everything with `replace`: all rows or, when it
 * fails, none. It is read twice, first to see that it is whole: pictures would not come back.
 * @throws OperatorError when there is something already, servers run, or the backup is of other
 * tables, damaged or cut off
 */
export async function restore(
  platform: Platform,
  path: string,
  { replace }: { replace: boolean },
  progress: Progress,
): Promise<Complete> {
  const archive = await openArchive(path);
  const client = await platform.database.$client.connect();
  try {
    await requireSameTables(client, archive.manifest, path);
    await refuseServers(client);
    if (!replace) await refuseRows(client);

    await client.query('begin');
    const stored = await load(platform, client, archive, progress).catch((error: unknown) => {
      throw error instanceof pg.DatabaseError
        ? new OperatorError(
            `${path} cannot be restored: ${error.message}. Nothing of the database was changed.`,
          )
        : error;
    });
    await client.query('commit');
    await client.query('analyze');
    if (replace) await removeOthers(platform, stored);
    client.release();
    progress.end();
    return archive.complete;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The keys of the files that it stored. */
async function load(
  { files }: Platform,
  client: pg.ClientBase,
  { manifest, complete, pieces }: Archive,
  progress: Progress,
): Promise<Set<string>> {
  const into = await loadInto(client, manifest.tables);
  const stored = new Set<string>();
  for await (const piece of pieces()) {
    if (piece.kind === 'file') {
      await files.put(piece.key, piece.content, contentTypeOf(piece.key));
      stored.add(piece.key);
      progress.at(null, `${stored.size} files`);
    } else {
      await into.write(piece.table, piece.content);
      progress.at(null, `rows of ${piece.table}`);
    }
  }
  const rows = await into.finish();
  for (const { name } of manifest.tables) {
    if (complete.rows[name] !== (rows[name] ?? 0)) {
      throw new OperatorError(
        `The backup lacks rows of ${name}. Nothing of the database was changed.`,
      );
    }
  }
  return stored;
}

async function requireSameTables(
  client: pg.ClientBase,
  { migrations, madeAt, tables }: Manifest,
  path: string,
): Promise<void> {
  const here = await readMigrations(client);
  if (String(migrations) === String(here)) {
    if (JSON.stringify(tables) === JSON.stringify(await readTables(client))) return;
    throw new OperatorError(`${path} is a damaged backup: its tables are not those of Redflag.`);
  }
  const older = migrations.every((hash, index) => hash === here[index]);
  throw new OperatorError(
    `${path} was made on ${madeAt} by ${older ? 'an older' : 'another'} version of Redflag. Restore it with that version, and upgrade then.`,
  );
}

/** What is left of the system before. */
async function removeOthers({ files }: Platform, stored: Set<string>): Promise<void> {
  for await (const key of listFiles(files)) {
    if (!stored.has(key)) await files.delete(key);
  }
}
