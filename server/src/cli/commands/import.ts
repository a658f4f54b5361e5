import { Argument, Command, Option } from 'commander';
import { importFeed } from '#cli/import/import-feed.ts';
import { detectLayout, layoutNames, layouts } from '#cli/import/layouts.ts';
import { openFeed } from '#cli/import/open-feed.ts';
import { showProgress } from '#cli/progress.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { OperatorError } from '#platform/process/operator-error.ts';

interface Options {
  layout?: string;
  rejects?: string;
  dryRun?: boolean;
}

export const importCommand = new Command('import')
  .summary('import reports from a feed')
  .description(
    `Imports reports from a feed of PhishTank, URLhaus or OpenPhish, or from a table of reports. They are shown under an account of the feed, without a picture; what the feed has verified is Resolved, the rest Pending. Nobody is notified of a single one.

An entry that is imported again stays one report, so a feed may be imported every hour. An import that was interrupted goes on when it is started again with the same file. Bad entries are told with their line and kept in a file of rejects, to be mended and imported; the good ones are taken. The server may run meanwhile.`,
  )
  .addArgument(new Argument('<file>', 'the feed, also packed (.gz); - for the standard input'))
  .addOption(
    new Option('--layout <name>', 'how it is laid out (default: by how it begins)').choices(
      layoutNames,
    ),
  )
  .option(
    '--rejects <file>',
    'where bad entries are kept (default: the name of the feed, and .rejects)',
  )
  .option('--dry-run', 'say what would be imported, and change nothing')
  .addHelpText(
    'after',
    `
Examples:
  npm run redflag -- import online-valid.csv.gz
  curl -s https://openphish.com/feed.txt | npm run redflag -- import - --layout openphish`,
  )
  .action(run);

async function run(file: string, { layout: name, rejects, dryRun = false }: Options) {
  const now = new Date();
  const source = await openFeed(file, now);
  const layout = name
    ? layouts.find((known) => known.name === name)
    : detectLayout(source.beginning);
  if (!layout) {
    throw new OperatorError(
      `The layout of ${file} is not known. Name it with --layout: ${layoutNames.join(', ')}.`,
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
    process.stdout.write(
      [
        `${dryRun ? 'It would add' : 'Added'} ${counts.added} reports of ${layout.feed.account.username} in ${seconds.toFixed(1)} s; ${counts.known} were there already, ${counts.bad} bad.`,
        counts.bad > 0 && !dryRun ? `The bad ones are in ${rejectsFile}.` : '',
      ]
        .filter(Boolean)
        .join('\n')
        .concat('\n'),
    );
    // Whoever runs it by the hour has to hear of a feed that is laid out anew.
    if (counts.bad > 0 && counts.bad === counts.read) {
      throw new OperatorError('Not one entry could be read: is this the right layout?');
    }
  });
}
