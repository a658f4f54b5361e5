import { Command, CommanderError } from 'commander';
import { adminCommand } from './commands/admin.ts';
import { backupCommand } from './commands/backup.ts';
import { exportCommand } from './commands/export.ts';
import { fillCommand } from './commands/fill.ts';
import { importCommand } from './commands/import.ts';
import { resetPasswordCommand } from './commands/reset-password.ts';
import { restoreCommand } from './commands/restore.ts';
import { seedCommand } from './commands/seed.ts';

const WRONG_USAGE = 2;

const program = new Command('npm run redflag --')
  .description('What operators do at the command line, with the settings of the server.')
  .usage('<command> [options]')
  .helpOption('-h, --help', 'say what it does')
  .helpCommand(false)
  .showHelpAfterError('Add --help to read how it is used.')
  .addHelpText(
    'after',
    `
Each command has its own --help, with an example:
  npm run redflag -- import --help

With the embedded database, stop the server first. With DATABASE_URL it may go on, but for restore.
Exit codes: 0 done, 1 failed, with the reason in one sentence, 2 called wrongly.
`,
  )
  // Before the commands are added: each takes it over.
  .exitOverride();

const commands = [
  adminCommand,
  resetPasswordCommand,
  seedCommand,
  importCommand,
  exportCommand,
  backupCommand,
  restoreCommand,
  fillCommand,
];
for (const command of commands) program.addCommand(command.copyInheritedSettings(program));

/** Runs the command that the program was called with. */
export async function runCommand(): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // What was wrong, or the help that was asked for, has been written already.
    process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE;
  }
}
