import { randomInt, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Changes } from '@redflag/shared/changes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureFeedAccount } from '#modules/accounts/index.ts';
import { changes, listings, pendingChanges, settings } from '#platform/database/schema.ts';
import { letConfirmationAge } from '#testing/accounts/confirmation.ts';
import { follow, HOUR_MS, openClock, readListed } from '#testing/change-log.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, visitor } from '#testing/factories.ts';
import { createOrganisationKey, withKey } from '#testing/keys.ts';
import { openReplies } from '#testing/replies.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';
import { foldOldChanges } from './changes.jobs.ts';

const PUBLISHED = 'website,crypto-wallet,phone-number,bank';
let server: TestApp;
let ada: Client;
let admin: Client;
let clock: ReturnType<typeof openClock>;
beforeAll(async () => {
  server = await startTestApp({ FEEDS: 'public', FEED_CATEGORIES: PUBLISHED });
  ada = await createClient(server);
  admin = await createClient(server, { role: 'admin' });
  clock = openClock(server.platform);
});
afterAll(() => server[Symbol.asyncDispose]());

const host = () => `${randomUUID().slice(0, 13)}.com`;
const decide = (id: string, status: string, more: object = {}) =>
  admin.request('PATCH', `/v1/reports/${id}`, { status, reason: 'As I see it', ...more });

/** A confirmed report, which is not published yet. */
async function confirm(fields: Record<string, string> = {}, client = ada) {
  const report = await createReport(client, { target: host(), ...fields });
  expect((await decide(report.id, 'Resolved', { wellKnown: true })).statusCode).toBe(200);
  return report;
}

async function read(query = '', of = server): Promise<Changes> {
  const response = await visitor(of)('GET', `/v1/changes?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

/** All changes of one target, by its key. */
async function changesOf(key: string): Promise<Changes['items']> {
  const rows = await server.platform.database
    .select({ position: changes.position })
    .from(changes)
    .where(sql`${changes.entry} ->> 'key' = ${key}`)
    .orderBy(changes.position);
  const { items } = await read('limit=1000');
  return items.filter(({ position }) => rows.some((row) => row.position === position));
}
const typesOf = async (key: string) =>
  (await changesOf(key)).map(({ type, reason }) => (reason ? `${type}: ${reason}` : type));

test('a confirmed target is listed with these fields and no others, ten seconds after the decision', async () => {
  const { target } = await confirm();
  await clock.publish();
  expect(await changesOf(target)).toEqual([]);
  await clock.settle();
  expect(await changesOf(target)).toEqual([
    {
      position: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      type: 'listed',
      category: 'website',
      key: target,
      shown: target,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      level: 'confirmed',
      people: 1,
      verifiedPeople: 0,
      sources: 0,
      firstReportedAt: expect.stringMatching(/Z$/),
      lastReportedAt: expect.stringMatching(/Z$/),
      confirmedAt: expect.stringMatching(/Z$/),
      disputedSince: null,
      licence: 'CC0-1.0',
    },
  ]);
});

test('a decision that is undone within ten seconds leaves nothing', async () => {
  const { id, target } = await confirm();
  await clock.publish();
  clock.move(9_000);
  await clock.publish();
  await decide(id, 'Pending');
  await clock.settle();
  expect(await changesOf(target)).toEqual([]);
});

test('a retraction that is undone within ten seconds leaves nothing either', async () => {
  const { id, target } = await confirm();
  await clock.settle();
  await decide(id, 'Rejected');
  await clock.publish();
  await decide(id, 'Resolved');
  clock.move(HOUR_MS);
  await clock.settle();
  expect((await typesOf(target)).filter((type) => type.startsWith('retracted'))).toEqual([]);
});

test('a listed target changes at most once an hour', async () => {
  const { target } = await confirm();
  await clock.settle();
  const bola = await createClient(server, { phone: '+2348031110001', phoneVerifiedAt: new Date() });
  await createReport(bola, { target });
  await clock.settle();
  await createReport(await createClient(server), { target });
  await clock.settle();
  expect(await typesOf(target)).toEqual(['listed']);
  clock.move(HOUR_MS);
  await clock.settle();
  const found = await changesOf(target);
  expect(found.map(({ type, people }) => [type, people])).toEqual([
    ['listed', 1],
    ['changed', 3],
  ]);
  expect(found[1]).toMatchObject({ verifiedPeople: 1 });
  clock.move(HOUR_MS);
  await clock.settle();
  expect(await typesOf(target)).toHaveLength(2);
});

test('a change that waits for its hour does not delay a retraction', async () => {
  const { id, target } = await confirm();
  await clock.settle();
  await createReport(await createClient(server), { target });
  await clock.settle();
  await decide(id, 'Rejected');
  await clock.settle();
  expect(await typesOf(target)).toEqual(['listed', 'retracted: not-confirmed']);
});

test('a report of a listed target that says nothing new changes nothing', async () => {
  const { target } = await confirm();
  await clock.settle();
  const again = await createReport(ada, { target });
  clock.move(HOUR_MS);
  await clock.settle();
  await decide(again.id, 'Rejected');
  clock.move(HOUR_MS);
  await clock.settle();
  clock.move(HOUR_MS);
  await clock.settle();
  // The last report, and that it counts no more.
  expect(await typesOf(target)).toEqual(['listed', 'changed', 'changed']);
});

describe('a target is retracted', () => {
  test('when it is not confirmed any more, with what was published last', async () => {
    const { id, target } = await confirm();
    await clock.settle();
    await decide(id, 'Rejected');
    await clock.settle();
    const [listed, retracted] = await changesOf(target);
    expect(retracted).toEqual({
      ...listed,
      type: 'retracted',
      reason: 'not-confirmed',
      level: 'not-confirmed',
      position: expect.any(Number),
      at: expect.any(String),
    });
  });

  test('when its report is removed', async () => {
    const { id, target } = await confirm();
    await clock.settle();
    expect((await admin.request('DELETE', `/v1/reports/${id}`)).statusCode).toBe(204);
    await clock.settle();
    expect(await typesOf(target)).toEqual(['listed', 'retracted: report-removed']);
  });

  test('when its report is about another key', async () => {
    const { id, target } = await confirm();
    const other = host();
    await clock.settle();
    await server.platform.database.execute(sql`
      update reports set target_id = find_target(gen_random_uuid(), category_id, ${other}, ${other}, null)
      where id = ${id}`);
    await clock.settle();
    expect(await typesOf(target)).toEqual(['listed', 'retracted: key-changed']);
    expect(await typesOf(other)).toEqual(['listed']);
  });

  test('when its holder was right', async () => {
    const target = host();
    const replies = openReplies(server, ada);
    const replied = await replies.replyTo('website', target);
    const { rows } = await server.platform.database.execute<{ id: string }>(
      sql`select id from reports where target_id = ${replied.targetId}`,
    );
    const reportId = rows[0]?.id ?? '';
    await decide(reportId, 'Resolved', { disputed: true });
    await clock.settle();
    const upheld = { state: 'upheld', reason: 'A shop', reports: [reportId] };
    const answer = await admin.request('PATCH', `/v1/replies/${replied.id}`, upheld);
    expect(answer.statusCode, answer.body).toBe(200);
    await clock.settle();
    expect(await typesOf(target)).toEqual(['listed', 'retracted: reply-upheld']);
  });

  test('when somebody new holds it', async () => {
    const key = `+23480311${randomInt(10_000, 99_999)}`;
    const holder = await createClient(server);
    const { id, targetId } = await confirm({ category: 'phone-number', target: key });
    await server.platform.database.execute(
      sql`update reports set created_at = '2020-01-01', resolved_at = '2020-01-02' where id = ${id}`,
    );
    await clock.settle();
    const made = await holder.request('POST', `/v1/targets/${targetId}/replies`, {
      ground: 'new-holder',
      since: '2024-01-01',
      text: 'I got this number from my network last year.',
    });
    expect(made.statusCode, made.body).toBe(201);
    const upheld = { state: 'upheld', reason: 'Theirs now' };
    const answer = await admin.request('PATCH', `/v1/replies/${made.json().id}`, upheld);
    expect(answer.statusCode, answer.body).toBe(200);
    await clock.settle();
    expect(await typesOf(key)).toEqual(['listed', 'retracted: reply-upheld']);
  });

  test('when it becomes well known, or this site does not publish its category any more', async () => {
    const [known, other] = [host(), host()];
    await confirm({ target: known });
    await confirm({ target: other });
    await clock.settle();
    const file = join(tmpdir(), `known-${randomUUID()}.txt`);
    await writeFile(file, `${known}\n`);
    const same = { DATABASE_URL: server.databaseUrl, FEEDS: 'public' };
    await using next = await startTestApp({ ...same, WELL_KNOWN_SITES: file });
    const later = openClock(next.platform);
    later.move(clock.ahead);
    await later.restart();
    clock.move(HOUR_MS);
    expect(await typesOf(known)).toEqual(['listed', 'retracted: well-known']);
    expect(await typesOf(other)).toEqual(['listed']);
    await using without = await startTestApp({ ...same, FEED_CATEGORIES: 'email' });
    const last = openClock(without.platform);
    last.move(clock.ahead);
    await last.restart();
    expect(await typesOf(other)).toEqual(['listed', 'retracted: not-published']);
    clock.move(HOUR_MS);
    await clock.restart();
    expect((await typesOf(other)).at(-1)).toBe('listed');
    expect((await typesOf(known)).at(-1)).toBe('listed');
  });
});

test('a report that its reporter takes back goes on confirming', async () => {
  const { id, target } = await confirm();
  await clock.settle();
  await ada.request('DELETE', `/v1/reports/${id}`);
  await clock.settle();
  expect((await typesOf(target)).filter((type) => type.startsWith('retracted'))).toEqual([]);
});

test('a target that goes and comes again within ten seconds stays listed', async () => {
  const { id, target } = await confirm();
  await clock.settle();
  await admin.request('DELETE', `/v1/reports/${id}`);
  await confirm({ target });
  await clock.settle();
  expect(await typesOf(target)).toEqual(['listed']);
  clock.move(HOUR_MS);
  await clock.settle();
  expect(await typesOf(target)).toEqual(['listed', 'changed']);
});

test.each([
  ['a host where anyone can publish', 'website', 'https://docs.google.com/', 'docs.google.com'],
  ["a bank's own site", 'website', 'https://www.gtbank.com/', 'gtbank.com'],
  ['a name', 'bank', `Ada Obi ${randomUUID().slice(0, 8).replace(/\d/g, 'x')}`, null],
  ['a category that is not published', 'email', `${randomUUID()}@gmail.com`, null],
])('%s is never listed', async (_, category, target, key) => {
  const { targetId } = await confirm({ category, target });
  await clock.settle();
  const { database } = server.platform;
  expect(await database.$count(listings, eq(listings.targetId, targetId))).toBe(0);
  expect(await database.$count(pendingChanges, eq(pendingChanges.targetId, targetId))).toBe(0);
  if (key) expect(await changesOf(key)).toEqual([]);
});

test('what only a feed confirms is listed if its licence allows that', async () => {
  const { database } = server.platform;
  const feeds = { 'URLhaus feed': 'urlhaus', 'PhishTank feed': 'phishtank' } as const;
  const keys: Record<string, string> = {};
  for (const [username, name] of Object.entries(feeds)) {
    const account = { username: username as keyof typeof feeds, email: `${name}@feeds.invalid` };
    const feedId = await ensureFeedAccount(database, { ...account } as never);
    const key = host();
    keys[name] = key;
    await database.execute(sql`
      insert into reports (id, category_id, type, target, target_id, description, status, reporter_id, created_at)
      select gen_random_uuid(), id, 'Phishing', ${key}, find_target(gen_random_uuid(), id, ${key}, ${key}, ${feedId}),
        'From a feed', 'Resolved', ${feedId}, now()
      from categories where value = 'website'`);
  }
  await clock.settle();
  expect(await typesOf(keys.urlhaus ?? '')).toEqual(['listed']);
  expect(await typesOf(keys.phishtank ?? '')).toEqual([]);
  const { id } = await confirm({ target: keys.phishtank ?? '' });
  await clock.settle();
  const [listed] = await changesOf(keys.phishtank ?? '');
  expect(listed).toMatchObject({ type: 'listed', people: 1, sources: 1 });
  // Also while another change waits for its hour.
  await createReport(await createClient(server), { target: keys.phishtank ?? '' });
  await clock.settle();
  await decide(id, 'Rejected');
  await clock.settle();
  expect(await typesOf(keys.phishtank ?? '')).toEqual(['listed', 'retracted: not-published']);
});

test('a reader gets pages in order, of all categories or one, and follows to what is listed', async () => {
  const { upTo: after } = await read();
  await confirm();
  const phone = await confirm({
    category: 'phone-number',
    target: `+23480312${randomInt(10_000, 99_999)}`,
  });
  const last = await confirm();
  await clock.settle();
  await decide(last.id, 'Rejected');
  await clock.settle();
  const pages: Changes[] = [];
  let next = after;
  do {
    const page = await read(`after=${next}&limit=2`);
    pages.push(page);
    next = page.next;
  } while ((pages.at(-1)?.items.length ?? 0) > 0);
  const items = pages.flatMap((page) => page.items);
  expect(items.map(({ type }) => type)).toEqual(['listed', 'listed', 'listed', 'retracted']);
  expect(items.map(({ position }) => position)).toEqual(
    items.map(({ position }) => position).toSorted((one, other) => one - other),
  );
  expect(next).toBe(pages.at(-1)?.upTo);
  const phones = await read(`after=${after}&category=phone-number`);
  expect(phones.items.map(({ key }) => key)).toEqual([phone.target]);
  expect(phones.next).toBe(next);
  expect(follow([], (await read('limit=1000')).items)).toEqual(
    await readListed(server.platform.database),
  );
});

test.each(['limit=1001', 'limit=0', 'after=-1', 'after=x', 'wait=26', 'category=cars'])(
  '%s is refused',
  async (query) => {
    const response = await visitor(server)('GET', `/v1/changes?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('validation');
  },
);

test('a reader can wait for something new, of one category, too', async () => {
  await using own = await startTestApp({
    DATABASE_URL: server.databaseUrl,
    FEEDS: 'public',
    FEED_CATEGORIES: PUBLISHED,
  });
  const origin = await own.listen();
  const { upTo } = await read();
  const waiting = ['', '&category=website'].map(async (query) => {
    const response = await fetch(`${origin}/v1/changes?after=${upTo}&wait=25${query}`);
    return (await response.json()) as Changes;
  });
  const { target } = await confirm();
  await clock.settle();
  for (const answer of await Promise.all(waiting))
    expect(answer.items.map(({ key }) => key)).toEqual([target]);
});

test('a server that stops answers those who wait', async () => {
  const own = await startTestApp({ DATABASE_URL: server.databaseUrl, FEEDS: 'public' });
  const origin = await own.listen();
  const { upTo } = await read();
  const answer = fetch(`${origin}/v1/changes?after=${upTo}&wait=25`).then((it) => it.json());
  await eventually(async () => {
    const connections = await new Promise<number>((resolve) =>
      own.app.server.getConnections((_error, count) => resolve(count)),
    );
    expect(connections).toBeGreaterThan(0);
  });
  await own[Symbol.asyncDispose]();
  expect(await answer).toEqual({ items: [], next: upTo, upTo });
});

test('the log of a year ago is folded: its readers begin with a snapshot', async () => {
  await using old = await startTestApp({ FEEDS: 'public' });
  const { database } = old.platform;
  const [reporter, reviewer] = [
    await createClient(old),
    await createClient(old, { role: 'admin' }),
  ];
  const year = openClock(old.platform);
  const list = async () => {
    const { id } = await createReport(reporter, { target: host() });
    await reviewer.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
    await year.settle();
  };
  await list();
  const { upTo: first } = await read('', old);
  await list();
  const { upTo: second } = await read('', old);
  await database.execute(sql`update ${changes} set at = now() - interval '13 months'`);
  await list();
  const before = await readListed(database);
  await foldOldChanges(old.platform, year.ahead);
  expect(await readListed(database)).toEqual(before);
  for (const after of [0, first]) {
    const response = await visitor(old)('GET', `/v1/changes?after=${after}`);
    expect(response.statusCode).toBe(410);
    expect(response.json()).toMatchObject({ code: 'changes/position-gone' });
    expect(response.json().detail).toContain('Begin with a snapshot');
  }
  expect((await read(`after=${second}`, old)).items).toHaveLength(1);
});

test('positions that a restored database has lost are refused, and never used again', async () => {
  await using lost = await startTestApp({ FEEDS: 'public' });
  const { database } = lost.platform;
  const [reporter, reviewer] = [
    await createClient(lost),
    await createClient(lost, { role: 'admin' }),
  ];
  const time = openClock(lost.platform);
  const list = async () => {
    const { id } = await createReport(reporter, { target: host() });
    await reviewer.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
    await time.settle();
  };
  await list();
  const { upTo: kept } = await read('', lost);
  await list();
  const { upTo: gone } = await read('', lost);
  await database.execute(sql`delete from ${changes} where position > ${kept}`);
  await database.execute(
    sql`update ${settings} set value = to_jsonb(${kept}::bigint) where name = 'changes.upTo'`,
  );
  const refused = async () => (await visitor(lost)('GET', `/v1/changes?after=${gone}`)).statusCode;
  expect(await refused()).toBe(410);
  await list();
  const { items, upTo } = await read(`after=${kept}`, lost);
  expect(items).toHaveLength(1);
  expect(upTo).toBeGreaterThan(gone);
  expect(await refused()).toBe(410);
});

test('a site without feeds says so, and with keys only those with the scope and administrators read the log', async () => {
  await using off = await startTestApp();
  const nothing = await visitor(off)('GET', '/v1/changes');
  expect(nothing.statusCode).toBe(404);
  expect(nothing.json().detail).toBe('This site publishes no feeds.');
  await using keys = await startTestApp({ FEEDS: 'keys' });
  expect((await visitor(keys)('GET', '/v1/changes')).statusCode).toBe(401);
  const [user, reviewer] = [await createClient(keys), await createClient(keys, { role: 'admin' })];
  expect((await user.request('GET', '/v1/changes')).statusCode).toBe(403);
  await letConfirmationAge(keys, reviewer);
  expect((await reviewer.request('GET', '/v1/changes')).statusCode).toBe(200);
  const [reader, checker] = [
    await createOrganisationKey(keys, ['feeds']),
    await createOrganisationKey(keys, ['check']),
  ];
  expect((await withKey(keys, reader.secret)('GET', '/v1/changes')).statusCode).toBe(200);
  const refused = await withKey(keys, checker.secret)('GET', '/v1/changes');
  expect(refused.json()).toMatchObject({ status: 403, code: 'key/missing-scope' });
});

test('a site without feeds lists nothing, and retracts what it listed before', async () => {
  await using off = await startTestApp();
  const [reporter, reviewer] = [
    await createClient(off),
    await createClient(off, { role: 'admin' }),
  ];
  const { id } = await createReport(reporter, { target: host() });
  await reviewer.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  const closed = openClock(off.platform);
  await closed.settle();
  const { database } = off.platform;
  expect(await database.$count(changes)).toBe(0);
  await using open = await startTestApp({ DATABASE_URL: off.databaseUrl, FEEDS: 'public' });
  const opened = openClock(open.platform);
  opened.move(closed.ahead);
  await opened.restart();
  expect((await read('', open)).items.map(({ type }) => type)).toEqual(['listed']);
  closed.move(opened.ahead);
  await closed.restart();
  expect((await read('', open)).items.map(({ reason }) => reason)).toEqual([
    undefined,
    'not-published',
  ]);
});
