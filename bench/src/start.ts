import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { makeDataFolder, root } from './data-folder.ts';
import { median } from './load.ts';

const STARTS = 7;
const REPORTS = 100_000;

/**
 * Measures the milliseconds from `node server/src/main.ts` to the first 200 of the readiness probe,
 * with a filled data folder.
 */
export async function benchStart() {
  await using data = await makeDataFolder();
  await data.redflag('fill', '--reports', String(REPORTS), '--pictures', '0');
  // The first start after an installation compiles code that later starts find compiled.
  await timeStart(data.environment);
  const times: number[] = [];
  while (times.length < STARTS) times.push(Math.round(await timeStart(data.environment)));
  return { median: median(times), least: Math.min(...times), most: Math.max(...times) };
}

async function timeStart(environment: NodeJS.ProcessEnv): Promise<number> {
  const port = await getPort();
  const started = performance.now();
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, PORT: String(port) },
  });
  const ready = `http://localhost:${port}/readyz`;
  while (!(await fetch(ready).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready.');
    await setTimeout(5);
  }
  const milliseconds = performance.now() - started;
  server.kill('SIGTERM');
  await once(server, 'exit');
  return milliseconds;
}
