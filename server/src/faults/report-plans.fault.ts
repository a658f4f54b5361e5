import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTED_AT_MOST, countFound } from '#modules/reports/report-counts.queries.ts';
import type { ReportFilter } from '#modules/reports/report-lists.queries.ts';
import { searchOwnReports, searchReports } from '#modules/reports/report-lists.queries.ts';
import type { ReportRow } from '#modules/reports/reports.queries.ts';
import type { Sought } from '#modules/targets/index.ts';
import { selectSought } from '#modules/targets/targets.queries.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import type { Queryable } from '#platform/database/database.ts';
import { rowsTried } from '#platform/database/lists.ts';
import { FEED, FEED_REPORTS, fillLarge } from '#testing/large-database.ts';
import type { PlannedList, Plans } from '#testing/plans.ts';
import { complaints, openPlans } from '#testing/plans.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

let server: TestApp;
let plans: Plans;
/** A target with many reports, and the position where page 2,000 of the list begins. */
let sought: Sought;
let deep: Cursor;
beforeAll(async () => {
  server = await startTestApp();
  await fillLarge(server);
  plans = openPlans(server.databaseUrl);
  const client = server.platform.database.$client;
  const most = await client.query(`
    select target_key from reports join categories c on c.id = category_id
    where c.value = 'website' group by 1 order by count(*) desc limit 1`);
  const { target_key: oldKey } = most.rows[0];
  sought = { category: 'website', keys: [oldKey], oldKey };
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
/** The page plus one row, and each row's reporter. */
const PAGE = 2 * (LIMIT + 1);
/** The same for each of five statuses. */
const OF_FIVE = 6 * (LIMIT + 1);
/** More reports than the most reported target has. */
const A_TARGET = 500;
const TRIED = rowsTried(LIMIT + 1, 'a text');
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

const hot: PlannedList[] = [
  ['a target', about({}), 'reports_on_target', PAGE + 1],
  ['all', page({}), 'reports_newest', PAGE],
  ['all, page 2,000', later({}), 'reports_newest', PAGE],
  ['all, oldest first', page(oldest), 'reports_newest', PAGE],
  ['pending', page({ status: 'Pending' }), 'reports_status_newest', PAGE],
  ['closed, a late page', later({ status: 'Closed' }), 'reports_status_newest', PAGE],
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

const narrowed: PlannedList[] = [
  ['a target and a subcategory', about({ subcategory: 'malware' }), 'reports_on_target', A_TARGET],
  ['a target and a status', about({ status: 'Rejected' }), 'reports_on_target', A_TARGET],
  ['a target in one week', about(week), 'reports_on_target', PAGE + 1],
  ['the verdict on a target', (it) => selectSought(it, [sought]), 'targets_key', 1],
  ['all, oldest first, a late page', later(oldest), 'reports_newest', PAGE],
  ['one week', page(week), 'reports_newest', PAGE],
  ['one week, oldest first', page({ ...week, ...oldest }), 'reports_newest', PAGE],
  ['one week and a status', page({ ...week, status: 'Rejected' }), 'reports_status_newest', PAGE],
  // Most reports have this status, so any index finds them quickly.
  ['resolved, a late page', later({ status: 'Resolved' }), '', 2 * PAGE],
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
  ['own reports', own(), 'reports_reporter_newest', PAGE],
  ['own reports that contain a label', own('website'), 'reports_reporter_newest', PAGE + 2],
  [
    'own reports, with a text that none contains',
    own('nowhere'),
    'reports_reporter_newest',
    FEED_REPORTS + 2,
  ],
  ['an export', page({}, EXPORTED), 'reports_newest', 2 * (EXPORTED + 1)],
  [
    'an export of one category',
    page({ category: 'bank' }, EXPORTED),
    'reports_category_newest',
    6 * (EXPORTED + 1),
  ],
];

const q = (targetContains: string, filter: ReportFilter = {}) => ({ targetContains, ...filter });
const rare = 'login-claims';
const both = 'reports_newest reports_target_contains';

/** Text that many targets contain is found in the first rows. Otherwise only a few more rows are read. */
const containing: PlannedList[] = [
  ['frequent', page(q('example')), 'reports_newest', 400],
  ['frequent, deep', later(q('example')), 'reports_newest', 400],
  ['frequent, oldest', page(q('example', oldest)), 'reports_newest', 400],
  ['frequent, status', page(q('example', { status: 'Rejected' })), 'reports_status_newest', 400],
  ['a letter', page(q('e')), 'reports_newest', 400],
  ['two letters', later(q('Ca')), 'reports_newest', 400],
  ['rare', page(q(rare)), both, TRIED + 100],
  ['rare, deep', later(q(rare)), both, TRIED + 100],
  ['rare, oldest', page(q(rare, oldest)), both, TRIED + 100],
  ['rare, category', page(q(rare, { category: 'website' })), both, TRIED + 100],
  ['rare, week', page(q(rare, week)), 'reports_newest', TRIED],
  [
    'rare, a person',
    page(q('feed-777', { reporterId: FEED })),
    'reports_target_contains',
    TRIED + 500,
  ],
  ['absent', page(q('nowhere')), both, TRIED],
];

const total = (filter: ReportFilter) => (database: Queryable) => countFound(database, filter);
const COUNTED = COUNTED_AT_MOST + 1;

/** The total of a list reads no more than its limit, or that for each of five statuses. */
const totals: PlannedList[] = [
  ['a target', (it) => countFound(it, { sought }), 'reports_on_target', A_TARGET],
  ['from a day', total({ from: week.from }), 'reports_newest', COUNTED],
  [
    'one week and a status',
    total({ ...week, status: 'Rejected' }),
    'reports_status_newest',
    COUNTED,
  ],
  ['a subcategory', total({ subcategory: 'phishing' }), 'reports_subcategory_newest', 10 * COUNTED],
  [
    'a category in one week',
    total({ category: 'bank', ...week }),
    'reports_category_newest',
    5 * COUNTED,
  ],
  ['a frequent text', total(q('example')), 'reports_newest', COUNTED],
  ['two letters', total(q('Ca')), 'reports_newest', COUNTED],
  ['a rare text', total(q(rare)), 'reports_newest reports_target_contains', COUNTED + 100],
  [
    'a rare text and a status',
    total(q(rare, { status: 'Rejected' })),
    'reports_status_newest',
    COUNTED + 100,
  ],
];

test.each(totals)('a total reads few rows: %s', async (_list, run, indexes, rows) => {
  expect(complaints(await plans.readingOf(run), indexes, rows)).toEqual([]);
});

test.each([...hot, ...narrowed])('a page reads few rows: %s', async (_list, run, indexes, rows) => {
  expect(complaints(await plans.readingOf(run), indexes, rows)).toEqual([]);
});

test.each(containing)('a text search reads few rows: %s', async (_list, run, indexes, rows) => {
  expect(complaints(await plans.readingOf(run), indexes, rows)).toEqual([]);
});

test.each(hot)('few rows even with a generic plan: %s', async (_list, run, indexes, rows) => {
  const reading = await plans.readingOf(run, { generic: true });
  expect(complaints(reading, indexes, rows)).toEqual([]);
});

test.each(hot)('a missing index is noticed: %s', async (_list, run, indexes, rows) => {
  const reading = await plans.readingOf(run, { without: indexes });
  expect(complaints(reading, indexes, rows)).toContain(`does not use ${indexes}`);
  expect(complaints(reading, '', rows)).not.toEqual([]);
});

test.each<[string, ReportFilter, string]>([
  ['a text', q('LOGIN-c'), "target ilike '%login-c%'"],
  [
    'a text, category, oldest',
    q('77', { category: 'bank', ...oldest }),
    "target like '%77%' and c.value = 'bank'",
  ],
  ['a category', { category: 'bank' }, "c.value = 'bank'"],
  ['a subcategory, oldest', { subcategory: 'phishing', ...oldest }, "s.value = 'phishing'"],
])(
  'paging through a list returns each report exactly once and in order: %s',
  async (_list, filter, condition) => {
    const { database } = server.platform;
    const { rows } = await database.$client.query<{ id: string }>(`
    select r.id from reports r join categories c on c.id = r.category_id
      left join subcategories s on s.id = r.subcategory_id
    where ${condition} order by r.created_at desc, r.id desc`);
    const expected = rows.map(({ id }) => id);
    const read: string[] = [];
    let after: Cursor | null = null;
    do {
      const found: ReportRow[] = await searchReports(database, filter, after, 40);
      read.push(...found.slice(0, 40).map(({ id }) => id));
      after = found.length > 40 ? (found[39] ?? null) : null;
    } while (after);
    expect(read).toEqual(filter.sort ? expected.toReversed() : expected);
  },
);
