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
  await sayDatabase(platform.config, platform.database);
  await work(platform);
}

/** Says on which database a command works, and how much is in it: settings may be those of another. */
async function sayDatabase(
  { database: { url }, dataDirectory }: Pick<Config, 'database' | 'dataDirectory'>,
  database: Database,
): Promise<void> {
  if (inJson) return;
  const place = url ? describeDatabase(url) : join(dataDirectory, 'postgres');
  const counted = database.execute<{ count: number }>(sql`select ${countKept(undefined)} as count`);
  const reports = await counted.then(
    ({ rows }) => countOfReports(rows[0]?.count ?? 0),
    () => 'no tables of this version',
  );
  process.stderr.write(`Database: ${place}, ${reports}\n`);
}

function countOfReports(count: number): string {
  return plural(count, { one: '# report', other: '# reports' }, count.toLocaleString('en'));
}

/**
 * Reads from the database that the servers use now. Starts and changes nothing, unlike
 * `withPlatform`, so that it works while a server runs.
 * @param names whether to name the database first
 * @throws OperatorError when the database cannot be reached
 */
export async function withRunningDatabase<Result>(
  config: Config,
  work: (database: Database) => Promise<Result>,
  names = true,
): Promise<Result> {
  const { database: settings, dataDirectory } = config;
  const { url, listenUrl, ...connection } = settings;
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
    if (names) await sayDatabase(config, database);
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
