import { plural } from '@redflag/shared/text/plural';
import { Option } from 'commander';
import { answer } from '#cli/answer.ts';
import { command } from '#cli/command.ts';
import { importFeed } from '#cli/import/import-feed.ts';
import { openFeed } from '#cli/import/open-feed.ts';
import { showProgress } from '#cli/progress.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { detectLayout, layoutNames, layouts } from '#modules/registers/index.ts';
import { OperatorError } from '#platform/process/operator-error.ts';

interface Options {
  layout?: string;
  rejects?: string;
  dryRun?: boolean;
}

export const importCommand = command('import', {
  summary: 'import reports from a feed',
  description: `Imports reports from a PhishTank, URLhaus or OpenPhish feed, or from a table of reports. They appear under an account of the feed, without a picture. Entries that PhishTank has verified become Resolved; rows of a table can name a status; everything else becomes Pending. Nobody is notified about individual reports.

However often you import an entry, it stays one report, so you can import a feed every hour. To continue an interrupted import, run it again with the same file. Good entries are imported; bad ones are listed with their line numbers and kept in a rejects file, which you can correct and import.`,
  example: `import online-valid.csv.gz
  curl -s https://openphish.com/feed.txt | npm run redflag -- import - --layout openphish`,
})
  .argument('<file>', 'the feed, plain or gzipped (.gz); - for standard input')
  .addOption(
    new Option(
      '--layout <name>',
      'layout of the file (default: detected from its beginning)',
    ).choices(layoutNames),
  )
  .option(
    '--rejects <file>',
    'file for bad entries (default: the name of the feed with .rejects added)',
  )
  .option('--dry-run', 'show what would be imported, and change nothing')
  .action(run);

async function run(file: string, { layout: name, rejects, dryRun = false }: Options) {
  const now = new Date();
  const source = await openFeed(file, now);
  const layout = name
    ? layouts.find((known) => known.name === name)
    : detectLayout(source.beginning);
  if (!layout) {
    throw new OperatorError(
      `The layout of ${file} was not recognised. Choose one with --layout: ${layoutNames.join(', ')}.`,
    );
  }
  const rejectsFile = rejects ?? `${file === '-' ? 'import' : file}.rejects`;
  await withPlatform(async (platform) => {
    const started = performance.now();
    const options = {
      layout,
      file: file === '-' ? 'standard input' : file,
      rejectsFile,
      dryRun,
      now,
    };
    const counts = await importFeed(platform, source, options, showProgress());
    const seconds = (performance.now() - started) / 1000;
    answer(
      [
        `${dryRun ? 'Would add' : 'Added'} ${plural(counts.added, { one: '# report', other: '# reports' })} as '${layout.feed.account.username}' in ${seconds.toFixed(1)} s; ${counts.known} already imported, ${counts.bad} bad.`,
        counts.bad > 0 && !dryRun ? `The bad entries are in ${rejectsFile}.` : '',
      ]
        .filter(Boolean)
        .join('\n'),
      { ...counts, account: layout.feed.account.username, dryRun },
    );
    // An hourly import must fail visibly when a feed changes its layout.
    if (counts.bad > 0 && counts.bad === counts.read) {
      throw new OperatorError('No entry could be read. Check the layout (--layout).');
    }
  });
}
