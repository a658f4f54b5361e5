import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { migrateDatabase, openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { openJobs } from './jobs.ts';
import { openLive } from './live.ts';
import { openMailer } from './mailer.ts';
import { openFileStore } from './open-files.ts';
import type { Platform } from './platform.ts';
import { sharedSecret } from './secret.ts';
import { openSms } from './sms.ts';

export interface OpenPlatform {
  platform: Platform;
  /** Lets go of everything, in the reverse order; running jobs are waited for. */
  close(): Promise<void>;
}

/**
 * Opens what the product stands on: the database, brought up to date (the embedded one where no
 * address is set), the file store, jobs, live events, mail and SMS.
 * @throws OperatorError where the database cannot be reached or started
 */
export async function openPlatform(config: Config, log: FastifyBaseLogger): Promise<OpenPlatform> {
  const onError = (error: Error) => log.error({ err: error }, 'connection failed');
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        directory: join(config.dataDirectory, 'postgres'),
        log: (line) => log.info(line),
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
        robotCheckSecret: await sharedSecret(database, 'robotCheckSecret'),
        cookieSecret: await sharedSecret(database, 'cookieSecret'),
      },
      async close() {
        await jobs.stop();
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
