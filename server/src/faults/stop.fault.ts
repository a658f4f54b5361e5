import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verificationMails } from '#modules/accounts/sign-up/sign-up.jobs.ts';
import { isRunning, makeDataFolder } from '#testing/data-folder.ts';
import { openStream } from '#testing/event-stream.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createReport,
  createUser,
  encodeReport,
  photograph,
} from '#testing/factories.ts';
import type { Answer } from '#testing/http-client.ts';
import { codeOf, send } from '#testing/http-client.ts';
import { addManyReports } from '#testing/many-reports.ts';
import { startProgram } from '#testing/program.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { until } from '#testing/waiting.ts';

const REPORTS = 20_000;
const HALF_A_MINUTE = 30_000;
/** Errors of a new connection. The second occurs if the server stops listening just as it is made. */
const NOT_LET_IN = ['ECONNREFUSED', 'ECONNRESET'];

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

/** Sends requests over one connection at a time until there is no answer. */
async function askUntilRefused(url: string, paths: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { answers, end } = await sendUntilRefused((count) =>
    send(url + paths[count % paths.length], { agent, headers: { cookie: ada.cookie } }),
  );
  agent.destroy();
  return { answers, end };
}

/** Sends reports with pictures one after the other, each over a new connection. */
async function reportUntilRefused(url: string) {
  const picture = await photograph();
  return sendUntilRefused(async () => {
    const form = await encodeReport(`https://${randomUUID()}.example.com/`, picture);
    const headers = { ...form.headers, cookie: ada.cookie };
    return send(`${url}/v1/reports`, { ...form, agent: new Agent(), method: 'POST', headers });
  });
}

async function sendUntilRefused(ask: (count: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  try {
    for (;;) answers.push(await ask(answers.length));
  } catch (error) {
    return { answers, end: codeOf(error) };
  }
}

const statusesOf = (answers: Answer[]) => new Set(answers.map(({ status }) => status));

/** A report whose second half is held back. */
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

/** An export of all reports whose first lines have arrived. */
async function beginExport(url: string) {
  const path = new URL('/v1/reports.csv', url);
  const asked = request(path, { agent: new Agent(), headers: { cookie: admin.cookie } });
  asked.end();
  const [response] = await once(asked, 'response');
  await once(response, 'readable');
  return { rest: () => text(response) };
}

test('a stop under load drops no request in progress', async () => {
  await using program = await startReady();
  const { url } = program;
  const askers = Array.from({ length: 12 }, () =>
    askUntilRefused(url, ['/v1/reports', '/v1/me/notifications', '/v1/app-config', '/v1/me']),
  );
  const reporters = Array.from({ length: 2 }, () => reportUntilRefused(url));
  const upload = await beginReport(url);
  const csv = await beginExport(url);
  await using stream = await openStream(`${url}/v1/events`, ada.cookie);
  program.signal('SIGTERM');

  await stream.ended;
  for (const { answers, end } of await Promise.all(askers)) {
    expect(NOT_LET_IN).toContain(end);
    expect(statusesOf(answers)).toEqual(new Set([200]));
    expect(answers.at(-1)?.headers.connection).toBe('close');
  }
  for (const { answers, end } of await Promise.all(reporters)) {
    expect(NOT_LET_IN).toContain(end);
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

/** Accepts SMTP connections but never sends anything that would let them continue. */
async function startSilentMailServer() {
  const server = createServer((socket) => socket.on('error', () => undefined));
  const called = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, called, stop: () => server.close() };
}

test('a stop is not delayed by a client that never reads, a job that hangs or a second signal, and the job is returned to the queue', async () => {
  const mails = await startSilentMailServer();
  await using program = await startReady({ SMTP_URL: mails.url });
  const { email } = await createUser(other, { emailVerifiedAt: null });
  const { database, jobs } = other.platform;
  await jobs.enqueue(database, verificationMails, { email });
  await mails.called;
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
  mails.stop();
}, 60_000);

test('a server stopped while starting leaves no database running', async () => {
  await using folder = await makeDataFolder();
  await using program = await startProgram({ DATA_DIR: folder.path });
  const postmaster = await vi.waitFor(() => folder.postmaster(), HALF_A_MINUTE);
  program.signal('SIGTERM');
  expect(await program.exit).toMatchObject({ code: 0, stderr: '' });
  // It removes its file, which the server waits for, just before it ends.
  await until(() => !isRunning(postmaster));
}, 60_000);
