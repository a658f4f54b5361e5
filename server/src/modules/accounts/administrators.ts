import { randomBytes } from 'node:crypto';
import { violatesUnique } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasAdmin, insertUser, promoteUser } from './accounts.queries.ts';
import { hashPassword } from './passwords.ts';

const DEVELOPMENT_EMAIL = 'admin@redflag.example';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Makes the first administrator where there is none: from the settings, or outside production with
 * a random password.
 * @returns the address and password where they are new and must be shown, otherwise null
 */
export async function ensureFirstAdmin({
  database,
  config,
}: Pick<Platform, 'database' | 'config'>): Promise<Credentials | null> {
  if (await hasAdmin(database)) return null;
  const chosen = config.firstAdmin;
  if (!chosen && config.production) return null;
  const credentials = chosen ?? { email: DEVELOPMENT_EMAIL, password: randomPassword() };
  const added = await addAdmin(database, credentials);
  return added && !chosen ? credentials : null;
}

/**
 * Promotes the account of an address, whose password stays, or adds one.
 * @returns the address and password where they are new and must be shown, otherwise null
 */
export async function makeAdmin(
  { database }: Pick<Platform, 'database'>,
  email: string,
): Promise<Credentials | null> {
  if (await promoteUser(database, email)) return null;
  const credentials = { email, password: randomPassword() };
  await addAdmin(database, credentials);
  return credentials;
}

/** 96 random bits, with what the password rules ask for. */
function randomPassword(): string {
  return `${randomBytes(12).toString('base64url')}-aA1`;
}

/** Whether it was added; not where another instance was quicker. */
async function addAdmin(
  database: Platform['database'],
  { email, password }: Credentials,
): Promise<boolean> {
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
    return true;
  } catch (error) {
    if (violatesUnique(error, 'users_email_unique')) return false;
    throw error;
  }
}
