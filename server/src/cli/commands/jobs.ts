import { answer } from '#cli/answer.ts';
import { command } from '#cli/command.ts';
import { withRunningDatabase } from '#cli/with-platform.ts';
import { retryJobs } from '#modules/jobs/index.ts';
import { readConfig } from '#platform/config.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { OperatorError } from '#platform/process/operator-error.ts';

const retryCommand = command('retry', {
  summary: 'run failed jobs again now',
  description:
    'Runs jobs now that wait to be retried, and those of the last day that were given up: of one queue, as status names it, or of all. Use it when what they need is back. It works while the server runs, and stands in the audit log.',
  example: 'jobs retry alerts.status-mail',
})
  .argument('[queue]', 'the name of a queue, all if left out')
  .action(async (queue?: string) => {
    const retried = await withRunningDatabase(readConfig(process.env), (database) =>
      retryJobs(database, null, queue ?? null),
    ).catch((error: unknown) => {
      throw error instanceof ProblemError ? new OperatorError(error.details.detail) : error;
    });
    answer(retried === 0 ? 'No job has failed.' : `${retried} failed jobs run again now.`, {
      retried,
    });
  });

export const jobsCommand = command('jobs', {
  summary: 'retry failed jobs',
  description: 'Commands on background jobs.',
  example: 'jobs retry',
}).addCommand(retryCommand);
