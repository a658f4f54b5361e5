import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataFolder } from '#testing/processes/data-folder.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { startProgram } from '#testing/processes/program.ts';
import { openDatabaseProxy } from '#testing/services/database-proxy.ts';
import { installedProgram } from '#testing/services/debian-package.ts';
import { s3Settings, startS3 } from '#testing/services/s3/service.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { until } from '#testing/waiting.ts';

const ADMIN = { email: 'grace@redflag.example', password: 'Grace-hopper-1' };

let server: TestApp;
let directory: string;
beforeAll(async () => {
  server = await startTestApp();
  directory = await mkdtemp(join(tmpdir(), 'redflag-main-'));
  // When run by root, the database's own user needs access.
  await chmod(directory, 0o755);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

const start = (environment: NodeJS.ProcessEnv) =>
  startProgram({ DATA_DIR: directory, ...environment });

async function signIn(port: number, credentials: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
}

/** Listens on a free port, as any program may. */
async function takePort() {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { port: String(port), [Symbol.dispose]: () => void other.close() };
}

describe('a problem the operator has to fix is reported in one sentence, with exit code 1', () => {
  /** With everything that a start can open, because each could keep the process alive. */
  const start = async (environment: NodeJS.ProcessEnv) =>
    startProgram({
      DATA_DIR: directory,
      METRICS_PORT: String(await freePort()),
      METRICS_HOST: '127.0.0.1',
      ...environment,
    });

  test('a database that cannot be reached', async () => {
    const database = `postgres://redflag:secret@127.0.0.1:${await freePort()}/redflag`;
    const { code, stderr } = await (await start({ DATABASE_URL: database })).exit;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database at postgres:.* cannot be reached: .*ECONNREFUSED.*\.\n$/);
    expect(stderr).not.toContain('secret');
  });

  test('a database that answers too slowly while the server starts', async () => {
    await using own = await startTestApp();
    await using proxy = await openDatabaseProxy(own.databaseUrl);
    const settings = { DATABASE_URL: proxy.url, DATABASE_TIMEOUT_SECONDS: '' };
    // Such as from when the tables were found on.
    for (const attempts of [3, 5, 7]) {
      let count = 0;
      proxy.delayAnswers(0);
      proxy.onAttempt(() => {
        count += 1;
        if (count === attempts) proxy.delayAnswers(2_500);
      });
      const { code, stderr } = await (await start(settings)).exit;
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^The database at postgres:\S+ (cannot be reached: |did not answer in time while the server started: ).*\.\n$/,
      );
    }
  });

  test('a port in use', async () => {
    using other = await takePort();
    const { port } = other;
    const { code, stderr } = await (await start({ DATABASE_URL: server.databaseUrl, PORT: port }))
      .exit;
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is in use by another program. Stop it, or set PORT to a different one.\n`,
    );
  });

  test('a host that is a different machine', async () => {
    const environment = { DATABASE_URL: server.databaseUrl, HOST: '203.0.113.1' };
    const { code, stderr } = await (await start(environment)).exit;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The server cannot listen on HOST and PORT: .*\.\n$/);
  });

  test('a port for metrics that is in use, or a host for them that is a different machine', async () => {
    using other = await takePort();
    const settings = { DATABASE_URL: server.databaseUrl, METRICS_PORT: other.port };
    const taken = await (await start(settings)).exit;
    expect([taken.code, taken.stderr]).toEqual([
      1,
      `Port ${other.port} is in use by another program. Stop it, or set METRICS_PORT to a different one.\n`,
    ]);
    const elsewhere = await (await start({ ...settings, METRICS_HOST: '203.0.113.1' })).exit;
    expect(elsewhere.code).toBe(1);
    expect(elsewhere.stderr).toMatch(
      /^The server cannot listen on METRICS_HOST and METRICS_PORT: .*\.\n$/,
    );
  });

  test('one port for everything', async () => {
    const port = String(await freePort());
    const { code, stderr } = await (await start({ PORT: port, METRICS_PORT: port })).exit;
    expect([code, stderr]).toEqual([
      1,
      'These settings are invalid:\n  METRICS_PORT: must differ from PORT\n',
    ]);
  });

  test('a port in use, with the embedded database, which is stopped', async () => {
    await using folder = await makeDataFolder();
    using other = await takePort();
    const { code, stderr } = await (await start({ DATA_DIR: folder.path, PORT: other.port })).exit;
    expect([code, stderr]).toEqual([1, expect.stringContaining(`Port ${other.port} is in use`)]);
    await expect(folder.postmaster()).rejects.toThrow();
  });

  test('a bucket or a key that does not exist', async () => {
    await using s3 = await startS3();
    const settings = { DATABASE_URL: server.databaseUrl, ...s3Settings(s3) };
    const noBucket = await (await start({ ...settings, S3_BUCKET: 'other' })).exit;
    expect(noBucket.code).toBe(1);
    expect(noBucket.stderr).toMatch(
      /^The files in the bucket other at \S+ cannot .* S3_BUCKET.*\n$/,
    );
    const noKey = await (await start({ ...settings, S3_SECRET_ACCESS_KEY: 'wrong' })).exit;
    expect(noKey.code).toBe(1);
    expect(noKey.stderr).toMatch(/^The files in .* check S3_SECRET_ACCESS_KEY\.\n$/);
  });

  test('invalid settings', async () => {
    const { code, stderr } = await (await start({ PORT: 'x', LOG_LEVEL: 'loud' })).exit;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^These settings are invalid:\n {2}PORT: .*\n {2}LOG_LEVEL: .*\n$/);
  });
});

test('a program that failed ends even if something keeps it alive', async () => {
  const failing = `
    import { OperatorError, runProgram } from '${import.meta.resolve('#platform/process/operator-error.ts')}';
    setInterval(() => {}, 1_000);
    runProgram(async () => {
      throw new OperatorError('There is no disk.');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', failing]);
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([code, stderr]).toEqual([1, 'There is no disk.\n']);
});

test('the chosen administrator signs in, and SIGTERM stops the server', async () => {
  await using own = await startTestApp();
  const port = await freePort();
  await using running = await start({
    DATABASE_URL: own.databaseUrl,
    PORT: String(port),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await running.ready();
  const response = await signIn(port, ADMIN);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ user: { role: 'admin', email: ADMIN.email } });
  const { code, stdout, stderr } = await running.stop();
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toBe(`Redflag is ready on http://localhost:${port}\n`);
});

test('the server starts even if the object store is down', async () => {
  await using own = await startTestApp();
  await using s3 = await startS3();
  await s3.stop();
  const port = await freePort();
  await using running = await start({
    DATABASE_URL: own.databaseUrl,
    PORT: String(port),
    ...s3Settings(s3),
  });
  await running.ready();
  const ready = () => fetch(`http://127.0.0.1:${port}/v1/server/get-ready`);
  expect((await ready()).status).toBe(503);
  await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200);
  await s3.start();
  await until(async () => (await ready()).status === 200);
  await running.stop();
});

test('a second start in the same folder keeps accounts and shows no password', async () => {
  const port = await freePort();
  await using first = await start({ PORT: String(port) });
  await first.ready();
  const { code, stdout } = await first.stop();
  expect(code).toBe(0);
  const email = /email: +(\S+)/.exec(stdout)?.[1];
  const password = /password: +(\S+)/.exec(stdout)?.[1];

  await using second = await start({ PORT: String(port) });
  await second.ready();
  expect((await signIn(port, { email, password })).status).toBe(200);
  expect((await second.stop()).stdout).not.toContain('password');
});

test('systemd is told that the server is ready, and again and again that it works, also without its database', async () => {
  await using own = await startTestApp();
  await using proxy = await openDatabaseProxy(own.databaseUrl);
  const socket = join(directory, 'notify');
  const receiver = spawn(installedProgram('socat', 'socat'), ['-u', `UNIX-RECV:${socket}`, '-']);
  let told = '';
  receiver.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  await until(() => existsSync(socket));
  await using running = await start({
    DATABASE_URL: proxy.url,
    NOTIFY_SOCKET: socket,
    WATCHDOG_USEC: '2000000',
  });
  await running.ready();
  const untilTold = () => {
    const before = told.length;
    return until(() => told.indexOf('WATCHDOG=1', before) >= 0);
  };
  await untilTold();
  expect(told).toMatch(/^READY=1/);
  proxy.cut();
  await untilTold();
  await untilTold();
  proxy.restore();
  await running.stop();
  receiver.kill();
  await once(receiver, 'close');
});
