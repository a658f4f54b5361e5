import { selectUser } from '#modules/accounts/accounts.queries.ts';
import { hashCode } from '#modules/accounts/tokens/codes.ts';
import { createCode, mailId } from '#modules/accounts/tokens/secrets.ts';
import { replaceToken } from '#modules/accounts/tokens/tokens.queries.ts';
import { mailQueue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { confirmationMail } from './confirmation.mail.ts';

const CODE_VALID_FOR_MS = 10 * 60_000;
const CODE_TRIES = 5;

export const confirmationMails = mailQueue<{ userId: string }>(
  'accounts.confirmation-mail',
  'confirm an act',
  'Emails people without a password a code to confirm that it is them.',
);

export function confirmationJobs(platform: Platform): void {
  platform.jobs.work(confirmationMails, ({ userId }, { id }) => sendCode(platform, userId, id));
}

/** Creates the code here, so that it exists only in the email. */
async function sendCode({ database, mailer, config }: Platform, userId: string, jobId: string) {
  const user = await selectUser(database, userId);
  if (!user) return;
  const code = createCode();
  const codeHash = hashCode(userId, code);
  await replaceToken(database, {
    userId,
    purpose: 'confirm-act',
    codeHash,
    triesLeft: CODE_TRIES,
    expiresAt: new Date(Date.now() + CODE_VALID_FOR_MS),
  });
  await mailer.send(await confirmationMail(config, user, code), mailId(jobId, codeHash));
}
