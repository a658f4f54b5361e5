import type { System, SystemPart } from '@redflag/shared/admin/system';
import { readQueues } from '#modules/jobs/index.ts';
import { countRegisters } from '#modules/registers/index.ts';
import { countReports } from '#modules/stats/index.ts';
import { countAnyUsers } from '#modules/users/index.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { readMigrations } from '#platform/database/migration-state.ts';
import { readDisk } from '#platform/files/disk.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { readLastBackup } from '#platform/last-backup.ts';
import type { Platform } from '#platform/platform.ts';
import { readCommit, version } from '#platform/version.ts';
import { findManual } from './manual.ts';
import { readNotice } from './releases/releases.service.ts';
import { compareClocks } from './servers/clock.ts';
import { selectServers } from './servers/servers.queries.ts';
import { selectDatabaseFacts, selectEmail } from './system.queries.ts';
import * as words from './system.words.ts';
import { sendTestMail } from './test-mail.ts';
import type { Trial } from './trials.ts';
import { trial } from './trials.ts';
import { findUnusualSettings } from './unusual-settings.ts';

/** Longer than most mail servers look at an email before they accept it. */
const MAILED_WITHIN_MS = 30_000;

/** What the system is read from. */
interface Sources {
  config: Config;
  /** Or why there is none. */
  database: Database | { problem: string };
  files: Trial;
  /** Null if there is none. */
  mail: Trial | null;
  sms: Trial | null;
}

/** Reads how everything is that the service needs: for administrators, and for the command `status`. */
export async function readSystem(sources: Sources): Promise<System> {
  const { config, database } = sources;
  const isOpen = !('problem' in database);
  const [stored, files, mail, sms, disk] = await Promise.all([
    isOpen ? readStored(database, config) : null,
    sources.files(),
    sources.mail?.(),
    sources.sms?.(),
    readDisk(config).catch(() => null),
  ]);
  const at = new Date();
  const contents = stored?.contents ?? null;
  const problem = isOpen ? null : database.problem;
  const parts: SystemPart[] = [
    part(
      'database',
      'docs/operations.md#your-own-database',
      words.describeDatabase(config, stored?.facts, problem),
    ),
    part('pooler', 'docs/operations.md#your-own-database', words.describePooler(config)),
    ...(stored
      ? [
          part(
            'migrations',
            'docs/operations.md#upgrade',
            words.describeMigrations(stored.migrations),
          ),
        ]
      : []),
    ...(contents ? describeContents(contents, at) : []),
    part(
      'files',
      config.s3 ? 'docs/operations.md#a-bucket' : 'docs/operations.md#the-data-folder',
      words.describeFiles(config, files),
    ),
    part('disk', 'docs/operations.md#sizes', words.describeDisk(disk)),
    part('mail', 'docs/operations.md#mail', words.describeMail(config, mail)),
    part('sms', 'docs/operations.md#text-messages', words.describeSms(config, sms)),
  ];
  const problems = parts.filter(({ condition }) => condition === 'wrong');
  return {
    at: at.toISOString(),
    ok: problems.length === 0,
    problems: problems.map(({ text }) => text),
    version,
    commit: readCommit(),
    node: process.versions.node,
    manualUrl: findManual(),
    parts,
    settings: findUnusualSettings(config),
    servers: contents?.servers ?? [],
    database: stored?.facts ?? null,
    migrations: stored?.migrations ?? null,
    disk,
    backup: contents?.backup ?? null,
    jobs: contents?.jobs ?? [],
    reports: contents?.reports ?? {},
    accounts: contents?.accounts ?? null,
    release: contents?.notice?.release ?? null,
  };
}

function part(name: PartName, manual: string, said: words.Said): SystemPart {
  return { name, title: words.titles[name], ...said, manual };
}

type PartName = keyof typeof words.titles;
type Stored = Awaited<ReturnType<typeof readStored>>;

/** Reads what the database knows; its contents only if its tables are those of this version. */
async function readStored(database: Database, config: Config) {
  const found = await selectDatabaseFacts(database);
  // After that, because the first question may have to connect.
  const { answerMs, clockMs } = await compareClocks(database);
  const facts = { ...found, answerMs };
  const migrations = await readMigrations(database);
  if (migrations.state !== 'current') return { facts, migrations, contents: null };
  const [servers, jobs, counted, accounts, backup, registers, notice] = await Promise.all([
    selectServers(database),
    readQueues(database),
    countReports({ database }),
    countAnyUsers(database, {}),
    readLastBackup(database),
    countRegisters(database),
    config.releaseNoticeUrl ? readNotice(database) : null,
  ]);
  const reports = Object.fromEntries(counted.map(({ status, count }) => [status, count]));
  const looksForRelease = config.releaseNoticeUrl !== undefined;
  const contents = {
    ...{ servers, clockMs, jobs, reports, accounts, backup, registers },
    ...{ notice, looksForRelease },
  };
  return { facts, migrations, contents };
}

function describeContents(contents: NonNullable<Stored['contents']>, at: Date): SystemPart[] {
  const { servers, clockMs, jobs, backup, registers, notice, looksForRelease } = contents;
  return [
    part('servers', 'docs/operations.md#several-servers', words.describeServers(servers)),
    part('clocks', 'docs/operations.md#several-servers', words.describeClocks(servers, clockMs)),
    part('jobs', 'docs/operations.md#watch-it', words.describeJobs(jobs, at)),
    part('backup', 'docs/operations.md#back-up', words.describeBackup(backup, at)),
    part('registers', 'docs/operations.md#feeds', words.describeRegisters(registers)),
    ...(looksForRelease
      ? [part('release', 'docs/operations.md#new-releases', words.describeRelease(notice, at))]
      : []),
  ];
}

/** Sends an administrator a test email now. Returns what the mail server said. */
export async function mailViewer(
  { config, database, mailer }: Platform,
  { id }: Viewer,
): Promise<{ to: string; accepted: boolean; answer: string }> {
  const to = await selectEmail(database, id);
  let answer = '';
  const problem = await trial(async () => {
    answer = await sendTestMail(config, to);
  }, MAILED_WITHIN_MS)();
  // Emails that wait for a mail server that is back need not wait until the next look.
  mailer.look();
  return { to, accepted: problem === null, answer: problem ?? answer };
}
