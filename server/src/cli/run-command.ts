import { Command, CommanderError } from 'commander';
import { version } from '#platform/version.ts';
import { inJson, reportFailure } from './answer.ts';
import {
  activateCommand,
  adminCommand,
  removeFactorCommand,
  resetPasswordCommand,
  suspendCommand,
  unlockCommand,
} from './commands/accounts.ts';
import { fillCommand } from './commands/fill.ts';
import { importCommand } from './commands/import.ts';
import { jobsCommand } from './commands/jobs.ts';
import { checkConfigCommand, testMailCommand } from './commands/settings.ts';
import { backupCommand, exportCommand, restoreCommand } from './commands/snapshots.ts';
import { statusCommand } from './commands/status.ts';
import {
  recountCommand,
  replacePepperCommand,
  revokeAllCommand,
  rotateSecretsCommand,
  seedCommand,
  sweepFilesCommand,
} from './commands/upkeep.ts';

const WRONG_USAGE = 2;

const program = new Command('npm run redflag --')
  .description('Commands for operators. They use the same settings as the server.')
  .usage('<command> [options]')
  .helpOption('-h, --help', 'show help')
  .helpCommand(false)
  .version(version, '--version', 'show the version')
  .showHelpAfterError(!inJson && 'Add --help to see how to use it.')
  .configureOutput({
    outputError: (message, write) =>
      inJson ? reportFailure(message.replace(/^error: /, '').trim()) : write(message),
  })
  .addHelpText(
    'after',
    `
Each command has its own --help, with an example:
  npm run redflag -- import --help

With the embedded database, stop the server first, except for status, jobs, check-config and test-mail.
With DATABASE_URL, only restore needs that.
Exit codes: 0 success, 1 failure (one sentence says why), 2 wrong usage.
`,
  )
  // Before the commands are added, because they inherit it.
  .exitOverride();

const commands = [
  statusCommand,
  checkConfigCommand,
  testMailCommand,
  jobsCommand,
  adminCommand,
  resetPasswordCommand,
  unlockCommand,
  removeFactorCommand,
  suspendCommand,
  activateCommand,
  replacePepperCommand,
  revokeAllCommand,
  rotateSecretsCommand,
  seedCommand,
  importCommand,
  exportCommand,
  backupCommand,
  restoreCommand,
  recountCommand,
  sweepFilesCommand,
  fillCommand,
];
for (const command of commands) {
  command.option('--json', 'print the answer, or the error, as one line of JSON');
  program.addCommand(command.copyInheritedSettings(program));
}

/** Runs the command named on the command line. */
export async function runCommand(): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Commander has already written the error or the help.
    process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE;
  }
}
