import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { Mailer } from './messages/mailer.ts';
import type { Sms } from './messages/sms.ts';

/** The services that every module uses. */
export interface Platform {
  config: Config;
  database: Database;
  files: FileStore;
  jobs: Jobs;
  live: Live;
  mailer: Mailer;
  sms: Sms;
  log: FastifyBaseLogger;
  /** Signs robot checks; the same on every instance. */
  robotCheckSecret: string;
  /** Signs cookies and links that must come back unchanged; the same on every instance. */
  cookieSecret: string;
}
