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

/** Returns the header that signs the person of a session in. */
export const headersOf = (token: string) => ({ cookie: sessionCookie(token) });

let callers = 0;

/** Returns the header in which a proxy tells the address of one of very many callers. */
export function addressHeader(): Record<string, string> {
  callers += 1;
  const [a, b, c] = [callers >> 16, callers >> 8, callers].map((number) => number & 255);
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` };
}

/** Returns the headers that a proxy would send for one of very many callers. */
export const callerHeaders = (token: string) => ({ ...headersOf(token), ...addressHeader() });

/** Runs one of the product's own commands on a database; returns how many seconds it took. */
export async function runCommand(
  databaseUrl: string,
  dataDirectory: string,
  ...command: string[]
): Promise<number> {
  const started = performance.now();
  const running = spawn(process.execPath, ['server/src/cli/redflag.ts', ...command], {
    cwd: HOME,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: productionSettings(databaseUrl, dataDirectory),
  });
  const [code] = await once(running, 'exit');
  if (code !== 0) throw new Error(`${command.join(' ')} failed.`);
  return (performance.now() - started) / 1000;
}

/** Fills a database; returns how many seconds it took. */
export const fillDatabase = (
  databaseUrl: string,
  dataDirectory: string,
  { reports, users }: { reports: number; users: number },
) =>
  runCommand(
    databaseUrl,
    dataDirectory,
    ...['fill', '--pictures', '0', '--reports', String(reports), '--users', String(users)],
  );

/**
 * Starts the product and waits until it is ready.
 * @param nodeOptions for its process
 * @param settings that differ from those of production
 */
export async function startProduct(
  databaseUrl: string,
  dataDirectory: string,
  nodeOptions: string[] = [],
  settings: NodeJS.ProcessEnv = {},
): Promise<BenchedProduct> {
  const port = await getPort();
  const server = spawn(process.execPath, [...nodeOptions, 'server/src/main.ts'], {
    cwd: HOME,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...productionSettings(databaseUrl, dataDirectory), ...settings, PORT: String(port) },
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
