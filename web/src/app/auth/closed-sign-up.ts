import type { AppConfig } from '@redflag/shared/api/app-config';

/** Whether nobody can sign up with an email address; false until that is known. */
export function isClosed(config: AppConfig | undefined): boolean {
  return config !== undefined && !(config.signUp && config.emailProviders.length > 0);
}
