import { selectUser } from '#modules/accounts/accounts.queries.ts';
import { createToken, hashSecret, mailId } from '#modules/accounts/tokens/secrets.ts';
import { putLink } from '#modules/accounts/tokens/tokens.queries.ts';
import { mailQueue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { activatedMail, suspendedMail } from './suspension.mail.ts';

export const suspendedMails = mailQueue<{ userId: string; tokenId: string; reason: string }>(
  'accounts.suspended-mail',
  'account suspended',
  'Emails people why their account was suspended, with a link to ask once for a second look.',
);
export const activatedMails = mailQueue<{ userId: string; reason: string | null }>(
  'accounts.activated-mail',
  'account active again',
  'Emails people when their suspended account is active again.',
);

export function suspensionJobs(platform: Platform): void {
  const { jobs, database, mailer, config } = platform;
  jobs.work(suspendedMails, async ({ userId, tokenId, reason }, { id }) => {
    const token = createToken();
    const tokenHash = hashSecret(token);
    const until = await putLink(database, tokenId, tokenHash);
    const user = await selectUser(database, userId);
    // Asked already, or not suspended for that any more.
    if (!until || !user) return;
    const mail = await suspendedMail(config, user, { reason, token, until });
    await mailer.send(mail, mailId(id, tokenHash));
  });
  jobs.work(activatedMails, async ({ userId, reason }, { id }) => {
    const user = await selectUser(database, userId);
    if (user?.status === 'active') await mailer.send(await activatedMail(config, user, reason), id);
  });
}
