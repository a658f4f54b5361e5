import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchPostgres } from '#postgres.ts';
import { watchMemory } from '#processes.ts';
import type { BenchedProduct } from '#product.ts';
import { callerHeaders, productionSettings, runCommand } from '#product.ts';
import type { Workload } from '#workload.ts';

const READ_EVERY_MS = 100;

/** Downloads all reports as a file; returns its rows a second and the server's memory in the meantime. */
export async function benchExport(product: BenchedProduct, workload: Workload) {
  using memory = watchMemory(product.pid, READ_EVERY_MS);
  const started = performance.now();
  const headers = callerHeaders(workload.admins[0]?.token ?? '');
  // Their sign-in may be too long ago for an export.
  await product.database.query('update sessions set confirmed_at = now()');
  const { ok, body } = await fetch(`${product.origin}/v1/reports.csv`, { headers });
  if (!ok || !body) throw new Error('There is no file.');
  await body.pipeTo(new WritableStream());
  const seconds = (performance.now() - started) / 1_000;
  const { rows } = await product.database.query<{ count: string }>('select count(*) from reports');
  return {
    seconds,
    'rows/s': Number(rows[0]?.count) / seconds,
    'memory before, MiB': memory.values[0] ?? 0,
    'memory at most, MiB': Math.max(...memory.values),
  };
}

/** Backs up a database and restores it into an empty one; returns the seconds of each. */
export async function benchBackup(postgres: BenchPostgres, { databaseUrl }: BenchedProduct) {
  const archive = join(postgres.folder, 'backup.tar.gz');
  const folder = join(postgres.folder, 'restored');
  await mkdir(folder);
  const filled = productionSettings(databaseUrl, postgres.folder);
  const empty = productionSettings(await postgres.createDatabase('restored'), folder);
  return {
    'backup, seconds': await runCommand(filled, 'backup', archive),
    'restore, seconds': await runCommand(empty, 'restore', archive),
  };
}
