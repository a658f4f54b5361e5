import { setTimeout as pause } from 'node:timers/promises';
import type { AppConfig } from '@redflag/shared/api/app-config';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sessionTimeout } from '#modules/settings/index.ts';
import { patience } from '#platform/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { pingDatabase } from './health.queries.ts';

const SECOND_MS = 1_000;

/** Whether this instance can serve. However many ask, each check runs once at a time. */
export interface Health {
  /** Whether it should be sent requests: it is not about to stop, and the database answers. */
  isReady(): Promise<boolean>;
  hasDatabase(): Promise<boolean>;
  hasFiles(): Promise<boolean>;
}

export function openHealth(
  app: Pick<FastifyInstance, 'isLeaving'>,
  { database, files, log }: Platform,
): Health {
  const hasDatabase = shared(
    () => pingDatabase(database, patience.probe * SECOND_MS),
    log,
    'the database does not answer',
  );
  return {
    isReady: async () => !app.isLeaving && hasDatabase(),
    hasDatabase,
    hasFiles: shared(() => files.check(), log, 'the file store does not answer'),
  };
}

/**
 * Returns a function that says whether a check succeeds. Callers during a run share its answer,
 * which is no after too long.
 */
function shared(
  check: () => Promise<void>,
  log: FastifyBaseLogger,
  failure: string,
): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return async () => {
    running ??= check()
      .then(
        () => true,
        (error: unknown) => {
          log.warn({ err: error }, failure);
          return false;
        },
      )
      .finally(() => {
        running = undefined;
      });
    const late = new AbortController();
    try {
      const { signal } = late;
      return await Promise.race([running, pause(patience.probe * SECOND_MS, false, { signal })]);
    } finally {
      late.abort();
    }
  };
}

export async function appConfig({ config, database }: Platform): Promise<AppConfig> {
  return {
    name: config.companyName,
    supportEmail: config.supportEmail,
    signUp: config.signUp,
    emailProviders: config.emailProviders,
    robotCheck: true,
    google: config.google !== null,
    staffSignIn: config.staffSignIn?.name ?? null,
    replyDays: config.replyDays,
    sessionTimeout: await sessionTimeout(database),
  };
}
