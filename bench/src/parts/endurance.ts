import { median } from '#figures.ts';
import { load } from '#load.ts';
import { watchMemory } from '#processes.ts';
import type { BenchedProduct } from '#product.ts';
import type { Request, Scenario } from '#requests.ts';
import { productRequests } from '#requests.ts';
import type { Workload } from '#workload.ts';
import { inTurn } from '#workload.ts';

const MINUTES = 5;
const READ_EVERY_MS = 1_000;
const ROUNDS = 25;

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
 * Puts the product under mixed load for five minutes. Returns its memory in the second minute
 * (warm) and in the last.
 * @throws Error when an answer is not a success
 */
export async function benchEndurance(
  product: BenchedProduct,
  workload: Workload,
  databasePid: number,
) {
  const kinds: { next: () => Request; share: number }[] = [];
  for (const [scenario, share] of shares) {
    kinds.push({ next: inTurn(await productRequests(scenario, workload)), share });
  }
  const mixed = Array.from({ length: ROUNDS }, () =>
    kinds.flatMap(({ next, share }) => Array.from({ length: share }, next)),
  ).flat();
  using memory = watchMemory(product.pid, READ_EVERY_MS);
  const { perSecond, server, database } = await load(product, databasePid, mixed, MINUTES * 60);
  return {
    'requests/s': perSecond,
    'server, ms each': server,
    'database, ms each': database,
    'memory in the second minute, MiB': median(memory.values.slice(60, 120)),
    'memory in the last minute, MiB': median(memory.values.slice(-60)),
  };
}
