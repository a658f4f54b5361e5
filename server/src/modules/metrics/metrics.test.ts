import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { costs } from '#platform/limits.ts';
import { openMailer } from '#platform/messages/mailer.ts';
import { readCommit, version } from '#platform/version.ts';
import { createClient, createReport, PASSWORD, visitor } from '#testing/factories.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { openDatabaseProxy } from '#testing/services/database-proxy.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

let server: TestApp;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = await startTestApp({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' });
  await server.app.ready();
});
afterAll(() => server[Symbol.asyncDispose]());

async function scrape(): Promise<string> {
  const response = await fetch(`${origin}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return response.text();
}

test('responses are counted by route and status, without the requested details', async () => {
  const client = await createClient(server);
  const { id } = await createReport(client);
  await client.request('GET', `/v1/reports/${id}?secret=sought-by-somebody`);
  await visitor(server)('GET', '/v1/nothing-of-that-name');
  const text = await scrape();
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/v1\/reports\/:id",status="200"\} 1$/m,
  );
  expect(text).toMatch(/route="[^"]+",status="404"\} \d+$/m);
  for (const private_ of [id, 'sought-by-somebody', 'nothing-of-that-name', client.user.email]) {
    expect(text).not.toContain(private_);
  }
});

test('operators see memory, event loop, connections, readiness and jobs', async () => {
  const text = await scrape();
  for (const line of [
    /^process_resident_memory_bytes \d+$/m,
    /^nodejs_eventloop_lag_p99_seconds \d/m,
    /^redflag_http_connections 0$/m,
    /^redflag_database_connections\{state="waiting"\} 0$/m,
    /^redflag_ready 1$/m,
    /^redflag_file_store_ready 1$/m,
    /^redflag_disk_free_bytes [1-9]/m,
    /^redflag_disk_size_bytes [1-9]/m,
    /^redflag_jobs\{queue="accounts\.expiry",state="failed"\} 0$/m,
  ]) {
    expect(text).toMatch(line);
  }
});

/** Returns the value of a metric, whose labels are given as they are printed. */
async function read(metric: string): Promise<number | null> {
  const line = (await scrape()).split('\n').find((text) => text.startsWith(`${metric} `));
  return line === undefined ? null : Number(line.slice(metric.length + 1));
}

test('operators see which version runs', async () => {
  const labels = `version="${version}",commit="${readCommit()}",node="${process.versions.node}"`;
  expect(await read(`redflag_build_info{${labels}}`)).toBe(1);
});

test('operators see how old the oldest waiting job is, and when each schedule last succeeded', async () => {
  const { database } = server.platform;
  const oldest = () => read('redflag_job_oldest_waiting_seconds{queue="reports.delete-evidence"}');
  const success = () =>
    read('redflag_schedule_last_success_timestamp_seconds{queue="pictures.sweep"}');
  expect([await oldest(), await success()]).toEqual([0, null]);
  const add = (name: string, state: string) => sql`
    insert into pgboss.job (name, state, start_after, created_on, completed_on)
    values (${name}, ${sql.raw(`'${state}'`)}, now() + interval '1 day', now() - interval '1 hour',
      ${state === 'completed' ? sql`to_timestamp(1700000000)` : sql`null`})`;
  await database.execute(add('reports.delete-evidence', 'retry'));
  await database.execute(add('pictures.sweep', 'completed'));
  await eventually(async () => expect(await oldest()).toBeGreaterThanOrEqual(3_600));
  expect(await oldest()).toBeLessThan(3_700);
  expect(await success()).toBe(1_700_000_000);
});

test('operators see emails, text messages, and calls of the database and the file store, by result', async () => {
  const count = async (dependency: string, operation: string, result = 'ok') =>
    (await read(
      `redflag_dependency_duration_seconds_count{dependency="${dependency}",operation="${operation}",result="${result}"}`,
    )) ?? 0;
  const { platform } = server;
  const before = [await count('email', 'send'), await count('sms', 'send')];
  const mail = { to: 'ada@gmail.com', subject: 'One', text: 'Text', html: '<p>Text</p>' };
  await platform.mailer.send(mail, '1');
  await platform.sms.send({ to: '+2348031234567', text: 'Text' });
  expect([await count('email', 'send'), await count('sms', 'send')]).toEqual(
    before.map((sent) => sent + 1),
  );
  const failing = openMailer(readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' }), platform.database);
  const failed = await count('email', 'send', 'failed');
  await expect(failing.send(mail, '1')).rejects.toThrow('ECONNREFUSED');
  expect(await count('email', 'send', 'failed')).toBe(failed + 1);

  const refused = await count('database', 'query', 'failed');
  await expect(platform.database.$client.query('select nonsense')).rejects.toThrow('nonsense');
  await expect(platform.database.execute(sql`select nonsense`)).rejects.toThrow();
  expect(await count('database', 'query', 'failed')).toBe(refused + 2);
  expect(await count('database', 'query')).toBeGreaterThan(0);
  await platform.files.put({
    key: 'report_images/one.jpg',
    content: Buffer.from('1'),
    contentType: 'image/jpeg',
  });
  // An answer, not a failure of the store.
  await expect(platform.files.get('report_images/none.jpg')).rejects.toThrow();
  expect(await count('files', 'put')).toBeGreaterThan(0);
  expect(await count('files', 'get')).toBeGreaterThan(0);
  expect(await count('files', 'get', 'failed')).toBe(0);
  expect(await scrape()).not.toMatch(/ada@gmail|2348031234567|nonsense|one\.jpg/);
});

test('refused requests are counted by route, and reports by status at most once a minute', async () => {
  const port = await freePort();
  const settings = { METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1', RATE_LIMITS: 'on' };
  const once = { account: 1, address: 1, seconds: 60 };
  await using other = await startTestApp(settings, undefined, { ...costs, 'robot-check': once });
  await other.app.ready();
  const scrapeOther = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const client = await createClient(other);
  await createReport(client);
  expect(await scrapeOther()).toMatch(/^redflag_reports\{status="Pending"\} 1$/m);
  await createReport(client);
  for (const status of [200, 429]) {
    expect((await client.request('GET', '/v1/robot-check')).statusCode).toBe(status);
  }
  const text = await scrapeOther();
  expect(text).toMatch(/^redflag_reports\{status="Pending"\} 1$/m);
  expect(text).toMatch(/^redflag_review_waiting_reports\{within_days="1"\} 1$/m);
  expect(text).toMatch(/^redflag_review_decisions_today 0$/m);
  expect(text).not.toMatch(/^redflag_review_median_seconds /m);
  expect(text).toMatch(/_count\{method="GET",route="\/v1\/robot-check",status="429"\} 1$/m);
});

test('every metric of the alert rules exists', async () => {
  const rules = await readFile(join(import.meta.dirname, '../../../../deploy/alerts.yaml'), 'utf8');
  const names = rules.match(/\b(http|redflag|nodejs|process)_\w+/g) ?? [];
  const text = await scrape();
  expect(names.length).toBeGreaterThan(10);
  // A histogram has _bucket, _count and _sum, and neither has a value before its first call.
  const base = (name: string) => name.replace(/_(bucket|count|sum)$/, '');
  expect(names.filter((name) => !text.includes(`# TYPE ${base(name)} `))).toEqual([]);
});

test('the port serves nothing else and accepts no other method', async () => {
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/v1/app-config`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405);
});

test('the public port has no metrics', async () => {
  const response = await visitor(server)('GET', '/metrics');
  expect(response.body).not.toContain('process_resident_memory_bytes');
});

test('there is no metrics port without METRICS_PORT', async () => {
  const other = await sharedTestApp();
  expect(other.platform.config.metrics).toBeNull();
});

test('the server does not start when the port is in use', async () => {
  const { port } = new URL(origin);
  await using other = await startTestApp({ METRICS_PORT: port, METRICS_HOST: '127.0.0.1' });
  await expect(other.app.ready()).rejects.toThrow('set METRICS_PORT');
});

test('the other metrics are still served while the database is down', async () => {
  await using proxy = await openDatabaseProxy(server.databaseUrl);
  const port = await freePort();
  await using other = await startTestApp({
    DATABASE_URL: proxy.url,
    METRICS_PORT: String(port),
    METRICS_HOST: '127.0.0.1',
  });
  await other.app.ready();
  proxy.cut();
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  proxy.restore();
  expect(text).toMatch(/^redflag_ready 0$/m);
  expect(text).not.toMatch(/^redflag_(jobs|reports)\b/m);
  expect(text).toMatch(/^process_resident_memory_bytes/m);
});

test('operators see that the mail server is away, from the first email that it did not take', async () => {
  const port = await freePort();
  await using other = await startTestApp({
    METRICS_PORT: String(port),
    METRICS_HOST: '127.0.0.1',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  await other.app.ready();
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(await read()).toMatch(/^redflag_mail_server_ready 1$/m);
  await (await createClient(other)).request('DELETE', '/v1/me', { currentPassword: PASSWORD });
  await eventually(async () => expect(await read()).toMatch(/^redflag_mail_server_ready 0$/m));
  expect(await scrape()).not.toContain('\nredflag_mail_server_ready');
});
