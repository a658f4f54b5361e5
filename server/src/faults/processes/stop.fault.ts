import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verificationMails } from '#modules/accounts/sign-up/sign-up.jobs.ts';
import { addManyReports } from '#testing/database/many-reports.ts';
import { openStream } from '#testing/event-stream.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createReport,
  createUser,
  encodeReport,
  photograph,
} from '#testing/factories.ts';
import { isRunning, makeDataFolder } from '#testing/processes/data-folder.ts';
import type { Answer } from '#testing/processes/http-client.ts';
import { codeOf, send } from '#testing/processes/http-client.ts';
import { startProgram } from '#testing/processes/program.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually, until } from '#testing/waiting.ts';

const REPORTS = 20_000;
/** Errors of a refused connection. The second occurs if the server stops listening while it is being made. */
const REFUSED = ['ECONNREFUSED', 'ECONNRESET'];

/** A second instance on the same database and files, which runs no jobs. */
let other: TestApp;
let ada: Client;
let admin: Client;
beforeAll(async () => {
  other = await startTestApp();
  await other.platform.jobs.rest();
  ada = await createClient(other);
  admin = await createClient(other, { role: 'admin' });
  await createReport(ada);
  await addManyReports(other, REPORTS);
});
afterAll(() => other[Symbol.asyncDispose]());

async function startReady(environment: NodeJS.ProcessEnv = {}) {
  const program = await startProgram({
    DATABASE_URL: other.databaseUrl,
    DATA_DIR: other.platform.config.dataDirectory,
    ...environment,
  });
  await program.ready();
  return program;
}

/** Repeats GET requests, over one connection at a time, until one gets no answer. */
async function getUntilRefused(url: string, paths: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { answers, end } = await sendUntilRefused((count) =>
    send(url + paths[count % paths.length], { agent, headers: { cookie: ada.cookie } }),
  );
  agent.destroy();
  return { answers, end };
}

/** Files reports one after the other, each over a new connection, until one gets no answer. */
async function reportUntilRefused(url: string) {
  const picture = await photograph();
  return sendUntilRefused(async () => {
    const form = await encodeReport(`https://${randomUUID()}.example.com/`, picture);
    const headers = { ...form.headers, cookie: ada.cookie };
    return send(`${url}/v1/reports`, { ...form, agent: new Agent(), method: 'POST', headers });
  });
}

async function sendUntilRefused(sendNext: (count: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  try {
    for (;;) answers.push(await sendNext(answers.length));
  } catch (error) {
    return { answers, end: codeOf(error) };
  }
}

const statusesOf = (answers: Answer[]) => new Set(answers.map(({ status }) => status));

/** Sends the first half of a report; `finish` sends the rest. */
async function beginReport(url: string) {
  const form = await encodeReport(`https://${randomUUID()}.example.com/`, await photograph());
  const headers = { ...form.headers, cookie: ada.cookie, 'content-length': form.body.length };
  const upload = request(`${url}/v1/reports`, { method: 'POST', agent: new Agent(), headers });
  const answer = once(upload, 'response').then(async ([response]) => ({
    status: response.statusCode,
    connection: response.headers.connection,
    report: JSON.parse(await text(response)),
  }));
  const half = Math.floor(form.body.length / 2);
  await new Promise((resolve) => upload.write(form.body.subarray(0, half), resolve));
  return {
    finish() {
      upload.end(form.body.subarray(half));
      return answer;
    },
  };
}

/** Requests an export of all reports, and resolves when its first lines have arrived. */
async function beginExport(url: string) {
  const path = new URL('/v1/reports.csv', url);
  const download = request(path, { agent: new Agent(), headers: { cookie: admin.cookie } });
  download.end();
  const [response] = await once(download, 'response');
  await once(response, 'readable');
  return { rest: () => text(response) };
}

test('stopping the server under load drops no request in progress', async () => {
  await using program = await startReady();
  const { url } = program;
  const readers = Array.from({ length: 12 }, () =>
    getUntilRefused(url, ['/v1/reports', '/v1/me/notifications', '/v1/app-config', '/v1/me']),
  );
  const reporters = Array.from({ length: 2 }, () => reportUntilRefused(url));
  const upload = await beginReport(url);
  const csv = await beginExport(url);
  await using stream = await openStream(`${url}/v1/events`, ada.cookie);
  program.signal('SIGTERM');

  await stream.ended;
  for (const { answers, end } of await Promise.all(readers)) {
    expect(REFUSED).toContain(end);
    expect(statusesOf(answers)).toEqual(new Set([200]));
    expect(answers.at(-1)?.headers.connection).toBe('close');
  }
  for (const { answers, end } of await Promise.all(reporters)) {
    expect(REFUSED).toContain(end);
    expect(statusesOf(answers)).toEqual(new Set([201]));
  }
  // New connections are refused by now.
  const { status, connection, report } = await upload.finish();
  expect([status, connection]).toEqual([201, 'close']);
  const picture = await ada.request('GET', report.evidence.url);
  expect(picture.statusCode).toBe(200);
  expect((await csv.rest()).split('\n').length).toBeGreaterThan(REPORTS);
  expect(await program.exit).toMatchObject({ code: 0, stderr: '' });
});

/** Starts a mail server that accepts connections but never sends anything. */
async function startSilentMailServer() {
  const server = createServer((socket) => socket.on('error', () => undefined));
  const connected = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, connected, stop: () => server.close() };
}

test('a stop is not delayed by a client that never reads, a job that hangs or a second signal, and the job is returned to the queue', async () => {
  const mailServer = await startSilentMailServer();
  await using program = await startReady({ SMTP_URL: mailServer.url });
  const { email } = await createUser(other, { emailVerifiedAt: null });
  const { database, jobs } = other.platform;
  await jobs.enqueue(database, verificationMails, { email });
  await mailServer.connected;
  const { hostname, port, host } = new URL(program.url);
  const stuck = connect(Number(port), hostname).on('error', () => undefined);
  stuck.write(`GET /v1/reports.csv HTTP/1.1\r\nhost: ${host}\r\ncookie: ${admin.cookie}\r\n\r\n`);
  await once(stuck, 'readable');

  program.signal('SIGTERM');
  program.signal('SIGTERM');
  expect(await program.exit).toMatchObject({ code: 0, stderr: '' });
  const { rows } = await database.execute(
    sql`select state from pgboss.job where name = ${verificationMails.name}`,
  );
  expect(rows).toEqual([{ state: 'retry' }]);
  stuck.destroy();
  mailServer.stop();
});

test('before it stops, a server says that it is not ready and still answers, until it may go', async () => {
  await using program = await startReady({ DRAIN_SECONDS: '60' });
  await using stream = await openStream(`${program.url}/v1/events`, ada.cookie);
  const ask = (path: string) => send(program.url + path, { headers: { cookie: ada.cookie } });
  await until(async () => (await ask('/readyz')).status === 200);
  program.signal('SIGTERM');
  await until(async () => (await ask('/readyz')).status === 503);
  for (const path of ['/livez', '/v1/server/get-ready', '/v1/reports']) {
    await eventually(async () => {
      const { status, headers } = await ask(path);
      expect([path, status, headers.connection]).toEqual([path, 200, 'close']);
    });
  }
  const { id } = await createReport(ada);
  expect(await stream.next('report')).toMatchObject({ id });
  program.signal('SIGTERM');
  await stream.ended;
  expect(await program.exit).toMatchObject({ code: 0, stderr: '' });
});

test('Ctrl-C does not wait for a proxy', async () => {
  await using program = await startReady({ DRAIN_SECONDS: '60' });
  program.signal('SIGINT');
  expect(await program.exit).toMatchObject({ code: 0, stderr: '' });
});

test('a server stopped during its start leaves no database running', async () => {
  await using folder = await makeDataFolder();
  await using program = await startProgram({ DATA_DIR: folder.path });
  const postmaster = await eventually(() => folder.postmaster());
  program.signal('SIGTERM');
  expect(await program.exit).toMatchObject({ code: 0, stderr: '' });
  // The server only waits for PostgreSQL to remove its PID file, just before that process ends.
  await until(() => !isRunning(postmaster));
});
