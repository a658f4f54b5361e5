import type { FactorProof } from '@redflag/shared/accounts/second-factor';
import { wrongFactor } from '@redflag/shared/accounts/second-factor';
import { hashCode } from '#modules/accounts/tokens/codes.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { invalidField } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { openRateLimit, takeAll } from '#platform/rate-limits/rate-limits.ts';
import { openSecret, stepOf } from './code-app.ts';
import { tellFactor } from './factor.jobs.ts';
import {
  countRecoveryCodes,
  noteUse,
  selectCodeApp,
  selectPasskey,
  selectPasskeys,
  spendRecoveryCode,
  spendStep,
} from './factors.queries.ts';
import type { PasskeyChallenges } from './passkey.challenge.ts';
import { relyingParty, verifyAssertion } from './passkeys.ts';

/** Returns by what an account can prove its second factor, and confirm acts; nothing without one. */
export async function factorsOf(
  database: Queryable,
  userId: string,
): Promise<('passkey' | 'app')[]> {
  const has = [
    ['passkey', (await selectPasskeys(database, userId)).length > 0],
    ['app', (await selectCodeApp(database, userId)) !== null],
  ] as const;
  return has.flatMap(([method, isThere]) => (isThere ? [method] : []));
}

export type FactorProver = ReturnType<typeof openFactorProver>;

/** What proofs need where the second factor is given, and where acts are confirmed. */
export interface Proving {
  prove: FactorProver;
  challenges: PasskeyChallenges;
}

/** Opens the limits of proofs of a second factor. */
export function openFactorProver(platform: Platform) {
  const limits = openLimits(platform.database);
  /**
   * Uses up a proof of the viewer's second factor. Counts the try first, so that parallel ones all count.
   * @param challenge the browser's, for a passkey
   * @param onProven runs in the transaction that uses the proof up; if it throws, the proof stays
   * @throws ProblemError 422, the same for a wrong, a used and an expired proof; 429 after too many
   */
  return async function prove<Result>(
    viewer: Viewer,
    proof: FactorProof,
    challenge: string | null,
    onProven: (transaction: Queryable) => Promise<Result>,
  ): Promise<Result> {
    const giveBack = await takeAll([
      { limit: limits.session, key: viewer.sessionId },
      // Nobody guesses the others. Whoever knows the password cannot lock their owner out.
      ...('appCode' in proof ? [{ limit: limits.account, key: viewer.id }] : []),
    ]);
    const result = await platform.database.transaction(async (transaction) => {
      if (!(await spend(platform, transaction, viewer.id, proof, challenge))) throw refused(proof);
      return onProven(transaction);
    });
    await giveBack();
    return result;
  };
}

function openLimits(database: Database) {
  return {
    session: openRateLimit(database, 'factor-session'),
    account: openRateLimit(database, 'factor-account'),
  };
}

function refused(proof: FactorProof) {
  const [path = ''] = Object.keys(proof);
  return invalidField(path, wrongFactor(), 'auth/invalid-factor');
}

async function spend(
  platform: Platform,
  transaction: Queryable,
  userId: string,
  proof: FactorProof,
  challenge: string | null,
): Promise<boolean> {
  if ('appCode' in proof) return spendAppCode(platform, transaction, userId, proof.appCode);
  if ('recoveryCode' in proof) {
    const codeHash = hashCode(userId, proof.recoveryCode);
    if (!(await spendRecoveryCode(transaction, userId, codeHash))) return false;
    const left = await countRecoveryCodes(transaction, userId);
    await tellFactor(platform, transaction, userId, { kind: 'code-used', left });
    return true;
  }
  const found = await findUsed(platform, transaction, proof, challenge);
  return found?.user.id === userId && noteUse(transaction, found.passkey.id, found.counter);
}

async function spendAppCode(
  { pepper, log }: Platform,
  transaction: Queryable,
  userId: string,
  code: string,
): Promise<boolean> {
  const app = await selectCodeApp(transaction, userId);
  if (!app) return false;
  const secret = openSecret(pepper, userId, app.secret);
  if (!secret) log.warn({ account: userId }, 'another pepper encrypted the secret of an app');
  const step = secret && stepOf(secret, code, Date.now());
  return step !== null && spendStep(transaction, userId, step);
}

/** Returns the passkey that answered a challenge, with its account and new counter, or null. */
export async function findUsed(
  { config, log }: Platform,
  database: Queryable,
  { passkey: assertion }: Extract<FactorProof, { passkey: unknown }>,
  challenge: string | null,
) {
  const found = await selectPasskey(database, Buffer.from(assertion.id, 'base64url'));
  if (!found || challenge === null) return null;
  const party = relyingParty(config);
  const counter = await verifyAssertion(party, challenge, found.passkey, assertion, log);
  return counter === null ? null : { ...found, counter };
}
