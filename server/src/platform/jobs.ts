import { sql } from 'drizzle-orm';
import type { Job, JobResult } from 'pg-boss';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Queryable } from './database.ts';

/** A kind of work that is done after its cause is committed, and again when it fails. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** Keeps the type of what is enqueued; never set. */
  readonly data?: Data;
}

/** Names a queue. */
export function queue<Data extends object>(name: string): Queue<Data> {
  return { name };
}

type Handler<Data> = (data: Data) => Promise<void>;

export interface Jobs {
  /** Says what does the work of a queue; before `start`. With `cron`, the queue fills itself (UTC). */
  work<Data extends object>(
    queue: Queue<Data>,
    handler: Handler<Data>,
    options?: { cron?: string },
  ): void;
  /** Adds a job in the given transaction: it runs if that commits, and only then. */
  enqueue<Data extends object>(database: Queryable, queue: Queue<Data>, data: Data): Promise<void>;
  start(): Promise<void>;
  /** Waits for the jobs that are running. */
  stop(): Promise<void>;
}

/**
 * A notification wakes a worker once, however many jobs wait: it goes on while it finds full
 * batches, and looks for jobs to be retried by itself.
 */
const BATCHES = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const;

/** Jobs on pg-boss: retried with backoff, each run by one instance. */
export function openJobs(connectionString: string, onError: (error: Error) => void): Jobs {
  const boss = new PgBoss({
    connectionString,
    application_name: 'redflag jobs',
    max: 4,
    useListenNotify: true,
  });
  boss.on('error', onError);
  const workers = new Map<string, { handler: Handler<never>; cron: string | undefined }>();

  return {
    work(queue, handler, options) {
      workers.set(queue.name, { handler, cron: options?.cron });
    },
    async enqueue(database, queue, data) {
      await boss.send(queue.name, data, { db: fromDrizzle(database, sql) });
    },
    async start() {
      await boss.start();
      for (const [name, { handler, cron }] of workers) {
        await boss.createQueue(name, {
          notify: true,
          retryLimit: 10,
          retryDelay: 5,
          retryBackoff: true,
          retryDelayMax: 3_600,
        });
        const settle = async ({ id, data }: Job<never>): Promise<JobResult> => {
          try {
            await handler(data);
            return { id, status: 'completed' };
          } catch (error) {
            onError(error as Error);
            return { id, status: 'failed', output: String(error) };
          }
        };
        await boss.work<never>(name, BATCHES, (jobs) => Promise.all(jobs.map(settle)));
        if (cron) await boss.schedule(name, cron);
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000 });
    },
  };
}
