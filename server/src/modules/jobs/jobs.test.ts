import type { Job } from '@redflag/shared/admin/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, PASSWORD, visitor } from '#testing/factories.ts';
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
