import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '#processes.ts';
import { productRequests, scenarios } from '#requests.ts';
import type { Peer } from './compare.ts';

/** Starts the bare server on the product's database, with its routes and an existing picture folder. */
export async function startBare(
  databaseUrl: string,
  folder: string,
): Promise<Peer & AsyncDisposable> {
  const pictures = join(folder, 'bare');
  await mkdir(pictures);
  const server = await startServer([join(import.meta.dirname, 'bare-server.ts')], {
    environment: { NODE_ENV: 'production', DATABASE_URL: databaseUrl, PICTURES: pictures },
  });
  return {
    ...server,
    name: 'bare server',
    scenarios: scenarios.filter((scenario) => scenario !== 'own contains'),
    requests: productRequests,
  };
}
