import { Command } from 'commander';
import { answer } from '#cli/answer.ts';
import { showProgress } from '#cli/progress.ts';
import { describeAmounts } from '#cli/snapshot/describe-amounts.ts';
import { exportEverything } from '#cli/snapshot/export-everything.ts';
import { withPlatform } from '#cli/with-platform.ts';

export const exportCommand = new Command('export')
  .summary('write everything in a format that other programs can read')
  .description(
    `Writes each table as JSON Lines, all as of one moment, and every stored file. reports.jsonl can be imported elsewhere. To move or save a whole installation, use backup.

The folder holds personal data and secrets: protect it as you protect the database.`,
  )
  .argument('<folder>', 'created if missing; it must be empty')
  .addHelpText('after', '\nExample:\n  npm run redflag -- export /srv/redflag-export')
  .action((folder: string) =>
    withPlatform(async (platform) => {
      const done = await exportEverything(platform, folder, showProgress());
      answer(`${folder} contains ${describeAmounts(done)}.`, { folder, ...done });
    }),
  );
