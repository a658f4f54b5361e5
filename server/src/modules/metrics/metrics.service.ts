import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Health } from '#modules/health/index.ts';
import { readQueues } from '#modules/jobs/index.ts';
import { countReports, measureReview } from '#modules/stats/index.ts';
import { readNotice } from '#modules/system/index.ts';
import type { Config } from '#platform/config.ts';
import { readDisk } from '#platform/files/disk.ts';
import { readLastBackup } from '#platform/last-backup.ts';
import { onCall } from '#platform/measuring.ts';
import type { Platform } from '#platform/platform.ts';
import { readCommit, version } from '#platform/version.ts';

/** How long one metric may take. Prometheus waits ten seconds for all of them. */
const PATIENCE_MS = 3_000;
/** Less than the time between two scrapes. */
const JOBS_KEPT_MS = 1_000;
const REPORTS_KEPT_MS = 60_000;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** An answer with its route's pattern, because an address may contain what someone searched for. */
interface Answered {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/**
 * Opens the metrics of this process, `server`'s connections and the services it depends on. They
 * name no person and no target. Gauges are measured when read.
 */
export function openMetrics(platform: Platform, health: Health, server: Server) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route, without live streams.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'redflag_dependency_duration_seconds',
    help: 'Time of calls to the database, the file store, the mail server and the SMS provider.',
    labelNames: ['dependency', 'operation', 'result'],
    buckets: SECONDS,
    registers,
  });
  const close = onCall(({ seconds, ...labels }) => calls.observe(labels, seconds));
  const gauges = [
    buildInfo(),
    ...gaugesOfServer(platform, health, server),
    ...gaugesOfJobs(platform),
    ...gaugesOfReports(platform),
    ...gaugesOfBackups(platform),
    newRelease(platform),
  ];
  for (const it of gauges) addGauge(it, platform, registers);
  return {
    contentType: registry.contentType,
    /** Returns the current numbers in Prometheus's text format. */
    describe: () => registry.metrics(),
    countAnswer({ method, route, status, seconds }: Answered): void {
      answers.observe({ method, route, status }, seconds);
    },
    /** Stops counting. */
    close,
  };
}

/** A number, or one for each value of some labels, that is measured when it is read. */
interface Measured {
  name: string;
  help: string;
  labelNames: string[];
  measure: (set: (value: number, labels?: Record<string, string>) => void) => unknown;
}

/** Types the labels that a gauge sets by the names that it has. */
const gauge = <Label extends string>(
  name: string,
  help: string,
  labelNames: Label[],
  measure: (set: (value: number, labels?: Record<Label, string>) => void) => unknown,
): Measured => ({ name, help, labelNames, measure });

/** Adds a gauge that is left out while it cannot be measured, so that the others are still shown. */
function addGauge({ measure, ...gauge }: Measured, { log }: Platform, registers: Registry[]): void {
  new Gauge({
    ...gauge,
    registers,
    async collect() {
      this.reset();
      // Without labels, a reset means 0.
      if (gauge.labelNames.length === 0) this.remove();
      const set = (value: number, labels?: Record<string, string>) =>
        labels ? this.set(labels, value) : this.set(value);
      try {
        await within(PATIENCE_MS, Promise.resolve(measure(set)));
      } catch (error) {
        log.warn({ err: error, metric: gauge.name }, 'not measured');
      }
    },
  });
}

function buildInfo(): Measured {
  const build = { version, commit: readCommit(), node: process.versions.node };
  return gauge(
    'redflag_build_info',
    'Always 1; the labels say what runs here.',
    ['version', 'commit', 'node'],
    (set) => set(1, build),
  );
}

function newRelease({ config, database }: Platform): Measured {
  return gauge(
    'redflag_release_is_newer',
    '1 if the file that RELEASE_NOTICE_URL names has a newer release, otherwise 0; left out if nobody looks.',
    [],
    async (set) => {
      const notice = config.releaseNoticeUrl ? await readNotice(database) : null;
      if (notice?.release) set(Number(notice.release.isNewer));
    },
  );
}

function gaugesOfServer(
  { config, database, mailer }: Platform,
  health: Health,
  server: Server,
): Measured[] {
  const countConnections = promisify(server.getConnections.bind(server));
  return [
    gauge(
      'redflag_http_connections',
      'Open connections from clients and proxies. Each live stream uses one.',
      [],
      async (set) => set(await countConnections()),
    ),
    gauge(
      'redflag_database_connections',
      'Connections in the pool for requests, and requests waiting for one.',
      ['state'],
      (set) => {
        const { totalCount, idleCount, waitingCount } = database.$client;
        set(totalCount - idleCount, { state: 'busy' });
        set(idleCount, { state: 'idle' });
        set(waitingCount, { state: 'waiting' });
      },
    ),
    gauge('redflag_ready', '1 if /readyz answers 200, otherwise 0.', [], async (set) =>
      set(Number(await health.isReady())),
    ),
    gauge(
      'redflag_file_store_ready',
      '1 if the file store answers, otherwise 0: pictures cannot be sent or shown.',
      [],
      async (set) => set(Number(await health.hasFiles())),
    ),
    ...gaugesOfDisk(config),
    gauge(
      'redflag_mail_server_ready',
      '0 from an email that failed until the mail server answers again, otherwise 1; left out if none is set.',
      [],
      (set) => {
        const since = mailer.awaySince();
        if (since !== undefined) set(Number(since === null));
      },
    ),
  ];
}

/** The gauges of the disk, left out if nothing is stored on it. */
function gaugesOfDisk(config: Config): Measured[] {
  return [
    gauge('redflag_disk_free_bytes', 'Free space on the disk of DATA_DIR.', [], async (set) => {
      const disk = await readDisk(config);
      if (disk) set(disk.free);
    }),
    gauge('redflag_disk_size_bytes', 'Size of that disk.', [], async (set) => {
      const disk = await readDisk(config);
      if (disk) set(disk.size);
    }),
  ];
}

/** The gauges of jobs, which are read together, by one query. */
function gaugesOfJobs({ database, jobs }: Platform): Measured[] {
  const queues = keptFor(JOBS_KEPT_MS, () => readQueues(database, jobs.queues()));
  return [
    gauge(
      'redflag_jobs',
      'Jobs of the last day that are waiting or were given up. The same on every instance.',
      ['queue', 'state'],
      async (set) => {
        for (const { name, waiting, failed } of await queues()) {
          set(waiting, { queue: name, state: 'waiting' });
          set(failed, { queue: name, state: 'failed' });
        }
      },
    ),
    gauge(
      'redflag_job_oldest_waiting_seconds',
      'Age of the oldest waiting job; 0 if none waits. The same on every instance.',
      ['queue'],
      async (set) => {
        for (const { name, oldestWaitingAt } of await queues()) {
          const age = oldestWaitingAt ? Date.now() - Date.parse(oldestWaitingAt) : 0;
          set(Math.max(0, age) / 1_000, { queue: name });
        }
      },
    ),
    gauge(
      'redflag_schedule_last_success_timestamp_seconds',
      'When each scheduled job last succeeded, on any instance; left out if it has not in a day.',
      ['queue'],
      async (set) => {
        for (const { name, schedule, lastSuccessAt } of await queues()) {
          if (schedule && lastSuccessAt) set(Date.parse(lastSuccessAt) / 1_000, { queue: name });
        }
      },
    ),
  ];
}

/** The gauges of the last good backup, left out if the command has made none. */
function gaugesOfBackups({ database }: Platform): Measured[] {
  const last = keptFor(REPORTS_KEPT_MS, async () => ({ backup: await readLastBackup(database) }));
  return [
    gauge(
      'redflag_last_backup_timestamp_seconds',
      'When the command backup last succeeded. The same on every instance.',
      [],
      async (set) => {
        const { backup } = await last();
        if (backup) set(Date.parse(backup.at) / 1_000);
      },
    ),
    gauge('redflag_last_backup_bytes', 'Size of that backup.', [], async (set) => {
      const { backup } = await last();
      if (backup) set(backup.bytes);
    }),
  ];
}

/** The gauges of reports and of reviewing them; the latter are read together. */
function gaugesOfReports(platform: Platform): Measured[] {
  const counted = keptFor(REPORTS_KEPT_MS, () => countReports(platform));
  const reviewed = keptFor(REPORTS_KEPT_MS, () => measureReview(platform, new Date()));
  return [
    gauge(
      'redflag_reports',
      'Reports by status, counted at most once a minute. The same on every instance.',
      ['status'],
      async (set) => {
        for (const { status, count } of await counted()) set(count, { status });
      },
    ),
    gauge(
      'redflag_replies_waiting',
      'Replies and second looks without a decision, and of these those that are late. Counted at most once a minute.',
      ['state'],
      async (set) => {
        const { waiting, overdue } = (await reviewed()).replies;
        set(waiting, { state: 'all' });
        set(overdue, { state: 'overdue' });
      },
    ),
    gauge(
      'redflag_replies_decided_in_time_ratio',
      'Share of the replies and second looks of the last 90 days that were decided in time.',
      [],
      async (set) => {
        const { decided, inTime } = (await reviewed()).replies;
        if (decided > 0) set(inTime / decided);
      },
    ),
    gauge(
      'redflag_replies_decision_median_seconds',
      'How long half of these decisions took at most.',
      [],
      async (set) => {
        const { medianSeconds } = (await reviewed()).replies;
        if (medianSeconds !== null) set(medianSeconds);
      },
    ),
    gauge(
      'redflag_review_waiting_reports',
      'Pending reports by age: filed within so many UTC days, with today; +Inf before that. Counted at most once a minute.',
      ['within_days'],
      async (set) => {
        for (const { withinDays, count } of (await reviewed()).waiting) {
          set(count, { within_days: withinDays === null ? '+Inf' : String(withinDays) });
        }
      },
    ),
    gauge(
      'redflag_review_decisions_today',
      'Reports that became Resolved, Rejected or Closed on this UTC day.',
      [],
      async (set) => set((await reviewed()).decisionsPerDay.at(-1)?.count ?? 0),
    ),
    gauge(
      'redflag_review_median_seconds',
      'Half of the decisions of the last 30 days were made in this time since filing; left out if there were none.',
      [],
      async (set) => {
        const { medianSeconds } = (await reviewed()).timeToDecision;
        if (medianSeconds !== null) set(medianSeconds);
      },
    ),
  ];
}

/** Returns a function that repeats the same answer for some time. Calls in the meantime share one. */
function keptFor<Answer extends object>(
  ttl: number,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  const kept = new LRUCache<'answer', Answer>({ max: 1, ttl, fetchMethod: ask });
  return () => kept.forceFetch('answer');
}

/** Rejects if the work takes longer. */
function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, milliseconds, new Error('It took too long.'));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
