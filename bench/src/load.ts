import { spawn } from 'node:child_process';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { processorTime } from './processes.ts';
import type { Request } from './requests.ts';

/** How many requests are under way at any time. */
export const CONNECTIONS = 16;
const SCRIPT = join(import.meta.dirname, 'wrk.lua');

export interface Load {
  perSecond: number;
  /** Milliseconds of processor time for each request. */
  server: number;
  database: number;
  generator: number;
}

/**
 * Repeats requests as fast as possible on several connections, with wrk.
 * @throws Error when an answer is not a success, or wrk is not installed
 */
export async function load(
  { name, origin, pid }: { name: string; origin: string; pid: number },
  databasePid: number,
  requests: Request[],
  seconds: number,
): Promise<Load> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'redflag-bench-'));
  const file = join(folder.path, 'requests');
  await writeFile(file, writeRequests(new URL(origin).host, requests));
  const before = { server: processorTime(pid), database: processorTime(databasePid) };
  const options = ['--threads=1', `--connections=${CONNECTIONS}`, `--duration=${seconds}s`];
  const wrk = spawn('wrk', [...options, '--timeout=20s', '-s', SCRIPT, origin, '--', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const counted = JSON.parse(await text(wrk.stderr));
  const after = { server: processorTime(pid), database: processorTime(databasePid) };
  const { requests: done, refused, unanswered, processorMs } = counted;
  if (refused + unanswered > 0) {
    const what = `${name}, ${requests[0]?.path}`;
    throw new Error(`${what}: ${refused} refused, ${unanswered} without an answer.`);
  }
  return {
    perSecond: done / counted.seconds,
    server: (after.server - before.server) / done,
    database: (after.database - before.database) / done,
    generator: processorMs / done,
  };
}

/** Writes requests as the script reads them. */
function writeRequests(host: string, requests: Request[]): Buffer {
  return Buffer.concat(
    requests.flatMap(({ method = 'GET', path, headers, body = '' }) => {
      const fields = Object.entries({ host, ...headers }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${fields.join('')}`);
      const content = Buffer.from(body);
      return [Buffer.from(`${head.length} ${content.length}\n`), head, content];
    }),
  );
}
