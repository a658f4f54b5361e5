import { selectUser } from '#modules/accounts/accounts.queries.ts';
import { mailQueue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import type { KeyChange } from './keys.mail.ts';
import { keyChangedMail } from './keys.mail.ts';

export const keyChangedMails = mailQueue<{ userId: string } & KeyChange>(
  'accounts.key-changed-mail',
  'key made or revoked',
  'Emails people when a key of their account was made or revoked.',
);

export function keyJobs({ jobs, database, mailer, config }: Platform): void {
  jobs.work(keyChangedMails, async ({ userId, ...change }, { id }) => {
    const user = await selectUser(database, userId);
    if (user) await mailer.send(await keyChangedMail(config, user, change), id);
  });
}
