import { randomUUID } from 'node:crypto';
import type { Job } from '@redflag/shared/admin/jobs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, PASSWORD, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

let server: TestApp;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp();
  admin = await createClient(server, { role: 'admin' });
});
afterAll(() => server[Symbol.asyncDispose]());

async function list(): Promise<Job[]> {
  return (await admin.request('GET', '/v1/jobs')).json<{ items: Job[] }>().items;
}

const find = async (name: string) => (await list()).find((job) => job.name === name);

test('every job is listed with its name, title and purpose', async () => {
  const jobs = await list();
  const names = jobs.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  expect(names).toEqual(expect.arrayContaining(['accounts.expiry', 'pictures.sweep']));
  for (const { title, purpose } of jobs) {
    expect(title).toMatch(/^[A-Z][\w :]+$/);
    expect(purpose).toMatch(/^[A-Z].+\.$/);
  }
});

test('scheduled jobs show their schedule; jobs started by an event have none', async () => {
  expect(await find('pictures.sweep')).toMatchObject({ schedule: '17 * * * *' });
  expect(await find('reports.delete-evidence')).toMatchObject({
    schedule: null,
    lastRunAt: null,
    lastSuccessAt: null,
    lastError: null,
    waiting: 0,
    failed: 0,
  });
});

test('a successful run is shown', async () => {
  await visitor(server)('POST', '/v1/auth/verify-email/send', { email: freshEmail() });
  await eventually(async () =>
    expect(await find('accounts.verification-mail')).toMatchObject({
      lastRunAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastSuccessAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastError: null,
    }),
  );
});

test('a failure is shown with its message, without the address in it', async () => {
  await using other = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const reader = await createClient(other, { role: 'admin' });
  await (await createClient(other)).request('DELETE', '/v1/me', { currentPassword: PASSWORD });
  await eventually(async () => {
    const { items } = (await reader.request('GET', '/v1/jobs')).json<{ items: Job[] }>();
    expect(items.find(({ name }) => name === 'accounts.account-deleted-mail')).toMatchObject({
      lastSuccessAt: null,
      lastError: { message: 'connect ECONNREFUSED [address]:1', at: expect.any(String) },
      waiting: 1,
    });
  });
});

test('failed jobs run again at once when an administrator asks, which the audit log shows', async () => {
  const queue = 'reports.delete-evidence';
  const { database } = server.platform;
  const ids = [randomUUID(), randomUUID()];
  await database.execute(sql`
    insert into pgboss.job (id, name, data, state, retry_count, retry_limit, start_after)
    values (${ids[0]}, ${queue}, '{"evidenceKey": "a"}', 'failed', 32, 32, now()),
      (${ids[1]}, ${queue}, '{"evidenceKey": "b"}', 'retry', 3, 32, now() + interval '1 hour')`);
  const response = await admin.request('POST', '/v1/jobs/retry', { queue });
  expect(response.json()).toEqual({ retried: 2 });
  await eventually(async () => {
    const { rows } = await database.execute(
      sql`select state from pgboss.job where id in ${ids} and state = 'completed'`,
    );
    expect(rows).toHaveLength(2);
  });
  const { items } = (await admin.request('GET', '/v1/audit-log?action=job.retry')).json();
  expect(items).toEqual([
    expect.objectContaining({ subject: queue, after: { [queue]: 2 }, actorId: admin.user.id }),
  ]);
  const none = await admin.request('POST', '/v1/jobs/retry', { queue });
  expect(none.json()).toEqual({ retried: 0 });
});

test('a kind of job that does not exist is refused', async () => {
  const response = await admin.request('POST', '/v1/jobs/retry', { queue: 'no.such' });
  expect(expectProblem(response, 422).errors).toEqual([
    { path: 'queue', message: 'There is no such kind of job.' },
  ]);
});
