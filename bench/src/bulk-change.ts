import { setTimeout } from 'node:timers/promises';
import { ask, compareSearches, makeSearches } from './asking.ts';
import { residentMemory } from './load/process-figures.ts';
import type { Workload } from './peers/peer.ts';
import type { BenchedProduct } from './product.ts';

const REPORTS = 10_000;
const SEARCHES_BEFORE = 2_000;
const ASK_AGAIN_AFTER_MS = 100;

/**
 * Decides 10,000 reports at once, and searches before and during that, one search after the other.
 * @returns milliseconds of searches, seconds and memory of the change
 */
export async function benchBulkChange(product: BenchedProduct, workload: Workload) {
  const searches = makeSearches(product, workload);
  const before = await searches.times(SEARCHES_BEFORE);
  const memory = () => residentMemory(product.server.pid ?? 0);
  const memoryBefore = memory();

  const { rows } = await product.database.query<{ from: Date }>(
    `select min(created_at) as from from (
       select created_at from reports where status = 'Pending' order by created_at desc limit $1
     ) newest`,
    [REPORTS],
  );
  const filter = { status: 'Pending', from: rows[0]?.from.toISOString() };
  const counted = await product.database.query<{ expected: number }>(
    `select count(*)::int as expected from reports where status = $1 and created_at >= $2`,
    [filter.status, filter.from],
  );
  const expected = counted.rows[0]?.expected;
  const change = { filter, asOf: new Date().toISOString(), expected, status: 'Closed' };
  const token = workload.admins[0]?.token ?? '';
  const { id } = await ask(product, token, '/v1/reports/status', change);
  const started = performance.now();
  let highest = memoryBefore;

  async function finish(): Promise<void> {
    for (;;) {
      await setTimeout(ASK_AGAIN_AFTER_MS);
      highest = Math.max(highest, memory());
      const { finishedAt, changed } = await ask(product, token, `/v1/bulk-changes/${id}`);
      if (!finishedAt) continue;
      if (changed !== expected) throw new Error(`${changed} of ${expected} reports were changed.`);
      return;
    }
  }
  const during = await searches.during(finish());
  return {
    'reports changed': expected,
    seconds: (performance.now() - started) / 1_000,
    ...compareSearches(before, during),
    'memory before, MiB': memoryBefore,
    'memory at most, MiB': highest,
  };
}
