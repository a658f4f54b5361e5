import type { FastifyBaseLogger } from 'fastify';
import type { LiveEvents } from './announcements/announcements.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './messages/mailer.ts';
import type { Sms } from './messages/sms.ts';
import type { Pepper } from './pepper.ts';
import type { Secrets } from './secrets.ts';
import type { KnownSites } from './sites.ts';

/** The services that every module uses. */
export interface Platform {
  config: Config;
  database: Database;
  files: FileStore;
  jobs: Jobs;
  live: LiveEvents;
  mailer: Mailer;
  sms: Sms;
  log: FastifyBaseLogger;
  secrets: Secrets;
  pepper: Pepper;
  sites: KnownSites;
}
