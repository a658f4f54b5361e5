import { spawnSync } from 'node:child_process';
import { Console } from 'node:console';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Figure } from './figures.ts';
import { atLeast, atMost, describeMachine } from './figures.ts';
import { CONNECTIONS } from './load.ts';
import { benchBulkChange } from './parts/bulk-change.ts';
import { benchChangeLog } from './parts/change-log.ts';
import { benchEndurance } from './parts/endurance.ts';
import { benchFeeds, readFeeds, sizeOfFeeds } from './parts/feeds.ts';
import type { SizeComparison, SizedProduct } from './parts/growth.ts';
import { compareSizes, findSlowestTexts } from './parts/growth.ts';
import { benchAnnouncing } from './parts/live-events/announcing.ts';
import { benchCrowd } from './parts/live-events/crowd.ts';
import { benchDelivery } from './parts/live-events/delivery.ts';
import { benchListenerMemory } from './parts/live-events/memory.ts';
import { startBare } from './parts/peers/bare.ts';
import {
  comparePeers,
  compressedPeer,
  peerColumns,
  peerFigures,
  redflagPeer,
} from './parts/peers/compare.ts';
import { startParse } from './parts/peers/parse.ts';
import { benchPhone, phoneFigures } from './parts/phone.ts';
import { benchScreenshots, screenshotFigures } from './parts/screenshots/screenshots.ts';
import { benchSessionCheck } from './parts/session-check.ts';
import { benchStart } from './parts/start.ts';
import { benchBackup, benchExport } from './parts/transfer.ts';
import { startPostgres } from './postgres.ts';
import { productionSettings, runCommand, startProduct } from './product.ts';
import { drawWorkload } from './workload.ts';

/** As in a service that has grown: its people and its audit log have, too. */
const REPORTS_PER_USER = 20;
/** Targets in the feeds. */
const LISTED = 1_000_000;

/** The parts of the benchmark, in the order in which they run. Each returns its results. */
const parts = {
  growth,
  transfer,
  peers,
  sessions,
  delivery,
  announcing,
  crowd,
  listeners,
  'bulk-change': bulkChange,
  'change-log': changeLog,
  feeds,
  endurance,
  phone,
  screenshots,
  start,
};
type Part = keyof typeof parts;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: Object.keys(parts).join(',') },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    // Of the chats that are drawn. What was tuned on other seeds is reported on this one.
    seed: { type: 'string', default: '2026' },
  },
});
if (spawnSync('wrk').error) throw new Error('Install wrk first. On Debian: apt-get install wrk');
/** With `--json`, only the results go to standard output. */
const output = values.json ? new Console(process.stderr) : console;
const sizes = values.sizes.split(',').map(Number);
const [smallestSize = 0, largestSize = 0] = [sizes[0], sizes.at(-1)];
const figures: Figure[] = [];
const filled = new Map<number, Promise<SizedProduct>>();

await using postgres = await startPostgres();
await using stack = new AsyncDisposableStack();

const machine = { ...describeMachine(), connections: CONNECTIONS };
show([machine]);
const results: Partial<Record<Part, object>> = {};
for (const part of values.only.split(',')) {
  if (!(part in parts)) throw new Error(`The parts are ${Object.keys(parts).join(', ')}.`);
  results[part as Part] = await parts[part as Part]();
}
say('All figures');
show(figures);
if (values.json) {
  process.stdout.write(`${JSON.stringify({ machine, figures, ...results }, null, 2)}\n`);
}

/** Returns the product on a database with this many reports, which the first call fills. */
function withReports(reports: number): Promise<SizedProduct> {
  const product = filled.get(reports) ?? fill(reports);
  filled.set(reports, product);
  return product;
}

async function fill(reports: number): Promise<SizedProduct> {
  const databaseUrl = await postgres.createDatabase(`reports_${reports}`);
  const dataDirectory = join(postgres.folder, `files-${reports}`);
  say(`Filling a database with ${reports} reports`);
  const users = Math.ceil(reports / REPORTS_PER_USER);
  const rows = ['--reports', String(reports), '--users', String(users)];
  const options = ['--create', ...rows, '--pictures', '0', '--name-pictures'];
  const settings = productionSettings(databaseUrl, dataDirectory);
  const seconds = await runCommand(settings, 'fill', ...options);
  if (reports === largestSize) {
    figures.push(atLeast(`filling ${reports} reports`, reports / seconds, 20_000, ' reports/s'));
  }
  const product = stack.use(await startProduct(databaseUrl, dataDirectory));
  return { reports, product, workload: await drawWorkload(databaseUrl) };
}

async function growth() {
  const products: SizedProduct[] = [];
  for (const reports of sizes) products.push(await withReports(reports));
  say('Growth: one request at a time, to each database in turn; p50 in ms by number of reports');
  const sized = await compareSizes(products);
  show(sized.map(sizeColumns));
  figures.push(...sized.map(growthOf));

  say('The slowest texts that anybody can type, ms');
  const slowest = await findSlowestTexts(await withReports(largestSize));
  show(slowest);
  figures.push(...slowest.map(({ place, ms }) => atMost(`slowest text, ${place}`, ms, 300, ' ms')));
  return { sized, slowest };
}

function sizeColumns({ operation, p50 }: SizeComparison) {
  const columns = Object.entries(p50).map(([reports, ms]) => [`at ${reports}`, ms]);
  return { operation, ...Object.fromEntries(columns) };
}

function growthOf({ operation, p50 }: SizeComparison): Figure {
  const ratio = (p50[largestSize] ?? 0) / (p50[smallestSize] ?? 1);
  return atMost(`${operation}: p50 at ${largestSize} / at ${smallestSize} reports`, ratio, 1.3);
}

async function transfer() {
  const { product, workload } = await withReports(largestSize);
  say('All reports as a CSV file; a backup and its restoration');
  const csv = await benchExport(product, workload);
  const backup = await benchBackup(postgres, product);
  show([{ ...csv, ...backup }]);
  const memory = csv['memory at most, MiB'] - csv['memory before, MiB'];
  figures.push(
    atLeast('CSV', csv['rows/s'], 25_000, ' rows/s'),
    atMost('memory for the CSV', memory, 50, ' MiB'),
    atMost(`backup of ${largestSize} reports`, backup['backup, seconds'], 60, ' s'),
    atMost(`restore of ${largestSize} reports`, backup['restore, seconds'], 60, ' s'),
  );
  return { csv, backup };
}

async function peers() {
  const { product, workload } = await withReports(largestSize);
  await using bare = await startBare(product.databaseUrl, postgres.folder);
  await using parse = await startParse(product.databaseUrl, postgres.folder);
  say(
    `Peers: each in turn, with ${largestSize} reports and ${CONNECTIONS} connections; requests/s (processor ms each: server + database)`,
  );
  const compared = await comparePeers(
    [redflagPeer(product), compressedPeer(product), bare, parse],
    workload,
    { rounds: Number(values.rounds), seconds: Number(values.seconds), databasePid: postgres.pid },
  );
  show(compared.map(peerColumns));
  figures.push(...compared.flatMap(peerFigures));
  return compared;
}

async function sessions() {
  const { product } = await withReports(largestSize);
  say('Session check in GET /v1/me');
  return show(await benchSessionCheck(product, postgres.pid));
}

async function delivery() {
  const { product } = await withReports(largestSize);
  say('Live events to 1,000 listeners, ms');
  const delivered = show(await benchDelivery(product));
  const { p99 } = delivered['from the commit'];
  figures.push(atMost('commit to delivery, 1,000 listeners, p99', p99, 50, ' ms'));
  return delivered;
}

async function announcing() {
  const { product } = await withReports(largestSize);
  say('Transactions a second that announce something');
  const rates = show(await benchAnnouncing(product.databaseUrl));
  figures.push(atLeast('transactions that announce', rates['with a row'], 2_000, '/s'));
  return rates;
}

async function crowd() {
  const { product, workload } = await withReports(largestSize);
  say('10,000 people who all fetch what changed, and 200 searches a second of others');
  const crowds = show(await benchCrowd(product, workload, postgres.pid));
  for (const { change, ...crowd } of crowds) {
    const times = (share: 'p50' | 'p99') =>
      crowd[`search ${share} during, ms`] / crowd[`search ${share} before, ms`];
    figures.push(
      atMost(`until 10,000 have seen ${change}`, crowd.seconds, 10, ' s'),
      atMost(`${change}: search p50 in the meantime, against before`, times('p50'), 2),
      atMost(`${change}: search p99 in the meantime, against before`, times('p99'), 2),
    );
  }
  return crowds;
}

async function listeners() {
  say('Memory of each of 10,000 idle listeners, each server in turn');
  const memory = show(await benchListenerMemory(postgres));
  for (const { measure, ratio } of memory) {
    figures.push(atMost(`10,000 listeners, ${measure}: against a bare server`, ratio, 1.25));
  }
  return memory;
}

async function bulkChange() {
  const { product, workload } = await withReports(largestSize);
  say('10,000 reports decided at once, and searches during that');
  const changed = show(await benchBulkChange(product, workload));
  const ratio = changed['search p99 during, ms'] / changed['search p99 before, ms'];
  const memory = changed['memory at most, MiB'] / changed['memory before, MiB'];
  figures.push(
    atMost('search p99 while 10,000 reports are decided: against before', ratio, 1.5),
    atMost('memory while 10,000 reports are decided: against before', memory, 1.25),
  );
  return changed;
}

async function changeLog() {
  const { product } = await withReports(smallestSize);
  say('What the change log adds to a decision, in the database');
  const added = show(await benchChangeLog(product));
  const figure = 'processor of the database that the change log adds to a decision';
  figures.push(atMost(figure, added['added, processor ms'], 0.5, ' ms'));
  return added;
}

async function feeds() {
  const databaseUrl = await postgres.createDatabase('feeds');
  const settings = productionSettings(databaseUrl, postgres.folder);
  await runCommand(
    settings,
    'fill',
    '--create',
    '--reports',
    String(smallestSize),
    '--pictures',
    '0',
  );
  const open = { FEEDS: 'public' };
  await using product = await startProduct(databaseUrl, postgres.folder, [], open);
  const workload = await drawWorkload(databaseUrl);
  say('Feeds of so many listed targets, written while others search');
  const few = await benchFeeds(product, workload, LISTED / 10);
  const many = await benchFeeds(product, workload, LISTED);
  show([few, many]);
  say('The list of websites in each format, MB');
  const sizes = show(await sizeOfFeeds(product));
  say('The list of websites, read');
  const read = show(await readFeeds(product, postgres.pid));
  const memory = many['memory at most, MiB'] / few['memory at most, MiB'];
  const slower = many['search p99 during, ms'] / many['search p99 before, ms'];
  figures.push(
    atMost(`feeds of ${LISTED} targets, written in`, many.seconds, 300, ' s'),
    atMost(`memory while ${LISTED} are written: against ${LISTED / 10}`, memory, 1.25),
    atMost('search p99 while they are written: against before', slower, 2),
  );
  return { written: [few, many], sizes, read };
}

async function endurance() {
  const { product, workload } = await withReports(largestSize);
  say('Five minutes of mixed load');
  const endured = show(await benchEndurance(product, workload, postgres.pid));
  const ratio =
    endured['memory in the last minute, MiB'] / endured['memory in the second minute, MiB'];
  figures.push(atMost('memory after five minutes: against the second', ratio, 1.1));
  return endured;
}

async function phone() {
  const { product } = await withReports(smallestSize);
  // Over http, which production refuses.
  const settings = { NODE_ENV: undefined, PUBLIC_URL: undefined };
  await using seen = await startProduct(product.databaseUrl, postgres.folder, [], settings);
  say('On a cheap phone: seconds until the form, its scripts, the search and an answer are there');
  const waited = show(await benchPhone(seen));
  figures.push(...phoneFigures(waited));
  return waited;
}

async function screenshots() {
  const { product } = await withReports(smallestSize);
  // Over http, which production refuses.
  const settings = { NODE_ENV: undefined, PUBLIC_URL: undefined };
  await using seen = await startProduct(product.databaseUrl, postgres.folder, [], settings);
  say(
    'A hundred screenshots of chats, read in the browser: the share of what they name that is found',
  );
  const { recall, time, ...rest } = await benchScreenshots(seen, Number(values.seed));
  show(recall);
  show([time]);
  figures.push(...screenshotFigures({ recall, time, ...rest }));
  return { recall, time, ...rest };
}

async function start() {
  // Without the other servers beside it.
  await stack.disposeAsync();
  say('From start to ready, with 100,000 reports');
  const started = show(await benchStart());
  figures.push(atMost('server start to ready, warm', started.median, 2_000, ' ms'));
  return started;
}

function say(what: string): void {
  output.log(`\n${what}`);
}

/** Shows rows, in which numbers are rounded to what they are worth; returns them as they were. */
function show<Rows extends object>(rows: Rows): Rows {
  const round = (value: number) =>
    value < 1_000 ? Number(value.toPrecision(3)) : Math.round(value);
  output.table(
    JSON.parse(JSON.stringify(rows), (_key, value) =>
      typeof value === 'number' ? round(value) : value,
    ),
  );
  return rows;
}
