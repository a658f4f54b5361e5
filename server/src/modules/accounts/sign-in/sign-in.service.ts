import type { Me, SignIn } from '@redflag/shared/accounts';
import { selectCredential } from '#modules/accounts/accounts.queries.ts';
import {
  keepPasswordHash,
  selectOwnCredential,
} from '#modules/accounts/passwords/passwords.queries.ts';
import { verifyPassword } from '#modules/accounts/passwords/passwords.ts';
import { presentMe } from '#modules/accounts/profile/profile.service.ts';
import { readBrowser } from '#modules/accounts/sessions/browser.ts';
import type { Browser, Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import { notify } from '#modules/notifications/index.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { AttemptLimit } from './attempt-limits.ts';

interface Client extends Browser {
  address: string;
}

/**
 * Checks a password, starts a session and returns the account and the token. Reveals what is wrong
 * with an account only to a person who knows its password.
 * @throws ProblemError 401, 403, 422 or 429 as the API describes
 */
export async function signIn(
  {
    database,
    config,
    sessions,
    attemptLimit,
  }: Platform & { sessions: Sessions; attemptLimit: AttemptLimit },
  { email, password, robotCheck }: SignIn,
  client: Client,
): Promise<{ user: Me; token: string }> {
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
    });
    return sessions.start(transaction, user.id, client);
  });
  return { user: presentMe(user, config), token };
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
