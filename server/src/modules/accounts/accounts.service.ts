import type { Me, SignIn, SignUp } from '@redflag/shared/accounts';
import Bowser from 'bowser';
import { violatesUnique } from '../../platform/database.ts';
import type { Viewer } from '../../platform/permissions.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, notFound, ProblemError } from '../../platform/problem.ts';
import { spendRobotCheck } from '../../platform/robot-check.ts';
import { notify } from '../notifications/index.ts';
import { verificationMails } from './accounts.jobs.ts';
import type { User } from './accounts.queries.ts';
import {
  deleteToken,
  insertUser,
  markEmailVerified,
  selectCredential,
  selectUser,
  selectUserByEmail,
  spendVerificationLink,
  takeVerificationTry,
} from './accounts.queries.ts';
import type { GuessLimit } from './guessing.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { hashSecret } from './secrets.ts';
import type { Sessions } from './sessions.service.ts';

/**
 * Makes an account with the role user, welcomes it and sends the verification mail.
 * @throws ProblemError 422 without a fresh robot check, 409 when the address has an account
 */
export async function signUp(platform: Platform, input: SignUp): Promise<Me> {
  const { database, jobs, config, robotCheckSecret } = platform;
  await spendRobotCheck(database, robotCheckSecret, input.robotCheck);
  const passwordHash = await hashPassword(input.password);
  try {
    return await database.transaction(async (transaction) => {
      const user = await insertUser(transaction, {
        username: input.username,
        email: input.email,
        passwordHash,
      });
      await notify(transaction, {
        userId: user.id,
        type: 'account',
        title: `Welcome to ${config.companyName}`,
        content: 'Your account is ready. You can now check and report scams.',
      });
      await jobs.enqueue(transaction, verificationMails, { userId: user.id });
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
  { database, jobs }: Platform,
  { email }: { email: string },
): Promise<void> {
  const user = await selectUserByEmail(database, email);
  if (user && !user.emailVerifiedAt) {
    await jobs.enqueue(database, verificationMails, { userId: user.id });
  }
}

/**
 * Takes the proof that an address is its account's own: the mailed link's token, or the mailed code.
 * @throws ProblemError 422 for a wrong, used or expired one
 */
export async function verifyEmail(
  { database }: Platform,
  proof: { token: string } | { email: string; code: string },
): Promise<void> {
  const proven =
    'token' in proof
      ? await database.transaction(async (transaction) => {
          const userId = await spendVerificationLink(transaction, hashSecret(proof.token));
          if (userId) await markEmailVerified(transaction, userId);
          return Boolean(userId);
        })
      : await verifyCode(database, proof);
  if (proven) return;
  throw invalidField(
    'token' in proof ? 'token' : 'code',
    'token' in proof
      ? 'This link is no longer valid. Please request a new email.'
      : 'The verification code you entered is invalid. Please check and try again.',
    'auth/invalid-verification-code',
  );
}

/** The try is taken and committed before the code is compared: guesses in parallel all count. */
async function verifyCode(
  database: Platform['database'],
  { email, code }: { email: string; code: string },
): Promise<boolean> {
  const token = await takeVerificationTry(database, email);
  if (!token?.codeHash.equals(hashSecret(`${token.userId}:${code}`))) return false;
  return database.transaction(async (transaction) => {
    const spent = await deleteToken(transaction, token.id);
    if (spent) await markEmailVerified(transaction, token.userId);
    return spent;
  });
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
  if (!(await verifyPassword(found?.passwordHash, password)) || !found) {
    throw new ProblemError({
      status: 401,
      code: 'auth/invalid-credential',
      detail: 'Incorrect email or password (invalid-credential)',
    });
  }
  await guessLimit.giveBack(email, client.address);
  const { user } = found;
  if (user.status === 'suspended') {
    throw refused('auth/user-disabled', 'Your account has been suspended');
  }
  if (!user.emailVerifiedAt) {
    throw refused('auth/email-not-verified', 'Please verify your email before continuing.');
  }
  const token = await database.transaction(async (transaction) => {
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

/** 'Chrome on Android'; what is no known browser is quoted as it calls itself. */
function describeBrowser(userAgent: string): string {
  if (!userAgent) return 'an unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? `${browser.name} on ${os.name}` : userAgent;
}

/** '20/11/2026 at 22:14 UTC', since the server does not know its reader's zone. */
function describeMoment(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T');
  return `${day.split('-').reverse().join('/')} at ${time.slice(0, 5)} UTC`;
}

function refused(code: string, detail: string): ProblemError {
  return new ProblemError({ status: 403, code, detail });
}

/** @throws ProblemError 404 when the account went away meanwhile */
export async function readMe({ database }: Platform, viewer: Viewer): Promise<Me> {
  const user = await selectUser(database, viewer.id);
  if (!user) throw notFound('User');
  return presentMe(user);
}

function presentMe(user: User): Me {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    phone: user.phone,
    photoUrl: null,
    role: user.role,
    status: user.status,
    emailVerified: user.emailVerifiedAt !== null,
    phoneVerified: user.phoneVerifiedAt !== null,
    reportCount: user.reportCount,
    createdAt: user.createdAt.toISOString(),
  };
}
