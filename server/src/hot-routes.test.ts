import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDatabase } from '#cli/fill/fill-database.ts';
import { countAllBits } from '#modules/targets/private-check/private-check.service.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createPost, createReport, startSession } from '#testing/factories.ts';
import { createKey, withKey } from '#testing/keys.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startQuietApp } from '#testing/test-app.ts';

let server: TestApp;
let people: Record<'user' | 'admin' | 'app', Client>;
/** Where each stands in an address. */
let ids: [string, string][];
/** Statements that PostgreSQL planned only for this request. */
let planned: string[] = [];
const clients = new Set<PoolClient>();
beforeAll(async () => {
  server = await startQuietApp();
  const plan = { seed: 1, reports: 20_000, users: 1_000, until: Date.now() };
  await fillDatabase(server.platform, plan, () => undefined);
  await countAllBits(server.platform);
  const user = await createClient(server);
  const app = { ...user, request: withKey(server, (await createKey(user)).secret) };
  people = { user, app, admin: await createClient(server, { role: 'admin' }) };
  const report = await createReport(user, { category: 'website', target: 'evil.example.com' });
  const rejected = await createReport(user, { category: 'website', target: 'good.example.com' });
  const rejection = { status: 'Rejected', reason: 'It is genuine.' };
  await people.admin.request('PATCH', `/v1/reports/${rejected.id}`, rejection);
  ids = [
    ['REJECTED', rejected.id],
    ['REPORT', report.id],
    ['TARGET', report.targetId],
    ['USER', user.user.id],
  ];
  await createPost(people.admin);
  server.platform.database.$client.on('acquire', (client) => {
    if (!clients.has(client)) watch(client);
    clients.add(client);
  });
});
afterAll(() => server[Symbol.asyncDispose]());

function watch(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((statement: string | { name?: string; text: string }, ...rest: unknown[]) => {
    const { name = '', text } = typeof statement === 'string' ? { text: statement } : statement;
    if (!name && !/^(begin|commit|rollback)/i.test(text)) planned.push(text);
    return query(statement, ...rest);
  }) as never;
}

/** Which statements each connection plans for the values at hand, and how often; the first five times it always does. */
function replanned() {
  const text =
    'select name, custom_plans from pg_prepared_statements where custom_plans > 5 order by name';
  return Promise.all(
    [...clients].map(async (client) => (await client.query({ name: 'replanned', text })).rows),
  );
}

const target = 'target=evil.example.com';
test.each([
  ['user', '/v1/me'],
  ['user', '/v1/app-config'],
  ['user', '/v1/categories'],
  ['user', '/v1/reports'],
  ['user', '/v1/reports?limit=20'],
  ['user', '/v1/reports?category=website'],
  ['user', '/v1/reports?category=website&limit=20'],
  ['user', '/v1/reports?status=Pending'],
  ['user', '/v1/reports?status=Pending&limit=20'],
  ['user', `/v1/reports?category=website&${target}`],
  ['user', `/v1/reports?category=website&${target}&limit=20`],
  ['user', `/v1/reports/summary?category=website&${target}`],
  ['user', `/v1/targets?category=website&${target}`],
  ['user', '/v1/targets/TARGET'],
  ['user', '/v1/targets/TARGET/overview'],
  ['user', '/v1/check/website/4/3'],
  ['user', '/v1/reports/REPORT'],
  ['user', '/v1/reports/REPORT/history'],
  ['user', '/v1/reports/REPORT/answers'],
  ['user', '/v1/reports/REJECTED/answers'],
  ['user', '/v1/reports/REPORT/question'],
  ['user', '/v1/me/alerts'],
  ['user', '/v1/me/alerts?targetId=TARGET'],
  ['user', '/v1/me/alerts?category=website&key=evil.example.com'],
  ['user', '/v1/me/reports'],
  ['user', '/v1/me/reports?limit=20'],
  ['user', '/v1/me/reports?q=evil'],
  ['user', '/v1/me/notifications'],
  ['user', '/v1/me/notifications?limit=20'],
  ['user', '/v1/me/sessions'],
  ['user', '/v1/posts'],
  ['user', '/v1/posts?limit=3'],
  ['app', '/v1/check/website/4/15'],
  ['admin', '/v1/me'],
  ['admin', '/v1/me/notifications'],
  ['admin', '/v1/reports'],
  ['admin', '/v1/reports?category=website'],
  ['admin', '/v1/reports?status=Pending&limit=20'],
  ['admin', '/v1/cases'],
  ['admin', '/v1/cases?category=website&sort=oldest'],
  ['admin', '/v1/cases/TARGET'],
  ['admin', '/v1/reports/REPORT/history'],
  ['admin', '/v1/reports/REPORT/reporter-notes'],
  ['admin', '/v1/targets/TARGET/notes'],
  ['admin', '/v1/stats'],
  ['admin', '/v1/users'],
  ['admin', '/v1/users/USER'],
  ['admin', '/v1/user-notes/USER'],
  ['admin', '/v1/audit-log'],
  ['admin', '/v1/flags'],
] as const)('PostgreSQL plans no statement again: %s, %s', async (who, path) => {
  const client = people[who];
  const address = ids.reduce<string>((so, [name, id]) => so.replace(name, id), path);
  const ask = () => client.request('GET', address);
  expect((await ask()).statusCode).toBe(200);
  for (let times = 0; times < 40; times++) await ask();
  const before = await replanned();
  planned = [];
  await ask();
  expect(planned).toEqual([]);
  expect(await replanned()).toEqual(before);
});

test('PostgreSQL plans no statement again: the look-up of a session', async () => {
  const { user } = people.user;
  const sessions = [await startSession(server, user), await startSession(server, user)];
  planned = [];
  for (const session of sessions) await session.request('GET', '/v1/me');
  expect(planned).toEqual([]);
});

test('PostgreSQL plans no statement again: filing a report', async () => {
  await createReport(people.user, { category: 'website', target: 'evil.example.com' });
  planned = [];
  await createReport(people.user, { category: 'website', target: 'wicked.example.com' });
  expect(planned).toEqual([]);
});
