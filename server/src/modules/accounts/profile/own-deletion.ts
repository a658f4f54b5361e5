import type { AccountDeletion } from '@redflag/shared/accounts';
import type { OwnPasswordCheck } from '#modules/accounts/passwords/own-password.ts';
import { wrongCurrentPassword } from '#modules/accounts/passwords/own-password.ts';
import {
  keepPasswordHash,
  selectOwnCredential,
} from '#modules/accounts/passwords/passwords.queries.ts';
import { isFresh } from '#modules/accounts/sessions/sessions.queries.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { invalidField, noSession, ProblemError } from '#platform/http/problem.ts';
import { FRESH_SIGN_IN_SECONDS } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { lockUser } from './profile.queries.ts';
import { removeAccount } from './removal.ts';

interface Deletion extends Platform {
  sessions: Sessions;
  checkOwnPassword: OwnPasswordCheck;
}

/**
 * Deletes the viewer's account and everything that belongs to it, except reports. Someone who finds a
 * screen unlocked cannot: it takes the password or, if the account has none, a fresh sign-in.
 * @throws ProblemError 422 for a wrong password, which counts as an attempt; 409 without a password if
 * the sign-in is not fresh; 429 after too many attempts; 401 if the account is gone
 */
export async function deleteAccount(
  platform: Deletion,
  viewer: Viewer,
  { currentPassword }: AccountDeletion,
): Promise<void> {
  const { database, sessions, checkOwnPassword } = platform;
  const found = await selectOwnCredential(database, viewer.id);
  if (!found) throw noSession();
  const { passwordHash } = found;
  if (!passwordHash) await requireFreshSignIn(platform, viewer);
  else if (!currentPassword) throw invalidField('currentPassword', 'Password is required.');
  else await checkOwnPassword(viewer.id, passwordHash, currentPassword);
  await database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, viewer.id))) throw noSession();
    if (passwordHash && !(await keepPasswordHash(transaction, viewer.id, passwordHash))) {
      throw wrongCurrentPassword();
    }
    await removeAccount(transaction, platform, sessions, { id: viewer.id, byAdmin: false });
  });
}

async function requireFreshSignIn({ database }: Platform, { sessionId }: Viewer): Promise<void> {
  if (await isFresh(database, sessionId, FRESH_SIGN_IN_SECONDS)) return;
  throw new ProblemError({
    status: 409,
    code: 'auth/sign-in-again',
    detail:
      'To make sure that it is you, log out and sign in with Google again. Then delete your account within ten minutes.',
  });
}
