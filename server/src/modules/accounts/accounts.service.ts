import type { Me, SignIn, SignUp } from '@redflag/shared/accounts';
import { violatesUnique } from '../../platform/database.ts';
import { describeMoment } from '../../platform/moments.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem.ts';
import { spendRobotCheck } from '../../platform/robot-check.ts';
import { notify } from '../notifications/index.ts';
import { verificationMails } from './accounts.jobs.ts';
import { insertUser, selectCredential, selectUserByEmail } from './accounts.queries.ts';
import { confirmEmail } from './announcements.ts';
import { describeBrowser } from './browser.ts';
import { proveByCode } from './codes.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import type { GuessLimit } from './guessing.ts';
import type { MailLimit } from './mails/mail-limit.ts';
import { keepPasswordHash } from './passwords.queries.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { presentMe } from './profile.service.ts';
import { hashSecret } from './secrets.ts';
import type { Sessions } from './sessions.service.ts';
import { spendLink } from './tokens.queries.ts';
import { welcome } from './welcome.ts';

/**
 * Makes an account with the role user, welcomes it and sends the verification mail.
 * @throws ProblemError 422 without a fresh robot check or for a common password, 409 when the
 * address has an account, 403 where no mail provider is admitted
 */
export async function signUp(platform: Platform, input: SignUp): Promise<Me> {
  const { database, jobs, config, robotCheckSecret } = platform;
  if (config.emailProviders.length === 0) {
    throw refused(
      'auth/operation-not-allowed',
      'Email/password accounts are not enabled. Please contact support.',
    );
  }
  await refuseCommonPassword(input.password);
  await spendRobotCheck(database, robotCheckSecret, input.robotCheck);
  const passwordHash = await hashPassword(input.password);
  try {
    return await database.transaction(async (transaction) => {
      const user = await insertUser(transaction, {
        username: input.username,
        email: input.email,
        passwordHash,
      });
      await welcome(transaction, config, user.id);
      await jobs.enqueue(transaction, verificationMails, { email: user.email });
      return presentMe(user);
    });
  } catch (error) {
    if (!violatesUnique(error, 'users_email_unique')) throw error;
    const detail = 'This email is already registered. Please use a different email or log in.';
    throw new ProblemError({
      status: 409,
      code: 'auth/email-already-in-use',
      detail,
      errors: [{ path: 'email', message: detail }],
    });
  }
}

/** Sends a new verification mail where the address has an account that waits for one. */
export async function sendVerification(
  { database, jobs, mailLimit }: Platform & { mailLimit: MailLimit },
  { email }: { email: string },
): Promise<void> {
  if (!(await mailLimit.take(email))) return;
  // The job looks the account up: the answer takes the same time for every address.
  await jobs.enqueue(database, verificationMails, { email });
}

type EmailProof = { token: string } | { email: string; code: string };

/**
 * Takes the proof that an address is its account's own: the mailed link's token, or the mailed code.
 * @throws ProblemError 422 for a wrong, used or expired one
 */
export async function verifyEmail({ database }: Platform, proof: EmailProof): Promise<void> {
  if ('token' in proof) {
    if (await verifyByLink(database, proof.token)) return;
    throw invalidField(
      'token',
      'This link is no longer valid. Please request a new email.',
      'auth/invalid-verification-code',
    );
  }
  if (await verifyByCode(database, proof)) return;
  throw invalidField(
    'code',
    'The verification code you entered is invalid. Please check and try again.',
    'auth/invalid-verification-code',
  );
}

/** The id of no account. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

function verifyByLink(database: Platform['database'], token: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const userId = await spendLink(transaction, 'verify-email', hashSecret(token));
    if (userId) await confirmEmail(transaction, userId);
    return userId !== null;
  });
}

async function verifyByCode(
  database: Platform['database'],
  { email, code }: { email: string; code: string },
): Promise<boolean> {
  const user = await selectUserByEmail(database, email);
  // For an unknown address as much is done as for one whose code is no longer valid.
  const userId = user?.id ?? NOBODY;
  const result = await proveByCode(database, 'verify-email', { userId, code }, (transaction) =>
    confirmEmail(transaction, userId),
  );
  return result === 'proven';
}

interface Client {
  address: string;
  userAgent: string;
}

/**
 * Checks a password and starts a session. What is wrong with an account is told only to who knows
 * its password.
 * @returns the account and the session's token
 * @throws ProblemError 401, 403 or 429 as the API describes
 */
export async function signIn(
  { database, sessions, guessLimit }: Platform & { sessions: Sessions; guessLimit: GuessLimit },
  { email, password }: SignIn,
  client: Client,
): Promise<{ user: Me; token: string }> {
  await guessLimit.take(email, client.address);
  const found = await selectCredential(database, email);
  if (!(await verifyPassword(found?.passwordHash, password)) || !found?.passwordHash) {
    throw invalidCredential();
  }
  await guessLimit.giveBack(email, client.address);
  const { user, passwordHash } = found;
  if (user.status === 'suspended') {
    throw refused('auth/user-disabled', 'Your account has been suspended');
  }
  if (!user.emailVerifiedAt) {
    throw refused('auth/email-not-verified', 'Please verify your email before continuing.');
  }
  const token = await database.transaction(async (transaction) => {
    if (!(await keepPasswordHash(transaction, user.id, passwordHash))) throw invalidCredential();
    await notify(transaction, {
      userId: user.id,
      type: 'account',
      title: 'Welcome back',
      content: `You signed in with ${describeBrowser(client.userAgent)} on ${describeMoment(new Date())}. If this was not you, change your password.`,
    });
    return sessions.start(transaction, user.id, client.userAgent);
  });
  return { user: presentMe(user), token };
}

function invalidCredential(): ProblemError {
  return new ProblemError({
    status: 401,
    code: 'auth/invalid-credential',
    detail: 'Incorrect email or password (invalid-credential)',
  });
}

function refused(code: string, detail: string): ProblemError {
  return new ProblemError({ status: 403, code, detail });
}
