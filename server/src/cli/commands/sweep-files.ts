import { Command } from 'commander';
import { answer } from '#cli/answer.ts';
import { showProgress } from '#cli/progress.ts';
import { sweepFiles } from '#cli/snapshot/sweep-files.ts';
import { withPlatform } from '#cli/with-platform.ts';

export const sweepFilesCommand = new Command('sweep-files')
  .summary('delete stored files that no row names')
  .description(
    'Lists the whole file store and deletes every file that is older than an hour and that no row of the database names. The server does this by itself for everything that it stores or deletes, without listing. Run this after restoring an older copy of the database, and once after an upgrade from a version that had no sweep-files.',
  )
  .addHelpText('after', '\nExample:\n  npm run redflag -- sweep-files')
  .action(() =>
    withPlatform(async (platform) => {
      const { found, deleted } = await sweepFiles(platform, new Date(), showProgress());
      answer(`Deleted ${deleted} of ${found} files.`, { found, deleted });
    }),
  );
