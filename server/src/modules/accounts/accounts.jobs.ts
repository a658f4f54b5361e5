import { queue } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetExpiredRobotChecks } from '../../platform/robot-check.ts';
import { deleteExpiredGuesses, selectUserByEmail } from './accounts.queries.ts';
import { hashCode } from './codes.ts';
import { verificationMail } from './mails/verification.mail.ts';
import { createCode, createToken, hashSecret, mailId } from './secrets.ts';
import type { Sessions } from './sessions.service.ts';
import { deleteExpiredTokens, replaceToken } from './tokens.queries.ts';

const VALID_FOR_MS = 24 * 3_600_000;
const CODE_TRIES = 5;

export const verificationMails = queue<{ email: string }>(
  'accounts.verification-mail',
  'Sends the mail that verifies the address of a new account.',
);
const expiry = queue(
  'accounts.expiry',
  'Removes what has expired: sessions, codes and links, counters of attempts, solved robot checks.',
);

export function accountJobs(platform: Platform, sessions: Sessions): void {
  platform.jobs.work(verificationMails, ({ email }, { id }) =>
    sendVerification(platform, email, id),
  );
  platform.jobs.work(
    expiry,
    async () => {
      await sessions.endExpired();
      await deleteExpiredTokens(platform.database);
      await deleteExpiredGuesses(platform.database);
      await forgetExpiredRobotChecks(platform.database);
    },
    { cron: '*/5 * * * *' },
  );
}

/** The link and code are made here, so that they stand nowhere but in the mail. */
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
    expiresAt: new Date(Date.now() + VALID_FOR_MS),
  });
  await mailer.send(
    await verificationMail(config, user, { token, code }),
    mailId(jobId, tokenHash),
  );
}
