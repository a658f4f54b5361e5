import type { Confirmation } from '@redflag/shared/accounts/confirmation';
import { wrongConfirmationCode } from '@redflag/shared/accounts/confirmation';
import { CODE_NEEDED, PASSWORD_NEEDED } from '@redflag/shared/accounts/values';
import type { FastifyInstance } from 'fastify';
import type { OwnPasswordCheck } from '#modules/accounts/passwords/own-password.ts';
import { wrongCurrentPassword } from '#modules/accounts/passwords/own-password.ts';
import {
  keepPasswordHash,
  selectOwnCredential,
} from '#modules/accounts/passwords/passwords.queries.ts';
import { confirmSession, isConfirmed } from '#modules/accounts/sessions/sessions.queries.ts';
import { proveByCode } from '#modules/accounts/tokens/codes.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { asksAgain } from '#platform/http/permissions.ts';
import { invalidField, noSession, ProblemError } from '#platform/http/problem.ts';
import { CONFIRMED_FOR_SECONDS } from '#platform/limits.ts';
import type { Platform } from '#platform/platform.ts';
import type { RateLimit } from '#platform/rate-limits/rate-limits.ts';
import { takeAll } from '#platform/rate-limits/rate-limits.ts';
import { confirmationMails } from './confirmation.jobs.ts';

/**
 * Refuses the acts that ask again (permissions.ts) unless the person proved in this session, by a
 * sign-in or since, that it is them. Reads no cache, so that a proof counts at once on every server.
 */
export function requireConfirmation(app: FastifyInstance, { database }: Platform): void {
  app.addHook('preParsing', async ({ routeOptions, viewer }) => {
    const { permission } = routeOptions.config;
    if (!viewer || !permission || !asksAgain(permission, viewer.role)) return;
    await requireConfirmed(database, viewer);
  });
}

/** @throws ProblemError 403 unless the person proved lately in this session that it is them */
export async function requireConfirmed(database: Queryable, viewer: Viewer): Promise<void> {
  if (await isConfirmed(database, viewer.sessionId, CONFIRMED_FOR_SECONDS)) return;
  throw (await ownPasswordHash(database, viewer)) ? passwordNeeded() : codeNeeded();
}

async function ownPasswordHash(database: Queryable, viewer: Viewer): Promise<string | null> {
  const found = await selectOwnCredential(database, viewer.id);
  if (!found) throw noSession();
  return found.passwordHash;
}

function passwordNeeded(): ProblemError {
  const detail = 'Nothing has changed. To do this, enter your password again.';
  return new ProblemError({ status: 403, code: PASSWORD_NEEDED, detail });
}

function codeNeeded(): ProblemError {
  const detail =
    'Nothing has changed. To do this, sign in again or enter a code that we email you.';
  return new ProblemError({ status: 403, code: CODE_NEEDED, detail });
}

/**
 * Notes that the person of a session proved, with the password or, without one, an emailed code, that it
 * is them: whoever finds an unlocked screen may find the mailbox open, too.
 * @throws ProblemError 422 for a wrong password or code, which counts as an attempt, or an expired
 * code; 403 for a code instead of a password; 429 after too many passwords; 401 if the session has ended
 */
export async function confirm(
  { database, checkOwnPassword }: Platform & { checkOwnPassword: OwnPasswordCheck },
  viewer: Viewer,
  proof: Confirmation,
): Promise<void> {
  const passwordHash = await ownPasswordHash(database, viewer);
  if ('code' in proof) {
    if (passwordHash) throw passwordNeeded();
    const result = await proveByCode(
      database,
      'confirm-act',
      { userId: viewer.id, code: proof.code },
      (transaction) => note(transaction, viewer),
    );
    if (result !== 'proven') {
      throw invalidField('code', wrongConfirmationCode(), 'auth/invalid-verification-code');
    }
    return;
  }
  if (!passwordHash) throw wrongCurrentPassword();
  await checkOwnPassword(viewer.id, passwordHash, proof.currentPassword);
  await database.transaction(async (transaction) => {
    if (!(await keepPasswordHash(transaction, viewer.id, passwordHash))) {
      throw wrongCurrentPassword();
    }
    await note(transaction, viewer);
  });
}

async function note(transaction: Queryable, { sessionId }: Viewer): Promise<void> {
  if (!(await confirmSession(transaction, sessionId))) throw noSession();
}

/**
 * Emails a viewer without a password a code to confirm an act with.
 * @throws ProblemError 403 if they have one, 429 after too many
 */
export async function sendConfirmationCode(
  { database, jobs, confirmationMailLimit: limit }: Platform & { confirmationMailLimit: RateLimit },
  viewer: Viewer,
): Promise<void> {
  if (await ownPasswordHash(database, viewer)) throw passwordNeeded();
  const userId = viewer.id;
  await takeAll([{ limit, key: userId }]);
  await jobs.enqueue(database, confirmationMails, { userId });
}
