import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Workload } from './peers/peer.ts';
import { inTurn } from './peers/peer.ts';
import type { BenchedProduct } from './product.ts';
import { callerHeaders } from './product.ts';

const REPORTS = 10_000;
const SEARCHES_BEFORE = 2_000;
const PAUSE_MS = 4;

/**
 * Decides 10,000 reports at once, and searches before and during that, one search after the other.
 * @returns milliseconds of searches, seconds and memory of the change
 */
export async function benchBulkChange(product: BenchedProduct, workload: Workload) {
  const before: number[] = [];
  while (before.length < SEARCHES_BEFORE) before.push(await search(product, workload));
  const memoryBefore = await memoryOf(product);

  const { rows } = await product.database.query<{ from: Date }>(
    `select created_at as from from reports where status = 'Pending'
     order by created_at desc offset $1 limit 1`,
    [REPORTS - 1],
  );
  const filter = { status: 'Pending', from: rows[0]?.from.toISOString() };
  const counted = await product.database.query<{ expected: number }>(
    `select count(*)::int as expected from reports where status = $1 and created_at >= $2`,
    [filter.status, filter.from],
  );
  const expected = counted.rows[0]?.expected;
  const change = { filter, asOf: new Date().toISOString(), expected, status: 'Closed' };
  const { token } = workload.otherAdmin;
  const { id } = await ask(product, token, '/v1/reports/status', change);
  const started = performance.now();
  const during: number[] = [];
  let highest = memoryBefore;
  for (;;) {
    for (let index = 0; index < 25; index += 1) during.push(await search(product, workload));
    highest = Math.max(highest, await memoryOf(product));
    const { finishedAt, changed } = await ask(product, token, `/v1/bulk-changes/${id}`);
    if (!finishedAt) continue;
    if (changed !== expected) throw new Error(`${changed} of ${expected} reports were changed.`);
    break;
  }
  return {
    'reports changed': expected,
    seconds: (performance.now() - started) / 1_000,
    'search p50 before, ms': quantile(before, 0.5),
    'search p50 during, ms': quantile(during, 0.5),
    'search p99 before, ms': quantile(before, 0.99),
    'search p99 during, ms': quantile(during, 0.99),
    'memory before, MiB': memoryBefore,
    'memory at most, MiB': highest,
  };
}

const turns = new WeakMap<Workload, () => Workload['targets'][number]>();

/** Returns how many milliseconds a search took. */
async function search(product: BenchedProduct, workload: Workload): Promise<number> {
  const next = turns.get(workload) ?? inTurn(workload.targets);
  turns.set(workload, next);
  const { category, target } = next();
  await setTimeout(PAUSE_MS);
  const started = performance.now();
  const query = new URLSearchParams({ category, target, limit: '20' });
  await ask(product, workload.users[0]?.token ?? '', `/v1/reports?${query}`);
  return performance.now() - started;
}

async function ask({ origin }: BenchedProduct, token: string, path: string, body?: object) {
  const response = await fetch(origin + path, {
    headers: {
      ...callerHeaders(token),
      origin: 'https://redflag.example',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} was answered: ${await response.text()}`);
  return response.json();
}

/** Returns the resident memory of the server in MiB. */
async function memoryOf({ server }: BenchedProduct): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
