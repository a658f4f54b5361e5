import type { Me, SignIn } from '@redflag/shared/accounts';
import { FACTOR_NEEDED } from '@redflag/shared/accounts/values';
import type { User } from '#modules/accounts/accounts.queries.ts';
import { selectCredential, selectUserByEmail } from '#modules/accounts/accounts.queries.ts';
import {
  keepPasswordHash,
  selectOwnCredential,
} from '#modules/accounts/passwords/passwords.queries.ts';
import { verifyPassword } from '#modules/accounts/passwords/passwords.ts';
import { presentMe } from '#modules/accounts/profile/profile.service.ts';
import { refuseStaff } from '#modules/accounts/roles/required.ts';
import { isKnownDevice } from '#modules/accounts/sessions/devices.queries.ts';
import type { Sessions, Started } from '#modules/accounts/sessions/sessions.service.ts';
import type { Config } from '#platform/config.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { AttemptLimit } from './attempt-limits.ts';
import type { Client } from './sign-in-record.ts';
import { logSignIn, welcomeBack } from './sign-in-record.ts';

type Entry = Platform & { sessions: Sessions; attemptLimit: AttemptLimit };

/**
 * Checks a password, starts a session and returns the token with the account, or with null if the
 * session lacks a second factor. Reveals what is wrong with an account only to a person who knows its
 * password. Logs the outcome.
 * @throws ProblemError 401, 403, 422 or 429 as the API describes
 */
export async function signIn(
  entry: Entry,
  form: SignIn,
  client: Client,
): Promise<{ user: Me | null; token: string }> {
  try {
    const { user, token, lacks } = await enter(entry, form, client);
    logSignIn(client, user.id, lacks && FACTOR_NEEDED);
    return { user: lacks ? null : presentMe(user, entry.config), token };
  } catch (error) {
    const { details } = error instanceof ProblemError ? error : {};
    const account = await selectUserByEmail(entry.database, form.email).catch(() => null);
    logSignIn(client, account?.id ?? null, details?.code ?? 'error');
    throw error;
  }
}

async function enter(
  { database, config, sessions, attemptLimit }: Entry,
  { email, password, robotCheck }: SignIn,
  client: Client,
): Promise<Started & { user: User }> {
  const giveBack = await attemptLimit.take({ ...client, email, robotCheck });
  const found = await selectCredential(database, email);
  if (!(await verifyPassword(found?.passwordHash, password)) || !found?.passwordHash) {
    throw invalidCredential();
  }
  await giveBack();
  const { user, passwordHash } = found;
  refuseEntry(config, user);
  const started = await database.transaction(async (transaction) => {
    if (!(await keepPasswordHash(transaction, user.id, passwordHash))) {
      throw (await selectOwnCredential(transaction, user.id)) ? invalidCredential() : accountGone();
    }
    const isKnown = await isKnownDevice(transaction, { email, deviceId: client.deviceId });
    const session = await sessions.start(transaction, user.id, client);
    if (!session.lacks) await welcomeBack(transaction, user, client, 'password', isKnown);
    return session;
  });
  return { user, ...started };
}

/** @throws ProblemError 403 for an account that is suspended, whose address is not verified, or of staff who must sign in with their provider */
export function refuseEntry(config: Pick<Config, 'staffSignIn'>, user: User): void {
  const { status, emailVerifiedAt } = user;
  if (status === 'suspended') {
    throw refused('auth/user-disabled', 'Your account has been suspended');
  }
  if (!emailVerifiedAt) {
    throw refused('auth/email-not-verified', 'Please verify your email before continuing.');
  }
  refuseStaff(config, user);
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
