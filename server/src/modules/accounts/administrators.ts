import { recordAct } from '#modules/audit/index.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { violatesUnique } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import { announceAccount } from './account-changes.ts';
import type { User } from './accounts.queries.ts';
import { hasAdmin, insertUser, promoteUser } from './accounts.queries.ts';
import { hashPassword, randomPassword } from './passwords/passwords.ts';
import { endSessions } from './sessions/sessions.service.ts';

const DEVELOPMENT_EMAIL = 'admin@redflag.example';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Creates the first administrator if there is none: from the settings or, outside production, with
 * a random password. Returns the address and password to show if they are new, otherwise null.
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
 * Promotes the account of an address, or adds one, and records this in the audit log. A promoted
 * account keeps its password, but its sessions end. Returns the address and password to show if
 * they are new, otherwise null.
 */
export async function makeAdmin(
  { database }: Pick<Platform, 'database'>,
  email: string,
): Promise<Credentials | null> {
  if (await promote(database, email)) return null;
  const credentials = { email, password: randomPassword() };
  const added = await addAdmin(database, credentials, (transaction, { id, username }) =>
    recordAct(transaction, null, {
      action: 'user.make-admin',
      subject: username,
      subjectId: id,
      // Without the address: deleting an account promises to remove it, but the log is permanent.
      after: { role: 'admin' },
    }),
  );
  if (added) return credentials;
  // Someone has just signed up with the address.
  await promote(database, email);
  return null;
}

function promote(database: Database, email: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const user = await promoteUser(transaction, email);
    if (!user) return false;
    if (!user.emailVerifiedAt) {
      // Anyone may have signed up with the address, and would know the password.
      throw new OperatorError(
        `The address ${email} is not verified. Its owner must open the link in the email first.`,
      );
    }
    if (user.roleBefore !== 'admin') {
      // A session started with fewer rights must not gain more.
      await endSessions(transaction, user.id);
      await announceAccount(transaction, user.id);
      await recordAct(transaction, null, {
        action: 'user.make-admin',
        subject: user.username,
        subjectId: user.id,
        before: { role: user.roleBefore },
        after: { role: 'admin' },
      });
    }
    return true;
  });
}

/** Returns false if another instance added the account first. */
async function addAdmin(
  database: Database,
  { email, password }: Credentials,
  record?: (transaction: Queryable, user: User) => Promise<void>,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  try {
    await database.transaction(async (transaction) => {
      const user = await insertUser(transaction, {
        username: 'Administrator',
        email,
        passwordHash,
        role: 'admin',
        emailVerifiedAt: new Date(),
      });
      await record?.(transaction, user);
    });
    return true;
  } catch (error) {
    if (violatesUnique(error, 'users_email_unique')) return false;
    throw error;
  }
}
