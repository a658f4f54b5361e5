import type { forgotPasswordSchema } from '@redflag/shared/accounts';
import type { changePasswordSchema, resetPasswordSchema } from '@redflag/shared/accounts/passwords';
import type { z } from 'zod';
import { confirmEmail } from '#modules/accounts/account-changes.ts';
import { selectUser } from '#modules/accounts/accounts.queries.ts';
import { refuseStaff } from '#modules/accounts/roles/required.ts';
import { confirmSession } from '#modules/accounts/sessions/sessions.queries.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import { hashSecret } from '#modules/accounts/tokens/secrets.ts';
import {
  deleteTokens,
  selectUserByLink,
  spendLink,
} from '#modules/accounts/tokens/tokens.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { invalidField, noSession, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { RateLimit } from '#platform/rate-limits/rate-limits.ts';
import { spendRobotCheck } from '#platform/robot-check/robot-check.ts';
import type { OwnPasswordCheck } from './own-password.ts';
import { wrongCurrentPassword } from './own-password.ts';
import { passwordChangedMails, passwordResetMails } from './passwords.jobs.ts';
import { putPasswordHash, replacePasswordHash, selectOwnCredential } from './passwords.queries.ts';
import { hashPassword, refuseWeakPassword } from './passwords.ts';

/**
 * Emails a link if an account has the address. The job looks that up, so the answer takes the same
 * time for every address.
 * @throws ProblemError 422 without a fresh robot check
 */
export async function forgetPassword(
  platform: Platform & { resetMailLimit: RateLimit },
  { email, robotCheck }: z.infer<typeof forgotPasswordSchema>,
): Promise<void> {
  const { database, jobs, resetMailLimit } = platform;
  await spendRobotCheck(platform, robotCheck);
  const { allowed } = await resetMailLimit.take(email);
  if (allowed) await jobs.enqueue(database, passwordResetMails, { email });
}

/** @throws ProblemError 422 for a wrong, used or expired link */
export async function checkResetLink({ database }: Platform, token: string): Promise<void> {
  if (!(await selectUserByLink(database, 'reset-password', hashSecret(token)))) throw deadLink();
}

const deadLink = () =>
  invalidField(
    'token',
    'This link is no longer valid. Please request a new link.',
    'auth/invalid-action-code',
  );

/**
 * Sets a password with the emailed link, which also proves that the mailbox is the person's. Ends
 * every session of the account.
 * @throws ProblemError 422 for a common password, or a wrong, used or expired link; 403 for staff who
 * must sign in with their provider
 */
export async function resetPassword(
  platform: Platform & { sessions: Sessions },
  { token, password }: z.infer<typeof resetPasswordSchema>,
  userAgent: string,
): Promise<void> {
  const { database, sessions, config } = platform;
  await database.transaction(async (transaction) => {
    const userId = await spendLink(transaction, 'reset-password', hashSecret(token));
    if (!userId) throw deadLink();
    const user = await selectUser(transaction, userId);
    if (user) refuseStaff(config, user);
    if (user) refuseWeakPassword(password, user, config);
    await putPasswordHash(transaction, userId, await hashPassword(password));
    await confirmEmail(transaction, userId);
    await sessions.endAll(transaction, userId);
    await reportChange(platform, transaction, userId, userAgent);
  });
}

/**
 * Replaces the viewer's password and ends the account's other sessions.
 * @throws ProblemError 422 for a common password or a wrong current one, which counts as an
 * attempt; 409 for an account without a password; 429 after too many attempts
 */
export async function changePassword(
  platform: Platform & { sessions: Sessions; checkOwnPassword: OwnPasswordCheck },
  viewer: Viewer,
  { currentPassword, password }: z.infer<typeof changePasswordSchema>,
  userAgent: string,
): Promise<void> {
  const { database, sessions, config, checkOwnPassword } = platform;
  const found = await selectOwnCredential(database, viewer.id);
  if (!found) throw noSession();
  refuseWeakPassword(password, found, config);
  const { passwordHash: before } = found;
  if (!before) {
    throw new ProblemError({
      status: 409,
      code: 'auth/no-password',
      detail: "This account has no password yet. Use 'Forgot password' to set one.",
    });
  }
  await checkOwnPassword(viewer.id, before, currentPassword);
  const after = await hashPassword(password);
  await database.transaction(async (transaction) => {
    if (!(await replacePasswordHash(transaction, viewer.id, { before, after }))) {
      throw wrongCurrentPassword();
    }
    await sessions.endAll(transaction, viewer.id, viewer.sessionId);
    await confirmSession(transaction, viewer.sessionId);
    // A link that was emailed earlier could undo the change.
    await deleteTokens(transaction, 'reset-password', viewer.id);
    await reportChange(platform, transaction, viewer.id, userAgent);
  });
}

function reportChange(
  { jobs }: Platform,
  transaction: Queryable,
  userId: string,
  userAgent: string,
): Promise<void> {
  return jobs.enqueue(transaction, passwordChangedMails, {
    userId,
    changedAt: new Date().toISOString(),
    userAgent,
  });
}
