import { SEARCHES_KEPT_DAYS } from '@redflag/shared/notifications/alerts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#modules/accounts/accounts.queries.ts';
import {
  deleteUnverifiedUsers,
  lockAdmins,
  selectUser,
} from '#modules/accounts/accounts.queries.ts';
import { selectEverythingAbout } from '#modules/accounts/profile/export.queries.ts';
import { forgetUnusedDevices } from '#modules/accounts/sessions/devices.queries.ts';
import {
  deleteExpiredSessions,
  selectSessions,
  selectSessionsByToken,
} from '#modules/accounts/sessions/sessions.queries.ts';
import { sessionRules } from '#modules/accounts/sessions/sessions.service.ts';
import { deleteExpiredTokens } from '#modules/accounts/tokens/tokens.queries.ts';
import {
  countFiled,
  countPending,
  selectActiveAdmins,
  selectFiled,
} from '#modules/alerts/administrators/administrators.queries.ts';
import { selectAlertNames, selectAlerts } from '#modules/alerts/scam-alerts/my-alerts.queries.ts';
import { selectConcerned, selectScam } from '#modules/alerts/scam-alerts/scam-alerts.queries.ts';
import { deleteSearchesBefore } from '#modules/alerts/scam-alerts/searches.queries.ts';
import type { AuditFilter } from '#modules/audit/audit.queries.ts';
import { selectEntries } from '#modules/audit/audit.queries.ts';
import type { Place } from '#modules/cases/cases.queries.ts';
import {
  countCases as countQueue,
  selectDisputed,
  selectQueue,
  selectReporters,
  selectWaiting,
} from '#modules/cases/cases.queries.ts';
import {
  lockSettled,
  selectChanges,
  selectListings,
  selectPassedOn,
} from '#modules/changes/changes.queries.ts';
import { countGroups, countOpenGroups, selectGroupPage } from '#modules/flags/flags.queries.ts';
import {
  deleteNotificationsBefore,
  markAllRead,
  selectNotifications,
} from '#modules/notifications/notifications.queries.ts';
import { selectOutbox } from '#modules/outbox/outbox.queries.ts';
import { countPosts, selectPosts } from '#modules/posts/posts.queries.ts';
import { selectKnown } from '#modules/registers/readings/entries.queries.ts';
import { selectHistory } from '#modules/reports/reports.queries.ts';
import {
  countByCategory,
  countByDay,
  countByStatus,
  countDecisions,
  countResolutions,
  countVerifiedUsers,
  countWaiting,
  selectMostlyRejected,
} from '#modules/stats/stats.queries.ts';
import { selectPages } from '#modules/targets/review/review.queries.ts';
import type { Stretch, UserFilter } from '#modules/users/users.queries.ts';
import { countAnyUsers, findUsers, selectAnyUsers } from '#modules/users/users.queries.ts';
import { claimDue, takeNext } from '#modules/webhooks/sending.queries.ts';
import { selectDeliveries } from '#modules/webhooks/webhooks.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import { ROWS_COUNTED } from '#platform/database/lists/lists.ts';
import { ROWS_GLANCED } from '#platform/database/lists/text-search.ts';
import { selectNamed, selectPossibleOrphans } from '#platform/pictures/possible-orphans.queries.ts';
import { forgetExpiredRobotChecks } from '#platform/robot-check/robot-check.ts';
import { FEED, fillLarge, LARGE } from '#testing/database/large-database.ts';
import type { PlannedList, Plans } from '#testing/database/plans.ts';
import { complaints, openPlans } from '#testing/database/plans.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startQuietApp } from '#testing/test-app.ts';

let server: TestApp;
let plans: Plans;
let reader: string;
/** The target with the most waiting reports. */
let crowded: string;
/** A webhook. */
let told: string;
let scam: Parameters<typeof selectConcerned>[1] & { id: string };
beforeAll(async () => {
  server = await startQuietApp();
  await fillLarge(server);
  plans = openPlans(server.databaseUrl);
  const client = server.platform.database.$client;
  const most = await client.query<{ id: string }>(
    'select user_id as id from notifications group by 1 order by count(*) desc limit 1',
  );
  reader = most.rows[0]?.id ?? '';
  const waiting = await client.query<{ id: string }>(
    'select id from targets order by pending desc limit 1',
  );
  crowded = waiting.rows[0]?.id ?? '';
  told = (await client.query<{ id: string }>('select id from webhooks')).rows[0]?.id ?? '';
  const searched = await client.query<{ id: string }>(`
    select r.id from reports r join target_searches s using (category_id)
      join targets t on t.id = r.target_id and t.key = s.target_key
    group by r.id order by count(*) desc limit 1`);
  const id = searched.rows[0]?.id ?? '';
  await client.query(`update reports set status = 'Resolved', type = 'Scam' where id = $1`, [id]);
  const found = await selectScam(server.platform.database, id);
  if (!found) throw new Error('The report is no scam');
  scam = { ...found, id };
});
afterAll(async () => {
  await plans?.[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const LIMIT = 10;
const rules = sessionRules({ sessionDays: 30, staffSignIn: null, staffFactorRequired: false });
const PAGE = LIMIT + 1;
/** The first rows are looked at, and the page is fetched. */
const GLANCED = ROWS_GLANCED + 1 + PAGE;
/** Besides, the index finds rows, and the page of these is fetched. */
const FOUND = GLANCED + 100;
const NOTIFICATIONS_COUNTED = 100 + ROWS_COUNTED;
const deep = {
  createdAt: new Date('2026-01-15T00:00:00Z'),
  id: '01900000-0000-7000-8000-000000000000',
};
const older = { ...deep, createdAt: new Date('2025-01-03T00:00:00Z') };
const until = new Date(LARGE.until);
const soon = new Date('2026-01-17T00:00:00Z');
const firstSearches = new Date('2026-10-01T01:00:00Z');
const since = new Date(LARGE.until - SEARCHES_KEPT_DAYS * 86_400_000);

const notifications: PlannedList[] = [
  [
    'the first notifications',
    (it) => selectNotifications(it, reader, null, LIMIT),
    'notifications_unread notifications_user_newest',
    PAGE + NOTIFICATIONS_COUNTED,
  ],
  [
    'older notifications',
    (it) => selectNotifications(it, reader, deep, LIMIT),
    'notifications_unread notifications_user_newest',
    PAGE + NOTIFICATIONS_COUNTED,
  ],
];

const users =
  (filter: UserFilter, stretch: Partial<Stretch> = {}) =>
  (database: Queryable) =>
    selectAnyUsers(database, filter, null, { ...firstPage, ...stretch });
const firstPage = { offset: 0, limit: PAGE, fromOldest: false };
const counted = (filter: UserFilter) => (database: Queryable) => countAnyUsers(database, filter);
const year = { from: new Date('2025-01-01T00:00:00Z'), before: new Date('2026-01-01T00:00:00Z') };
const middle = LARGE.users / 2;
const named =
  (usernameContains: string, filter: UserFilter = {}) =>
  (database: Queryable) =>
    findUsers(database, { ...filter, usernameContains }, { after: null, offset: 0, rows: PAGE });

/** The page twice: first found using only the index, then fetched. */
const accounts: PlannedList[] = [
  ['users', users({}), 'users_newest', 2 * PAGE],
  ['users, last page', users({}, { fromOldest: true }), 'users_newest', 2 * PAGE],
  ['users, middle page', users({}, { offset: middle }), 'users_newest', middle + 2 * PAGE],
  ['users, by number of reports', users({ reports: '10-49' }), 'users_range_newest', 2 * PAGE],
  [
    'users, by number of reports, last page',
    users({ reports: '1-9' }, { fromOldest: true }),
    'users_range_newest',
    2 * PAGE,
  ],
  ['users, suspended', users({ status: 'suspended' }), 'users_status_newest', 2 * PAGE],
  ['users, joined in one year', users(year), 'users_newest', 2 * PAGE],
  ['users, by name', named('lerato osagie'), 'users_newest', LARGE.users + 1 + PAGE],
  ['users, by two letters', named('an'), 'users_newest', GLANCED],
  ['users, by a name that nobody has', named('nobody'), 'users_newest', LARGE.users + 1],
  ['number of users, joined in one year', counted(year), 'users_newest', ROWS_COUNTED],
  ['administrators', selectActiveAdmins, 'users_admins', PAGE],
  ['administrators, locked', lockAdmins, 'users_admins', PAGE],
  [
    'session',
    (it) => selectSessionsByToken(it, [Buffer.alloc(32)], { ...rules, noteVisitAfterSeconds: 30 }),
    'sessions_token_hash_unique',
    1,
  ],
  ['sessions', (it) => selectSessions(it, reader, rules), 'sessions_user', 3],
  [
    'everything about a person',
    async (it) => selectEverythingAbout(it, (await selectUser(it, reader)) as User),
    'report_status_changes_changed_by',
    2_500,
  ],
];

const audit = (filter: AuditFilter) => (database: Queryable) =>
  selectEntries(database, filter, null, LIMIT);
const day = { from: new Date('2025-01-02T00:00:00Z'), before: new Date('2025-01-03T00:00:00Z') };

const logs: PlannedList[] = [
  // With their number.
  ['audit log', audit({}), 'audit_log_newest', PAGE + ROWS_COUNTED],
  [
    'audit log, by action',
    audit({ action: 'user.delete' }),
    'audit_log_action_newest',
    PAGE + ROWS_COUNTED,
  ],
  ['audit log, one account', (it) => audit({ userId: reader })(it), 'audit_log_subject', PAGE],
  ['audit log, one day', audit(day), 'audit_log_newest', PAGE + 1_440],
  ['audit log, a frequent word', audit({ q: 'shop' }), 'audit_log_newest', GLANCED],
  ['audit log, two letters', audit({ q: 'zz' }), 'audit_log_newest', GLANCED],
  ['audit log, a rare word', audit({ q: 'rarely seen 1' }), 'audit_log_contains', FOUND],
  [
    'audit log, a word that no entry contains',
    audit({ q: 'nowhere' }),
    'audit_log_contains',
    FOUND,
  ],
  ['posts', (it) => selectPosts(it, null, LIMIT), 'posts_newest', PAGE],
  ['older posts', (it) => selectPosts(it, older, LIMIT), 'posts_newest', PAGE],
  ['number of posts', countPosts, '', ROWS_COUNTED],
  ['outbox', selectOutbox, 'outbox_newest', 200],
  ["a report's history", (it) => selectHistory(it, scam.id), 'report_status_changes_report', 10],
];

/** Each flag of the page's cases twice: for the reasons and to be shown, with its person and its report. */
const OF_CASES = PAGE * 40;
const cases =
  (query: Partial<Parameters<typeof selectGroupPage>[1]>, after: Cursor | null = null) =>
  (database: Queryable) =>
    selectGroupPage(
      database,
      { state: 'open', reportId: undefined, limit: LIMIT, ...query },
      after,
    );

const published: PlannedList[] = [
  [
    'changes after a position',
    (it) => selectChanges(it, { after: 5_000, limit: LIMIT }),
    'changes_pkey',
    PAGE,
  ],
  [
    'changes of a category',
    (it) => selectChanges(it, { after: 500, category: 'bank', limit: LIMIT }),
    'changes_category changes_pkey',
    PAGE,
  ],
  [
    'listings of a target and a name',
    (it) => selectListings(it, [FEED], [{ category: 'website', key: 'feed-1.example.com' }], 0),
    'listings_pkey listings_key',
    2,
  ],
  [
    'entries of a register',
    (it) => selectKnown(it, { id: FEED }, ['feed-1', 'feed-2']),
    'register_entries_register_id_key_pk',
    2,
  ],
  [
    'who confirms what may be passed on',
    (it) => selectPassedOn(it, [scam.targetId], { feeds: [], licences: ['CC0-1.0'] }),
    'register_entries_report',
    500,
  ],
  [
    'webhooks that are due',
    (it) => claimDue(it, { isSlow: false, limit: LIMIT }),
    'webhooks_due',
    5 * PAGE,
  ],
  [
    'the next message of a webhook',
    async (it) => {
      const [claim] = await claimDue(it, { isSlow: false, limit: 1 });
      const next = claim && (await takeNext(it, claim));
      if (!next?.change) throw new Error('Nothing is due');
    },
    'webhooks_due changes_category',
    20,
  ],
  [
    'deliveries of a webhook',
    (it) => selectDeliveries(it, told, { after: null, limit: LIMIT, days: 7 }),
    'webhook_deliveries_newest',
    PAGE,
  ],
  ['settled changes', (it) => lockSettled(it, 0, LIMIT), 'pending_changes_seen', LIMIT],
];

const flagged: PlannedList[] = [
  ['open flags', cases({}), 'flags_open_newest flags_report', OF_CASES],
  ['open flags, a later page', cases({}, deep), 'flags_open_newest', OF_CASES],
  ['settled flags', cases({ state: 'settled' }), 'flags_settled_newest', OF_CASES],
  ['flags on a report', (it) => cases({ reportId: scam.id })(it), '', 30],
  ['number of open flags', countOpenGroups, 'flags_open_newest', 2_100],
  [
    'number of settled flags',
    (it) => countGroups(it, { state: 'settled' }),
    'flags_settled_newest',
    ROWS_COUNTED,
  ],
];

const inQueue = {
  dueAt: new Date('9999-12-31T00:00:00Z'),
  people: 2,
  oldestAt: deep.createdAt,
  targetId: deep.id,
};
const queue =
  (filter: Parameters<typeof selectQueue>[1], after: Place | null = null) =>
  (database: Queryable) =>
    selectQueue(database, filter, after, LIMIT);
/** The first of each category, with and without pictures. */
const OF_QUEUES = 12 * PAGE;

const review: PlannedList[] = [
  ['the queue', queue({}), 'cases_queue', OF_QUEUES],
  ['the queue, a later page', queue({}, inQueue), 'cases_queue', OF_QUEUES],
  ['the queue, the oldest first', queue({ sort: 'oldest' }), 'cases_oldest', OF_QUEUES],
  [
    'the queue, the oldest first, a later page',
    queue({ sort: 'oldest' }, inQueue),
    'cases_oldest',
    OF_QUEUES,
  ],
  ['the queue, of a category', queue({ category: 'website' }), 'cases_queue', 2 * PAGE],
  ['the queue, flagged', queue({ flagged: 'true' }), 'cases_flagged', OF_QUEUES],
  [
    'the queue, flagged with a picture, a later page',
    queue({ flagged: 'true', picture: 'true' }, inQueue),
    'cases_flagged',
    OF_QUEUES,
  ],
  [
    'whose reports are mostly rejected',
    selectMostlyRejected,
    'reports_status_newest reports_reporter_newest',
    60_000,
  ],
];

const jobs: PlannedList[] = [
  [
    'marking all notifications as read',
    (it) => markAllRead(it, reader),
    'notifications_unread',
    200,
  ],
  ['counting pending reports', countPending, 'reports_waiting', LARGE.reports / 5],
  ['new reports', (it) => selectFiled(it, { since, until }, 20), 'reports_newest', 20],
  [
    'counting new reports',
    (it) => countFiled(it, { since: deep.createdAt, until: soon }),
    'reports_newest',
    2_000,
  ],
  [
    'people to alert about a scam',
    concerned,
    'target_searches_target reports_on_target target_alerts_target_id_user_id_pk',
    5_000,
  ],
  [
    'old searches',
    (it) => deleteSearchesBefore(it, firstSearches),
    'target_searches_searched',
    150,
  ],
  ['expired sessions', (it) => deleteExpiredSessions(it, rules), 'sessions_last_seen', 0],
  ['unused devices', (it) => forgetUnusedDevices(it, 180), 'known_devices_signed_in', 0],
  [
    'old notifications',
    (it) => deleteNotificationsBefore(it, until, 50),
    'notifications_pkey',
    110,
  ],
  ['accounts never verified', (it) => deleteUnverifiedUsers(it, since, 50), 'users_unverified', 10],
  ['possible orphans', (it) => selectPossibleOrphans(it, since, 50), 'possible_orphans_since', 50],
  ['expired links', deleteExpiredTokens, 'tokens_expires', 0],
  ['expired robot checks', forgetExpiredRobotChecks, 'spent_robot_checks_expires', 0],
  [
    'pictures in use',
    (it) => selectNamed(it, ['a', 'b']),
    'reports_evidence_key_unique posts_image_key_unique users_photo',
    6,
  ],
];

const alerts: PlannedList[] = [
  [
    'what a person will be told about',
    (it) => selectAlerts(it, reader, { since, of: undefined, after: null, limit: LIMIT }),
    'target_searches_user_id_category_id_target_key_pk reports_reporter_newest',
    2_000,
  ],
  [
    'number of targets that a person will be told about',
    (it) => selectAlertNames(it, reader, { since, of: undefined }),
    'target_searches_user_id_category_id_target_key_pk reports_reporter_newest',
    2_000,
  ],
  [
    'whether a person will be told about a target',
    (it) =>
      selectAlerts(it, reader, {
        since,
        of: { category: 'website', key: 'shop.example.com' },
        after: null,
        limit: LIMIT,
      }),
    'targets_key',
    2_000,
  ],
];

const onCase: PlannedList[] = [
  ['the reports of a case', (it) => selectWaiting(it, crowded), 'reports_waiting', 500],
  ['the websites that they are about', (it) => selectPages(it, crowded), 'reports_on_target', 900],
  ['what an open reply disputes', (it) => selectDisputed(it, crowded), '', 500],
  [
    'what became of the reports of a person with thousands',
    (it) => selectReporters(it, [FEED]),
    'reports_reporter_newest',
    1_020,
  ],
];

function concerned(database: Queryable) {
  return selectConcerned(database, scam, { since, after: null, limit: 500 });
}

/** What prepared statements, which are planned for no value in particular, select. */
const prepared = [...notifications, ...accounts, ...logs, ...alerts, ...onCase];

test.each([...prepared, ...published, ...flagged, ...review])(
  'a list reads few rows: %s',
  async (_list, run, indexes, rows) => {
    expect(complaints(await plans.readingOf(run), indexes, rows)).toEqual([]);
  },
);

test.each(prepared)(
  'a list reads few rows even with a generic plan: %s',
  async (_list, run, indexes, rows) => {
    const reading = await plans.readingOf(run, { generic: true });
    expect(complaints(reading, indexes, rows)).toEqual([]);
  },
);

test.each(jobs)('a job reads few rows: %s', async (_list, run, indexes, rows) => {
  expect(complaints(await plans.readingOf(run), indexes, rows)).toEqual([]);
});

test.each([
  ['by status', countByStatus],
  ['by category', countByCategory],
  ['by day', (it: Queryable) => countByDay(it, '2026-10-01')],
  ['verified users', countVerifiedUsers],
  ['users', (it: Queryable) => countAnyUsers(it, { reports: '10-49', status: 'active' })],
  ['resolutions', (it: Queryable) => countResolutions(it, '2026-10-01')],
  ['waiting, by age', countWaiting],
  ['decisions', (it: Queryable) => countDecisions(it, '2026-10-01')],
  ['cases', (it: Queryable) => countQueue(it, { flagged: 'true', category: 'website' })],
] as const)('the dashboard reads only counts: %s', async (_what, run) => {
  const { fullScans, blocks } = await plans.readingOf(run);
  const counted = ['reports', 'users', 'report_status_changes'];
  expect(counted.filter((table) => fullScans.has(table))).toEqual([]);
  expect(blocks).toBeLessThan(200);
});

test('every foreign key has an index, so that a deletion finds the rows that refer to it', async () => {
  const { rows } = await server.platform.database.$client.query<{ name: string }>(`
    select k.conname as name from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`);
  expect(rows).toEqual([]);
});
