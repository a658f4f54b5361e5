import { setTimeout } from 'node:timers/promises';
import { watchMemory } from '#processes.ts';
import type { BenchedProduct } from '#product.ts';
import { ask } from '#product.ts';
import type { Workload } from '#workload.ts';
import { compareSearches, makeSearches } from './searches.ts';

const REPORTS = 10_000;
const SEARCHES_BEFORE = 2_000;
const ASK_AGAIN_AFTER_MS = 100;

/**
 * Decides 10,000 reports together, and searches before and during that. Returns milliseconds of
 * searches, seconds and memory of the change.
 */
export async function benchBulkChange(product: BenchedProduct, workload: Workload) {
  const searches = makeSearches(product, workload);
  const before = await searches.times(SEARCHES_BEFORE);
  const { rows } = await product.database.query<{ from: Date; expected: number }>(
    `select min(created_at) as from, count(*)::int as expected from (
       select created_at from reports where status = 'Pending'
       order by created_at desc fetch first $1 rows with ties
     ) newest`,
    [REPORTS],
  );
  const { from, expected } = rows[0] ?? {};
  const filter = { status: 'Pending', from: from?.toISOString() };
  const change = { filter, asOf: new Date().toISOString(), expected, status: 'Closed' };
  const token = workload.admins[0]?.token ?? '';
  using memory = watchMemory(product.pid, ASK_AGAIN_AFTER_MS);
  const started = performance.now();
  const { id } = await ask(product, token, '/v1/reports/status', change);

  async function finish(): Promise<void> {
    for (;;) {
      await setTimeout(ASK_AGAIN_AFTER_MS);
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
    'memory before, MiB': memory.values[0] ?? 0,
    'memory at most, MiB': Math.max(...memory.values),
  };
}
