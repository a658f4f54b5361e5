import type { RunningServer, System, SystemPart } from '@redflag/shared/admin/system';
import { plural } from '@redflag/shared/text/plural';
import type { QueueState } from '#modules/jobs/index.ts';
import type { Config } from '#platform/config.ts';
import type { MigrationState } from '#platform/database/migration-state.ts';
import type { Disk } from '#platform/files/disk.ts';
import { isNearlyFull } from '#platform/files/disk.ts';
import type { LastBackup } from '#platform/last-backup.ts';
import { version } from '#platform/version.ts';
import type { KnownNotice } from './releases/releases.service.ts';

export const titles = {
  database: 'Database',
  pooler: 'Pooler',
  migrations: 'Migrations',
  servers: 'Servers',
  clocks: 'Clocks',
  jobs: 'Jobs',
  backup: 'Last backup',
  registers: 'Registers',
  release: 'New release',
  files: 'File store',
  disk: 'Disk',
  mail: 'Mail',
  sms: 'Text messages',
};

/** What a part is like: its condition, and a sentence about it. */
export type Said = Pick<SystemPart, 'condition' | 'text'>;

const ok = (text: string): Said => ({ condition: 'ok', text });
const look = (text: string): Said => ({ condition: 'look', text });
const wrong = (text: string): Said => ({ condition: 'wrong', text });

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The same numbers as in deploy/alerts.yaml. */
const OLD_BACKUP_MS = 36 * HOUR_MS;
const LATE_JOB_MS = 15 * MINUTE_MS;
/** No server runs, or what the job needs is down. */
const STUCK_JOB_MS = HOUR_MS;

const SLOW_ANSWER_MS = 200;
const MOST_CONNECTIONS = 0.8;
/** A fifth, as the manual asks for, where that is little. */
const ROOMY_PART = 0.2;
const ROOMY_BYTES = 20e9;
/** From which on moments that servers write may be out of order, and sessions end too early. */
const NOTICED_CLOCK_MS = 2 * SECOND_MS;
const WRONG_CLOCK_MS = MINUTE_MS;

/** Puts a time into words, such as '3 hours'. */
function wordTime(milliseconds: number): string {
  const steps = [
    [48 * HOUR_MS, 24 * HOUR_MS, { one: '# day', other: '# days' }],
    [2 * HOUR_MS, HOUR_MS, { one: '# hour', other: '# hours' }],
    [2 * MINUTE_MS, MINUTE_MS, { one: '# minute', other: '# minutes' }],
    [0, SECOND_MS, { one: '# second', other: '# seconds' }],
  ] as const;
  const time = Math.max(0, milliseconds);
  const [, unit, words] = steps.find(([from]) => time >= from) ?? steps[3];
  return plural(Math.floor(time / unit), words);
}

/** Puts a size into words, such as '1.2 GB'. */
function wordBytes(bytes: number): string {
  const [unit, name] = bytes < 1e9 ? [1e6, 'MB'] : [1e9, 'GB'];
  return `${(bytes / unit).toFixed(1)} ${name}`;
}

/** Ends what went wrong as a sentence. */
const sentence = (problem: string) => `${problem.trim().replace(/[.:]+$/, '')}.`;

type DatabaseFacts = NonNullable<System['database']>;

export function describeDatabase(
  { database: { url } }: Config,
  facts: DatabaseFacts | undefined,
  problem: string | null,
): Said {
  if (!facts) return wrong(sentence(problem ?? 'The database does not answer'));
  const { bytes, connections, maxConnections, answerMs } = facts;
  const which = `${facts.version}${url ? '' : ', embedded'}`;
  const inUse = `${connections} of ${maxConnections} connections`;
  const answered = answerMs < 1 ? 'less than a millisecond' : `${Math.round(answerMs)} ms`;
  const text = `${which}, ${wordBytes(bytes)}, ${inUse}, answered in ${answered}.`;
  if (answerMs > SLOW_ANSWER_MS) return look(`${text} That is slow: every screen waits for it.`);
  return connections > MOST_CONNECTIONS * maxConnections
    ? look(`${text} Few connections are left: servers and commands may soon get none.`)
    : ok(text);
}

export function describePooler({ database: { listenUrl } }: Config): Said {
  return ok(
    listenUrl
      ? 'Requests go through it; live events and migrations go to PostgreSQL itself.'
      : 'None that needs settings.',
  );
}

export function describeMigrations({
  state,
  applied,
  pending,
}: {
  state: MigrationState;
  applied: number;
  pending: number;
}): Said {
  if (state === 'newer') {
    return wrong('A newer version of Redflag has removed tables or columns that this one uses.');
  }
  if (state === 'none') {
    return wrong('The database has no tables yet: the next start of the server brings them.');
  }
  if (state === 'older') {
    const which = plural(pending, { one: '# migration waits', other: '# migrations wait' });
    return wrong(
      `The database has the tables of an older version: the next start of the server brings them (${which}).`,
    );
  }
  return ok(plural(applied, { one: 'The only one is applied.', other: 'All # are applied.' }));
}

export function describeFiles({ s3, dataDirectory }: Config, problem: string | null): Said {
  const where = s3 ? `The bucket ${s3.bucket}` : `The folder ${dataDirectory}/files`;
  if (problem === null) return ok(`${where} can be written and read.`);
  return wrong(`${sentence(problem)} Pictures cannot be sent or shown.`);
}

/** @param problem undefined if no mail server is set */
export function describeMail({ mailFrom }: Config, problem: string | null | undefined): Said {
  if (problem === undefined) return ok('No mail server is set: emails go to /dev/outbox.');
  if (problem === null) return ok(`The mail server answers. Emails come from ${mailFrom}.`);
  return wrong(
    `The mail server cannot be used: emails wait. Try check-config. It says: ${sentence(problem)}`,
  );
}

/** @param problem undefined if no provider is set */
export function describeSms(
  { sms: { provider } }: Config,
  problem: string | null | undefined,
): Said {
  if (problem === undefined) return ok('No provider is set: text messages go to /dev/outbox.');
  return problem === null
    ? ok(`The provider ${provider} accepts our account.`)
    : wrong(`Codes cannot be sent: ${sentence(problem)}`);
}

/** @param disk null if nothing is stored on it */
export function describeDisk(disk: Disk | null): Said {
  if (!disk) return ok('Nothing is stored on this machine.');
  const { free, size } = disk;
  const text = `${(free / 1e9).toFixed(1)} of ${(size / 1e9).toFixed(1)} GB are free`;
  if (isNearlyFull(disk)) return wrong(`The disk is nearly full: ${text}.`);
  return free < ROOMY_BYTES && free < ROOMY_PART * size
    ? look(`${text}: a fifth should be.`)
    : ok(`${text}.`);
}

export function describeBackup(backup: LastBackup | null, at: Date): Said {
  if (!backup) {
    return look('The command backup has made none. Is it done in another way?');
  }
  const age = at.getTime() - Date.parse(backup.at);
  const checked = backup.verified ? 'restored elsewhere and counted' : 'not verified';
  const text = `Made ${wordTime(age)} ago, ${wordBytes(backup.bytes)}, ${checked}`;
  if (age > OLD_BACKUP_MS)
    return wrong(`The last good backup is old. ${text}. Try systemctl status redflag-backup.`);
  if (backup.missing === 0) return ok(`${text}.`);
  const lost = plural(backup.missing, { one: 'a picture', other: '# pictures' });
  const fuller = backup.fuller ? ` ${backup.fuller} has more of them.` : '';
  return look(`${text}. It lacks ${lost}, as the file store does.${fuller}`);
}

export function describeJobs(jobs: QueueState[], at: Date): Said {
  const waiting = jobs.reduce((sum, job) => sum + job.waiting, 0);
  const failed = jobs.reduce((sum, job) => sum + job.failed, 0);
  const [oldest] = jobs
    .flatMap(({ name, oldestWaitingAt: since }) =>
      since ? [{ name, age: at.getTime() - Date.parse(since) }] : [],
    )
    .toSorted((one, other) => other.age - one.age);
  const counts = `${failed || 'None'} failed in the last day, ${waiting || 'none'} waiting`;
  if (oldest && oldest.age > LATE_JOB_MS) {
    const text = `A job of ${oldest.name} has been waiting for ${wordTime(oldest.age)}. Does a server run? Does it log errors? ${counts}.`;
    return oldest.age > STUCK_JOB_MS ? wrong(text) : look(text);
  }
  const since = oldest ? `, for ${wordTime(oldest.age)} at most` : '';
  return failed > 0 ? look(`${counts}${since}. Jobs shows the errors.`) : ok(`${counts}${since}.`);
}

export function describeServers(servers: RunningServer[]): Said {
  if (servers.length === 0) return wrong('No server has said in the last minute that it runs.');
  const versions = [...new Set(servers.map((server) => server.version))];
  const commits = new Set(servers.map(({ commit }) => commit));
  const running = plural(servers.length, { one: 'One runs', other: '# run' });
  if (versions.length > 1) {
    return look(
      `${running}, with ${versions.length} versions (${versions.join(', ')}): has an upgrade stopped halfway?`,
    );
  }
  return commits.size > 1
    ? look(`${running}, with different commits of version ${versions[0]}.`)
    : ok(`${running}, with version ${versions[0]}.`);
}

/** @param clockMs how far the clock of this machine is ahead of the database's */
export function describeClocks(servers: RunningServer[], clockMs: number): Said {
  const clocks = [...servers, { address: 'this machine', clockMs }];
  const [worst] = clocks.toSorted((one, other) => Math.abs(other.clockMs) - Math.abs(one.clockMs));
  if (!worst || Math.abs(worst.clockMs) < NOTICED_CLOCK_MS) {
    return ok('All clocks agree with that of the database.');
  }
  const by = wordTime(Math.abs(worst.clockMs));
  const side = worst.clockMs > 0 ? 'ahead of' : 'behind';
  const text = `The clock of ${worst.address} is ${by} ${side} that of the database. Set both by the network (NTP).`;
  return Math.abs(worst.clockMs) > WRONG_CLOCK_MS ? wrong(text) : look(text);
}

/** @param registers how many there are, have been failing for a day, and have stopped */
export function describeRegisters(registers: Record<'all' | 'failing' | 'stopped', number>): Said {
  const { all, failing, stopped } = registers;
  if (all === 0) return ok('None is read.');
  const read = plural(all, { one: 'One is read', other: '# are read' });
  if (stopped > 0) {
    const which = plural(stopped, { one: 'One has stopped', other: '# have stopped' });
    return wrong(`${which}, because half of its entries disappeared. Registers shows which.`);
  }
  if (failing > 0) {
    const which = plural(failing, { one: 'one has', other: '# have' });
    return look(`${read}; ${which} been failing for a day. Registers shows why.`);
  }
  return ok(`${read} on a schedule.`);
}

export function describeRelease(notice: KnownNotice | null, at: Date): Said {
  if (!notice) return ok('Nobody has looked yet: a job does once a day.');
  const { release, problem } = notice;
  const ago = `${wordTime(at.getTime() - Date.parse(notice.at))} ago`;
  if (release?.isNewer) {
    const text = `Version ${release.version} is out; this one is ${version}. ${release.notes ?? ''}`;
    return look(text.trim());
  }
  return problem === null
    ? ok(`There was none newer than ${version} ${ago}.`)
    : look(`The file that RELEASE_NOTICE_URL names was of no use ${ago}: ${sentence(problem)}`);
}
