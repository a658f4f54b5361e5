import type { EmailProof, Me, SignUp, verificationSchema } from '@redflag/shared/accounts';
import { SIGN_UP_CLOSED, SIGN_UP_UNCONFIRMED, wasThatYou } from '@redflag/shared/accounts';
import { canonicalMailbox } from '@redflag/shared/accounts/canonical-mailbox';
import { passwordRequired } from '@redflag/shared/accounts/passwords';
import { FACTOR_NEEDED } from '@redflag/shared/accounts/values';
import type { z } from 'zod';
import { confirmEmail, welcome } from '#modules/accounts/account-changes.ts';
import type { User } from '#modules/accounts/accounts.queries.ts';
import {
  deleteUser,
  insertUser,
  isMailboxSuspended,
  lockUser,
  selectUserByEmail,
} from '#modules/accounts/accounts.queries.ts';
import { putPasswordHash } from '#modules/accounts/passwords/passwords.queries.ts';
import { hashPassword, refuseWeakPassword } from '#modules/accounts/passwords/passwords.ts';
import { presentMe } from '#modules/accounts/profile/profile.service.ts';
import { refuseStaff } from '#modules/accounts/roles/required.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { Client } from '#modules/accounts/sign-in/sign-in-record.ts';
import { logSignIn, recordSignIn } from '#modules/accounts/sign-in/sign-in-record.ts';
import { proveByCode } from '#modules/accounts/tokens/codes.ts';
import { hashSecret } from '#modules/accounts/tokens/secrets.ts';
import { selectUserByLink, spendLink } from '#modules/accounts/tokens/tokens.queries.ts';
import { refuseReservedUsername } from '#modules/accounts/username-rules.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Config } from '#platform/config.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { violatesUnique } from '#platform/database/database.ts';
import { invalidField, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { RateLimit } from '#platform/rate-limits/rate-limits.ts';
import { forgetCounts } from '#platform/rate-limits/rate-limits.ts';
import { verificationMails } from './sign-up.jobs.ts';
import type { SignUpLimit } from './sign-up-limits.ts';

/** Throws ProblemError 403 while sign-up by email is closed or no provider is allowed. */
export function requireOpenSignUp({ signUp }: Config): void {
  if (signUp) return;
  throw new ProblemError({
    status: 403,
    code: 'auth/operation-not-allowed',
    detail: SIGN_UP_CLOSED,
  });
}

/**
 * Creates an account with the role user, its welcome notification and the verification email.
 * @throws ProblemError 422 without a fresh robot check (harder from a network with many sign-ups), or for a common password or a username that
 * users may not have; 409 if the address already has an account, or its mailbox a suspended one; 429 if its mailbox made too many
 */
export async function signUp(
  platform: Platform & { signUpLimit: SignUpLimit },
  input: SignUp,
  address: string,
): Promise<Me> {
  const { database, jobs, config, pepper, signUpLimit } = platform;
  refuseReservedUsername(input.username, config);
  refuseWeakPassword(input.password, input, config);
  const giveBack = await signUpLimit.take(input, address);
  try {
    const passwordHash = await hashPassword(input.password);
    return await database.transaction(async (transaction) => {
      const print = pepper.print('mailbox', canonicalMailbox(input.email));
      if (await isMailboxSuspended(transaction, print)) throw emailInUse();
      const user = await insertUser(transaction, {
        username: input.username,
        email: input.email,
        passwordHash,
      });
      await welcome(transaction, config, user.id);
      await jobs.enqueue(transaction, verificationMails, { email: user.email });
      return presentMe(user, config);
    });
  } catch (error) {
    await giveBack();
    throw violatesUnique(error, 'users_email_unique') ? emailInUse() : error;
  }
}

function emailInUse(): ProblemError {
  const detail = 'This email is already registered. Please use a different email or log in.';
  return new ProblemError({
    status: 409,
    code: 'auth/email-already-in-use',
    detail,
    errors: [{ path: 'email', message: detail }],
  });
}

/** Sends a new verification email if the address belongs to an account that is not verified. */
export async function sendVerification(
  { database, jobs, mailLimit }: Platform & { mailLimit: RateLimit },
  { email }: { email: string },
): Promise<void> {
  const { allowed } = await mailLimit.take(email);
  if (!allowed) return;
  // The job looks up the account, so that the answer takes the same time for every address.
  await jobs.enqueue(database, verificationMails, { email });
}

/** Says whether the browser is the one that signed an account up. */
type SignedUpHere = (userId: string) => boolean;

/**
 * Returns who signed up with the address of an emailed link, which stays valid.
 * @throws ProblemError 422 if it is wrong, used or expired
 */
export async function readVerification(
  { database }: Platform,
  token: string,
  signedUpHere: SignedUpHere,
): Promise<z.infer<typeof verificationSchema>> {
  const user = await selectUserByLink(database, 'verify-email', hashSecret(token));
  if (!user) throw deadLink();
  return { username: user.username, email: user.email, signedUpHere: signedUpHere(user.id) };
}

/** What became of a sign-up. */
interface Settled {
  /** Otherwise the account was removed. */
  verified: boolean;
  /** The session's token, in the sign-up's browser, and the account unless a second factor is missing. */
  entered: { id: string; user: Me | null; token: string } | null;
}

/**
 * Verifies an account's address with the emailed link's token or code, which signs the sign-up's
 * browser in. In another, the owner must confirm the sign-up and set a new password: otherwise someone
 * else's would open an account in their name. If they deny it, removes the account.
 * @throws ProblemError 422 if the proof is wrong, used or expired, or for a missing or common
 * password; 409 without a needed answer
 */
export async function verifyEmail(
  platform: Platform & { sessions: Sessions },
  proof: EmailProof,
  client: Client,
  signedUpHere: SignedUpHere,
): Promise<Settled> {
  const { database } = platform;
  const settle = (transaction: Queryable, userId: string) =>
    settleSignUp(transaction, platform, userId, {
      ...proof,
      client,
      here: signedUpHere(userId),
    });
  const settled =
    'token' in proof
      ? await settleByLink(database, proof.token, settle)
      : await settleByCode(database, proof, settle);
  const entered = settled?.entered;
  if (entered) logSignIn(client, entered.id, entered.user ? null : FACTOR_NEEDED);
  if (settled) return settled;
  if ('token' in proof) throw deadLink();
  throw invalidField(
    'code',
    'The verification code you entered is invalid. Please check and try again.',
    'auth/invalid-verification-code',
  );
}

function deadLink(): ProblemError {
  return invalidField(
    'token',
    'This link is no longer valid. Please request a new email.',
    'auth/invalid-verification-code',
  );
}

type Settle = (transaction: Queryable, userId: string) => Promise<Settled>;

interface Answer extends Pick<EmailProof, 'mine' | 'password'> {
  /** Whether the browser is the sign-up's. */
  here: boolean;
  client: Client;
}

/** Verifies or removes an account. Throwing undoes the transaction, so the proof stays valid. */
async function settleSignUp(
  transaction: Queryable,
  platform: Platform & { sessions: Sessions },
  userId: string,
  { mine, password, here, client }: Answer,
): Promise<Settled> {
  const user = await lockUser(transaction, userId);
  if (!user) throw deadLink();
  if (mine ?? here) {
    if (!here) await takeOver(transaction, platform, user, password);
    await confirmEmail(transaction, userId);
    const entered = here ? await enter(transaction, platform, user, client) : null;
    return { verified: true, entered };
  }
  if (mine === undefined) {
    const detail = wasThatYou(user.username);
    throw new ProblemError({ status: 409, code: SIGN_UP_UNCONFIRMED, detail });
  }
  // The owner of the address has verified it in another way since, so the account is theirs.
  if (user.emailVerifiedAt || user.role === 'admin') throw deadLink();
  await deleteUser(transaction, userId);
  // Whoever used up what the mailbox may make was not its owner.
  await forgetCounts(transaction, canonicalMailbox(user.email));
  await announce(transaction, { name: 'user', audience: { role: 'admin' }, id: userId });
  return { verified: false, entered: null };
}

/** Signs in whoever signed up and has just proven the address, unless the account is suspended. */
async function enter(
  transaction: Queryable,
  { sessions, config }: Platform & { sessions: Sessions },
  user: User,
  client: Client,
): Promise<Settled['entered']> {
  if (user.emailVerifiedAt || user.status === 'suspended') return null;
  refuseStaff(config, user);
  const verified = { ...user, emailVerifiedAt: new Date() };
  const { token, lacks } = await sessions.start(transaction, user.id, client);
  if (!lacks) await recordSignIn(transaction, verified, client.address, 'email');
  return { id: user.id, user: lacks ? null : presentMe(verified, config), token };
}

/** Ends all that whoever signed up with somebody's address could use the account by. */
async function takeOver(
  transaction: Queryable,
  { sessions, config }: Platform & { sessions: Sessions },
  user: User,
  password: string | undefined,
): Promise<void> {
  if (!password) throw invalidField('password', passwordRequired.error());
  refuseWeakPassword(password, user, config);
  await putPasswordHash(transaction, user.id, await hashPassword(password));
  await sessions.endAll(transaction, user.id);
}

/** An id that no account has. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

function settleByLink(database: Database, token: string, settle: Settle): Promise<Settled | null> {
  return database.transaction(async (transaction) => {
    const userId = await spendLink(transaction, 'verify-email', hashSecret(token));
    return userId === null ? null : settle(transaction, userId);
  });
}

async function settleByCode(
  database: Database,
  { email, code }: { email: string; code: string },
  settle: Settle,
): Promise<Settled | null> {
  const user = await selectUserByEmail(database, email);
  // An unknown address takes the same work as one whose code is no longer valid.
  const userId = user?.id ?? NOBODY;
  let settled: Settled | null = null;
  await proveByCode(database, 'verify-email', { userId, code }, async (transaction) => {
    settled = await settle(transaction, userId);
  });
  return settled;
}
