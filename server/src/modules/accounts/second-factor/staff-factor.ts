import { STAFF_FACTOR_FROM } from '#modules/accounts/sessions/sessions.service.ts';
import type { Config } from '#platform/config.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { addSetting, selectSetting } from '#platform/database/stored-settings.ts';
import type { Viewer } from '#platform/http/permissions.ts';

const GRACE_MS = 14 * 24 * 3_600_000;

/** Stores, at the first start that knows of it, from when staff must have a second factor. */
export async function ensureStaffFactorDate(database: Database): Promise<void> {
  const value = new Date(Date.now() + GRACE_MS).toISOString();
  await addSetting(database, STAFF_FACTOR_FROM, value);
}

/** Returns from when somebody must have a second factor: administrators and who reviews; otherwise null. */
export async function requiredFrom(
  database: Queryable,
  { staffFactorRequired, staffSignIn }: Pick<Config, 'staffFactorRequired' | 'staffSignIn'>,
  { role, reviewRole }: Pick<Viewer, 'role' | 'reviewRole'>,
): Promise<Date | null> {
  if (role !== 'admin' && reviewRole === null) return null;
  // Their provider vouches for them at each sign-in.
  if (staffSignIn?.required) return null;
  if (staffFactorRequired) return new Date();
  const stored = await selectSetting(database, STAFF_FACTOR_FROM);
  return typeof stored === 'string' ? new Date(stored) : null;
}
