import type { Me, SignUp } from '@redflag/shared/accounts';
import { insertUser, selectUserByEmail } from '#modules/accounts/accounts.queries.ts';
import { refuseCommonPassword } from '#modules/accounts/passwords/common-passwords.ts';
import { hashPassword } from '#modules/accounts/passwords/passwords.ts';
import { presentMe } from '#modules/accounts/profile/profile.service.ts';
import { proveByCode } from '#modules/accounts/tokens/codes.ts';
import { hashSecret } from '#modules/accounts/tokens/secrets.ts';
import { spendLink } from '#modules/accounts/tokens/tokens.queries.ts';
import { violatesUnique } from '#platform/database/database.ts';
import { invalidField, ProblemError } from '#platform/http/problem.ts';
import type { RateLimit } from '#platform/limits/rate-limits.ts';
import { spendRobotCheck } from '#platform/limits/robot-check.ts';
import type { Platform } from '#platform/platform.ts';
import { confirmEmail } from './email-confirmation.ts';
import { verificationMails } from './sign-up.jobs.ts';
import { welcome } from './welcome.ts';

/**
 * Creates an account with the role user, its welcome notification and the verification email.
 * @throws ProblemError 422 without a fresh robot check or for a common password, 409 if the address
 * already has an account, 403 if no email provider is allowed
 */
export async function signUp(platform: Platform, input: SignUp): Promise<Me> {
  const { database, jobs, config } = platform;
  if (config.emailProviders.length === 0) {
    throw new ProblemError({
      status: 403,
      code: 'auth/operation-not-allowed',
      detail: 'Email/password accounts are not enabled. Please contact support.',
    });
  }
  await refuseCommonPassword(input.password);
  await spendRobotCheck(platform, input.robotCheck);
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

type EmailProof = { token: string } | { email: string; code: string };

/**
 * Verifies an account's address with the token of the emailed link, or with the emailed code.
 * @throws ProblemError 422 if it is wrong, used or expired
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

/** An id that no account has. */
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
  // An unknown address takes the same work as one whose code is no longer valid.
  const userId = user?.id ?? NOBODY;
  const result = await proveByCode(database, 'verify-email', { userId, code }, (transaction) =>
    confirmEmail(transaction, userId),
  );
  return result === 'proven';
}
