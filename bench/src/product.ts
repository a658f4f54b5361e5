import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import pg from 'pg';

/** The product in production mode, with a database that the benchmark can reach, too. */
export interface BenchedProduct extends AsyncDisposable {
  origin: string;
  databaseUrl: string;
  /** The benchmark's own connection to it. */
  database: pg.Client;
  /** Its process, to which messages can be sent. */
  server: ChildProcess;
}

const HOME = join(import.meta.dirname, '../..');

/** The settings that production requires. Limits are on: each request has a different address. */
function productionSettings(databaseUrl: string, dataDirectory: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    PUBLIC_URL: 'https://redflag.example',
    TRUSTED_PROXIES: 'loopback',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMS_PROVIDER: 'twilio',
    TWILIO_URL: 'http://127.0.0.1:9',
    TWILIO_ACCOUNT_SID: 'AC0',
    TWILIO_AUTH_TOKEN: 'none',
    TWILIO_FROM: '+15005550006',
    ADMIN_EMAIL: 'admin@redflag.example',
    ADMIN_PASSWORD: 'First-Admin-1',
  };
}

/** Returns the cookie with a session's token, under https. */
export const sessionCookie = (token: string) => `__Host-session=${token}`;

let requests = 0;

/** Returns the headers that a proxy would send for one of very many callers. */
export function callerHeaders(token: string): Record<string, string> {
  requests += 1;
  const [a, b, c] = [requests >> 16, requests >> 8, requests].map((number) => number & 255);
  return { cookie: sessionCookie(token), 'x-forwarded-for': `10.${a}.${b}.${c}` };
}

/** Fills a database with the product's own command; returns how many seconds it took. */
export async function fillDatabase(
  databaseUrl: string,
  dataDirectory: string,
  { reports, users }: { reports: number; users: number },
): Promise<number> {
  const started = performance.now();
  const program = ['server/src/cli/redflag.ts', 'fill', '--pictures', '0'];
  const filling = spawn(
    process.execPath,
    [...program, '--reports', String(reports), '--users', String(users)],
    {
      cwd: HOME,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: productionSettings(databaseUrl, dataDirectory),
    },
  );
  const [code] = await once(filling, 'exit');
  if (code !== 0) throw new Error('The database could not be filled.');
  return (performance.now() - started) / 1000;
}

/**
 * Starts the product and waits until it is ready.
 * @param nodeOptions for its process
 */
export async function startProduct(
  databaseUrl: string,
  dataDirectory: string,
  nodeOptions: string[] = [],
): Promise<BenchedProduct> {
  const port = await getPort();
  const server = spawn(process.execPath, [...nodeOptions, 'server/src/main.ts'], {
    cwd: HOME,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...productionSettings(databaseUrl, dataDirectory), PORT: String(port) },
  });
  const origin = `http://localhost:${port}`;
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready.');
    await setTimeout(50);
  }
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  return {
    origin,
    databaseUrl,
    database,
    server,
    async [Symbol.asyncDispose]() {
      await database.end();
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
