import { join } from 'node:path';
import { hasCluster, startEmbeddedPostgres } from '@redflag/embedded-postgres';
import type { FastifyBaseLogger } from 'fastify';
import { openLiveEvents } from './announcements/announcements.ts';
import { openSender } from './announcements/sender.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { measureQueries } from './database/measure-queries.ts';
import { migrateDatabase } from './database/migrate.ts';
import { requireTables } from './database/migration-state.ts';
import { checkPoolers } from './database/poolers.ts';
import { prepareDataFolder, refuseForeignFolder, requireDataFolder } from './files/data-folder.ts';
import { openFileStore } from './files/open-files.ts';
import { openJobs } from './jobs/jobs.ts';
import { openMailer } from './messages/mailer.ts';
import { openSms } from './messages/sms.ts';
import { openPepper } from './pepper.ts';
import type { Platform } from './platform.ts';
import { OperatorError } from './process/operator-error.ts';
import { openSecrets } from './secrets.ts';
import { openSites } from './sites.ts';

interface OpenOptions {
  isCommand?: boolean;
  creates?: 'nothing' | 'tables' | 'database';
  stop?: AbortSignal;
  onStarting?: () => void;
}

/**
 * Opens the database (the embedded one if no address is set) and migrates it, then the file store,
 * jobs, live events, email and SMS.
 * @param opened closes everything in reverse order, also after a failure, and waits for running
 * jobs
 * @param options.isCommand opens the database for an operator's command: without a time limit for
 * statements, and without the needs of a pooler
 * @param options.creates what is created where it is missing: the tables, an embedded database, too,
 * or nothing
 * @param options.stop ends the migration
 * @param options.onStarting is called when an embedded PostgreSQL begins to start, in processes of its own
 * @throws OperatorError when the data folder cannot be used, the database is missing or cannot be
 * started, reached or migrated, or a pooler needs other settings
 */
export async function openPlatform(
  config: Config,
  log: FastifyBaseLogger,
  opened: AsyncDisposableStack,
  { isCommand = false, creates = 'database', stop, onStarting }: OpenOptions = {},
): Promise<Platform> {
  let closing = false;
  const onError = (error: Error) => {
    // The embedded database may stop before the last idle connection is closed.
    if (!closing) log.error({ err: error }, 'connection failed');
  };
  const { url, listenUrl, ...connection } = config.database;
  const pooledUrl =
    url ?? (await openEmbedded(config, log, opened, creates === 'database', onStarting));
  if (!config.s3) {
    if (creates === 'nothing') requireDataFolder(config.dataDirectory);
    else if (isCommand) refuseForeignFolder(config.dataDirectory);
    prepareDataFolder(config.dataDirectory);
  }
  const sessionUrl = listenUrl ?? pooledUrl;
  const keepsSettings = listenUrl === undefined;
  const { timeoutMs } = connection;
  if (url) await checkPoolers(url, config.database);
  if (creates === 'nothing') await requireTables(sessionUrl);
  const say = (sentence: string) => log.warn(sentence);
  await migrateDatabase(sessionUrl, undefined, undefined, { say, stop });
  const requests = { ...connection, url: pooledUrl, keepsSettings };
  const database = openDatabase(
    isCommand ? { ...connection, url: sessionUrl, timeoutMs: null, keepsSettings: true } : requests,
    onError,
  );
  measureQueries(database.$client);
  opened.defer(() => database.$client.end());
  const live = await openLiveEvents(sessionUrl, timeoutMs, onError);
  opened.defer(() => live.close());
  const sender = openSender(database, requests, onError);
  opened.defer(() => sender.close());
  opened.defer(() => {
    closing = true;
  });
  const jobs = openJobs({ url: pooledUrl, timeoutMs }, (error, failed) =>
    log.error({ err: error, ...failed }, failed?.isGivenUp ? 'job given up' : 'job failed'),
  );
  opened.defer(() => jobs.stop());
  const mailer = openMailer(config, database, (error) => {
    if (error) log.error({ err: error }, 'the mail server is away: emails wait');
    else log.info('the mail server is back');
    jobs.holdMail(error !== null).catch(onError);
  });
  opened.defer(() => mailer.close());
  live.onJob((queue) => {
    jobs.wake(queue);
    mailer.look();
  });
  const files = openFileStore(
    config.s3 ? { s3: config.s3 } : { directory: join(config.dataDirectory, 'files') },
    (error) => log.error({ err: error }, 'storage is full: pictures cannot be stored'),
  );
  return {
    config,
    database,
    files,
    jobs,
    live,
    log,
    mailer,
    sms: openSms(config, database),
    pepper: openPepper(config),
    secrets: await openSecrets(database, live, onError),
    sites: await openSites(config, database, live, onError),
  };
}

/** Starts the embedded PostgreSQL, and returns its connection string. */
async function openEmbedded(
  { dataDirectory }: Config,
  log: FastifyBaseLogger,
  opened: AsyncDisposableStack,
  create: boolean,
  onStarting?: () => void,
): Promise<string> {
  const directory = join(dataDirectory, 'postgres');
  if (create) prepareDataFolder(dataDirectory);
  else if (!(await hasCluster(directory))) {
    throw new OperatorError(
      `There is no database: DATABASE_URL is not set, and ${directory} holds none that this user may read. Run the command with the settings and as the user of the service. A new database is made by the first start of the server.`,
    );
  }
  const embedded = await startEmbeddedPostgres({
    directory,
    log: (line) => log.info(line),
    onStarting,
  }).catch((error: Error) => {
    throw new OperatorError(error.message, { cause: error });
  });
  opened.defer(() => embedded.stop());
  return embedded.connectionString;
}
