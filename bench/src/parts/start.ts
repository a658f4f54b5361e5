import { chmod, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '#figures.ts';
import { runCommand, startWith } from '#product.ts';

const STARTS = 7;
const REPORTS = 100_000;

/** Measures the milliseconds from start to the first ready answer, with a filled embedded database. */
export async function benchStart() {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'redflag-bench-'));
  // As root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(folder.path, 0o755);
  const settings = { DATA_DIR: folder.path, LOG_LEVEL: 'silent' };
  const options = ['--reports', String(REPORTS), '--pictures', '0', '--name-pictures'];
  await runCommand(settings, 'fill', '--create', ...options);
  const times: number[] = [];
  // The first start after an installation compiles code that later starts find compiled.
  for (let start = 0; start <= STARTS; start += 1) {
    const started = performance.now();
    await using _server = await startWith(settings);
    if (start > 0) times.push(Math.round(performance.now() - started));
  }
  return { median: median(times), least: Math.min(...times), most: Math.max(...times) };
}
