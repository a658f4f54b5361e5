import { residentMemory } from './load/process-figures.ts';
import { load, median } from './load.ts';
import type { Request, Scenario, Workload } from './peers/peer.ts';
import { productOperations } from './peers/redflag.ts';
import type { BenchedProduct } from './product.ts';

const MINUTES = 5;
const READ_EVERY_MS = 1_000;

/** What people do, and how many times as often as file a report. */
const shares: [Scenario, number][] = [
  ['search', 40],
  ['me', 20],
  ['notifications', 20],
  ['list', 10],
  ['own contains', 5],
  ['list page 1,000', 4],
  ['create', 1],
];

/**
 * Puts the product under mixed load for five minutes.
 * @returns its memory in the second minute, when it is warm, and in the last
 * @throws Error when a request is not answered with success
 */
export async function benchEndurance(
  product: BenchedProduct,
  workload: Workload,
  databasePid: number,
) {
  const operations = shares.map(([scenario, share]): [Request[][], number] => [
    productOperations(scenario, workload),
    share,
  ]);
  const rounds = Math.min(...operations.map(([list, share]) => Math.floor(list.length / share)));
  const mixed = Array.from({ length: rounds }, (_, round) =>
    operations.flatMap(([list, share]) => list.slice(round * share, (round + 1) * share)),
  ).flat();

  const pid = product.server.pid ?? 0;
  const memory: number[] = [];
  const reading = setInterval(() => memory.push(residentMemory(pid)), READ_EVERY_MS);
  const loaded = { name: 'Redflag', origin: product.origin, pid, databasePid };
  const { perSecond, server, database } = await load(loaded, mixed, MINUTES * 60);
  clearInterval(reading);
  return {
    'requests/s': perSecond,
    'server, ms each': server,
    'database, ms each': database,
    'memory in the second minute, MiB': median(memory.slice(60, 120)),
    'memory in the last minute, MiB': median(memory.slice(-60)),
  };
}
