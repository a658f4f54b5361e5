import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Request } from '#peers/peer.ts';
import type { Generator } from './generator.ts';

const SCRIPT = join(import.meta.dirname, 'wrk.lua');

/** Repeats operations in turn with wrk, which its script lets say what it counted. */
export const loadWithWrk: Generator = async (origin, operations, connections, seconds) => {
  const folder = await mkdtemp(join(tmpdir(), 'redflag-bench-'));
  try {
    const file = join(folder, 'requests');
    await writeFile(file, writeRequests(new URL(origin).host, operations));
    const load = ['--threads=1', `--connections=${connections}`, `--duration=${seconds}s`];
    const wrk = spawn('wrk', [...load, '--timeout=20s', `--script=${SCRIPT}`, origin, '--', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return JSON.parse(await text(wrk.stderr));
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Writes requests as the script reads them. */
function writeRequests(host: string, operations: Request[][]): Buffer {
  return Buffer.concat(
    operations.flatMap((operation) =>
      operation.flatMap(({ method = 'GET', path, headers, body = '' }, step) => {
        const fields = Object.entries({ host, ...headers }).map(
          ([name, value]) => `${name}: ${value}\r\n`,
        );
        const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${fields.join('')}`);
        const content = Buffer.from(body);
        const fill = typeof body === 'string' && body.includes('{{');
        const line = `${step + 1} ${head.length} ${content.length} ${fill}\n`;
        return [Buffer.from(line), head, content];
      }),
    ),
  );
}
