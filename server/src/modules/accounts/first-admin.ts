import { randomBytes } from 'node:crypto';
import { violatesUnique } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasAdmin, insertUser } from './accounts.queries.ts';
import { hashPassword } from './passwords.ts';

const DEVELOPMENT_EMAIL = 'admin@redflag.example';

/**
 * Makes the first administrator where there is none: from the settings, or outside production with
 * a random password.
 * @returns the address and password where they are new and must be shown, otherwise null
 */
export async function ensureFirstAdmin({
  database,
  config,
}: Pick<Platform, 'database' | 'config'>): Promise<{ email: string; password: string } | null> {
  if (await hasAdmin(database)) return null;
  const chosen = config.firstAdmin;
  if (!chosen && config.production) return null;
  const { email, password } = chosen ?? {
    email: DEVELOPMENT_EMAIL,
    password: `${randomBytes(12).toString('base64url')}-aA1`,
  };
  const passwordHash = await hashPassword(password);
  try {
    await database.transaction((transaction) =>
      insertUser(transaction, {
        username: 'Administrator',
        email,
        passwordHash,
        role: 'admin',
        emailVerifiedAt: new Date(),
      }),
    );
  } catch (error) {
    if (violatesUnique(error, 'users_email_unique')) return null;
    throw error;
  }
  return chosen ? null : { email, password };
}
