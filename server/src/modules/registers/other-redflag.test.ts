import { randomUUID } from 'node:crypto';
import type { Changes } from '@redflag/shared/changes';
import type { Register } from '@redflag/shared/registers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeSnapshots } from '#modules/feeds/snapshots.service.ts';
import { keyOf } from '#modules/targets/index.ts';
import { changes, registerEntries, registers, reports } from '#platform/database/schema.ts';
import type { RegisterReading } from '#platform/limits.ts';
import { registerReading } from '#platform/limits.ts';
import { openClock } from '#testing/change-log.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { createOrganisationKey } from '#testing/keys.ts';
import type { Page } from '#testing/services/internet.ts';
import { siteOf, startInternet } from '#testing/services/internet.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { readEntry } from './readings/other-redflag.ts';
import { runRegister } from './readings/run.service.ts';

const [A, B] = ['a.example.com', 'b.example.com'] as const;
const internet = await startInternet(A, B, 'strange.example.com');

/** A server of ours that publishes, with its administrator, and a clock that tests move. */
interface Site extends AsyncDisposable {
  server: TestApp;
  admin: Client;
  person: Client;
  clock: ReturnType<typeof openClock>;
}

async function startSite(host: string, environment: NodeJS.ProcessEnv = {}): Promise<Site> {
  const server = await startTestApp({
    ...internet.settings,
    FEEDS: 'public',
    PUBLIC_URL: `https://${host}`,
    COMPANY_NAME: host,
    ...environment,
  });
  await server.platform.jobs.rest();
  internet.sites.set(host, siteOf(await server.listen()));
  return {
    server,
    admin: await createClient(server, { role: 'admin' }),
    person: await createClient(server),
    clock: openClock(server.platform),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

let a: Site;
let b: Site;
beforeAll(async () => {
  a = await startSite(A);
  b = await startSite(B);
});
beforeEach(async () => {
  for (const { server } of [a, b]) await server.platform.database.delete(registers);
  internet.pages.clear();
});
afterAll(async () => {
  await a[Symbol.asyncDispose]();
  await b[Symbol.asyncDispose]();
  await internet[Symbol.asyncDispose]();
});

const host = () => `${randomUUID().slice(0, 13)}.com`;

async function call<Answer = Register>(
  { admin }: Site,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) {
  const response = await admin.request(method, path, body);
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json() as Answer;
}

const hearFrom = (site: Site, from: string, values: object = {}) =>
  call(site, 'POST', '/v1/registers', {
    ...{
      name: 'Another Redflag',
      layout: 'redflag',
      address: `https://${from}/`,
      intervalMinutes: 15,
    },
    categories: ['website', 'crypto-wallet'],
    ...values,
  });

async function read(site: Site, id: string, limits: Partial<RegisterReading> = {}) {
  await call(site, 'POST', `/v1/registers/${id}/read`);
  await runRegister(site.server.platform, id, { ...registerReading, ...limits });
  const { items } = await call<{ items: Register[] }>(site, 'GET', '/v1/registers');
  return items.find((item) => item.id === id) as Register;
}

/** Confirms a report of a person, and publishes that. */
async function confirm(site: Site, target = host(), more: object = {}) {
  const report = await createReport(site.person, { target, ...more });
  await call(site, 'PATCH', `/v1/reports/${report.id}`, { status: 'Resolved', wellKnown: true });
  await publish(site);
  return { id: report.id, target };
}

async function publish({ clock, server }: Site) {
  await clock.settle();
  await writeSnapshots(server.platform);
}

async function logOf(site: Site, key: string): Promise<string[]> {
  await publish(site);
  const rows = await site.server.platform.database
    .select({ type: changes.type })
    .from(changes)
    .where(sql`${changes.entry} ->> 'key' = ${key}`)
    .orderBy(changes.position);
  return rows.map(({ type }) => type);
}

async function verdictOf(site: Site, target: string, category = 'website') {
  const path = `/v1/targets?category=${category}&target=${encodeURIComponent(target)}`;
  const { items } = await call<{
    items: { verdict: { level: string; sources: number; people: number } }[];
  }>(site, 'GET', path);
  const { level, sources, people } = items[0]?.verdict ?? {};
  return { level, sources, people };
}
const heard = { level: 'confirmed', sources: 1, people: 0 };
const unknown = { level: 'unknown', sources: 0, people: 0 };

test('what another Redflag lists counts here as one source, and no more once it is retracted there', async () => {
  const early = await confirm(a);
  const { id } = await hearFrom(b, A);
  expect(await read(b, id)).toMatchObject({ state: 'well', problem: null });
  expect(await verdictOf(b, early.target)).toEqual(heard);

  const late = await confirm(a);
  await read(b, id);
  expect(await verdictOf(b, late.target)).toEqual(heard);
  await call(a, 'PATCH', `/v1/reports/${early.id}`, { status: 'Rejected', reason: 'A mistake' });
  await publish(a);
  await read(b, id);
  expect(await verdictOf(b, early.target)).toEqual(unknown);
  expect(await verdictOf(b, late.target)).toEqual(heard);
  await call(a, 'PATCH', `/v1/reports/${early.id}`, { status: 'Resolved', reason: 'After all' });
  await publish(a);
  await read(b, id);
  expect(await verdictOf(b, early.target)).toEqual(heard);
});

test('nothing that was only heard is passed on, nor comes back as a confirmation', async () => {
  const { id: reportId, target } = await confirm(a);
  const { id: hears } = await hearFrom(b, A);
  const { id: hearsBack } = await hearFrom(a, B);
  await read(b, hears);
  expect(await logOf(b, target)).toEqual([]);
  await read(a, hearsBack);
  expect(await verdictOf(a, target)).toEqual({ level: 'confirmed', sources: 0, people: 1 });
  // Confirmed by its own people, too, it is its own.
  const own = await confirm(b, target);
  expect(await logOf(b, target)).toEqual(['listed']);
  await read(a, hearsBack);
  expect(await verdictOf(a, target)).toEqual({ level: 'confirmed', sources: 1, people: 1 });
  // Neither holds the other up when both take theirs back.
  await call(a, 'PATCH', `/v1/reports/${reportId}`, { status: 'Rejected', reason: 'No' });
  await call(b, 'PATCH', `/v1/reports/${own.id}`, { status: 'Rejected', reason: 'No' });
  for (const site of [a, b]) await publish(site);
  expect((await logOf(a, target)).at(-1)).toBe('retracted');
  expect((await logOf(b, target)).at(-1)).toBe('retracted');
  await read(b, hears);
  await read(a, hearsBack);
  for (const site of [a, b]) expect((await verdictOf(site, target)).level).toBe('not-confirmed');
});

test('a position that the other log no longer has begins with all that is listed', async () => {
  const { target } = await confirm(a);
  const { target: kept } = await confirm(a);
  const { id } = await hearFrom(b, A);
  await read(b, id);
  const { database } = b.server.platform;
  await database.update(registers).set({ position: 7 }).where(eq(registers.id, id));
  const [gone] = await a.server.platform.database
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.target, target));
  await call(a, 'PATCH', `/v1/reports/${gone?.id}`, { status: 'Rejected', reason: 'No' });
  await publish(a);
  expect(await read(b, id)).toMatchObject({ state: 'well' });
  expect(await verdictOf(b, target)).toEqual(unknown);
  expect(await verdictOf(b, kept)).toEqual(heard);
});

test('asks with a key, which nobody sees again and no other host gets', async () => {
  await using closed = await startSite('strange.example.com', { FEEDS: 'keys' });
  const { secret } = await createOrganisationKey(closed.server, ['feeds']);
  const { target } = await confirm(closed);
  const { id } = await hearFrom(b, 'strange.example.com');
  expect((await read(b, id)).problem).toBe('It does not accept the key, or wants one.');
  const changed = await b.admin.request('PATCH', `/v1/registers/${id}`, { secret });
  expect(changed.json()).toMatchObject({ hasSecret: true });
  expect(await read(b, id)).toMatchObject({ state: 'well' });
  expect(await verdictOf(b, target)).toEqual(heard);
  const log = await b.admin.request('GET', '/v1/audit-log?limit=50');
  const list = await b.admin.request('GET', '/v1/registers');
  for (const { body } of [changed, log, list]) expect(body).not.toContain(secret);
  const moved = await call(b, 'PATCH', `/v1/registers/${id}`, { address: `https://${A}` });
  expect(moved).toMatchObject({ hasSecret: false });
});

describe('the licence of what only a register confirms', () => {
  const table = (target: string) =>
    `category,target,description,status\nwebsite,${target},A shop,Resolved`;
  const addTable = (licence: string | null) =>
    call(b, 'POST', '/v1/registers', {
      ...{
        name: 'A partner',
        layout: 'redflag-csv',
        address: 'https://strange.example.com/t',
        intervalMinutes: 60,
      },
      licence,
    });
  const serve = (text: string) =>
    internet.pages.set('strange.example.com/t', (_, response) => response.end(text));

  test.each([
    ['CC0-1.0', ['listed']],
    ['CC-BY-SA-4.0', []],
    [null, []],
  ])('%s decides whether it is passed on', async (licence, log) => {
    const target = host();
    serve(table(target));
    const { id } = await addTable(licence);
    await read(b, id);
    expect(await logOf(b, target)).toEqual(log);
  });

  test('holds from when an administrator changes it', async () => {
    const target = host();
    serve(table(target));
    const { id } = await addTable('CC0-1.0');
    await read(b, id);
    expect(await logOf(b, target)).toEqual(['listed']);
    await call(b, 'PATCH', `/v1/registers/${id}`, { licence: 'CC-BY-NC-4.0' });
    expect(await logOf(b, target)).toEqual(['listed', 'retracted']);
  });

  test('of another Redflag comes with each entry, and is kept', async () => {
    const { target } = await confirm(a);
    const { id } = await hearFrom(b, A);
    await read(b, id);
    const [entry] = await b.server.platform.database
      .select({ licence: registerEntries.licence })
      .from(registerEntries)
      .innerJoin(reports, eq(reports.id, registerEntries.reportId))
      .where(eq(reports.target, target));
    expect(entry).toEqual({ licence: 'CC0-1.0' });
  });
});

/** Another Redflag that answers what a test wants. */
describe('a strange other Redflag', () => {
  const strange = 'strange.example.com';
  const entry = (key: string, more: object = {}) => ({
    ...{ category: 'website', key, shown: key, hash: '00'.repeat(8), level: 'confirmed' },
    ...{ people: 2, verifiedPeople: 1, sources: 0, licence: 'CC0-1.0', disputedSince: null },
    ...{ firstReportedAt: null, lastReportedAt: null, confirmedAt: '2026-11-01T00:00:00.000Z' },
    ...more,
  });
  let first: string;
  let list: string;
  let page: Page;
  const json =
    (body: unknown): Page =>
    (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const empty = (position: number) =>
    json({ items: [], next: position, upTo: position } satisfies Changes);
  beforeEach(() => {
    first = host();
    list = `${JSON.stringify(entry(first))}\n`;
    page = empty(100);
    internet.sites.set(strange, (request, response) => {
      if (request.url?.startsWith('/v1/changes')) return page(request, response);
      if (request.url !== '/v1/feeds/website.ndjson') return response.writeHead(404).end();
      response.writeHead(200, { 'redflag-position': '100' }).end(list);
    });
  });
  afterEach(() => internet.sites.delete(strange));
  const hear = () => hearFrom(b, strange, { categories: ['website'] });

  test('whose entries our rules refuse has them counted, with reasons', async () => {
    list = [
      entry('good-shop-of-ours.com'),
      entry('docs.google.com'),
      entry('gtbank.com'),
      // Our own.
      entry(`login.${B}`),
      entry('not a site'),
      entry('thing', { category: 'weather' }),
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('');
    const { id } = await hear();
    const found = await read(b, id);
    expect(found).toMatchObject({ state: 'well', entries: 1 });
    expect(found.refused.map(({ reason, count }) => `${reason}: ${count}`).sort()).toEqual([
      'a category that is not known here: 1',
      'a host where anybody can publish: 1',
      'not valid for its category: 1',
      'well known: 2',
    ]);
  });

  const change = (position: number, key: string, type = 'listed', more: object = {}) => ({
    ...{ position, at: '2026-11-01T00:00:00.000Z', type },
    ...entry(key, more),
  });
  const again: Page = (request, response) => {
    const after = Number(new URL(request.url ?? '', 'https://x').searchParams.get('after'));
    const items = Array.from({ length: 1_000 }, (_, at) => change(after + at + 1, host()));
    json({ items, next: after + 1_000, upTo: after + 9_000 })(request, response);
  };
  test.each<[string, Page, string, Partial<RegisterReading>?]>([
    [
      'answers a page',
      (_, response) => response.end('<!doctype html>'),
      'not a page of a change log',
    ],
    [
      'answers other types',
      json({ items: [change(101, 'x.com', 'listed', { key: 7 })], next: 101, upTo: 101 }),
      'not a page of a change log',
    ],
    [
      'has a gigantic entry',
      json({ items: [change(101, 'x'.repeat(100_000))], next: 101, upTo: 101 }),
      'not a page of a change log',
    ],
    [
      'answers too much',
      json({ items: 'x'.repeat(2_000_000) }),
      'too large',
      { pageBytes: 1_048_576 },
    ],
    [
      'goes backwards',
      json({ items: [change(102, 'x.com'), change(101, 'y.com')], next: 102, upTo: 102 }),
      'go backwards',
    ],
    ['is before us', empty(5), 'go backwards'],
    [
      'does not go on',
      json({ items: [change(101, 'x.com')], next: 100, upTo: 200 }),
      'go backwards',
    ],
    ['never ends', again, 'has no end', { changes: 3_000 }],
    [
      'is slow',
      (_, response) => response.writeHead(200).write('{'),
      'does not answer in time',
      { seconds: 0.7 },
    ],
    [
      'leads elsewhere',
      (_, response) => response.writeHead(302, { location: `https://${A}/v1/changes` }).end(),
      'leads to another address',
    ],
    [
      'leads inside',
      (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      'leads to another address',
    ],
    ['limits us', (_, response) => response.writeHead(429).end(), 'asks us to come later'],
  ])('that %s changes nothing, and says why', async (_, strangePage, problem, limits) => {
    const { id } = await hear();
    await read(b, id);
    expect(await verdictOf(b, first)).toEqual(heard);
    page = strangePage;
    const failed = await read(b, id, limits);
    expect(failed).toMatchObject({ state: 'failing', entries: 1 });
    expect(failed.problem).toContain(problem);
    expect(await verdictOf(b, 'x.com')).toEqual(unknown);
    expect(await verdictOf(b, first)).toEqual(heard);
    page = empty(100);
    expect(await read(b, id)).toMatchObject({ state: 'well', problem: null });
  });

  test.each([
    ['HTML', '<!doctype html><p>Hello'],
    ['another list', '{"phish_id": 7}\n'],
    ['a broken line', `{"category": "website"\n`],
  ])('that lists %s changes nothing', async (_, text) => {
    list = text;
    const { id } = await hear();
    expect(await read(b, id)).toMatchObject({ state: 'failing', entries: 0 });
  });

  test('that retracts half of its entries stops', async () => {
    const all = Array.from({ length: 30 }, host);
    list = all.map((key) => `${JSON.stringify(entry(key))}\n`).join('');
    const { id } = await hear();
    await read(b, id);
    const items = all
      .slice(0, 20)
      .map((key, at) => ({ ...change(101 + at, key, 'retracted'), reason: 'not-published' }));
    page = json({ items, next: 120, upTo: 120 });
    expect(await read(b, id)).toMatchObject({ state: 'stopped', lost: 20, entries: 30 });
    await call(b, 'POST', `/v1/registers/${id}/go-on`, { lost: 20 });
    await runRegister(b.server.platform, id);
    expect(await verdictOf(b, all[0] ?? '')).toEqual(unknown);
    expect(await verdictOf(b, all[29] ?? '')).toEqual(heard);
  });
});

test.each([
  ['bank', 'gtbank/0123456789', 'GTBank 0123456789'],
  ['bank', '?/0123456789', '0123456789'],
  ['phone-number', '+2348031234567', '+2348031234567'],
  ['social-media', 'instagram/crypto_giveaway', 'instagram/crypto_giveaway'],
  ['email', 'prize@winner-of-the-day.com', 'prize@winner-of-the-day.com'],
  ['crypto-wallet', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ['website', 'docs.google.com/forms/x', 'https://docs.google.com/forms/x?y=1'],
])('the key of a %s is computed by our own rules, and is the same: %s', (category, key, shown) => {
  const moments = {
    firstReportedAt: null,
    lastReportedAt: null,
    confirmedAt: '0001-01-01T00:00:00Z',
  };
  const entry = { category, key, shown, licence: 'CC0-1.0', ...moments };
  const { platform } = b.server;
  const read = readEntry(platform, 'Another Redflag', entry, new Date());
  if (!('report' in read)) throw new Error(read.refused);
  expect(keyOf(platform.sites, read.report)).toBe(key);
  expect(read.report.decidedAt.getUTCFullYear()).toBe(2_000);
});

test('a Redflag does not hear itself', async () => {
  const response = await a.admin.request('POST', '/v1/registers', {
    ...{ name: 'Myself', layout: 'redflag', address: `https://${A}`, intervalMinutes: 60 },
    categories: ['website'],
  });
  expect(response.statusCode).toBe(422);
});
