import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { NewRegister, Register } from '@redflag/shared/registers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  notifications,
  registerEntries,
  registers,
  reports,
  targetAlerts,
} from '#platform/database/schema.ts';
import type { RegisterReading } from '#platform/limits.ts';
import { registerReading } from '#platform/limits.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import type { Page } from '#testing/services/internet.ts';
import { startInternet } from '#testing/services/internet.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { until } from '#testing/waiting.ts';
import { runRegister } from './readings/run.service.ts';
import { selectDue } from './registers.queries.ts';

const HOST = 'lists.example.com';
const PHISHTANK =
  'phish_id,url,phish_detail_url,submission_time,verified,verification_time,online,target';
const internet = await startInternet(HOST, 'cdn.example.com');
const { answer } = internet;
let server: TestApp;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp({ ...internet.settings });
  // Readings happen where a test says so.
  await server.platform.jobs.rest();
  admin = await createClient(server, { role: 'admin' });
});
beforeEach(async () => {
  internet.answer = answer;
  internet.pages.clear();
  internet.log.length = 0;
  await server.platform.database.delete(registers);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await internet[Symbol.asyncDispose]();
});

const requests = () => internet.log.filter((line) => line.startsWith('GET'));
const say =
  (body: string | Buffer, headers: Record<string, string> = {}): Page =>
  (_, response) =>
    response.writeHead(200, headers).end(body);

async function call<Answer = Register>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) {
  const response = await admin.request(method, path, body);
  expect(response.statusCode, response.body).toBeLessThan(300);
  return (response.body ? response.json() : null) as Answer;
}

const add = (values: Partial<NewRegister> = {}) =>
  call('POST', '/v1/registers', {
    name: 'A list',
    layout: 'redflag-csv',
    address: `https://${HOST}/list`,
    intervalMinutes: 60,
    ...values,
  });

async function see(id: string): Promise<Register> {
  const { items } = await call<{ items: Register[] }>('GET', '/v1/registers');
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error('There is no such register');
  return found;
}

async function read(id: string, limits?: Partial<RegisterReading>): Promise<Register> {
  await call('POST', `/v1/registers/${id}/read`);
  await runRegister(server.platform, id, { ...registerReading, ...limits });
  return see(id);
}

/** A table of reports, such as partners write. */
const table = (targets: string[], status = 'Resolved') =>
  [
    'id,category,target,description,status',
    ...targets.map((target) => `${target},website,${target},A fake shop,${status}`),
  ].join('\n');
const hosts = (count: number) => Array.from({ length: count }, () => `${randomUUID()}.com`);

async function verdictOf(target: string) {
  const { items } = await call<{
    items: { verdict: { level: string; sources: number; people: number } }[];
  }>('GET', `/v1/targets?category=website&target=${target}`);
  const { level, sources, people } = items[0]?.verdict ?? {};
  return { level, sources, people };
}
const confirmed = { level: 'confirmed', sources: 1, people: 0 };
const unknown = { level: 'unknown', sources: 0, people: 0 };

test('what a list has counts as one source, what disappears is withdrawn, and counts again when it comes back', async () => {
  const [kept = '', gone = ''] = hosts(2);
  internet.pages.set(`${HOST}/list`, say(table([kept, gone])));
  const { id } = await add();
  expect(await read(id)).toMatchObject({ state: 'well', entries: 2, problem: null, refused: [] });
  expect(await verdictOf(gone)).toEqual(confirmed);
  internet.pages.set(`${HOST}/list`, say(table([kept])));
  expect(await read(id)).toMatchObject({ entries: 1 });
  expect(await verdictOf(gone)).toEqual(unknown);
  expect(await verdictOf(kept)).toEqual(confirmed);
  internet.pages.set(`${HOST}/list`, say(table([kept, gone])));
  expect(await read(id)).toMatchObject({ entries: 2 });
  expect(await verdictOf(gone)).toEqual(confirmed);
});

test('people who were alerted about what is withdrawn are told, and nobody of the rest', async () => {
  const all = hosts(12);
  const [target = ''] = all;
  internet.pages.set(`${HOST}/list`, say(table(all)));
  const { id } = await add();
  await read(id);
  const { database } = server.platform;
  const [confirmedNow] = await database
    .select({ targetId: reports.targetId })
    .from(reports)
    .where(eq(reports.target, target));
  const person = await createClient(server);
  await database
    .insert(targetAlerts)
    .values({ targetId: confirmedNow?.targetId ?? '', userId: person.user.id });
  internet.pages.set(`${HOST}/list`, say(table(hosts(1))));
  await read(id);
  await call('POST', `/v1/registers/${id}/go-on`, { lost: 12 });
  await runRegister(server.platform, id);
  const { rows } = await database.execute(
    sql`select data from pgboss.job where name = 'alerts.ended-confirmation'`,
  );
  expect(rows).toEqual([{ data: { targetId: confirmedNow?.targetId, target } }]);
});

test('a rolling list never withdraws anything', async () => {
  const [first = '', second = ''] = hosts(2);
  internet.pages.set(`${HOST}/list`, say(`https://${first}/\n`));
  const { id } = await add({ layout: 'openphish' });
  await read(id);
  internet.pages.set(`${HOST}/list`, say(`https://${second}/\n`));
  expect(await read(id)).toMatchObject({ entries: 2 });
  expect((await verdictOf(first)).level).toBe('reported');
});

test("people's reports, and what reviewers have decided or deleted, are left alone", async () => {
  const [reported = '', decided = '', deleted = '', other = ''] = hosts(4);
  const person = await createClient(server);
  await createReport(person, { target: reported });
  internet.pages.set(`${HOST}/list`, say(table([reported, decided, deleted, other], 'Pending')));
  const { id } = await add();
  await read(id);
  const idOf = async (target: string) => {
    const rows = await server.platform.database
      .select({ id: reports.id })
      .from(reports)
      .where(sql`${reports.target} = ${target} and ${reports.reporterId} <> ${person.user.id}`);
    return rows[0]?.id;
  };
  await call('PATCH', `/v1/reports/${await idOf(decided)}`, {
    status: 'Resolved',
    reason: 'I looked',
  });
  await call('DELETE', `/v1/reports/${await idOf(deleted)}`);
  internet.pages.set(
    `${HOST}/list`,
    say(`${table([reported, decided, deleted, other], 'Pending')}\n`),
  );
  await read(id);
  expect(await idOf(deleted)).toBeUndefined();
  internet.pages.set(`${HOST}/list`, say(table([other])));
  await read(id);
  expect(await verdictOf(reported)).toEqual({ level: 'reported', sources: 0, people: 1 });
  expect(await verdictOf(decided)).toEqual(confirmed);
});

describe('a list that loses half of its entries', () => {
  test('stops, tells administrators once, and goes on when one of them agrees', async () => {
    const all = hosts(30);
    internet.pages.set(`${HOST}/list`, say(table(all)));
    const { id } = await add({ name: 'Half List' });
    await read(id);
    const fresh = hosts(20);
    internet.pages.set(`${HOST}/list`, say(table([...all.slice(0, 9), ...fresh])));
    expect(await read(id)).toMatchObject({ state: 'stopped', lost: 21, entries: 30 });
    await read(id);
    expect(await verdictOf(all[20] ?? '')).toEqual(confirmed);
    expect(await verdictOf(fresh[0] ?? '')).toEqual(unknown);
    const told = await server.platform.database
      .select()
      .from(notifications)
      .where(eq(notifications.userId, admin.user.id));
    const stops = told.filter(
      ({ parameters }) => 'name' in parameters && parameters.name === 'Half List',
    );
    expect(stops.map(({ parameters }) => parameters)).toEqual([
      { name: 'Half List', lost: 21, held: 30 },
    ]);

    const wrong = await admin.request('POST', `/v1/registers/${id}/go-on`, { lost: 5 });
    expect(wrong.statusCode).toBe(409);
    await call('POST', `/v1/registers/${id}/go-on`, { lost: 21 });
    await runRegister(server.platform, id);
    expect(await see(id)).toMatchObject({ state: 'well', entries: 29, lost: null });
    expect(await verdictOf(all[20] ?? '')).toEqual(unknown);
  });

  test('stops again if more is missing than was agreed to', async () => {
    const all = hosts(40);
    internet.pages.set(`${HOST}/list`, say(table(all)));
    const { id } = await add();
    await read(id);
    internet.pages.set(`${HOST}/list`, say(table(all.slice(0, 19))));
    await read(id);
    internet.pages.set(`${HOST}/list`, say(table(all.slice(0, 2))));
    await call('POST', `/v1/registers/${id}/go-on`, { lost: 21 });
    await runRegister(server.platform, id);
    expect(await see(id)).toMatchObject({ state: 'stopped', lost: 38, entries: 40 });
  });

  test('has recovered when it is whole again', async () => {
    const all = hosts(30);
    internet.pages.set(`${HOST}/list`, say(table(all)));
    const { id } = await add();
    await read(id);
    internet.pages.set(`${HOST}/list`, say(table(all.slice(0, 2))));
    await read(id);
    internet.pages.set(`${HOST}/list`, say(`${table(all)}\n`));
    expect(await read(id)).toMatchObject({ state: 'well', entries: 30 });
  });
});

test('asks only for what has changed, and does nothing when that is nothing', async () => {
  const asked: unknown[] = [];
  const [target = ''] = hosts(1);
  internet.pages.set(`${HOST}/list`, ({ headers }, response) => {
    asked.push([headers['if-none-match'], headers['if-modified-since']]);
    if (headers['if-none-match'] === '"one"') response.writeHead(304).end();
    else
      response
        .writeHead(200, { etag: '"one"', 'last-modified': 'Fri, 27 Nov 2026 00:00:00 GMT' })
        .end(table([target]));
  });
  const { id } = await add();
  await read(id);
  expect(await read(id)).toMatchObject({ state: 'well', entries: 1 });
  expect(asked).toEqual([
    [undefined, undefined],
    ['"one"', 'Fri, 27 Nov 2026 00:00:00 GMT'],
  ]);
});

test('takes a gzipped list, and goes where an address leads by https', async () => {
  const [target = ''] = hosts(1);
  const list = `${PHISHTANK}\n${Date.now()},https://${target}/,,2026-01-01T00:00:00+00:00,yes,2026-01-02T00:00:00+00:00,yes,Other`;
  internet.pages.set(`${HOST}/list`, (_, response) =>
    response.writeHead(302, { location: 'https://cdn.example.com/list.gz' }).end(),
  );
  internet.pages.set('cdn.example.com/list.gz', say(gzipSync(list)));
  const { id } = await add({ layout: 'phishtank-csv', licence: 'CC-BY-SA-2.5' });
  expect(await read(id)).toMatchObject({ state: 'well', entries: 1 });
  expect(await verdictOf(target)).toEqual(confirmed);
});

describe('changes nothing, and says why, when the other side', () => {
  const endless: Page = (_, response) => {
    const more = () => {
      while (response.write('a'.repeat(10_000)));
      response.once('drain', more);
    };
    more();
  };
  test.each<[string, Page, string, Partial<RegisterReading>?]>([
    ['answers a page', say('<!doctype html><p>Sign in'), 'not a list of this kind'],
    ['answers nothing', say(''), 'It is empty.'],
    ['is broken', (_, response) => response.writeHead(500).end(), 'It answers with status 500.'],
    [
      'has a heading and no entry',
      say(`${table([])}\nx,website,,,\ny,website,,,`),
      'No entry could be read',
    ],
    ['never ends', endless, 'It is larger than 1 MB', { bytes: 1_048_576 }],
    [
      'is slow',
      (_, response) => response.writeHead(200).write('id'),
      'does not answer in time',
      { seconds: 0.5 },
    ],
    [
      'unpacks to too much',
      say(gzipSync(`${table([])}\n${`#${'a'.repeat(1_000)}\n`.repeat(2_000)}`)),
      'It unpacks to more than 1 MB',
      { unpackedBytes: 1_048_576 },
    ],
    [
      'breaks off',
      say(gzipSync(table(hosts(2_000))).subarray(0, 30_000)),
      'It cannot be unpacked.',
    ],
    [
      'has a line without an end',
      say(`${table([])}\n${'a'.repeat(2_000_000)}`),
      'a line without an end',
    ],
    [
      'has very many entries',
      say(table(hosts(60))),
      'It has more than 50 entries.',
      { entries: 50 },
    ],
    [
      'leads to a private address',
      (_, response) => response.writeHead(302, { location: 'https://169.254.169.254/' }).end(),
      'not one on the public internet',
    ],
    [
      'leads to http',
      (_, response) => response.writeHead(302, { location: `http://${HOST}/` }).end(),
      'not one on the public internet',
    ],
  ])('%s', async (_, page, problem, limits) => {
    const [target = ''] = hosts(1);
    internet.pages.set(`${HOST}/list`, say(table([target])));
    const { id } = await add();
    await read(id);
    internet.pages.set(`${HOST}/list`, page);
    const failed = await read(id, limits);
    expect(failed).toMatchObject({ state: 'failing', entries: 1 });
    expect(failed.problem).toContain(problem);
    expect(await verdictOf(target)).toEqual(confirmed);
    internet.pages.set(`${HOST}/list`, say(table([target])));
    expect(await read(id)).toMatchObject({ state: 'well', problem: null, failingSince: null });
  });

  test('has a private address', async () => {
    internet.answer = (_, type) => (type === 'A' ? ['10.0.0.7'] : []);
    const { id } = await add();
    expect((await read(id)).problem).toContain('not one on the public internet');
    expect(requests()).toEqual([]);
  });
});

test('counts by reason what could not become a report', async () => {
  const [good = ''] = hosts(1);
  internet.pages.set(
    `${HOST}/list`,
    say(`${table([good])}\n1,website,not a site,A shop,\n2,weather,rain,A shop,`),
  );
  const { id } = await add();
  expect((await read(id)).refused).toEqual(
    expect.arrayContaining([{ reason: 'not a category', count: 1 }]),
  );
});

describe('one reading at a time', () => {
  test('is not joined by another server, and one that hangs is taken over without anything doubled', async () => {
    const all = hosts(3);
    const waiting: (() => void)[] = [];
    internet.pages.set(`${HOST}/list`, (_, response) => {
      waiting.push(() => response.end(table(all)));
    });
    const { id } = await add();
    const slow = runRegister(server.platform, id);
    await until(() => waiting.length === 1);
    expect(await see(id)).toMatchObject({ state: 'reading' });
    await runRegister(server.platform, id);
    expect(waiting).toHaveLength(1);
    expect(await selectDue(server.platform.database)).toEqual([]);
    // Its server was killed.
    await server.platform.database
      .update(registers)
      .set({ runningUntil: new Date(0) })
      .where(eq(registers.id, id));
    expect(await selectDue(server.platform.database)).toEqual([id]);
    const next = runRegister(server.platform, id);
    await until(() => waiting.length === 2);
    for (const go of waiting) go();
    await Promise.all([slow, next]);
    expect(await see(id)).toMatchObject({ state: 'well', entries: 3 });
    for (const target of all) expect(await verdictOf(target)).toEqual(confirmed);
  });

  test('may be taken over in the middle, and adds nothing twice', async () => {
    const all = hosts(1_500);
    internet.pages.set(`${HOST}/list`, say(table(all)));
    const { id } = await add();
    const first = runRegister(server.platform, id);
    const { database } = server.platform;
    await until(async () => (await database.$count(registerEntries)) > 0);
    await database
      .update(registers)
      .set({ runningUntil: new Date(0) })
      .where(eq(registers.id, id));
    await Promise.all([first, runRegister(server.platform, id)]);
    expect(await see(id)).toMatchObject({ state: 'well', entries: 1_500 });
    const { rows } = await database.execute(
      sql`select count(*)::int as reports from ${reports} where target = any (${sql.param(all)}::text[])`,
    );
    expect(rows).toEqual([{ reports: 1_500 }]);
  });

  test('ends when an administrator pauses it', async () => {
    let go = () => undefined as unknown;
    const [target = ''] = hosts(1);
    internet.pages.set(`${HOST}/list`, (_, response) => {
      go = () => response.end(table([target]));
    });
    const { id } = await add();
    const reading = runRegister(server.platform, id);
    await until(() => requests().length === 1);
    await call('PATCH', `/v1/registers/${id}`, { paused: true });
    go();
    await reading;
    expect(await see(id)).toMatchObject({ state: 'paused', entries: 0, nextAt: null });
    expect(await verdictOf(target)).toEqual(unknown);
    expect(await selectDue(server.platform.database)).toEqual([]);
  });
});

test('a register that is removed withdraws its reports before it goes', async () => {
  const all = hosts(3);
  internet.pages.set(`${HOST}/list`, say(table(all)));
  const { id } = await add();
  await read(id);
  await call('DELETE', `/v1/registers/${id}`);
  expect(await see(id)).toMatchObject({ state: 'leaving' });
  await runRegister(server.platform, id);
  expect(await call('GET', '/v1/registers')).toEqual({ items: [] });
  expect(await verdictOf(all[0] ?? '')).toEqual(unknown);
});

describe('an administrator', () => {
  test('cannot add a second register of a feed that has one account', async () => {
    await add({ layout: 'phishtank-csv' });
    const response = await admin.request('POST', '/v1/registers', {
      ...{
        name: 'Again',
        layout: 'phishtank-json',
        address: `https://${HOST}/x`,
        intervalMinutes: 60,
      },
    });
    expect(response.statusCode).toBe(409);
  });

  test.each([
    ['http://lists.example.com/'],
    ['https://lists.example.com:8443/'],
    ['https://ada:secret@lists.example.com/'],
    ['ftp://lists.example.com/'],
    ['nonsense'],
  ])('cannot name the address %s', async (address) => {
    const response = await admin.request('POST', '/v1/registers', {
      ...{ name: 'A list', layout: 'openphish', address, intervalMinutes: 60 },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors[0].path ?? response.body).toContain('address');
  });

  test('finds what they did in the audit log, without the address, in which there may be a key', async () => {
    const { id } = await add({ address: `https://${HOST}/data/app-key-1234/list` });
    await call('PATCH', `/v1/registers/${id}`, { intervalMinutes: 30 });
    const log = await admin.request('GET', '/v1/audit-log?action=register.change');
    expect(log.json().items[0]).toMatchObject({
      subject: 'A list',
      after: { host: HOST, intervalMinutes: 30 },
    });
    expect(log.body).not.toContain('app-key-1234');
  });
});
