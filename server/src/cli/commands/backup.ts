import { Command } from 'commander';
import { showProgress } from '#cli/progress.ts';
import { backUp } from '#cli/snapshot/back-up.ts';
import { describeAmounts } from '#cli/snapshot/describe-amounts.ts';
import { withPlatform } from '#cli/with-platform.ts';

export const backupCommand = new Command('backup')
  .summary('keep the database and all files in one archive')
  .description(
    `Writes the database as of one moment, and every stored file, into one archive (tar, gzip), which appears under its name when it is whole. The server may run meanwhile if it has DATABASE_URL. Only what waits in the queue at that moment (a mail that is about to be sent, say) is not part of it.

The archive holds personal data and secrets: keep it as you keep the database.`,
  )
  .argument('<file>', 'the archive; refused when it is there already')
  .addHelpText(
    'after',
    '\nExample:\n  npm run redflag -- backup /backups/redflag-$(date +%F).tar.gz',
  )
  .action((file: string) =>
    withPlatform(async (platform) => {
      const progress = showProgress();
      const done = await backUp(platform, file, progress);
      progress.end();
      process.stdout.write(`${file} has ${describeAmounts(done)}.\n`);
      if (done.missing > 0) {
        process.stderr.write(
          `${done.missing} pictures that reports, posts or accounts name were not in the file store.\n`,
        );
      }
    }),
  );
