import { once } from 'node:events';
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findPostmaster, stopPostmaster } from './postmaster.ts';

/** Waits until the process that started it ends, then removes the given folder. */
const [, , folder = ''] = process.argv;
await once(process.stdin.resume(), 'end');
for (const pidFile of globSync('**/postmaster.pid', { cwd: folder })) {
  const cluster = join(folder, dirname(pidFile));
  const postmaster = await findPostmaster(cluster);
  // Files about to be removed need not be written first.
  if (postmaster) await stopPostmaster(postmaster, cluster, 'SIGQUIT');
}
// A process of that PostgreSQL may still be writing.
await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
