import type { Confirmation } from '@redflag/shared/accounts/confirmation';
import { wrongConfirmationCode } from '@redflag/shared/accounts/confirmation';
import { CODE_NEEDED, PASSWORD_NEEDED, PROOF_NEEDED } from '@redflag/shared/accounts/values';
import type { FastifyInstance } from 'fastify';
import type { OwnPasswordCheck } from '#modules/accounts/passwords/own-password.ts';
import { wrongCurrentPassword } from '#modules/accounts/passwords/own-password.ts';
import {
  keepPasswordHash,
  selectOwnCredential,
} from '#modules/accounts/passwords/passwords.queries.ts';
import type { FactorProver } from '#modules/accounts/second-factor/proofs.service.ts';
import { factorsOf } from '#modules/accounts/second-factor/proofs.service.ts';
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
    if (!viewer || !permission || !asksAgain(permission, viewer)) return;
    await requireConfirmed(database, viewer);
  });
}

/** @throws ProblemError 403 unless the person proved lately in this session that it is them */
export async function requireConfirmed(database: Queryable, viewer: Viewer): Promise<void> {
  if (await isConfirmed(database, viewer.sessionId, CONFIRMED_FOR_SECONDS)) return;
  throw (await asked(database, viewer)) ?? proofNeeded(CODE_NEEDED);
}

async function ownPasswordHash(database: Queryable, viewer: Viewer): Promise<string | null> {
  const found = await selectOwnCredential(database, viewer.id);
  if (!found) throw noSession();
  return found.passwordHash;
}

/** Returns the 403 for who can prove that it is them by a password or second factor; otherwise null. */
async function asked(database: Queryable, viewer: Viewer): Promise<ProblemError | null> {
  if (await ownPasswordHash(database, viewer)) return proofNeeded(PASSWORD_NEEDED);
  const factors = await factorsOf(database, viewer.id);
  return factors.length > 0 ? proofNeeded(PROOF_NEEDED) : null;
}

const details = {
  [PASSWORD_NEEDED]: 'enter your password again',
  [PROOF_NEEDED]: 'use your second factor again',
  [CODE_NEEDED]: 'sign in again or enter a code that we email you',
};

function proofNeeded(code: keyof typeof details): ProblemError {
  const detail = `Nothing has changed. To do this, ${details[code]}.`;
  return new ProblemError({ status: 403, code, detail });
}

/**
 * Notes that the person of a session proved, with the password, a second factor or, with neither, an
 * emailed code, that it is them: whoever finds an unlocked screen may find the mailbox open, too.
 * @param challenge the browser's, for a passkey
 * @throws ProblemError 422 for a wrong proof, which counts as an attempt, or an expired one; 403 for an
 * emailed code instead of another; 429 after too many; 401 if the session has ended
 */
export async function confirm(
  {
    database,
    checkOwnPassword,
    prove,
  }: Platform & { checkOwnPassword: OwnPasswordCheck; prove: FactorProver },
  viewer: Viewer,
  proof: Confirmation,
  challenge: string | null,
): Promise<void> {
  if ('appCode' in proof || 'passkey' in proof) {
    return prove(viewer, proof, challenge, (transaction) => note(transaction, viewer));
  }
  if ('code' in proof) {
    const refusal = await asked(database, viewer);
    if (refusal) throw refusal;
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
  const passwordHash = await ownPasswordHash(database, viewer);
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
 * Emails a viewer with neither a password nor a second factor a code to confirm an act with.
 * @throws ProblemError 403 if they have one, 429 after too many
 */
export async function sendConfirmationCode(
  { database, jobs, confirmationMailLimit: limit }: Platform & { confirmationMailLimit: RateLimit },
  viewer: Viewer,
): Promise<void> {
  const refusal = await asked(database, viewer);
  if (refusal) throw refusal;
  const userId = viewer.id;
  await takeAll([{ limit, key: userId }]);
  await jobs.enqueue(database, confirmationMails, { userId });
}
