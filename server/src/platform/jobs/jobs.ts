import { sql } from 'drizzle-orm';
import type { JobResult, JobWithMetadata, QueueResult } from 'pg-boss';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Queryable } from '#platform/database/database.ts';
import { describeFailure, HopelessError } from './job-failure.ts';

/** A kind of work that is done after its cause is committed, and again when it fails. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** What its jobs are for, as a sentence for administrators. */
  readonly purpose: string;
  /** Keeps the type of what is enqueued; never set. */
  readonly data?: Data;
}

/** Names a queue and says what it is for. */
export function queue<Data extends object>(name: string, purpose: string): Queue<Data> {
  return { name, purpose };
}

/** A queue that has its worker; `cron` (UTC) is null where it runs for a cause alone. */
export interface WorkedQueue {
  name: string;
  purpose: string;
  cron: string | null;
}

/** @throws HopelessError where another attempt would not go better */
type Handler<Data> = (data: Data, job: { id: string }) => Promise<void>;

type Worker = WorkedQueue & { handler: Handler<never> };

/** A job that failed, for the log. */
export interface FailedJob {
  queue: string;
  job: string;
  /** Whether it is not tried again. */
  isGivenUp: boolean;
}

export interface Jobs {
  /** Says what does the work of a queue; before `start`. With `cron`, the queue fills itself (UTC). */
  work<Data extends object>(
    queue: Queue<Data>,
    handler: Handler<Data>,
    options?: { cron?: string },
  ): void;
  /** Adds a job in the given transaction: it runs if that commits, and only then. */
  enqueue<Data extends object>(database: Queryable, queue: Queue<Data>, data: Data): Promise<void>;
  /** The queues that have a worker, which are the same on every instance. */
  queues(): WorkedQueue[];
  start(): Promise<void>;
  /** Begins no more jobs, and waits for those that are running; `enqueue` goes on. */
  rest(): Promise<void>;
  /** Rests, where it does not yet, and lets go of the database. */
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
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const;

const DAY_SECONDS = 86_400;

/** With pauses that double from some seconds to an hour: about a day, which a mail server may be away. */
const RETRIES = 32;

/**
 * How soon the jobs of a server that was killed are another's: it says of its jobs that they are
 * being done, and once it has not for so long, the next look finds them. It would be 15 minutes.
 */
const TAKEN_FOR_DEAD_AFTER_SECONDS = 30;
const LOOK_FOR_DEAD_EVERY_SECONDS = 15;

/** What is done is forgotten after a day: jobs may hold an address or the name of a person. */
const KEEPING = {
  notify: true,
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

const CLEAR_AWAY_EVERY_SECONDS = 3_600;

/** What a stop gives jobs that are running; then they are given back. */
const PATIENCE_MS = 18_000;

/**
 * Jobs on pg-boss: retried with backoff, each run by one instance.
 * @param onError hears of what pg-boss itself fails at, and of each failure of a job
 */
export function openJobs(
  connectionString: string,
  onError: (error: Error, failed?: FailedJob) => void,
): Jobs {
  const boss = new PgBoss({
    connectionString,
    application_name: 'redflag jobs',
    max: 4,
    useListenNotify: true,
    maintenanceIntervalSeconds: CLEAR_AWAY_EVERY_SECONDS,
    superviseIntervalSeconds: LOOK_FOR_DEAD_EVERY_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_DEAD_EVERY_SECONDS,
  });
  boss.on('error', (error) => onError(error));
  const workers = new Map<string, Worker>();

  /** Makes the queue where it is not known yet, and begins its work. */
  async function begin(
    { name, handler, cron }: Worker,
    known: Map<string, QueueResult>,
  ): Promise<void> {
    const found = known.get(name);
    if (!found) await boss.createQueue(name, KEEPING);
    // A queue that was there already keeps what it was made with.
    else if (!isKept(found)) await boss.updateQueue(name, KEEPING);
    const settle = async (job: JobWithMetadata<never>): Promise<JobResult> => {
      const { id, data, output, retryCount, retryLimit } = job;
      try {
        await handler(data, { id });
        // What went wrong before it went well stays to be seen.
        return { id, status: 'completed', output };
      } catch (error) {
        const isHopeless = error instanceof HopelessError;
        const isGivenUp = isHopeless || retryCount >= retryLimit;
        onError(error as Error, { queue: name, job: id, isGivenUp });
        const status = isHopeless ? 'deadletter' : 'failed';
        return { id, status, output: describeFailure(error, new Date()) };
      }
    };
    await boss.work<never, void, typeof BATCHES>(name, BATCHES, (jobs) =>
      Promise.all(jobs.map(settle)),
    );
    // What came due while no server ran is done once when one does.
    if (cron) await boss.schedule(name, cron, null, { missed: 'once' });
  }

  return {
    work({ name, purpose }, handler, options) {
      workers.set(name, { name, purpose, cron: options?.cron ?? null, handler });
    },
    async enqueue(database, queue, data) {
      await boss.send(queue.name, data, { db: fromDrizzle(database, sql) });
    },
    async start() {
      await boss.start();
      const known = new Map((await boss.getQueues()).map((found) => [found.name, found]));
      await Promise.all([...workers.values()].map((worker) => begin(worker, known)));
    },
    queues() {
      return [...workers.values()].map(({ handler: _, ...queue }) => queue);
    },
    async rest() {
      await boss.stop({ close: false, graceful: true, timeout: PATIENCE_MS });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: PATIENCE_MS });
    },
  };
}
