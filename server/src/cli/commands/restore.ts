import { Command } from 'commander';
import { showProgress } from '#cli/progress.ts';
import { describeAmounts } from '#cli/snapshot/describe-amounts.ts';
import { restore } from '#cli/snapshot/restore.ts';
import { withPlatform } from '#cli/with-platform.ts';

export const restoreCommand = new Command('restore')
  .summary('put a backup in place of an empty database')
  .description(
    `Restores what backup wrote, with the version of Redflag that wrote it: every row and every file, sessions and secrets included. Stop all servers first. All rows are restored or, when it fails, none.`,
  )
  .argument('<file>', 'the archive')
  .option('--replace', 'delete everything that the database and the file store have')
  .addHelpText(
    'after',
    '\nExample:\n  npm run redflag -- restore /backups/redflag-2026-11-21.tar.gz',
  )
  .action((file: string, { replace = false }: { replace?: boolean }) =>
    withPlatform(async (platform) => {
      const done = await restore(platform, file, { replace }, showProgress());
      process.stdout.write(`Restored ${describeAmounts(done)} from ${file}.\n`);
    }),
  );
