import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { callerHeaders } from '#product.ts';
import type { Peer } from './peer.ts';
import { inTurn } from './peer.ts';
import { productRequests, rowsInAnswer } from './redflag.ts';

/** Starts the bare server on the product's database. It answers the product's routes. */
export async function startBare(databaseUrl: string): Promise<Peer> {
  const port = await getPort();
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
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
    scenarios: ['search', 'list', 'list page 1,000', 'notifications', 'me'],
    requests(scenario, workload) {
      if (scenario !== 'search') return productRequests(scenario, workload);
      const nextTarget = inTurn(workload.targets);
      const nextUser = inTurn(workload.users);
      return [
        {
          setupRequest: () => {
            const { category, target, targetKey: key } = nextTarget();
            return {
              method: 'GET',
              path: `/v1/reports?${new URLSearchParams({ category, target, key, limit: '20' })}`,
              headers: callerHeaders(nextUser().token),
            };
          },
        },
      ];
    },
    rowsIn: rowsInAnswer,
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
