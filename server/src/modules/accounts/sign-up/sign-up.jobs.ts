import { selectUserByEmail } from '#modules/accounts/accounts.queries.ts';
import { hashCode } from '#modules/accounts/tokens/codes.ts';
import { createCode, createToken, hashSecret, mailId } from '#modules/accounts/tokens/secrets.ts';
import { replaceToken } from '#modules/accounts/tokens/tokens.queries.ts';
import { mailQueue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { verificationMail } from './verification.mail.ts';

/** How long the emailed link, and what the sign-up's browser is known by, are valid. */
export const LINK_VALID_FOR_MS = 24 * 3_600_000;
const CODE_VALID_FOR_MS = 10 * 60_000;
const CODE_TRIES = 5;

export const verificationMails = mailQueue<{ email: string }>(
  'accounts.verification-mail',
  'verify an address',
  'Emails new users a link and a code to verify their address.',
);

export function signUpJobs(platform: Platform): void {
  platform.jobs.work(verificationMails, ({ email }, { id }) =>
    sendVerification(platform, email, id),
  );
}

/** Creates the link and the code here, so that they exist only in the email. */
async function sendVerification(
  { database, mailer, config }: Platform,
  email: string,
  jobId: string,
) {
  const user = await selectUserByEmail(database, email);
  if (!user || user.emailVerifiedAt) return;
  const token = createToken();
  const code = createCode();
  const tokenHash = hashSecret(token);
  await replaceToken(database, {
    userId: user.id,
    purpose: 'verify-email',
    tokenHash,
    codeHash: hashCode(user.id, code),
    triesLeft: CODE_TRIES,
    expiresAt: new Date(Date.now() + LINK_VALID_FOR_MS),
    codeExpiresAt: new Date(Date.now() + CODE_VALID_FOR_MS),
  });
  await mailer.send(
    await verificationMail(config, user, { token, code }),
    mailId(jobId, tokenHash),
  );
}
