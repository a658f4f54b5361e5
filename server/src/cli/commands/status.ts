import { answer } from '#cli/answer.ts';
import { command } from '#cli/command.ts';
import { checkDatabase, checkFiles, withRunningDatabase } from '#cli/with-platform.ts';
import type { QueueState } from '#modules/jobs/index.ts';
import { readQueues } from '#modules/jobs/index.ts';
import { countReports } from '#modules/stats/index.ts';
import { countAnyUsers } from '#modules/users/users.queries.ts';
import type { Config } from '#platform/config.ts';
import { readConfig } from '#platform/config.ts';
import type { Disk } from '#platform/files/disk.ts';
import { isNearlyFull, readDisk } from '#platform/files/disk.ts';
import type { LastBackup } from '#platform/last-backup.ts';
import { readLastBackup } from '#platform/last-backup.ts';
import { openMailServer } from '#platform/messages/mailer.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import { readCommit, version } from '#platform/version.ts';

/** A job that waits longer than this is a problem: no server runs, or what the job needs is down. */
const LONGEST_WAIT_MS = 3_600_000;

export const statusCommand = command('status', {
  summary: 'show whether everything works',
  description:
    'Shows whether the database, the files and the mail server can be used, which version the tables have, background jobs, and how many reports and accounts there are. It changes nothing and works while the server runs. Exits with code 1 when something is wrong.',
  example: 'status --json',
}).action(async () => {
  const status = await readStatus(readConfig(process.env));
  answer(describe(status), status);
  if (!status.ok) process.exitCode = 1;
});

type Status = Awaited<ReturnType<typeof readStatus>>;

async function readStatus(config: Config) {
  const problems: string[] = [];
  const attempt = <Result>(work: Promise<Result>): Promise<Result | null> =>
    work.catch((error: unknown) => {
      if (!(error instanceof OperatorError)) throw error;
      problems.push(error.message);
      return null;
    });
  const contents = await attempt(
    withRunningDatabase(config, async (database) => ({
      database: await checkDatabase(database),
      jobs: await readQueues(database),
      reports: Object.fromEntries(
        (await countReports({ database })).map(({ status, count }) => [status, count]),
      ),
      accounts: await countAnyUsers(database, {}),
      backup: await readLastBackup(database),
    })),
  );
  const files = await attempt(checkFiles(config).then(() => true));
  const disk = await readDisk(config).catch(() => null);
  if (disk && isNearlyFull(disk)) problems.push(`The disk is nearly full: ${wordDisk(disk)}.`);
  const mail = await checkMail(config);
  if (mail === false)
    problems.push('The mail server cannot be used: emails wait. Try check-config.');
  const late = contents?.jobs.filter(isLate) ?? [];
  problems.push(
    ...late.map(
      ({ name, oldestWaitingAt }) =>
        `A job of ${name} has been waiting since ${oldestWaitingAt}. Does a server run? Does it log errors?`,
    ),
  );
  return {
    version,
    commit: readCommit(),
    node: process.versions.node,
    ok: problems.length === 0,
    problems,
    database: contents?.database ?? null,
    files: files === true,
    disk,
    mail,
    jobs: contents?.jobs ?? [],
    reports: contents?.reports ?? {},
    accounts: contents?.accounts ?? null,
    backup: contents?.backup ?? null,
  };
}

/** Whether the mail server can be used; null if there is none. */
async function checkMail(config: Config): Promise<boolean | null> {
  const check = openMailServer(config)?.check();
  if (!check) return null;
  return check.then(
    () => true,
    () => false,
  );
}

function isLate({ oldestWaitingAt }: QueueState): boolean {
  return oldestWaitingAt !== null && Date.now() - Date.parse(oldestWaitingAt) > LONGEST_WAIT_MS;
}

const usable = (works: boolean, words: string) => (works ? words : 'see below');

function wordDisk({ free, size }: Disk): string {
  return `${(free / 1e9).toFixed(1)} of ${(size / 1e9).toFixed(1)} GB are free`;
}

function wordBackup({ at, bytes, verified }: LastBackup): string {
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${at}, ${size}, ${verified ? 'restored elsewhere and counted' : 'not verified'}`;
}

function describe({
  problems,
  database,
  files,
  disk,
  mail,
  jobs,
  reports,
  accounts,
  backup,
  ...status
}: Status) {
  const total = Object.values(reports).reduce((sum, count) => sum + count, 0);
  const byStatus = Object.entries(reports).map(([name, count]) => `${name} ${count}`);
  const lines = [
    `Version:   ${status.version} (${status.commit.slice(0, 12)}), on Node ${status.node}`,
    `Database:  ${database ? `${database}, with the tables of this version` : 'see below'}`,
    `Files:     ${usable(files, 'can be written and read')}`,
    `Disk:      ${disk ? wordDisk(disk) : 'nothing is stored here'}`,
    `Mail:      ${mail === null ? 'goes to the outbox' : usable(mail, 'can be sent')}`,
  ];
  if (database) {
    lines.push(
      `Reports:   ${total} (${byStatus.join(', ')})`,
      `Accounts:  ${accounts}`,
      `Backup:    ${backup ? wordBackup(backup) : 'none by the command backup'}`,
      'Jobs:      waiting, given up in the last day, last success',
      ...jobs.map(
        ({ name, waiting, failed, lastSuccessAt }) =>
          `  ${name.padEnd(32)} ${String(waiting).padStart(5)} ${String(failed).padStart(5)}  ${lastSuccessAt ?? 'none in the last day'}`,
      ),
    );
  }
  const conclusion =
    problems.length === 0 ? ['Everything works.'] : ['Something is wrong:', ...problems];
  return [...lines, ...conclusion].join('\n');
}
