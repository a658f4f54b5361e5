import { SESSION_TIMEOUT_DEFAULT_MS } from '@redflag/shared/settings';
import type { Queryable } from '../../platform/database.ts';
import { selectSetting } from './settings.queries.ts';

/** Inactivity after which a session ends, in milliseconds. */
export async function sessionTimeout(database: Queryable): Promise<number> {
  return Number((await selectSetting(database, 'sessionTimeout')) ?? SESSION_TIMEOUT_DEFAULT_MS);
}

/** The address that hears of pending and new reports; null where none is set. */
export async function notificationEmail(database: Queryable): Promise<string | null> {
  const value = await selectSetting(database, 'notificationEmail');
  return typeof value === 'string' && value !== '' ? value : null;
}
