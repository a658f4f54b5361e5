import type { Job } from '@redflag/shared/admin/jobs';
import { recordAct } from '#modules/audit/index.ts';
import { JOBS, writeAnnouncements } from '#platform/announcements/sender.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { invalidField } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { selectQueues, selectRuns, updateFailed } from './jobs.queries.ts';

/** Returns every kind of job by name, with its last run and last error if they are still stored. */
export async function listJobs({ database, jobs }: Platform): Promise<{ items: Job[] }> {
  const queues = jobs.queues().toSorted((a, b) => a.name.localeCompare(b.name));
  const runs = await readRuns(database, queues);
  return {
    items: queues.map(({ name, title, purpose, cron }) => {
      const run = runs.get(name);
      const errorAt = moment(run?.errorAt);
      return {
        name,
        title,
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

/**
 * Runs failed jobs again now, of one queue or of all, and records who asked. Returns how many.
 * @param admin null for an operator at the command line
 * @throws ProblemError when there is no such queue
 */
export async function retryJobs(
  database: Database,
  admin: Viewer | null,
  queue: string | null = null,
): Promise<number> {
  if (queue !== null && !(await selectQueues(database)).some(({ name }) => name === queue)) {
    throw invalidField('queue', 'There is no such kind of job.');
  }
  return database.transaction(async (transaction) => {
    const retried = await updateFailed(transaction, queue);
    if (retried.length === 0) return 0;
    const names = retried.map(({ name }) => name);
    await writeAnnouncements(transaction, JOBS, names);
    await recordAct(transaction, admin, {
      action: 'job.retry',
      subject: queue ?? 'All',
      after: Object.fromEntries(retried.map(({ name, count }) => [name, count])),
    });
    return retried.reduce((sum, { count }) => sum + count, 0);
  });
}

async function readRuns(database: Queryable, queues: { name: string }[]) {
  const names = queues.map(({ name }) => name);
  return new Map((await selectRuns(database, names)).map((run) => [run.name, run]));
}

/** What a queue has done and has to do. */
export interface QueueState {
  name: string;
  /** UTC; null if nothing runs on a schedule. */
  schedule: string | null;
  waiting: number;
  /** When the oldest waiting job was added, in ISO 8601, as are all moments. */
  oldestWaitingAt: string | null;
  /** Jobs of the last day that were given up. */
  failed: number;
  /** Null if there was none in the last day. */
  lastSuccessAt: string | null;
}

/** Returns the state of queues: those with a worker here, or all that servers have created. */
export async function readQueues(
  database: Queryable,
  queues?: { name: string; cron: string | null }[],
): Promise<QueueState[]> {
  const asked = queues ?? (await selectQueues(database));
  const runs = await readRuns(database, asked);
  return asked.map(({ name, cron }) => {
    const run = runs.get(name);
    return {
      name,
      schedule: cron,
      waiting: run?.waiting ?? 0,
      oldestWaitingAt: moment(run?.oldestWaitingAt),
      failed: run?.failed ?? 0,
      lastSuccessAt: moment(run?.lastSuccessAt),
    };
  });
}

function moment(stored: string | null | undefined): string | null {
  return stored ? new Date(stored).toISOString() : null;
}
