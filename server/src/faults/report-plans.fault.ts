import { afterAll, beforeAll, expect, test } from 'vitest';
import { countExpected, countSearch } from '#modules/reports/bulk-changes/found-reports.service.ts';
import type { ReportFilter, TextFilter } from '#modules/reports/lists/first-reports.queries.ts';
import { searchOwnReports } from '#modules/reports/lists/own-reports.queries.ts';
import { countFound, countMatches } from '#modules/reports/lists/report-counts.queries.ts';
import { findContaining, searchReports } from '#modules/reports/lists/report-lists.queries.ts';
import type { ReportRow } from '#modules/reports/reports.queries.ts';
import type { Sought } from '#modules/targets/index.ts';
import { selectBucket } from '#modules/targets/private-check/private-check.queries.ts';
import { selectConfirmedHosts, selectSought } from '#modules/targets/targets.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import { ROWS_COUNTED } from '#platform/database/lists/lists.ts';
import { ROWS_GLANCED, ROWS_SEARCHED } from '#platform/database/lists/text-search.ts';
import { FEED, FEED_REPORTS, fillLarge } from '#testing/database/large-database.ts';
import type { PlannedList, Plans } from '#testing/database/plans.ts';
import { complaints, openPlans } from '#testing/database/plans.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startQuietApp } from '#testing/test-app.ts';

let server: TestApp;
let plans: Plans;
/** A target with many reports, and the position where page 2,000 of the list begins. */
let sought: Sought;
let deep: Cursor;
beforeAll(async () => {
  server = await startQuietApp();
  await fillLarge(server);
  plans = openPlans(server.databaseUrl);
  const client = server.platform.database.$client;
  const most = await client.query(`
    select t.key from targets t join categories c on c.id = t.category_id
    where c.value = 'website'
    order by pending + under_review + resolved + rejected + closed desc limit 1`);
  sought = [{ category: 'website', key: most.rows[0].key }];
  const thousands = await client.query(`
    select created_at as "createdAt", id from reports
    order by created_at desc, id desc offset 20000 limit 1`);
  deep = thousands.rows[0];
});
afterAll(async () => {
  await plans?.[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const LIMIT = 10;
/** The page plus one row, and each row's reporter and target. */
const PAGE = 3 * (LIMIT + 1);
/** The same with the counts that its total is the sum of. */
const WITH_TOTAL = PAGE + 20;
/** The same for each of five statuses. */
const OF_FIVE = 7 * (LIMIT + 1);
/** More reports than the most reported target has. */
const A_TARGET = 500;
/** The first rows are looked at, and the page is fetched. */
const GLANCED = ROWS_GLANCED + 1 + PAGE;
/** Besides, the index finds rows, and the page of these is fetched. */
const FOUND = GLANCED + 500;
/** Besides, more are searched. */
const SEARCHED = GLANCED + ROWS_SEARCHED + 1;
const EXPORTED = 1_000;

/** A page of reports. */
function page(filter: ReportFilter, limit = LIMIT) {
  return (database: Queryable) => searchReports(database, filter, null, limit);
}

/** A page from deep within the list. */
function later(filter: ReportFilter) {
  return (database: Queryable) => searchReports(database, filter, deep, LIMIT);
}

/** A page of the reports on the target. */
function about(filter: ReportFilter) {
  return (database: Queryable) => searchReports(database, { sought, ...filter }, null, LIMIT);
}

/** A page of a person's own reports that contain a word. */
function own(word?: string) {
  const sought = word ? { words: [word], target: null, digits: null } : null;
  return (database: Queryable) => searchOwnReports(database, FEED, sought, null, LIMIT);
}

const week = { from: new Date('2026-03-01T00:00:00Z'), before: new Date('2026-03-08T00:00:00Z') };
const oldest = { sort: 'oldest' } as const;
const firstSearch = {
  userId: FEED,
  category: 'website',
  key: 'first.example.com',
  keptSince: week.from,
} as const;

const hot: PlannedList[] = [
  ['a target', about({}), 'reports_on_target', PAGE + 1],
  [
    'a target, by a user',
    (it) => searchReports(it, { sought }, null, LIMIT, firstSearch),
    'reports_on_target',
    PAGE + 3,
  ],
  ['all', page({}), 'reports_newest', PAGE],
  ['all, page 2,000', later({}), 'reports_newest', PAGE],
  ['all, oldest first', page(oldest), 'reports_newest', PAGE],
  ['pending', page({ status: 'Pending' }), 'reports_status_newest', WITH_TOTAL],
  ['closed, a late page', later({ status: 'Closed' }), 'reports_status_newest', WITH_TOTAL],
  [
    'rejected, oldest first',
    page({ status: 'Rejected', ...oldest }),
    'reports_status_newest',
    PAGE,
  ],
  ['a category', page({ category: 'bank' }), 'reports_category_newest', OF_FIVE],
  [
    'a category and a status',
    page({ category: 'bank', status: 'Rejected' }),
    'reports_category_newest',
    PAGE,
  ],
];

const alsoPrepared: PlannedList[] = [
  ['the verdict on a target', (it) => selectSought(it, sought), 'targets_key', 1],
  [
    'the confirmed hosts of a site',
    (it) => selectConfirmedHosts(it, ['nobody-reported.example']),
    'targets_confirmed_hosts',
    0,
  ],
  [
    'a bucket of a private check',
    (it) => selectBucket(it, 'website', Buffer.from('10', 'hex'), Buffer.from('11', 'hex')),
    'targets_hash',
    100,
  ],
  [
    'its last bucket',
    (it) => selectBucket(it, 'website', Buffer.from('ff', 'hex'), null),
    'targets_hash',
    100,
  ],
  ['own reports', own(), 'reports_reporter_newest', PAGE],
  ['own reports that contain a label', own('website'), 'reports_reporter_newest', PAGE + 2],
  [
    'own reports, with a text that none contains',
    own('nowhere'),
    'reports_reporter_newest',
    FEED_REPORTS + 2,
  ],
];

const narrowed: PlannedList[] = [
  ['a target and a subcategory', about({ subcategory: 'malware' }), 'reports_on_target', A_TARGET],
  ['a target and a status', about({ status: 'Rejected' }), 'reports_on_target', A_TARGET],
  ['a target in one week', about(week), 'reports_on_target', PAGE + 1],
  ['all, oldest first, a late page', later(oldest), 'reports_newest', PAGE],
  ['one week', page(week), 'reports_newest', PAGE],
  ['one week, oldest first', page({ ...week, ...oldest }), 'reports_newest', PAGE],
  ['one week and a status', page({ ...week, status: 'Rejected' }), 'reports_status_newest', PAGE],
  // Most reports have this status, so any index finds them quickly.
  ['resolved, a late page', later({ status: 'Resolved' }), '', 2 * PAGE + WITH_TOTAL],
  ['a category, a late page', later({ category: 'email' }), 'reports_category_newest', OF_FIVE],
  [
    'a category, oldest first',
    page({ category: 'website', ...oldest }),
    'reports_category_newest',
    OF_FIVE,
  ],
  [
    'a category in one week',
    page({ category: 'bank', ...week }),
    'reports_category_newest',
    OF_FIVE,
  ],
  [
    'a category and a status in one week',
    page({ category: 'bank', status: 'Closed', ...week }),
    'reports_category_newest',
    PAGE,
  ],
  [
    'a subcategory of two categories',
    page({ subcategory: 'phishing' }),
    'reports_subcategory_newest',
    2 * OF_FIVE,
  ],
  [
    'a subcategory of one category',
    page({ category: 'website', subcategory: 'malware' }),
    'reports_subcategory_newest',
    OF_FIVE,
  ],
  [
    'a subcategory, a late page',
    later({ subcategory: 'tron' }),
    'reports_subcategory_newest',
    OF_FIVE,
  ],
  [
    'a subcategory and a status, oldest first',
    page({ subcategory: 'tron', status: 'Rejected', ...oldest }),
    'reports_subcategory_newest',
    PAGE,
  ],
  ["one person's", page({ reporterId: FEED }), 'reports_reporter_newest', PAGE],
  ["one person's, with a status", page({ reporterId: FEED, status: 'Pending' }), '', FEED_REPORTS],
  ['an export', page({}, EXPORTED), 'reports_newest', 3 * (EXPORTED + 1)],
  [
    'an export of one category',
    page({ category: 'bank' }, EXPORTED),
    'reports_category_newest',
    7 * (EXPORTED + 1),
  ],
];

/** A page of the reports whose target contains a text. */
function containing(targetContains: string, filter: ReportFilter = {}) {
  return (database: Queryable) =>
    findContaining(database, { targetContains, ...filter }, null, LIMIT);
}

/** A page of these from deep within the list. */
function laterContaining(targetContains: string, filter: ReportFilter = {}) {
  return (database: Queryable) =>
    findContaining(database, { targetContains, ...filter }, deep, LIMIT);
}

const rare = 'login-claims';
const both = 'reports_newest reports_target_contains';

/** Whatever the text: the first rows are looked at; of a text that the index finds, its rows if these are few, then more of the first. */
const texts: PlannedList[] = [
  ['frequent', containing('example'), 'reports_newest', GLANCED],
  ['frequent, deep', laterContaining('example'), 'reports_newest', 2 * GLANCED],
  ['frequent, oldest', containing('example', oldest), 'reports_newest', GLANCED],
  [
    'frequent, status',
    containing('example', { status: 'Rejected' }),
    'reports_status_newest',
    GLANCED,
  ],
  ['a letter', containing('e'), 'reports_newest', GLANCED],
  ['two letters', laterContaining('Ca'), 'reports_newest', 2 * GLANCED],
  ['two letters, rare', containing('€,'), 'reports_newest', GLANCED],
  ['two letters, category', containing('qz', { category: 'bank' }), 'reports_newest', GLANCED],
  ['signs', containing('%%%'), 'reports_newest', GLANCED],
  ['lines', containing('___'), 'reports_newest', GLANCED],
  ['words apart', containing('a b c'), 'reports_newest', GLANCED],
  ['digits', containing('8035'), both, FOUND],
  ['letters of Arabic', containing('رقم'), both, FOUND],
  ['emoji', containing('💸💸💸'), 'reports_newest', GLANCED],
  ['rare', containing(rare), both, FOUND],
  ['rare, deep', laterContaining(rare), both, 2 * FOUND],
  ['rare, oldest', containing(rare, oldest), both, FOUND],
  ['rare, category', containing(rare, { category: 'website' }), both, FOUND],
  ['rare, week', containing(rare, week), 'reports_newest', SEARCHED],
  [
    'rare, a person',
    containing('feed-777', { reporterId: FEED }),
    'reports_reporter_newest',
    FOUND,
  ],
  ['absent', containing('nowhere'), both, FOUND],
  ['absent, 200 letters', containing('nowhere '.repeat(25).trim()), both, FOUND],
];

/** What exports and changes of many reports read: stretches of the list. */
const everything: PlannedList[] = [
  ['frequent', page({ targetContains: 'example' }), 'reports_newest', 400],
  ['two letters', later({ targetContains: 'Ca' }), 'reports_newest', 400],
  ['rare', page({ targetContains: rare }), 'reports_newest', 80_000],
];

const total = (filter: ReportFilter) => (database: Queryable) => countFound(database, filter);
/** Of each report, the row and that of its status and category. */
const COUNTED = 3 * ROWS_COUNTED;

/** The total of a list reads no more than its limit. */
const totals: PlannedList[] = [
  ['a target', (it) => countFound(it, { sought }), 'reports_on_target', A_TARGET],
  ['from a day', total({ from: week.from }), 'reports_newest', COUNTED],
  [
    'one week and a status',
    total({ ...week, status: 'Rejected' }),
    'reports_status_newest',
    COUNTED,
  ],
  ['a subcategory', total({ subcategory: 'phishing' }), 'reports_subcategory_newest', COUNTED],
  [
    'a category in one week',
    total({ category: 'bank', ...week }),
    'reports_category_newest',
    COUNTED,
  ],
  [
    'the reports of a category that a change of many changes',
    (it) => countMatches(it, { category: 'bank' }, deep.createdAt),
    'reports_category_newest',
    // What was filed since.
    5_000,
  ],
];

test.each(totals)('a total reads few rows: %s', async (_list, run, indexes, rows) => {
  expect(complaints(await plans.readingOf(run), indexes, rows)).toEqual([]);
});

test('more than 10,000 reports are changed only if the administrator saw that there are more', async () => {
  const { platform } = server;
  const search = { filter: { from: '2020-01-01' }, asOf: new Date().toISOString() };
  expect(await countSearch(platform, { ...search.filter, asOf: search.asOf })).toEqual({
    count: 10_000,
    isMore: true,
  });
  const expecting = (expected: number) =>
    countExpected(platform, { ...search, expected, status: 'Closed' });
  expect(await expecting(10_000)).toBe(10_001);
  await expect(expecting(9_999)).rejects.toThrow('More than 10,000 reports match now, not 9999.');
});

test.each([...hot, ...alsoPrepared, ...narrowed])(
  'a page reads few rows: %s',
  async (_list, run, indexes, rows) => {
    expect(complaints(await plans.readingOf(run), indexes, rows)).toEqual([]);
  },
);

test.each(everything)(
  'all with a text are read along the list: %s',
  async (_list, run, indexes, rows) => {
    expect(complaints(await plans.readingOf(run), indexes, rows)).toEqual([]);
  },
);

test.each(texts)('a text search reads few rows: %s', async (_list, run, indexes, rows) => {
  expect(complaints(await plans.readingOf(run), indexes, rows)).toEqual([]);
});

test.each([...hot, ...alsoPrepared])(
  'few rows even with a generic plan: %s',
  async (_list, run, indexes, rows) => {
    const reading = await plans.readingOf(run, { generic: true });
    expect(complaints(reading, indexes, rows)).toEqual([]);
  },
);

test.each(hot)('a missing index is noticed: %s', async (_list, run, indexes, rows) => {
  const reading = await plans.readingOf(run, { without: indexes });
  expect(complaints(reading, indexes, rows)).toContain(`does not use ${indexes}`);
  expect(complaints(reading, '', rows)).not.toEqual([]);
});

test.each<[string, TextFilter, number | null]>([
  ['two letters', { targetContains: 'qz' }, 1_000],
  ['a letter that fills the page', { targetContains: 'e' }, null],
  ['three letters', { targetContains: 'nowhere' }, null],
  ['two letters of a week', { targetContains: 'qz', ...week }, null],
  [
    'letters that very many contain, but no phone number',
    { targetContains: 'example', category: 'phone-number' },
    10_000,
  ],
])('a search says if it looked at the newest reports only: %s', async (_what, filter, only) => {
  const found = await findContaining(server.platform.database, filter, null, LIMIT);
  expect(found.searchedOnly).toBe(only);
});

const read = (filter: ReportFilter, after: Cursor | null) => {
  const { database } = server.platform;
  return searchReports(database, filter, after, 40);
};
const found = async (filter: ReportFilter, after: Cursor | null) => {
  const { database } = server.platform;
  return (await findContaining(database, filter as TextFilter, after, 40)).rows;
};

test.each<[string, typeof read, ReportFilter, string]>([
  ['a text', found, { targetContains: 'LOGIN-c' }, "target ilike '%login-c%'"],
  ['all with a text', read, { targetContains: 'LOGIN-c' }, "target ilike '%login-c%'"],
  [
    'all with a text, category, oldest',
    read,
    { targetContains: '77', category: 'bank', ...oldest },
    "target like '%77%' and c.value = 'bank'",
  ],
  ['a category', read, { category: 'bank' }, "c.value = 'bank'"],
  ['a subcategory, oldest', read, { subcategory: 'phishing', ...oldest }, "s.value = 'phishing'"],
])(
  'paging through a list returns each report exactly once and in order: %s',
  async (_list, pageOf, filter, condition) => {
    const { database } = server.platform;
    const { rows } = await database.$client.query<{ id: string }>(`
    select r.id from reports r join categories c on c.id = r.category_id
      left join subcategories s on s.id = r.subcategory_id
    where ${condition} order by r.created_at desc, r.id desc`);
    const expected = rows.map(({ id }) => id);
    const ids: string[] = [];
    let after: Cursor | null = null;
    do {
      const rowsRead: ReportRow[] = await pageOf(filter, after);
      ids.push(...rowsRead.slice(0, 40).map(({ id }) => id));
      after = rowsRead.length > 40 ? (rowsRead[39] ?? null) : null;
    } while (after);
    expect(ids).toEqual(filter.sort ? expected.toReversed() : expected);
  },
);

test('of a site with many confirmed hosts, no index of all websites is read', async () => {
  const read = (it: Queryable) => selectConfirmedHosts(it, ['example.com']);
  const { indexes } = await plans.readingOf(read, { generic: true });
  expect([...indexes]).toEqual(['targets_confirmed_hosts']);
});
