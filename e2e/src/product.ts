import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';

/** The administrator that the product makes at its first start. */
export const admin = { email: 'admin@redflag.example', password: 'First-Admin-1' };

export interface Product {
  origin: string;
  /** Stops the server gracefully and removes its data. */
  stop(): Promise<void>;
}

async function waitUntilReady(origin: string, server: ChildProcess, seconds: number) {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${origin}/v1/server/get-ready`).catch(() => null);
    if (answer?.status === 200) return;
    await setTimeout(100);
  }
  throw new Error(server.exitCode === null ? 'The server did not get ready.' : 'The server ended.');
}

/**
 * Starts the product as a newcomer would, on a free port and with an empty data folder, and waits
 * until it is ready. None of the caller's own settings reach it.
 * @param settings beside those of every journey, such as a provider that has to know the origin
 */
export async function startProduct(
  settings: (origin: string) => Record<string, string> = () => ({}),
): Promise<Product> {
  const port = await getPort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'redflag-e2e-'));
  // Open to others, as a checkout is: run by root, the database's own user has to get in.
  chmodSync(folder, 0o755);
  const log = openSync(join(folder, 'server.log'), 'w');
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMITS: 'off',
      ...settings(origin),
    },
  });
  closeSync(log);

  async function stop() {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    await waitUntilReady(origin, server, 60);
  } catch (error) {
    const output = readFileSync(join(folder, 'server.log'), 'utf8');
    await stop();
    throw new Error(`The product did not start. It said:\n${output}`, { cause: error });
  }
  return { origin, stop };
}
