import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Progress } from '#cli/progress.ts';
import type { Entry, Layout, Times } from '#modules/registers/index.ts';
import { readReport } from '#modules/registers/index.ts';
import type { Counts, ImportedReport, ReportImport } from '#modules/reports/index.ts';
import { beginImport, findImported } from '#modules/reports/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { OpenFeed } from './open-feed.ts';

/** Small enough that no other query waits long, large enough that each row costs little. */
const BATCH = 500;
/** How many bad entries are listed; the others are only in the rejects file. */
const SAID = 20;

export interface ImportOptions {
  layout: Layout;
  /** The file's name, for the audit log. */
  file: string;
  rejectsFile: string;
  /** Shows what would happen, and changes nothing. */
  dryRun: boolean;
  now: Date;
}

/**
 * Imports the good entries of a feed, several hundred per transaction. Lists the bad ones and keeps
 * them in the rejects file.
 * @throws OperatorError when the feed's account cannot be used
 */
export async function importFeed(
  platform: Platform,
  source: OpenFeed,
  options: ImportOptions,
  progress: Progress,
): Promise<Counts> {
  const { layout, file, now, dryRun, rejectsFile } = options;
  const content = source.content && `${layout.name}:${source.content}`;
  const run = dryRun
    ? rehearse(platform, layout)
    : await beginImport(platform, layout.feed, content);
  const counts: Counts = { read: 0, added: 0, known: 0, bad: 0, ...run.before };
  const times: Times = { now, fetched: source.fetched };
  const rejects = openRejects(dryRun ? '/dev/null' : rejectsFile, {
    heading: layout.heading?.(source.beginning),
    goOn: counts.bad > 0,
  });
  if (run.before) progress.say(`Continuing the import that stopped after ${counts.read} entries.`);

  const started = performance.now();
  let waiting: ImportedReport[] = [];
  let unsaved = 0;
  const flush = async () => {
    const tried = waiting.length;
    const countsAfter = (added: number): Counts => ({
      ...counts,
      added: counts.added + added,
      known: counts.known + tried - added,
    });
    Object.assign(counts, countsAfter(await run.add(waiting, countsAfter)));
    waiting = [];
    unsaved = 0;
    const perSecond = Math.round((1000 * (counts.read - skipped)) / (performance.now() - started));
    progress.at(source.share(), `${counts.read} entries, ${perSecond}/s`);
  };

  const skipped = counts.read;
  let seen = 0;
  for await (const entry of layout.entries(source.chunks)) {
    if (++seen <= skipped) continue;
    counts.read++;
    const report = readReport(entry, layout, times, (reason) => {
      counts.bad++;
      rejects.add(entry, reason);
      if (counts.bad <= SAID) progress.say(`line ${entry.line}: ${reason}`);
      if (counts.bad === SAID) progress.say(furtherText(dryRun ? null : rejectsFile));
    });
    if (report) waiting.push(report);
    if (++unsaved === BATCH) await flush();
  }
  await flush();
  await rejects.close();
  progress.end();
  await run.end(counts, basename(file));
  return counts;
}

function furtherText(rejectsFile: string | null): string {
  return rejectsFile
    ? `Further bad entries are only in ${rejectsFile}.`
    : 'Further bad entries are not listed.';
}

/** Counts what an import would add. */
function rehearse(platform: Platform, { feed }: Layout): ReportImport {
  const taken = new Set<string>();
  return {
    before: null,
    async add(reports) {
      const keys = reports.map(({ key }) => key);
      const known = await findImported(platform, feed, keys);
      const fresh = new Set(keys.filter((key) => !known.has(key) && !taken.has(key)));
      for (const key of fresh) taken.add(key);
      return fresh.size;
    },
    async end() {},
  };
}

/** Keeps entries that could not be imported, for an operator to correct and import. */
interface Rejects {
  add(entry: Entry, reason: string): void;
  /** Resolves when everything is in the file. Without bad entries there is no file. */
  close(): Promise<void>;
}

/**
 * Opens the rejects file of an import; the first bad entry creates it. `heading` is its first line
 * in some layouts; with `goOn`, adds to the rejects of an interrupted import.
 */
function openRejects(
  path: string,
  { heading, goOn }: { heading: string | undefined; goOn: boolean },
): Rejects {
  let file: ReturnType<typeof createWriteStream> | null = null;
  return {
    add({ line, text }, reason) {
      if (!file) {
        file = createWriteStream(path, { flags: goOn ? 'a' : 'w' });
        if (heading && !goOn) file.write(`${heading}\n`);
      }
      file.write(`# line ${line}: ${reason.replace(/\s+/g, ' ')}\n${text}\n`);
    },
    async close() {
      if (!file) return;
      file.end();
      await finished(file);
    },
  };
}
