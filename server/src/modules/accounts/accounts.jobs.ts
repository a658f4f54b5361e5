import { queue } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetExpiredRobotChecks } from '../../platform/robot-check.ts';
import {
  deleteExpiredGuesses,
  deleteExpiredTokens,
  replaceVerification,
  selectUser,
} from './accounts.queries.ts';
import { verificationMail } from './mails/verification.mail.ts';
import { createCode, createToken, hashSecret } from './secrets.ts';
import type { Sessions } from './sessions.service.ts';

const VALID_FOR_MS = 24 * 3_600_000;
const CODE_TRIES = 5;

export const verificationMails = queue<{ userId: string }>('accounts.verification-mail');
const expiry = queue('accounts.expiry');

export function accountJobs(platform: Platform, sessions: Sessions): void {
  platform.jobs.work(verificationMails, ({ userId }) => sendVerification(platform, userId));
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
async function sendVerification({ database, mailer, config }: Platform, userId: string) {
  const user = await selectUser(database, userId);
  if (!user || user.emailVerifiedAt) return;
  const token = createToken();
  const code = createCode();
  await replaceVerification(database, {
    userId,
    tokenHash: hashSecret(token),
    codeHash: hashSecret(`${userId}:${code}`),
    triesLeft: CODE_TRIES,
    expiresAt: new Date(Date.now() + VALID_FOR_MS),
  });
  await mailer.send(await verificationMail(config, user, { token, code }));
}
