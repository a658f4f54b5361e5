import type { Me, SignIn } from '@redflag/shared/accounts';
import type { User } from '#modules/accounts/accounts.queries.ts';
import { selectCredential, selectUserByEmail } from '#modules/accounts/accounts.queries.ts';
import {
  keepPasswordHash,
  selectOwnCredential,
} from '#modules/accounts/passwords/passwords.queries.ts';
import { verifyPassword } from '#modules/accounts/passwords/passwords.ts';
import { presentMe } from '#modules/accounts/profile/profile.service.ts';
import { readBrowser } from '#modules/accounts/sessions/browser.ts';
import { isKnownDevice } from '#modules/accounts/sessions/devices.queries.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import { notify } from '#modules/notifications/index.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { AttemptLimit } from './attempt-limits.ts';
import type { Client } from './sign-in-record.ts';
import { logSignIn, recordSignIn } from './sign-in-record.ts';

type Entry = Platform & { sessions: Sessions; attemptLimit: AttemptLimit };

/**
 * Checks a password, starts a session and returns the account and the token. Reveals what is wrong
 * with an account only to a person who knows its password. Logs the outcome.
 * @throws ProblemError 401, 403, 422 or 429 as the API describes
 */
export async function signIn(
  entry: Entry,
  form: SignIn,
  client: Client,
): Promise<{ user: Me; token: string }> {
  try {
    const { user, token } = await enter(entry, form, client);
    logSignIn(client, user.id, null);
    return { user: presentMe(user, entry.config), token };
  } catch (error) {
    const { details } = error instanceof ProblemError ? error : {};
    const account = await selectUserByEmail(entry.database, form.email).catch(() => null);
    logSignIn(client, account?.id ?? null, details?.code ?? 'error');
    throw error;
  }
}

async function enter(
  { database, sessions, attemptLimit }: Entry,
  { email, password, robotCheck }: SignIn,
  client: Client,
): Promise<{ user: User; token: string }> {
  const giveBack = await attemptLimit.take({ ...client, email, robotCheck });
  const found = await selectCredential(database, email);
  if (!(await verifyPassword(found?.passwordHash, password)) || !found?.passwordHash) {
    throw invalidCredential();
  }
  await giveBack();
  const { user, passwordHash } = found;
  if (user.status === 'suspended') {
    throw refused('auth/user-disabled', 'Your account has been suspended');
  }
  if (!user.emailVerifiedAt) {
    throw refused('auth/email-not-verified', 'Please verify your email before continuing.');
  }
  const token = await database.transaction(async (transaction) => {
    if (!(await keepPasswordHash(transaction, user.id, passwordHash))) {
      throw (await selectOwnCredential(transaction, user.id)) ? invalidCredential() : accountGone();
    }
    await notify(transaction, {
      userId: user.id,
      kind: 'signed-in',
      parameters: { browser: readBrowser(client.userAgent) },
      read: await isKnownDevice(transaction, { email, deviceId: client.deviceId }),
    });
    await recordSignIn(transaction, user, client.address, 'password');
    return sessions.start(transaction, user.id, client);
  });
  return { user, token };
}

function invalidCredential(): ProblemError {
  return new ProblemError({
    status: 401,
    code: 'auth/invalid-credential',
    detail: 'Incorrect email or password (invalid-credential)',
  });
}

/** The account was deleted after its password was checked. */
function accountGone(): ProblemError {
  return new ProblemError({
    status: 401,
    code: 'auth/user-not-found',
    detail: 'User data not found!',
  });
}

function refused(code: string, detail: string): ProblemError {
  return new ProblemError({ status: 403, code, detail });
}
