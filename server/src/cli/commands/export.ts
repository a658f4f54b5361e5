import { Command } from 'commander';
import { showProgress } from '#cli/progress.ts';
import { describeAmounts } from '#cli/snapshot/describe-amounts.ts';
import { exportEverything } from '#cli/snapshot/export-everything.ts';
import { withPlatform } from '#cli/with-platform.ts';

export const exportCommand = new Command('export')
  .summary('write everything in a form that other programs read')
  .description(
    `Writes each table as JSON Lines, all as of one moment, and every stored file. reports.jsonl can be imported elsewhere. To move or keep a whole system, use backup.

The folder holds personal data and secrets: keep it as you keep the database.`,
  )
  .argument('<folder>', 'made when missing; refused when it has something in it')
  .addHelpText('after', '\nExample:\n  npm run redflag -- export /srv/redflag-export')
  .action((folder: string) =>
    withPlatform(async (platform) => {
      const done = await exportEverything(platform, folder, showProgress());
      process.stdout.write(`${folder} has ${describeAmounts(done)}.\n`);
    }),
  );
