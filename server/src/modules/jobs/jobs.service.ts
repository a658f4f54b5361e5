import type { Job } from '@redflag/shared/jobs';
import type { Platform } from '#platform/platform.ts';
import { selectRuns } from './jobs.queries.ts';

/** Returns every kind of job by name, with its last run and last error if they are still stored. */
export async function listJobs({ database, jobs }: Platform): Promise<{ items: Job[] }> {
  const queues = jobs.queues().toSorted((a, b) => a.name.localeCompare(b.name));
  const names = queues.map(({ name }) => name);
  const runs = new Map((await selectRuns(database, names)).map((run) => [run.name, run]));
  return {
    items: queues.map(({ name, purpose, cron }) => {
      const run = runs.get(name);
      const errorAt = moment(run?.errorAt);
      return {
        name,
        purpose,
        schedule: cron,
        lastRunAt: moment(run?.lastRunAt),
        lastSuccessAt: moment(run?.lastSuccessAt),
        lastError: run?.error && errorAt ? { message: run.error, at: errorAt } : null,
        waiting: run?.waiting ?? 0,
        failed: run?.failed ?? 0,
      };
    }),
  };
}

function moment(stored: string | null | undefined): string | null {
  return stored ? new Date(stored).toISOString() : null;
}
