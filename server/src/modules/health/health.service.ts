import type { AppConfig } from '@redflag/shared/app-config';
import { sessionTimeout } from '#modules/settings/index.ts';
import { unavailable } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { pingDatabase } from './health.queries.ts';

/** @throws ProblemError 503 if the database or the file store does not answer */
export async function checkReadiness({ database, files, log }: Platform): Promise<void> {
  try {
    await Promise.all([pingDatabase(database), files.check()]);
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    throw unavailable(error);
  }
}

export async function appConfig({ config, database }: Platform): Promise<AppConfig> {
  return {
    name: config.companyName,
    supportEmail: config.supportEmail,
    signUp: config.signUp,
    emailProviders: config.emailProviders,
    robotCheck: true,
    google: config.google !== null,
    sessionTimeout: await sessionTimeout(database),
  };
}
