import { selectUser, selectUserByEmail } from '#modules/accounts/accounts.queries.ts';
import { readBrowser } from '#modules/accounts/sessions/browser.ts';
import { createToken, hashSecret, mailId } from '#modules/accounts/tokens/secrets.ts';
import { replaceToken } from '#modules/accounts/tokens/tokens.queries.ts';
import { mailQueue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { passwordChangedMail } from './password-changed.mail.ts';
import { passwordResetMail } from './password-reset.mail.ts';

const LINK_VALID_FOR_MS = 30 * 60_000;

interface PasswordChange {
  userId: string;
  /** ISO 8601. */
  changedAt: string;
  userAgent: string;
}

export const passwordResetMails = mailQueue<{ email: string }>(
  'accounts.password-reset-mail',
  'new password',
  'Emails people a link to set a new password.',
);
export const passwordChangedMails = mailQueue<PasswordChange>(
  'accounts.password-changed-mail',
  'password changed',
  'Emails people when their password was changed.',
);

export function passwordJobs(platform: Platform): void {
  platform.jobs.work(passwordResetMails, ({ email }, { id }) => sendReset(platform, email, id));
  platform.jobs.work(passwordChangedMails, (change, { id }) => sendChanged(platform, change, id));
}

/** Emails the link if there is an account. Creates it here, so that it exists only in the email. */
export async function sendReset(
  { database, mailer, config }: Platform,
  email: string,
  jobId: string,
): Promise<void> {
  const user = await selectUserByEmail(database, email);
  if (!user) return;
  const token = createToken();
  const tokenHash = hashSecret(token);
  await replaceToken(database, {
    userId: user.id,
    purpose: 'reset-password',
    tokenHash,
    expiresAt: new Date(Date.now() + LINK_VALID_FOR_MS),
  });
  await mailer.send(await passwordResetMail(config, user, token), mailId(jobId, tokenHash));
}

async function sendChanged(
  { database, mailer, config }: Platform,
  { userId, changedAt, userAgent }: PasswordChange,
  jobId: string,
): Promise<void> {
  const user = await selectUser(database, userId);
  if (!user) return;
  const change = { changedAt: new Date(changedAt), browser: readBrowser(userAgent) };
  await mailer.send(await passwordChangedMail(config, user, change), jobId);
}
