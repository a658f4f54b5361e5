import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportStatusChanges, users } from '#platform/database/schema.ts';
import { allMailsTo, easyRobotCheck, freshEmail, signUpForm } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createReport,
  createUser,
  PASSWORD,
  startSession,
  submitReport,
  visitor,
} from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TwoInstances } from '#testing/two-instances.ts';
import { atOnce, startTwoInstances, statusesOf } from '#testing/two-instances.ts';

let instances: TwoInstances;
let server: TestApp;
let second: TestApp;
let admin: Client;
beforeAll(async () => {
  instances = await startTwoInstances();
  ({ server, second } = instances);
  admin = await createClient(server, { role: 'admin' });
});
afterAll(() => instances[Symbol.asyncDispose]());

async function countJobs(queue: string, data: object): Promise<number> {
  const { rows } = await server.platform.database.execute(
    sql`select from pgboss.job where name = ${queue} and data @> ${JSON.stringify(data)}::jsonb`,
  );
  return rows.length;
}

test('fifty simultaneous sign-ups with spellings of one address create one account and one email', async () => {
  const email = freshEmail();
  const forms = await Promise.all(
    Array.from({ length: 50 }, async (_, number) => {
      const letters = [...email].map((letter, at) =>
        (number >> (at % 6)) & 1 ? letter.toUpperCase() : letter,
      );
      return signUpForm(server, {
        email: `${' '.repeat(number % 3)}${letters.join('')}${' '.repeat(number % 2)}`,
        robotCheck: await easyRobotCheck(server),
      });
    }),
  );
  const answers = await Promise.all(
    forms.map((form, number) =>
      visitor(number % 2 ? second : server)('POST', '/v1/auth/sign-up', form),
    ),
  );
  const [first, ...others] = statusesOf(answers);
  expect(first).toBe(201);
  // Later ones meet the limit of the mailbox.
  for (const status of others) expect([409, 429]).toContain(status);
  const { database } = server.platform;
  expect(await database.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  expect(await countJobs('accounts.verification-mail', { email })).toBe(1);
  expect(await allMailsTo(server, email)).toHaveLength(1);
});

test('an address that only a provider treats as the same counts as a different address', async () => {
  const name = freshEmail().split('@')[0];
  const emails = [`${name}@gmail.com`, `${name}+shop@gmail.com`, `x.${name}@gmail.com`];
  for (const email of emails) {
    const form = { email, robotCheck: await easyRobotCheck(server) };
    const answer = await visitor(server)(
      'POST',
      '/v1/auth/sign-up',
      await signUpForm(server, form),
    );
    expect(answer.statusCode).toBe(201);
  }
});

test('of two simultaneous status changes on two instances, one succeeds', async () => {
  const { id } = await createReport(await createClient(server));
  const answers = await atOnce(
    2,
    [admin, await startSession(second, admin.user)],
    ({ request }, number) =>
      request('PATCH', `/v1/reports/${id}`, {
        status: ['Resolved', 'Closed'][number],
        from: 'Pending',
      }),
  );
  expect(statusesOf(answers)).toEqual([200, 409]);
  const history = await server.platform.database
    .select()
    .from(reportStatusChanges)
    .where(eq(reportStatusChanges.reportId, id));
  expect(history).toHaveLength(1);
});

test('anything read while being deleted is either complete or not found', async () => {
  const [ada, elsewhere] = await instances.createClients();
  const marked = { description: 'Read while deleted.' };
  const filed = await atOnce(8, [ada, elsewhere], (client, number) =>
    createReport(client, { ...marked, target: `gone-${number}.example.com` }),
  );
  const pictures = await Promise.all(filed.map(({ evidence }) => ada.request('GET', evidence.url)));
  const onSecond = await startSession(second, admin.user);
  const read = async (id: string, size: number) => {
    for (;;) {
      const [report, picture, thumbnail, list, csv] = await Promise.all([
        elsewhere.request('GET', `/v1/reports/${id}`),
        elsewhere.request('GET', `/v1/reports/${id}/evidence`),
        elsewhere.request('GET', `/v1/reports/${id}/evidence?size=thumb`),
        elsewhere.request('GET', '/v1/me/reports?limit=100'),
        onSecond.request('GET', '/v1/reports.csv'),
      ]);
      for (const answer of [report, picture, thumbnail]) {
        expect([200, 404]).toContain(answer.statusCode);
      }
      if (picture.statusCode === 200) expect(picture.rawPayload).toHaveLength(size);
      expect([list.statusCode, csv.statusCode]).toEqual([200, 200]);
      expect(csv.body).toMatch(/\n$/);
      if (report.statusCode === 404 && picture.statusCode === 404) return;
    }
  };
  await Promise.all([
    ...filed.map(({ id }, number) => read(id, pictures[number]?.rawPayload.length ?? 0)),
    atOnce(8, [ada, admin], ({ request }, number) =>
      request('DELETE', `/v1/reports/${filed[number]?.id}`),
    ),
  ]);
  expect((await ada.request('GET', '/v1/me/reports')).json().items).toEqual([]);
});

test('an account deleted while submitting leaves complete reports or none, and gets a clear answer', async () => {
  for (const _time of [1, 2, 3]) {
    const clients = await instances.createClients();
    const [answers] = await Promise.all([
      atOnce(6, clients, (client, number) =>
        submitReport(client, { target: `last-${number}.example.com` }),
      ),
      clients[0].request('DELETE', '/v1/me', { currentPassword: PASSWORD }),
    ]);
    for (const answer of answers) {
      expect([201, 401], answer.body).toContain(answer.statusCode);
      if (answer.statusCode === 201) {
        const found = await admin.request('GET', `/v1/reports/${answer.json().id}`);
        expect(found.json()).toMatchObject({ reportedBy: 'Deleted user', status: 'Pending' });
        expect((await admin.request('GET', found.json().evidence.url)).statusCode).toBe(200);
      }
    }
  }
});

test('an account deleted twice simultaneously is deleted once', async () => {
  const [ada, elsewhere] = await instances.createClients();
  const answers = await Promise.all([
    ada.request('DELETE', '/v1/me', { currentPassword: PASSWORD }),
    elsewhere.request('DELETE', '/v1/me', { currentPassword: PASSWORD }),
    admin.request('DELETE', `/v1/users/delete/${ada.user.id}`, { reason: 'Spam' }),
    ada.request('PATCH', '/v1/me', { username: 'Too late' }),
    ada.request('POST', '/v1/me/notifications/read-all'),
  ]);
  const [first, other, byAdmin] = statusesOf(answers.slice(0, 3));
  expect([200, 204]).toContain(first);
  for (const status of [other, byAdmin]) expect([401, 404]).toContain(status);
  expect(await countJobs('accounts.account-deleted-mail', { email: ada.user.email })).toBe(1);
});

test('signing in is refused if the account is deleted in the meantime', async () => {
  const user = await createUser(server);
  const form = { email: user.email, password: PASSWORD };
  const [entry] = await Promise.all([
    visitor(server)('POST', '/v1/auth/sign-in', form),
    second.platform.database.delete(users).where(eq(users.id, user.id)),
  ]);
  expect([200, 401]).toContain(entry.statusCode);
});

test('a notification that arrives while all are being marked read is either read or counted', async () => {
  const clients = await instances.createClients();
  await atOnce(12, clients, (client, number) =>
    number % 2
      ? client.request('POST', '/v1/me/notifications/read-all')
      : submitReport(client, { target: `bell-${number}.example.com` }),
  );
  const list = await clients[0].request('GET', '/v1/me/notifications?limit=100');
  const { items, unread } = list.json();
  expect(items).toHaveLength(12);
  expect(unread).toBe(items.filter(({ read }: { read: boolean }) => !read).length);
});
