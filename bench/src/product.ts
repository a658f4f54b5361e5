import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import type { StartedServer } from './processes.ts';
import { startServer } from './processes.ts';

/** The product in production mode, with a database that the benchmark can reach, too. */
export interface BenchedProduct extends StartedServer {
  name: string;
  databaseUrl: string;
  /** The benchmark's own connection to it. */
  database: pg.Client;
}

/** The folder to start the product's programs in. */
const root = join(import.meta.dirname, '../..');

/** The settings that production requires. Limits are on: each request has a different address. */
export const productionSettings = (databaseUrl: string, dataDirectory: string) => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDirectory,
  REPORTER_PEPPER: 'a pepper that is the same on all servers',
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
});

/** Returns the cookie with a session's token, under https. */
export const sessionCookie = (token: string) => `__Host-session=${token}`;

/** Returns the header that signs the person of a session in. */
export const headersOf = (token: string) => ({ cookie: sessionCookie(token) });

let callers = 0;

/** Returns the headers that a proxy would send for one of very many callers. */
export function callerHeaders(token: string) {
  callers += 1;
  const [a, b, c] = [callers >> 16, callers >> 8, callers].map((number) => number & 255);
  return { ...headersOf(token), 'x-forwarded-for': `10.${a}.${b}.${c}` };
}

/** Sends one request to the product as one of very many callers, and returns the answer's JSON. */
export async function ask(
  { origin }: BenchedProduct,
  token: string,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
) {
  const isForm = body instanceof FormData;
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...callerHeaders(token),
      origin: 'https://redflag.example',
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} was answered: ${await response.text()}`);
  return response.json();
}

/** Runs one of the product's own commands; returns how many seconds it took. */
export async function runCommand(
  settings: NodeJS.ProcessEnv,
  ...command: string[]
): Promise<number> {
  const started = performance.now();
  const running = spawn(process.execPath, ['server/src/cli/redflag.ts', ...command], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...settings },
  });
  const [code] = await once(running, 'exit');
  if (code !== 0) throw new Error(`${command.join(' ')} failed.`);
  return (performance.now() - started) / 1_000;
}

/** Starts the product with settings and waits until it is ready. */
export const startWith = (settings: NodeJS.ProcessEnv, nodeOptions: string[] = []) =>
  startServer([...nodeOptions, 'server/src/main.ts'], { cwd: root, environment: settings });

/** Starts the product in production mode, with some other settings, and waits until it is ready. */
export async function startProduct(
  databaseUrl: string,
  dataDirectory: string,
  nodeOptions: string[] = [],
  settings: NodeJS.ProcessEnv = {},
): Promise<BenchedProduct> {
  const environment = { ...productionSettings(databaseUrl, dataDirectory), ...settings };
  const server = await startWith(environment, nodeOptions);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  return {
    ...server,
    name: 'Redflag',
    databaseUrl,
    database,
    async [Symbol.asyncDispose]() {
      await database.end();
      await server[Symbol.asyncDispose]();
    },
  };
}
