import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { JobResult, JobWithMetadata, QueueResult, Schedule } from 'pg-boss';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { JOBS, writeAnnouncements } from '#platform/announcements/sender.ts';
import { keepAlive, patiently } from '#platform/database/connections.ts';
import type { Queryable } from '#platform/database/database.ts';
import { describeFailure, HopelessError } from './job-failure.ts';

/** A kind of work that runs after its cause is committed, and is retried when it fails. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** What administrators call it, such as 'Email: new password'. */
  readonly title: string;
  /** What its jobs are for, as a sentence for administrators. */
  readonly purpose: string;
  /** Whether its jobs send email: they wait while the mail server is away. */
  readonly sendsMail: boolean;
  /** Carries the type of a job's data; never set. */
  readonly data?: Data;
}

/** Defines a queue. */
export function queue<Data extends object>(
  name: string,
  title: string,
  purpose: string,
): Queue<Data> {
  return { name, title, purpose, sendsMail: false };
}

/** Defines a queue whose jobs send email, and wait while the mail server is away. */
export function mailQueue<Data extends object>(
  name: string,
  title: string,
  purpose: string,
): Queue<Data> {
  return { name, title: `Email: ${title}`, purpose, sendsMail: true };
}

/** A queue that has a worker; `cron` (UTC) is null if nothing runs on a schedule. */
export interface WorkedQueue {
  name: string;
  title: string;
  purpose: string;
  cron: string | null;
}

/** @throws HopelessError when a retry cannot help */
type Handler<Data> = (data: Data, job: { id: string; isLastTry: boolean }) => Promise<void>;

type Worker = WorkedQueue & { sendsMail: boolean; handler: Handler<never> };

/** A job that failed, for the log. */
export interface FailedJob {
  queue: string;
  job: string;
  /** Whether it will not be retried. */
  isGivenUp: boolean;
}

export interface Jobs {
  /**
   * Registers a queue's worker, before `start`. With `cron` (UTC), jobs also run on a schedule, and
   * their statements may take longer than those of requests.
   */
  work<Data extends object>(
    queue: Queue<Data>,
    handler: Handler<Data>,
    options?: { cron?: string },
  ): void;
  /** Adds a job in the given transaction: it runs only if that commits, after `afterSeconds`. */
  enqueue<Data extends object>(
    database: Queryable,
    queue: Queue<Data>,
    data: Data,
    afterSeconds?: number,
  ): Promise<void>;
  /** Makes the worker of a queue, if there is one here, look for jobs now. */
  wake(queue: string): void;
  /** Returns the queues that have a worker, which are the same on every instance. */
  queues(): WorkedQueue[];
  /** Stops starting jobs here that send email, or goes on with them. Those that run are finished. */
  holdMail(isHeld: boolean): Promise<void>;
  start(): Promise<void>;
  /** Stops starting jobs, and waits for those that are running. `enqueue` still works. */
  rest(): Promise<void>;
  /** Does the same as `rest`, and closes the database connections. */
  stop(): Promise<void>;
}

/**
 * An announcement wakes a worker once for all waiting jobs, so it continues while it finds full
 * batches. It polls for retries, delays and schedules, which announce nothing.
 */
const BATCHES = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 5,
} as const;

const DAY_SECONDS = 86_400;

/** About a day, with pauses that double up to an hour: a mail server may be down overnight. */
const RETRIES = 32;

/**
 * How soon another server takes over a killed one's jobs, once their heartbeats have stopped. The
 * default is 15 minutes.
 */
const TAKEN_FOR_DEAD_AFTER_SECONDS = 30;
const LOOK_FOR_DEAD_EVERY_SECONDS = 15;

/**
 * Finished jobs are deleted after a day, because they may hold a person's address or name. pg-boss
 * would notify within the transaction, whose commit then waits for all others that do.
 */
const KEEPING = {
  notify: false,
  retryLimit: RETRIES,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  heartbeatSeconds: TAKEN_FOR_DEAD_AFTER_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
} as const;

function isKept(found: QueueResult): boolean {
  return Object.entries(KEEPING).every(
    ([name, value]) => found[name as keyof typeof KEEPING] === value,
  );
}

/** Runs missed while no server was up run once at start. */
const ONCE = { missed: 'once' } as const;

/** Scheduled jobs of earlier versions, which would otherwise still be added to their queues. */
const RETIRED = ['targets.place-reports'];

const CLEAR_AWAY_EVERY_SECONDS = 3_600;

/** How long a stop waits for running jobs before it returns them to their queues. */
const PATIENCE_MS = 18_000;

type OnError = (error: Error, failed?: FailedJob) => void;

/**
 * Opens jobs on pg-boss, which are retried with backoff and each run by one instance.
 * @param connection.timeoutMs how long to wait for a connection
 * @param onError called for errors of pg-boss itself and for each failure of a job
 */
export function openJobs(connection: { url: string; timeoutMs: number }, onError: OnError): Jobs {
  const boss = openBoss(connection, onError);
  const workers = new Map<string, Worker>();
  /** What pg-boss calls the worker of a queue. */
  const workerIds = new Map<string, string>();
  const begin = async (worker: Worker) =>
    workerIds.set(worker.name, await beginWork(boss, worker, onError));
  let isResting = false;
  let holding = Promise.resolve();

  return {
    work({ name, title, purpose, sendsMail }, handler, options) {
      const cron = options?.cron ?? null;
      workers.set(name, { name, title, purpose, sendsMail, cron, handler });
    },
    async enqueue(database, queue, data, afterSeconds = 0) {
      await boss.send(queue.name, data, {
        db: fromDrizzle(database, sql),
        startAfter: afterSeconds,
      });
      if (afterSeconds === 0) await writeAnnouncements(database, JOBS, [queue.name]);
    },
    wake(queue) {
      const workerId = workerIds.get(queue);
      if (workerId) boss.notifyWorker(workerId);
    },
    async start() {
      await boss.start();
      const schedules = new Map((await boss.getSchedules()).map((found) => [found.name, found]));
      for (const name of RETIRED) if (schedules.has(name)) await boss.unschedule(name);
      const known = new Map((await boss.getQueues()).map((found) => [found.name, found]));
      // One after the other, and all before any looks for jobs: they would wait for a connection for
      // longer than they may if the database answers slowly.
      for (const worker of workers.values())
        await prepareQueue(boss, worker, known.get(worker.name), schedules.get(worker.name));
      for (const worker of workers.values()) await begin(worker);
    },
    holdMail(isHeld) {
      const mails = [...workers.values()].filter(({ sendsMail }) => sendsMail);
      holding = holding.then(async () => {
        for (const worker of isResting ? [] : mails) {
          const id = workerIds.get(worker.name);
          if (isHeld && id) {
            workerIds.delete(worker.name);
            await boss.offWork(worker.name, { id, wait: false });
          } else if (!isHeld && !id) await begin(worker);
        }
      });
      return holding;
    },
    queues() {
      return [...workers.values()].map(({ name, title, purpose, cron }) => ({
        name,
        title,
        purpose,
        cron,
      }));
    },
    async rest() {
      isResting = true;
      await boss.stop({ close: false, graceful: true, timeout: PATIENCE_MS });
    },
    async stop() {
      isResting = true;
      await boss.stop({ graceful: true, timeout: PATIENCE_MS });
    },
  };
}

function openBoss({ url, timeoutMs }: { url: string; timeoutMs: number }, onError: OnError) {
  /** pg-boss passes on to pg what it does not know itself. */
  const connection = {
    ...keepAlive,
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    // On silence, pg-boss destroys the connection. Its clean-up takes longer than a request may.
    query_timeout: 2 * timeoutMs,
  };
  const boss = new PgBoss({
    ...connection,
    application_name: 'redflag jobs',
    max: 4,
    maintenanceIntervalSeconds: CLEAR_AWAY_EVERY_SECONDS,
    superviseIntervalSeconds: LOOK_FOR_DEAD_EVERY_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_DEAD_EVERY_SECONDS,
  });
  // What a worker fails with comes as a plain copy, of which the log would show nothing.
  boss.on('error', (error: Pick<Error, 'message'>) =>
    onError(error instanceof Error ? error : Object.assign(new Error(error.message), error)),
  );
  return boss;
}

/** Creates or updates the queue and its schedule as found. */
async function prepareQueue(
  boss: PgBoss,
  { name, cron }: Worker,
  found: QueueResult | undefined,
  schedule: Schedule | undefined,
): Promise<void> {
  if (!found) await boss.createQueue(name, KEEPING);
  // An existing queue keeps the options that it was created with.
  else if (!isKept(found)) await boss.updateQueue(name, KEEPING);
  const isScheduled = schedule?.cron === cron && isDeepStrictEqual(schedule?.options, ONCE);
  if (cron && !isScheduled) await boss.schedule(name, cron, null, ONCE);
}

/** Starts the worker of a queue. Returns pg-boss's id for it. */
function beginWork(
  boss: PgBoss,
  { name, handler, cron }: Worker,
  onError: OnError,
): Promise<string> {
  const settle = async (job: JobWithMetadata<never>): Promise<JobResult> => {
    const { id, data, output, retryCount, retryLimit } = job;
    const isLastTry = retryCount >= retryLimit;
    const run = () => handler(data, { id, isLastTry });
    try {
      await (cron ? patiently(run) : run());
      // Keep the earlier failures, so that administrators can see them.
      return { id, status: 'completed', output };
    } catch (error) {
      const isHopeless = error instanceof HopelessError;
      const isGivenUp = isHopeless || isLastTry;
      onError(error as Error, { queue: name, job: id, isGivenUp });
      const status = isHopeless ? 'deadletter' : 'failed';
      return { id, status, output: describeFailure(error, new Date()) };
    }
  };
  return boss.work<never, void, typeof BATCHES>(name, BATCHES, (jobs) =>
    Promise.all(jobs.map(settle)),
  );
}
