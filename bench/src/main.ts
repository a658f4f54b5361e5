import { Console } from 'node:console';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchBulkChange } from './bulk-change.ts';
import type { Figure } from './figures.ts';
import { atLeast, atMost, describeMachine } from './figures.ts';
import { benchAnnouncing } from './live/announcing.ts';
import { benchDelivery, benchListenerMemory } from './live.ts';
import { startBare } from './peers/bare.ts';
import type { Comparison } from './peers/compare.ts';
import { comparePeers } from './peers/compare.ts';
import { startParse } from './peers/parse.ts';
import type { Scenario } from './peers/peer.ts';
import { redflagPeer } from './peers/redflag.ts';
import { startPostgres } from './postgres.ts';
import { fillDatabase, startProduct } from './product.ts';
import { benchSessionCheck } from './session-check.ts';
import type { SizeComparison, SizedProduct } from './sizes.ts';
import { compareSizes } from './sizes.ts';
import { benchStart } from './start.ts';
import { drawWorkload } from './workload.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
  },
});
/** With `--json`, only the results go to standard output. */
const output = values.json ? new Console(process.stderr) : console;
const USERS = 10_000;
const sizes = values.sizes.split(',').map(Number);
const rounds = { rounds: Number(values.rounds), seconds: Number(values.seconds) };

/** How many times as fast as Parse Server the product must be. */
const timesParse: Partial<Record<Scenario, number>> = {
  search: 10,
  list: 10,
  'list page 1,000': 10,
  notifications: 10,
  me: 10,
  'create with picture': 1,
};

const figures: Figure[] = [];

await using postgres = await startPostgres();
await using stack = new AsyncDisposableStack();
const products: SizedProduct[] = [];
let seeded = 0;
for (const reports of sizes) {
  const databaseUrl = await postgres.createDatabase(`reports_${reports}`);
  const dataDirectory = join(postgres.folder, `files-${reports}`);
  say(`Filling a database with ${reports} reports`);
  seeded = reports / (await fillDatabase(databaseUrl, dataDirectory, { reports, users: USERS }));
  const product = stack.use(await startProduct(databaseUrl, dataDirectory));
  products.push({ reports, product, workload: await drawWorkload(databaseUrl) });
}
const largest = products.at(-1);
if (!largest) throw new Error('Name at least one size with --sizes.');
figures.push(atLeast(`seeding ${largest.reports} reports`, seeded, 20_000, ' reports/s'));

say('Sizes: one request at a time, to each database in turn');
const sized = await compareSizes(products);
show(sized.map(({ operation, p50 }) => ({ operation, ...sizeColumns(p50) })));
figures.push(...sized.map(growthOf));

say(`Peers: each in turn, with ${largest.reports} reports`);
const bare = stack.use(await startBare(largest.product.databaseUrl));
const parse = stack.use(
  await startParse({ databaseUrl: largest.product.databaseUrl, folder: postgres.folder }),
);
const compared = await comparePeers(
  [redflagPeer(largest.product), bare, parse],
  largest.workload,
  rounds,
);
show(compared.map(peerColumns));
figures.push(...compared.flatMap(peerFigures));

say('Session check in GET /v1/me');
const sessionCheck = await benchSessionCheck(largest.product);
show(sessionCheck);

say('Live events to 1,000 listeners');
const delivery = await benchDelivery(largest.product);
show(delivery);
figures.push(
  atMost('commit to delivery, 1,000 listeners, p99', delivery['from the commit'].p99, 50, ' ms'),
);

say('Transactions a second that announce something');
const announcing = await benchAnnouncing(largest.product.databaseUrl);
show([announcing]);
figures.push(atLeast('transactions that announce', announcing['with a row'], 2_000, '/s'));

say('Memory of each of 10,000 idle listeners, each server in turn');
const listenerMemory = await benchListenerMemory(postgres);
show(listenerMemory);
for (const { measure, ratio } of listenerMemory) {
  figures.push(atMost(`10,000 listeners, ${measure}: against a bare server`, ratio, 1.25));
}

say('10,000 reports decided at once, and searches during that');
const bulkChange = await benchBulkChange(largest.product, largest.workload);
show([bulkChange]);
figures.push(
  atMost(
    'search p99 while 10,000 reports are decided: against before',
    bulkChange['search p99 during, ms'] / bulkChange['search p99 before, ms'],
    1.5,
  ),
  atMost(
    'memory while 10,000 reports are decided: against before',
    bulkChange['memory at most, MiB'] / bulkChange['memory before, MiB'],
    1.25,
  ),
);

await stack.disposeAsync();
say('From start to ready, with 100,000 reports');
const start = await benchStart();
show([start]);
figures.push(atMost('server start to ready, warm', start.median, 2_000, ' ms'));

say('All figures');
show(figures);
const results = {
  machine: describeMachine(),
  figures,
  sized,
  compared,
  sessionCheck,
  delivery,
  announcing,
  listenerMemory,
  bulkChange,
  start,
};
if (values.json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);

function say(what: string): void {
  output.log(`\n${what}`);
}

function show(rows: object): void {
  output.table(rows);
}

function sizeColumns(p50: SizeComparison['p50']) {
  return Object.fromEntries(
    Object.entries(p50).map(([reports, ms]) => [`p50 ms at ${reports}`, Number(ms.toFixed(2))]),
  );
}

function growthOf({ operation, p50 }: SizeComparison): Figure {
  const [first, last] = [sizes[0] ?? 0, sizes.at(-1) ?? 0];
  const growth = (p50[last] ?? 0) / (p50[first] ?? 1);
  return atMost(`${operation}: p50 at ${last} / p50 at ${first} reports`, growth, 1.3);
}

function peerColumns({ scenario, perSecond }: Comparison) {
  return Object.fromEntries([
    ['requests/s', scenario],
    ...Object.entries(perSecond).map(([peer, figure]) => [peer, Math.round(figure)]),
  ]);
}

function peerFigures({ scenario, perSecond }: Comparison): Figure[] {
  const { Redflag: own = 0, 'bare server': bare, 'Parse Server': parse = Number.NaN } = perSecond;
  const toParse = timesParse[scenario];
  return [
    ...(toParse ? [atLeast(`${scenario}: against Parse Server`, own / parse, toParse)] : []),
    ...(bare ? [atLeast(`${scenario}: against the bare server`, own / bare, 0.7)] : []),
  ];
}
