import { Writable } from 'node:stream';
import type { Job } from '@redflag/shared/admin/jobs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changePhoto } from '#modules/accounts/profile/profile.service.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createPost,
  createReport,
  photograph,
  sendForm,
  startSession,
  submitReport,
  visitor,
} from '#testing/factories.ts';
import { runNow } from '#testing/jobs.ts';
import { expectProblem } from '#testing/problem.ts';
import type { S3Fault, S3Service } from '#testing/services/s3/service.ts';
import { s3Settings, startS3 } from '#testing/services/s3/service.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually, until } from '#testing/waiting.ts';

let s3: S3Service;
let server: TestApp;
/** The same, but it soon gives up a store that fails, or is too slow on a busy machine. */
let impatient: TestApp;
let log = '';
beforeAll(async () => {
  s3 = await startS3();
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const settings = { ...s3Settings(s3), LOG_LEVEL: 'error' };
  server = await startTestApp(settings, logTo);
  impatient = await startTestApp(
    { ...settings, S3_TIMEOUT_SECONDS: '0.6', DATABASE_URL: server.databaseUrl },
    logTo,
  );
  await impatient.platform.jobs.rest();
});
afterEach(async () => {
  s3.fault = () => null;
  await s3.start();
});
afterAll(async () => {
  await impatient[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await s3[Symbol.asyncDispose]();
});

function expectUnavailable(response: Awaited<ReturnType<Client['request']>>): void {
  expect(expectProblem(response, 503)).toMatchObject({ code: 'unavailable' });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
}

const evidence = () => [...s3.objects.keys()].filter((key) => key.startsWith('report_images/'));

async function ownReports(client: Client): Promise<unknown[]> {
  return (await client.request('GET', '/v1/me/reports')).json().items;
}

const faults: [string, S3Fault][] = [
  ['is overloaded', { status: 503, code: 'SlowDown' }],
  ['fails', { status: 500, code: 'InternalError' }],
  ['denies access', { status: 403, code: 'AccessDenied' }],
  ['has lost its bucket', { status: 404, code: 'NoSuchBucket' }],
  ['never answers', 'silent'],
];

describe.each(faults)('an object store that %s', (_, fault) => {
  test('makes the server refuse a report with a clear error, and accept the same request afterwards', async () => {
    const client = await createClient(impatient);
    const before = evidence();
    const submit = () => submitReport(client, {}, undefined, { 'idempotency-key': 'once' });
    const submitted = () =>
      eventually(async () => {
        const filed = await submit();
        expect(filed.statusCode).toBe(201);
        return filed.json().id;
      });
    s3.fault = () => fault;
    expectUnavailable(await submit());
    expect(await ownReports(client)).toEqual([]);
    expect(evidence()).toEqual(before);

    s3.fault = () => null;
    expect(await submitted()).toBe(await submitted());
    expect(await ownReports(client)).toHaveLength(1);
    await eventually(() => expect(evidence()).toHaveLength(before.length + 2));
  });

  test('makes a picture unavailable, but not its report', async () => {
    const reporter = await createClient(server);
    const { id } = await createReport(reporter);
    const client = await startSession(impatient, reporter.user);
    s3.fault = () => fault;
    expectUnavailable(await client.request('GET', `/v1/reports/${id}/evidence`));
    expect((await client.request('GET', `/v1/reports/${id}`)).statusCode).toBe(200);

    s3.fault = () => null;
    const path = `/v1/reports/${id}/evidence`;
    await until(async () => (await client.request('GET', path)).statusCode === 200);
  });

  test('makes the server unready until it recovers', async () => {
    const ready = () => visitor(impatient)('GET', '/v1/server/get-ready');
    s3.fault = () => fault;
    expectUnavailable(await ready());
    s3.fault = () => null;
    await until(async () => (await ready()).statusCode === 200);
  });
});

test('reports, photos and posts are all refused while the object store refuses connections', async () => {
  const client = await createClient(server);
  const admin = await createClient(server, { role: 'admin' });
  const picture = { content: await photograph(), name: 'one.jpg' };
  const post = { title: 'A flaw', body: 'Text' };
  await s3.stop();
  expectUnavailable(await submitReport(client));
  expectUnavailable(
    await sendForm(client, 'PUT', '/v1/me/photo', {}, { field: 'photo', ...picture }),
  );
  expectUnavailable(
    await sendForm(admin, 'POST', '/v1/posts', post, { field: 'image', ...picture }),
  );
  expect((await client.request('GET', '/v1/me')).json()).toMatchObject({ photoUrl: null });
  expect(log).toContain('ECONNREFUSED');

  await s3.start();
  expect((await submitReport(client)).statusCode).toBe(201);
  expect((await createPost(admin, {}, picture.content)).imageUrl).toBeTruthy();
});

test('if one size of a picture cannot be stored, neither is kept', async () => {
  const client = await createClient(server);
  const before = evidence();
  s3.fault = ({ method, key }) =>
    method === 'PUT' && key.includes('.thumb.') ? { status: 500, code: 'InternalError' } : null;
  expectUnavailable(await submitReport(client));
  await eventually(() => expect(evidence()).toEqual(before));
});

test('if a new photo cannot be stored, the old one is kept', async () => {
  const client = await createClient(server);
  const viewer = {
    id: client.user.id,
    role: 'user',
    reviewRole: null,
    sessionId: '',
    address: '',
  } as const;
  const { photoUrl } = await changePhoto(server.platform, viewer, await photograph());
  const picture = { field: 'photo', content: await photograph(), name: 'two.jpg' };
  s3.fault = ({ method }) => (method === 'PUT' ? 'silent' : null);
  const sender = await startSession(impatient, client.user);
  expectUnavailable(await sendForm(sender, 'PUT', '/v1/me/photo', {}, picture));
  expect((await client.request('GET', '/v1/me')).json()).toMatchObject({ photoUrl });
  expect((await client.request('GET', String(photoUrl))).statusCode).toBe(200);
});

test('a picture whose file is missing is answered 404', async () => {
  const client = await createClient(server);
  const { id } = await createReport(client);
  s3.objects.clear();
  expectProblem(await client.request('GET', `/v1/reports/${id}/evidence`), 404);
});

test.each<[string, S3Fault]>([
  ['stalls', 'stalls'],
  ['breaks off', 'cut'],
])('a picture that %s halfway ends in an error and never looks complete', async (_what, fault) => {
  const client = await createClient(server);
  const { id } = await createReport(client);
  s3.fault = ({ method }) => (method === 'GET' ? fault : null);
  const app = fault === 'stalls' ? impatient : server;
  const url = `${await app.listen()}/v1/reports/${id}/evidence`;
  const response = await eventually(async () => {
    const begun = await fetch(url, { headers: { cookie: client.cookie } });
    expect(begun.status).toBe(200);
    return begun;
  });
  await expect(response.arrayBuffer()).rejects.toThrow();
});

test('the picture of a deleted report is deleted when the object store is back', async () => {
  const client = await createClient(server);
  const admin = await createClient(server, { role: 'admin' });
  const before = evidence();
  const { id } = await createReport(client);
  s3.fault = ({ method }) => (method === 'DELETE' ? { status: 503, code: 'SlowDown' } : null);
  expect((await client.request('DELETE', `/v1/reports/${id}`)).statusCode).toBe(204);
  const deletions = async () => {
    const { items } = (await admin.request('GET', '/v1/jobs')).json<{ items: Job[] }>();
    return items.find(({ name }) => name === 'reports.delete-evidence');
  };
  await eventually(async () =>
    expect(await deletions()).toMatchObject({
      waiting: 1,
      lastError: { message: expect.any(String) },
    }),
  );

  s3.fault = () => null;
  await eventually(async () => {
    await runNow(server);
    expect(evidence()).toEqual(before);
  });
});
