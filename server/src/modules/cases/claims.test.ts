import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { caseClaims, reports, users } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, suspend } from '#testing/factories.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const reviewer = (username: string) => createClient(server, { username, reviewRole: 'reviewer' });
const [ngozi, bola, ada] = [
  await reviewer('Ngozi'),
  await reviewer('Bola'),
  await createClient(server),
];

beforeEach(async () => {
  await database.delete(reports);
});

const file = async (target: string) => {
  const { targetId } = await createReport(ada, { category: 'website', target });
  return `${targetId}`;
};
const claim = async ({ request }: Client, id: string) =>
  (await request('PUT', `/v1/cases/${id}/claim`)).json().claim;
const next = async ({ request }: Client, body = {}) =>
  (await request('POST', '/v1/cases/next', body)).json().targetId;
const claimOf = async ({ request }: Client, id: string) =>
  (await request('GET', `/v1/cases/${id}`)).json().claim;

test('who opens a case is named to the others, on it and in the queue, until they leave', async () => {
  const id = await file('one.example');
  expect(await claim(ngozi, id)).toMatchObject({ by: 'Ngozi', own: true });
  expect(await claim(bola, id)).toMatchObject({ by: 'Ngozi', own: false });
  expect(await claimOf(bola, id)).toMatchObject({ by: 'Ngozi', own: false });
  const queue = await bola.request('GET', '/v1/cases');
  expect(queue.json().items).toMatchObject([{ claim: { by: 'Ngozi', own: false } }]);
  expect(queue.body).not.toContain(ngozi.user.id);
  await bola.request('DELETE', `/v1/cases/${id}/claim`);
  expect(await claimOf(bola, id)).toMatchObject({ by: 'Ngozi' });
  await ngozi.request('DELETE', `/v1/cases/${id}/claim`);
  expect(await claimOf(bola, id)).toBeNull();
});

test('twenty who begin at once get twenty cases, and nobody else gets one', async () => {
  const filed: string[] = [];
  for (let index = 0; index < 20; index++) filed.push(await file(`shop-${index}.example`));
  const team = await Promise.all(Array.from({ length: 20 }, (_, index) => reviewer(`R${index}`)));
  const taken = await Promise.all(team.map((one) => next(one)));
  expect(taken.toSorted()).toEqual(filed.toSorted());
  expect(await next(ngozi)).toBeNull();
});

test('twenty who open one case at once agree on who is at work on it', async () => {
  const id = await file('one.example');
  const team = await Promise.all(Array.from({ length: 20 }, (_, index) => reviewer(`R${index}`)));
  await Promise.all(team.map((one) => claim(one, id)));
  const claims = await Promise.all(team.map((one) => claimOf(one, id)));
  expect(new Set(claims.map(({ by }) => by)).size).toBe(1);
  expect(claims.filter(({ own }) => own)).toHaveLength(1);
});

test('the next case is the one asked for or the first after it that nobody is on, in a circle', async () => {
  const [one, two, three] = [
    await file('1.example'),
    await file('2.example'),
    await file('3.example'),
  ];
  await claim(bola, two);
  expect(await next(ngozi, { from: two, left: one })).toBe(three);
  expect(await next(ngozi, { from: two, left: three })).toBe(one);
  expect(await next(ngozi, { left: one })).toBe(three);
  expect(await next(ngozi, { left: three, category: 'email' })).toBeNull();
  expect(await claimOf(bola, three)).toBeNull();
});

test('a claim ends after ten minutes, with the role, with the account and with the case', async () => {
  const id = await file('one.example');
  const chi = await reviewer('Chi');
  const own = eq(users.id, chi.user.id);
  await claim(chi, id);
  await database.update(caseClaims).set({ until: sql`now()` });
  expect(await claimOf(bola, id)).toBeNull();
  await claim(chi, id);
  await database.update(users).set({ reviewRole: null }).where(own);
  expect(await claimOf(bola, id)).toBeNull();
  await database.update(users).set({ reviewRole: 'reviewer' }).where(own);
  await suspend(server, chi.user.id);
  expect(await claimOf(bola, id)).toBeNull();
  expect(await claim(bola, id)).toMatchObject({ by: 'Bola', own: true });
  await database.delete(users).where(eq(users.id, bola.user.id));
  expect(await claim(ngozi, id)).toMatchObject({ by: 'Ngozi', own: true });
  const [report] = await database.select().from(reports);
  await ngozi.request('PATCH', `/v1/reports/${report?.id}`, { status: 'Closed' });
  expect(await database.select().from(caseClaims)).toEqual([]);
  expect(await claim(ngozi, id)).toBeNull();
});

test('a claim does not come back with the role', async () => {
  const id = await file('one.example');
  const chi = await reviewer('Chi');
  const admin = await createClient(server, { role: 'admin' });
  await claim(chi, id);
  for (const role of [null, 'reviewer'])
    await admin.request('PUT', `/v1/review-roles/${chi.user.id}`, { role });
  expect(await claimOf(ngozi, id)).toBeNull();
});

test('one is at work on one case: opening another leaves the one before', async () => {
  const [one, two] = [await file('one.example'), await file('two.example')];
  const other = await reviewer('Tunde');
  await claim(ngozi, one);
  expect(await claim(ngozi, two)).toMatchObject({ own: true });
  expect(await claimOf(other, one)).toBeNull();
  expect(await next(other)).toBe(one);
});
