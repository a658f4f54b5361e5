import { Command } from 'commander';
import { answer } from '#cli/answer.ts';
import { showProgress } from '#cli/progress.ts';
import { describeAmounts } from '#cli/snapshot/describe-amounts.ts';
import { restore } from '#cli/snapshot/restore.ts';
import { withPlatform } from '#cli/with-platform.ts';

export const restoreCommand = new Command('restore')
  .summary('restore a backup into an empty database')
  .description(
    `Restores an archive that backup wrote: every row and every file, including sessions and secrets. Use the version of Redflag that wrote it, and stop all servers first. If it fails, the database stays as it was.`,
  )
  .argument('<file>', 'the archive')
  .option('--replace', 'replace everything in the database and the file store')
  .addHelpText(
    'after',
    '\nExample:\n  npm run redflag -- restore /backups/redflag-2026-11-21.tar.gz',
  )
  .action((file: string, { replace = false }: { replace?: boolean }) =>
    withPlatform(async (platform) => {
      const done = await restore(platform, file, { replace }, showProgress());
      answer(`Restored ${describeAmounts(done)} from ${file}.`, { file, ...done });
    }),
  );
