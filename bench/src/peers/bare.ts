import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { headersOf } from '#product.ts';
import type { Peer } from './peer.ts';
import { scenarios } from './peer.ts';
import { productOperations, rowsInAnswer } from './redflag.ts';

/**
 * Starts the bare server on the product's database. It answers the product's routes.
 * @param options.folder an existing folder for its pictures
 */
export async function startBare({
  databaseUrl,
  folder,
}: {
  databaseUrl: string;
  folder: string;
}): Promise<Peer> {
  const pictures = join(folder, 'bare');
  await mkdir(pictures);
  const port = await getPort();
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PICTURES: pictures,
      PORT: String(port),
    },
  });
  const origin = `http://localhost:${port}`;
  while (!(await fetch(origin).catch(() => null))) {
    if (server.exitCode !== null) throw new Error('The bare server ended before it was ready.');
    await setTimeout(50);
  }
  return {
    name: 'bare server',
    origin,
    scenarios: scenarios.filter((scenario) => scenario !== 'own contains'),
    pid: server.pid ?? 0,
    operations(scenario, workload) {
      if (scenario !== 'search') return productOperations(scenario, workload);
      return workload.targets.map(({ category, target, targetKey: key }, index) => {
        const { token = '' } = workload.users[index % workload.users.length] ?? {};
        const query = new URLSearchParams({ category, target, key, limit: '20' });
        return [{ path: `/v1/reports?${query}`, headers: headersOf(token) }];
      });
    },
    rowsIn: rowsInAnswer,
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
