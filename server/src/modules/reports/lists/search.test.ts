import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { reports } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, PASSWORD } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const ada = await createClient(server);
const admin = await createClient(server, { role: 'admin' });

interface Page {
  items: { id: string }[];
  total: number | null;
  nextCursor: string | null;
}

async function search(client: Client, query: Record<string, string>): Promise<Page> {
  const response = await client.request('GET', `/v1/reports?${new URLSearchParams(query)}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Page>();
}

const idsOf = ({ items }: Page) => items.map(({ id }) => id);

let made = 0;
/** Returns a host that no other test reports. */
function freshHost(): string {
  made += 1;
  return `shop-${made}.example.com`;
}

async function dated(id: string, createdAt: string) {
  await server.platform.database
    .update(reports)
    .set({ createdAt: new Date(createdAt) })
    .where(eq(reports.id, id));
}

test("anyone who is signed in finds other people's reports", async () => {
  const target = freshHost();
  const { id } = await createReport(ada, { target });
  const eve = await createClient(server);
  const page = await search(eve, { target });
  expect(page).toMatchObject({ items: [{ id, own: false, reportedBy: 'Ada' }], nextCursor: null });
});

test('a target is found only in the chosen category', async () => {
  const target = freshHost();
  const { id } = await createReport(ada, { target });
  expect(idsOf(await search(ada, { target, category: 'website' }))).toEqual([id]);
  expect(idsOf(await search(ada, { target, category: 'social-media' }))).toEqual([]);
});

test('results can be filtered by subcategory', async () => {
  const target = freshHost();
  const { id } = await createReport(ada, { target, subcategory: 'fake-shop' });
  await createReport(ada, { target });
  const query = { target, category: 'website', subcategory: 'fake-shop' };
  expect(idsOf(await search(ada, query))).toEqual([id]);
});

test('results can be filtered by status', async () => {
  const target = freshHost();
  const { id } = await createReport(ada, { target });
  await createReport(ada, { target });
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Closed' });
  expect(idsOf(await search(ada, { target, status: 'Closed' }))).toEqual([id]);
});

test('the total counts all reports, or those of a category or status', async () => {
  const queries = [{}, { status: 'Pending' }, { category: 'bank' }, { status: 'Closed' }] as Record<
    string,
    string
  >[];
  const totals = () =>
    Promise.all(queries.map(async (query) => (await search(ada, { ...query, limit: '1' })).total));
  const before = await totals();
  await createReport(ada, { target: freshHost() });
  expect(await totals()).toEqual(before.map((total, query) => (total ?? 0) + (query < 2 ? 1 : 0)));
});

test("an account's reports are counted, too, but not those of a narrower search", async () => {
  const eve = await createClient(server);
  const target = freshHost();
  await createReport(eve, { target });
  const { json } = await eve.request('GET', '/v1/me/reports');
  expect(json()).toMatchObject({ total: 1 });
  expect(await search(eve, { target })).toMatchObject({ total: null });
});

test.each([
  ['a target', (host: string) => ({ target: host })],
  ['a text', (host: string) => ({ q: host })],
  ['a text of two letters', () => ({ q: 'sh' })],
  ['days', () => ({ from: '2020-02-29', to: '2020-02-29' })],
  ['a subcategory', () => ({ category: 'website', subcategory: 'fake-shop', to: '2020-12-31' })],
])('administrators also read how many reports %s narrows the list to', async (_what, narrow) => {
  const host = freshHost();
  const query = { ...narrow(host), limit: '1' };
  const before = (await search(admin, query)).total ?? Number.NaN;
  for (const _ of [1, 2]) {
    const { id } = await createReport(ada, { target: host, subcategory: 'fake-shop' });
    await dated(id, '2020-02-29T12:00:00Z');
  }
  expect((await search(admin, query)).total).toBe(before + 2);
});

describe('beside a report in a list', () => {
  const neighbours = async (id: string, query: Record<string, string>) =>
    (
      await admin.request('GET', `/v1/reports/${id}/neighbours?${new URLSearchParams(query)}`)
    ).json();

  test('stand the one before and the one after in its order and filter', async () => {
    const target = freshHost();
    const [oldest = '', middle = '', newest = ''] = [
      await createReport(ada, { target }),
      await createReport(ada, { target }),
      await createReport(ada, { target }),
    ].map(({ id }) => id);
    await createReport(ada, { target: freshHost() });
    expect(await neighbours(middle, { target })).toEqual({ previous: newest, next: oldest });
    expect(await neighbours(middle, { target, sort: 'oldest' })).toEqual({
      previous: oldest,
      next: newest,
    });
    expect(await neighbours(newest, { q: target })).toEqual({ previous: null, next: middle });
    expect(await neighbours(oldest, { target })).toEqual({ previous: middle, next: null });
  });

  test('also stand those of a filter that does not find it any more', async () => {
    const target = freshHost();
    const older = await createReport(ada, { target });
    const decided = await createReport(ada, { target });
    const newer = await createReport(ada, { target });
    await admin.request('PATCH', `/v1/reports/${decided.id}`, { status: 'Closed' });
    expect(await neighbours(decided.id, { target, status: 'Pending' })).toEqual({
      previous: newer.id,
      next: older.id,
    });
  });
});

test('a range of days includes its first and last day', async () => {
  const target = freshHost();
  const first = await createReport(ada, { target });
  const last = await createReport(ada, { target });
  await dated(first.id, '2026-03-01T00:00:00.000Z');
  await dated(last.id, '2026-03-02T23:59:59.999Z');
  const days = (from: string, to: string) => search(ada, { target, from, to }).then(idsOf);
  expect(await days('2026-03-01', '2026-03-02')).toEqual([last.id, first.id]);
  expect(await days('2026-03-01', '2026-03-01')).toEqual([first.id]);
  expect(await days('2026-03-02', '2026-03-02')).toEqual([last.id]);
  expect(await days('2026-03-03', '2026-03-09')).toEqual([]);
});

test('a range of times includes both ends', async () => {
  const target = freshHost();
  const { id } = await createReport(ada, { target });
  await dated(id, '2026-03-01T12:00:00.500Z');
  const moment = '2026-03-01T12:00:00.500Z';
  expect(idsOf(await search(ada, { target, from: moment, to: moment }))).toEqual([id]);
  expect(idsOf(await search(ada, { target, to: '2026-03-01T12:00:00.499Z' }))).toEqual([]);
});

test('the earliest and latest possible days are accepted', async () => {
  await search(ada, { from: '0000-01-01', to: '9999-12-31' });
});

test('administrators can search within targets', async () => {
  const target = freshHost();
  const { id } = await createReport(ada, { target: `https://${target}/100%_off` });
  expect(idsOf(await search(admin, { q: `${target}/100%_OFF` }))).toEqual([id]);
  expect(idsOf(await search(admin, { q: `${target}/100_%off` }))).toEqual([]);
});

test('a search without a subcategory finds wallets of every chain', async () => {
  const target = '0x52908400098527886E0F7030069857D2E4169EE7';
  const wallet = { category: 'crypto-wallet', target };
  const { id } = await createReport(ada, { ...wallet, subcategory: 'ethereum' });
  expect(idsOf(await search(admin, { target }))).toEqual([id]);
  expect(idsOf(await search(admin, wallet))).toEqual([id]);
});

test('other users cannot search within targets', async () => {
  const response = await ada.request('GET', '/v1/reports?q=example');
  expect(expectProblem(response, 403).detail).toBe(
    'Only administrators can search for a part of a number, site or account.',
  );
});

test.each([
  ['target=nonsense&category=phone-number', 'Validation Error: Please enter a valid Phone Number'],
  ['target=nonsense&category=email', 'Validation Error: Please enter a valid Email'],
  ['target=1abc&category=crypto-wallet', 'Validation Error: Please enter a valid Crypto Wallet'],
])('%s is refused: %s', async (query, detail) => {
  const response = await ada.request('GET', `/v1/reports?${query}`);
  expect(expectProblem(response, 422)).toMatchObject({ detail, errors: [{ path: 'target' }] });
});

test.each([
  ['category=Website', 'category: Invalid option'],
  ['status=Open', 'status: Invalid option'],
  ['from=yesterday', 'from: must be a day'],
  ['to=2026-02-30', 'to: must be a day'],
  ['from=2026-03-01T10:00:00', 'from: must be a day'],
  ['sort=random', 'sort: Invalid option'],
  ['limit=0', 'limit: Too small'],
  ['limit=101', 'limit: Too big'],
  ['limit=abc', 'limit: Invalid input'],
  ['limit=1.5', 'limit: Invalid input'],
  ['limit=1&limit=2', 'limit: Invalid input'],
  ['cursor=', 'cursor: Too small'],
  ['cursor=nonsense', 'This page address is not valid. Please start from the first page.'],
  ['cursor=e30', 'This page address is not valid. Please start from the first page.'],
  ['target=a&target=b', 'target: Invalid input'],
  [`q=${'x'.repeat(201)}`, 'The search text must be at most 200 characters long'],
  ['target=%00', 'The request contains characters that are not valid text.'],
])('%s is refused: %s', async (query, detail) => {
  const response = await ada.request('GET', `/v1/reports?${query}`);
  expect(expectProblem(response, 400).detail).toContain(detail);
});

describe('paging', () => {
  test('pages run newest first and neither repeat nor skip reports while others are filed', async () => {
    const target = freshHost();
    const filed: string[] = [];
    for (let count = 0; count < 25; count += 1) {
      filed.push((await createReport(ada, { target })).id);
    }
    // Ten reports share a time, so their ids decide the order.
    for (const id of filed.slice(5, 15)) await dated(id, '2026-03-01T12:00:00.000Z');
    const whole = idsOf(await search(ada, { target, limit: '100' }));
    expect(whole.toSorted()).toEqual(filed.toSorted());

    const read: string[] = [];
    let cursor: string | null = '';
    for (const length of [10, 10, 5]) {
      const page: Page = await search(ada, { target, ...(cursor && { cursor }) });
      expect(page.items).toHaveLength(length);
      read.push(...idsOf(page));
      cursor = page.nextCursor;
      await createReport(ada, { target });
    }
    expect(cursor).toBeNull();
    expect(read).toEqual(whole);
  });

  test('oldest first is the same list in reverse, page by page', async () => {
    const target = freshHost();
    for (let count = 0; count < 7; count += 1) await createReport(ada, { target });
    const newest = await search(ada, { target });
    for (const { id } of newest.items.slice(1, 5)) await dated(id, '2026-03-01T12:00:00.000Z');
    const whole = idsOf(await search(ada, { target }));
    const read: string[] = [];
    let cursor: string | null = '';
    for (const length of [3, 3, 1]) {
      const query = { target, sort: 'oldest', limit: '3', ...(cursor && { cursor }) };
      const page: Page = await search(ada, query);
      expect(page.items).toHaveLength(length);
      read.push(...idsOf(page));
      cursor = page.nextCursor;
    }
    expect(cursor).toBeNull();
    expect(read).toEqual(whole.toReversed());
  });

  test('a final page that is exactly full is marked as the last', async () => {
    const target = freshHost();
    await createReport(ada, { target });
    await createReport(ada, { target });
    expect(await search(ada, { target, limit: '2' })).toMatchObject({ nextCursor: null });
  });
});

describe('the summary of a target', () => {
  async function summarise(target: string) {
    const query = new URLSearchParams({ target, category: 'website' });
    return ada.request('GET', `/v1/reports/summary?${query}`);
  }

  test('counts people as well as reports, in any spelling of the target', async () => {
    const target = freshHost();
    const eve = await createClient(server);
    await createReport(ada, { target });
    await createReport(ada, { target });
    const { id } = await createReport(eve, { target });
    await dated(id, '2031-01-01T00:00:00.000Z');
    const summary = await summarise(`HTTPS://WWW.${target}/login`);
    expect(summary.json()).toEqual({
      category: 'website',
      reports: 3,
      people: 2,
      latestAt: '2031-01-01T00:00:00.000Z',
    });
  });

  test('leaves rejected reports out', async () => {
    const target = freshHost();
    const { id } = await createReport(ada, { target });
    await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Rejected', reason: 'Not a scam' });
    expect((await summarise(target)).json()).toMatchObject({
      reports: 0,
      people: 0,
      latestAt: null,
    });
  });

  test('still counts people whose accounts are deleted', async () => {
    const target = freshHost();
    for (const username of ['First', 'Second']) {
      const gone = await createClient(server, { username });
      await createReport(gone, { target });
      await gone.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
    }
    expect((await summarise(target)).json()).toMatchObject({ reports: 2, people: 2 });
  });

  test('says what is wrong with a target', async () => {
    const problem = expectProblem(await summarise('not a website'), 422);
    expect(problem.errors).toEqual([
      { path: 'target', message: 'Validation Error: Please enter a valid Website' },
    ]);
  });
});
