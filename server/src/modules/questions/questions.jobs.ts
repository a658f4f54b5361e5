import { mailQueue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { questionMail } from './question.mail.ts';
import { selectToAsk } from './questions.queries.ts';

export const questionMails = mailQueue<{ reportId: string }>(
  'questions.mail',
  'a reviewer asks a reporter',
  'Emails reporters what a reviewer asks about their report.',
);

export function questionJobs({ jobs, database, mailer, config }: Platform): void {
  jobs.work(questionMails, async ({ reportId }, { id }) => {
    const asked = await selectToAsk(database, reportId);
    if (asked) await mailer.send(await questionMail(config, asked, reportId), id);
  });
}
