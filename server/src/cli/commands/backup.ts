import { Command } from 'commander';
import { answer, inJson } from '#cli/answer.ts';
import { showProgress } from '#cli/progress.ts';
import { backUp } from '#cli/snapshot/back-up.ts';
import { describeAmounts } from '#cli/snapshot/describe-amounts.ts';
import { withPlatform } from '#cli/with-platform.ts';

export const backupCommand = new Command('backup')
  .summary('save the database and all files in one archive')
  .description(
    `Writes the database, as of one moment, and every stored file to one archive (tar, gzip). The archive appears under its name only when it is complete. With DATABASE_URL, the server can keep running. Jobs in the queue, such as an email about to be sent, are not included.

The archive holds personal data and secrets: protect it as you protect the database.`,
  )
  .argument('<file>', 'the archive to write; it must not exist yet')
  .addHelpText(
    'after',
    '\nExample:\n  npm run redflag -- backup /backups/redflag-$(date +%F).tar.gz',
  )
  .action((file: string) =>
    withPlatform(async (platform) => {
      const progress = showProgress();
      const done = await backUp(platform, file, progress);
      progress.end();
      answer(`${file} contains ${describeAmounts(done)}.`, { file, ...done });
      if (done.missing > 0 && !inJson) {
        process.stderr.write(
          `The file store lacks ${done.missing} pictures of reports, posts or accounts, and so does the backup.\n`,
        );
      }
    }),
  );
