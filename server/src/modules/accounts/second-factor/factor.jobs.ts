import { selectUser } from '#modules/accounts/accounts.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import { mailQueue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import type { FactorChange } from './factor.mail.ts';
import { factorMail } from './factor.mail.ts';

const factorMails = mailQueue<{ userId: string; change: FactorChange }>(
  'accounts.factor-mail',
  'second factor changed',
  'Emails people when their second factor was changed, or a recovery code used.',
);

export function factorJobs({ jobs, database, mailer, config }: Platform): void {
  jobs.work(factorMails, async ({ userId, change }, { id }) => {
    const user = await selectUser(database, userId);
    if (user) await mailer.send(await factorMail(config, user, change), id);
  });
}

/** Emails a person what became of their second factor, once the transaction commits. */
export function tellFactor(
  { jobs }: Pick<Platform, 'jobs'>,
  transaction: Queryable,
  userId: string,
  change: FactorChange,
): Promise<void> {
  return jobs.enqueue(transaction, factorMails, { userId, change });
}
