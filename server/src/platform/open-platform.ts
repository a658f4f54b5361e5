import { join } from 'node:path';
import { startEmbeddedPostgres } from '@redflag/embedded-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { migrateDatabase, openDatabase } from './database/database.ts';
import { openFileStore } from './files/open-files.ts';
import { openJobs } from './jobs/jobs.ts';
import { openLive } from './live/live.ts';
import { openMailer } from './messages/mailer.ts';
import { openSms } from './messages/sms.ts';
import type { Platform } from './platform.ts';
import { OperatorError } from './process/operator-error.ts';
import { openSecrets } from './secrets.ts';

export interface OpenPlatform {
  platform: Platform;
  /** Waits for running jobs, and closes everything in reverse order. */
  close(): Promise<void>;
}

/**
 * Opens the database (the embedded one if no address is set) and migrates it, then the file store,
 * jobs, live events, email and SMS.
 * @throws OperatorError when the database cannot be started, reached or migrated, or the folder for
 * files cannot be created
 */
export async function openPlatform(config: Config, log: FastifyBaseLogger): Promise<OpenPlatform> {
  let closing = false;
  const onError = (error: Error) => {
    // The embedded database may stop before the last idle connection is closed.
    if (!closing) log.error({ err: error }, 'connection failed');
  };
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        directory: join(config.dataDirectory, 'postgres'),
        log: (line) => log.info(line),
      }).catch((error: Error) => {
        throw new OperatorError(error.message, { cause: error });
      });
  try {
    const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
    await migrateDatabase(connectionString);
    const database = openDatabase(connectionString, onError);
    const jobs = openJobs(connectionString, (error, failed) =>
      log.error({ err: error, ...failed }, failed?.isGivenUp ? 'job given up' : 'job failed'),
    );
    const live = await openLive(connectionString, onError);
    const files = openFileStore(
      config.s3 ? { s3: config.s3 } : { directory: join(config.dataDirectory, 'files') },
    );
    return {
      platform: {
        config,
        database,
        files,
        jobs,
        live,
        log,
        mailer: openMailer(config, database),
        sms: openSms(config, database),
        secrets: await openSecrets(database, live, onError),
      },
      async close() {
        await jobs.stop();
        closing = true;
        await live.close();
        await database.$client.end();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
