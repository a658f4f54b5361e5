import type { Condition, System } from '@redflag/shared/admin/system';
import { answer } from '#cli/answer.ts';
import { command } from '#cli/command.ts';
import { checkFiles, withRunningDatabase } from '#cli/with-platform.ts';
import { readSystem, trial } from '#modules/system/index.ts';
import type { Config } from '#platform/config.ts';
import { readConfig } from '#platform/config.ts';
import { openMailServer } from '#platform/messages/mailer.ts';
import { openSmsProvider } from '#platform/messages/sms.ts';
import { OperatorError } from '#platform/process/operator-error.ts';

export const statusCommand = command('status', {
  summary: 'show whether everything works',
  description:
    'Shows what /admin/system shows: which servers run, whether the database, the files, the mail server and the SMS provider can be used, which version the tables have, the last backup, background jobs, settings that may surprise, and how many reports and accounts there are. It changes nothing and works while the server runs. Exits with code 1 when something is wrong.',
  example: 'status --json',
}).action(async () => {
  const status = await readStatus(readConfig(process.env));
  answer(describe(status), status);
  if (!status.ok) process.exitCode = 1;
});

async function readStatus(config: Config): Promise<System> {
  const mail = openMailServer(config);
  const provider = openSmsProvider(config.sms);
  const rest = {
    config,
    files: trial(() => checkFiles(config)),
    mail: mail && trial(mail.check),
    sms: provider && trial(provider.check),
  };
  return withRunningDatabase(config, (database) => readSystem({ ...rest, database })).catch(
    (error: unknown) => {
      if (!(error instanceof OperatorError)) throw error;
      return readSystem({ ...rest, database: { problem: error.message } });
    },
  );
}

const marks = { ok: 'ok', look: 'LOOK', wrong: 'WRONG' };

function describe({ parts, settings, servers, jobs, reports, accounts, ...status }: System) {
  const total = Object.values(reports).reduce((sum, count) => sum + count, 0);
  const byStatus = Object.entries(reports).map(([name, count]) => `${name} ${count}`);
  const line = (condition: Condition, title: string, text: string) =>
    `${marks[condition].padEnd(6)}${title.padEnd(15)}${text}`;
  const lines: string[] = [
    `Redflag ${status.version} (${status.commit.slice(0, 12)}), on Node ${status.node}`,
    ...parts.map(({ condition, title, text }) => line(condition, title, text)),
    ...settings.map(({ condition, name, value, text }) =>
      line(condition, 'Setting', `${value === null ? name : `${name}=${value}`}: ${text}`),
    ),
  ];
  if (accounts !== null) {
    lines.push(
      `Reports: ${total} (${byStatus.join(', ')}). Accounts: ${accounts}.`,
      'Servers: version, started, memory',
      ...servers.map(
        ({ address, version, startedAt, memoryBytes }) =>
          `  ${address.padEnd(32)} ${version}  ${startedAt}  ${Math.round(memoryBytes / 1e6)} MB`,
      ),
      'Jobs: waiting, given up in the last day, last success',
      ...jobs.map(
        ({ name, waiting, failed, lastSuccessAt }) =>
          `  ${name.padEnd(32)} ${String(waiting).padStart(5)} ${String(failed).padStart(5)}  ${lastSuccessAt ?? 'none in the last day'}`,
      ),
    );
  }
  const looks = lines.some((line) => line.startsWith(marks.look));
  const well = looks ? 'Everything works. Look at what says LOOK.' : 'Everything works.';
  const conclusion = status.ok ? [well] : ['Something is wrong:', ...status.problems];
  return [...lines, ...conclusion].join('\n');
}
