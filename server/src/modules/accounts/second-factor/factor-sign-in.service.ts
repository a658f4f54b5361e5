import type { Me } from '@redflag/shared/accounts';
import type { FactorProof } from '@redflag/shared/accounts/second-factor';
import type { User } from '#modules/accounts/accounts.queries.ts';
import { lockUser } from '#modules/accounts/accounts.queries.ts';
import { presentMe } from '#modules/accounts/profile/profile.service.ts';
import { isKnownDevice } from '#modules/accounts/sessions/devices.queries.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import { refuseEntry } from '#modules/accounts/sign-in/sign-in.service.ts';
import type { Client } from '#modules/accounts/sign-in/sign-in-record.ts';
import { logSignIn, welcomeBack } from '#modules/accounts/sign-in/sign-in-record.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { noSession, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { noteUse } from './factors.queries.ts';
import type { FactorProver } from './proofs.service.ts';
import { findUsed } from './proofs.service.ts';

type Entry = Platform & { sessions: Sessions };
interface Entered {
  user: Me;
  token: string;
}

/**
 * Completes half a session with the second factor. Returns the account and the token of the session
 * that replaces it. Logs the outcome.
 * @throws ProblemError 422 for a wrong, used or expired proof, 429 after too many, 401 if the half has ended
 */
export async function giveFactor(
  { sessions, config, prove }: Entry & { prove: FactorProver },
  viewer: Viewer,
  proof: FactorProof,
  challenge: string | null,
  client: Client,
): Promise<Entered> {
  try {
    const entered = await prove(viewer, proof, challenge, async (transaction) => {
      const user = await lockUser(transaction, viewer.id);
      if (!user) throw noSession();
      const isKnown = await isKnownDevice(transaction, { ...client, email: user.email });
      const token = await sessions.complete(transaction, viewer);
      if (!token) throw noSession();
      await welcomeBack(transaction, user, client, 'second-factor', isKnown);
      return { user: presentMe(user, config), token };
    });
    logSignIn(client, viewer.id, null);
    return entered;
  } catch (error) {
    logSignIn(client, viewer.id, reasonOf(error));
    throw error;
  }
}

/**
 * Signs in with a passkey, which counts as password and second factor. Logs the outcome.
 * @throws ProblemError 401, the same for a passkey that nobody has and one that is wrong; 403 for an
 * account that is suspended, or whose address is not verified
 */
export async function signInByPasskey(
  entry: Entry,
  proof: Extract<FactorProof, { passkey: unknown }>,
  challenge: string | null,
  client: Client,
): Promise<Entered> {
  let user: User | null = null;
  try {
    const found = await findUsed(entry, entry.database, proof, challenge);
    if (!found) throw refusedPasskey();
    user = found.user;
    refuseEntry(entry.config, user);
    const token = await enter(entry, found, client);
    logSignIn(client, user.id, null);
    return { user: presentMe(user, entry.config), token };
  } catch (error) {
    logSignIn(client, user?.id ?? null, reasonOf(error));
    throw error;
  }
}

function enter(
  { database, sessions }: Entry,
  { user, passkey, counter }: NonNullable<Awaited<ReturnType<typeof findUsed>>>,
  client: Client,
): Promise<string> {
  return database.transaction(async (transaction) => {
    if (!(await noteUse(transaction, passkey.id, counter))) throw refusedPasskey();
    const isKnown = await isKnownDevice(transaction, { ...client, email: user.email });
    const token = await sessions.startWhole(transaction, user.id, client);
    await welcomeBack(transaction, user, client, 'passkey', isKnown);
    return token;
  });
}

function refusedPasskey(): ProblemError {
  return new ProblemError({
    status: 401,
    code: 'auth/invalid-passkey',
    detail: 'This passkey did not work. Try again, or sign in with your password.',
  });
}

function reasonOf(error: unknown): string {
  return error instanceof ProblemError ? error.details.code : 'error';
}
