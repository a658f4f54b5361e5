import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findEmbeddedPostgres } from '@redflag/embedded-postgres';
import { plural } from '@redflag/shared/text/plural';
import { sql } from 'drizzle-orm';
import { countKept } from '#modules/reports/index.ts';
import type { Config } from '#platform/config.ts';
import { readConfig } from '#platform/config.ts';
import { describeDatabase, messageOf } from '#platform/database/connections.ts';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/database.ts';
import { prepareDataFolder } from '#platform/files/data-folder.ts';
import { openFileStore } from '#platform/files/open-files.ts';
import { openLog } from '#platform/log/log.ts';
import { openPlatform } from '#platform/open-platform.ts';
import type { Platform } from '#platform/platform.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import { inJson } from './answer.ts';

/**
 * Opens the platform with the server's settings, names its database, does a command's work on it, and
 * closes it.
 * @param creates what the command creates where it is missing
 * @throws OperatorError when the settings are wrong, or the database is missing or cannot be opened
 */
export async function withPlatform(
  work: (platform: Platform) => Promise<void>,
  creates: 'nothing' | 'tables' | 'database' = 'nothing',
): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const log = openLog('warn');
  const config = readConfig(process.env);
  const platform = await openPlatform(config, log, opened, { isCommand: true, creates });
  if (!inJson) process.stderr.write(`Database: ${await nameDatabase(platform)}\n`);
  await work(platform);
}

/** Names the database that a command works on, and how much is in it: settings may be those of another. */
async function nameDatabase({ config, database }: Platform): Promise<string> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select ${countKept(undefined)} as count`,
  );
  const { url } = config.database;
  const place = url ? describeDatabase(url) : join(config.dataDirectory, 'postgres');
  const count = plural(rows[0]?.count ?? 0, { one: '# report', other: '# reports' });
  return `${place}, ${count}`;
}

/**
 * Reads from the database that the servers use now. Starts and changes nothing, unlike
 * `withPlatform`, so that it works while a server runs. Throws OperatorError when the database
 * cannot be reached.
 */
export async function withRunningDatabase<Result>(
  { database: { url, listenUrl, ...connection }, dataDirectory }: Config,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const directory = join(dataDirectory, 'postgres');
  const address =
    listenUrl ??
    url ??
    (await findEmbeddedPostgres({ directory }).catch((cause: Error) => {
      throw new OperatorError(
        `The embedded database in ${directory} does not run. Start the server.`,
        { cause },
      );
    }));
  const database = openDatabase(
    { ...connection, url: address, timeoutMs: null, keepsSettings: true },
    () => undefined,
  );
  try {
    await database.$client.query('select 1').catch((cause: Error) => {
      throw new OperatorError(
        `The database at ${describeDatabase(address)} cannot be reached: ${messageOf(cause)}.`,
        { cause },
      );
    });
    return await work(database);
  } finally {
    await database.$client.end();
  }
}

/**
 * Stores a file and reads it, or throws OperatorError. Does not create a data folder: it would
 * belong to the user who runs this.
 */
export async function checkFiles({ s3, dataDirectory }: Config): Promise<void> {
  const directory = join(dataDirectory, 'files');
  if (s3) return openFileStore({ s3 }).check();
  if (!existsSync(directory)) {
    throw new OperatorError(`The folder ${directory} does not exist. Start the server.`);
  }
  prepareDataFolder(dataDirectory);
  await openFileStore({ directory }).check();
}
