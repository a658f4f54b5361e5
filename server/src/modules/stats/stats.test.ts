import type { ReplyState } from '@redflag/shared/replies';
import type { ReviewStats, Stats } from '@redflag/shared/stats';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  replies,
  reportStatusChanges,
  reports,
  users,
  waitingDays,
} from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createPost, createReport, createUser } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { mergeAllCounts, recount } from './counts.service.ts';
import { countEverything, keepWaitingDays } from './stats.service.ts';

let server: TestApp;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp();
  admin = await createClient(server, { role: 'admin' });
});
/** The statistics cover the whole database, so each test starts from an empty one. */
beforeEach(async () => {
  const { database } = server.platform;
  await database.delete(reports);
  await database.delete(waitingDays);
  await database.update(users).set({ phoneVerifiedAt: null });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Returns the current statistics. */
const readStats = () => countEverything(server.platform, new Date());

async function askForStats(): Promise<Stats> {
  const response = await admin.request('GET', '/v1/stats');
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const setStatus = (id: string, status: string) =>
  admin.request('PATCH', `/v1/reports/${id}`, { status, reason: 'No evidence' });

/** Backdates the filing of the report. */
async function filedAgo(id: string, interval: string, now = new Date()) {
  await server.platform.database
    .update(reports)
    .set({ createdAt: sql`${now.toISOString()}::timestamptz - ${interval}::interval` })
    .where(eq(reports.id, id));
}

/** Backdates the report's status changes. */
async function changedAgo(id: string, interval: string) {
  await server.platform.database
    .update(reportStatusChanges)
    .set({ changedAt: sql`now() - ${interval}::interval` })
    .where(eq(reportStatusChanges.reportId, id));
  // Nothing else ever changes the history.
  await recount(server.platform);
}

test('without reports, everything is listed with a count of zero', async () => {
  const stats = await readStats();
  expect(stats).toMatchObject({
    open: 0,
    pending: 0,
    verifiedUsers: 0,
    posts: 0,
    byStatus: ['Pending', 'Under Review', 'Resolved', 'Rejected', 'Closed'].map((status) => ({
      status,
      count: 0,
    })),
    byCategory: ['Phone Number', 'Email', 'Website', 'Crypto Wallet', 'Bank', 'Social Media'].map(
      (category) => ({ category, count: 0 }),
    ),
    timeToResolution: { reports: 0, medianSeconds: null },
  });
  expect(stats.timeToResolution.buckets).toEqual(
    [1, 3, 7, 30, null].map((withinDays) => ({ withinDays, count: 0 })),
  );
});

test('every report that is not Resolved is open', async () => {
  const ada = await createClient(server);
  for (const status of ['Pending', 'Under Review', 'Resolved', 'Rejected', 'Closed', 'Resolved']) {
    const { id } = await createReport(ada);
    if (status !== 'Pending') await setStatus(id, status);
  }
  const { open, pending, byStatus } = await readStats();
  expect([open, pending, byStatus.map(({ count }) => count)]).toEqual([4, 1, [1, 1, 2, 1, 1]]);
});

test('a report is counted from the moment it is filed until it is deleted', async () => {
  const ada = await createClient(server);
  const { id } = await createReport(ada);
  expect((await askForStats()).open).toBe(1);
  await ada.request('DELETE', `/v1/reports/${id}`);
  expect((await askForStats()).open).toBe(0);
});

test('reports are counted by category', async () => {
  const ada = await createClient(server);
  await createReport(ada);
  await createReport(ada);
  await createReport(ada, { category: 'social-media', target: 'ada' });
  const counts = (await readStats()).byCategory.filter(({ count }) => count > 0);
  expect(counts).toEqual([
    { category: 'Website', count: 2, perDay: [...Array(29).fill(0), 2] },
    { category: 'Social Media', count: 1, perDay: [...Array(29).fill(0), 1] },
  ]);
});

test('each of the last thirty days has its count, today last', async () => {
  const ada = await createClient(server);
  // Yesterday's noon, so that no midnight passes in between.
  const now = new Date(Date.now() - 24 * 3_600_000);
  now.setUTCHours(12, 0, 0, 0);
  for (const age of ['0', '0', '1 day', '29 days', '30 days', '2 years']) {
    await filedAgo((await createReport(ada)).id, age, now);
  }
  const { perDay } = await countEverything(server.platform, now);
  const day = (ago: number) =>
    new Date(now.getTime() - ago * 24 * 3_600_000).toISOString().slice(0, 10);
  expect(perDay.map((it) => it.day)).toEqual(
    Array.from({ length: 30 }, (_, index) => day(29 - index)),
  );
  expect(perDay.filter(({ count }) => count > 0)).toEqual([
    { day: day(29), count: 1 },
    { day: day(1), count: 1 },
    { day: day(0), count: 2 },
  ]);
});

test('a user counts as verified by the phone, not by the email', async () => {
  await createUser(server, { phone: '+2348030000001', phoneVerifiedAt: new Date() });
  await createUser(server, { phone: '+2348030000002' });
  expect((await readStats()).verifiedUsers).toBe(1);
});

test('the posts are counted', async () => {
  await createPost(admin);
  expect((await readStats()).posts).toBe(1);
});

test('the time to resolution runs from filing to the first Resolved', async () => {
  const ada = await createClient(server);
  for (const age of ['1 hour', '2 days', '5 days', '20 days', '40 days']) {
    const { id } = await createReport(ada);
    await filedAgo(id, age);
    await setStatus(id, 'Resolved');
  }
  const { reports: resolved, medianSeconds, buckets } = (await readStats()).timeToResolution;
  expect([resolved, buckets.map(({ count }) => count)]).toEqual([5, [1, 1, 1, 1, 1]]);
  expect((medianSeconds ?? 0) / (5 * 24 * 3_600)).toBeCloseTo(1, 1);
});

test('a reopened report counts once, with its first resolution', async () => {
  const { id } = await createReport(await createClient(server));
  await filedAgo(id, '10 days');
  await setStatus(id, 'Resolved');
  await changedAgo(id, '8 days');
  await setStatus(id, 'Pending');
  await setStatus(id, 'Resolved');
  const { reports: resolved, buckets } = (await readStats()).timeToResolution;
  expect([resolved, buckets.map(({ count }) => count)]).toEqual([1, [0, 1, 0, 0, 0]]);
});

test('reports that were resolved before the last thirty days are left out', async () => {
  const { id } = await createReport(await createClient(server));
  await filedAgo(id, '40 days');
  await setStatus(id, 'Resolved');
  await changedAgo(id, '31 days');
  await setStatus(id, 'Pending');
  await setStatus(id, 'Resolved');
  expect((await readStats()).timeToResolution.reports).toBe(0);
});

test('counts stay exact when they are merged, made again and added to at the same time', async () => {
  const ada = await createClient(server, { phone: '+2348030000003', phoneVerifiedAt: new Date() });
  const ids = await Promise.all(
    Array.from({ length: 6 }, async () => (await createReport(ada)).id),
  );
  const [first = '', second = ''] = ids;
  await filedAgo(second, '90 days');
  // So many rows that merging is worth it.
  await server.platform.database.execute(sql`
    insert into report_counts (category_id, status, day, count)
    select category_id, status, created_at::date, sign
    from ${reports}, (values (1), (-1)) signs (sign), generate_series(1, 200)`);
  await Promise.all([
    mergeAllCounts(server.platform),
    setStatus(first, 'Resolved'),
    recount(server.platform),
    setStatus(second, 'Resolved'),
    mergeAllCounts(server.platform),
    ada.request('DELETE', `/v1/reports/${ids[2]}`),
    createReport(ada),
  ]);
  await mergeAllCounts(server.platform);
  const { open, verifiedUsers, byStatus, perDay, timeToResolution } = await readStats();
  expect([open, verifiedUsers, byStatus.map(({ count }) => count)]).toEqual([
    4,
    1,
    [4, 0, 2, 0, 0],
  ]);
  expect(perDay.at(-1)?.count).toBe(5);
  expect(timeToResolution.buckets.map(({ count }) => count)).toEqual([1, 0, 0, 0, 1]);
  expect(Math.max(...(await recount(server.platform)).values())).toBe(0);
});

test('counting again corrects wrong counts and says how many there were', async () => {
  await createReport(await createClient(server));
  await server.platform.database.execute(sql`delete from report_counts`);
  await server.platform.database.execute(sql`insert into verified_user_counts values (7)`);
  expect(await recount(server.platform)).toEqual(
    new Map([
      ['report_counts', 1],
      ['case_counts', 0],
      ['decision_counts', 0],
      ['resolution_counts', 0],
      ['verified_user_counts', 1],
      ['user_counts', 0],
    ]),
  );
  const { open, verifiedUsers } = await readStats();
  expect([open, verifiedUsers]).toEqual([1, 0]);
});

describe('how reviewing goes', () => {
  const readReview = async () => {
    const response = await admin.request('GET', '/v1/stats/review');
    expect(response.statusCode, response.body).toBe(200);
    return response.json() as ReviewStats;
  };

  test('what waits is counted by age', async () => {
    const ada = await createClient(server);
    const ids: string[] = [];
    for (let index = 0; index < 6; index++) ids.push((await createReport(ada)).id);
    const ago = ['0 days', '2 days', '6 days', '29 days', '90 days'];
    for (const [index, interval] of ago.entries()) await filedAgo(ids[index] ?? '', interval);
    await setStatus(ids[5] ?? '', 'Under Review');
    expect((await readReview()).waiting).toEqual(
      [1, 3, 7, 30, null].map((withinDays) => ({ withinDays, count: 1 })),
    );
  });

  test('what waited is worked out from what is left, and then noted each day', async () => {
    const ada = await createClient(server);
    const [old, decided, reset, filedDecided] = [
      await createReport(ada),
      await createReport(ada),
      await createReport(ada),
      await createReport(ada),
    ];
    await filedAgo(old.id, '90 days');
    await setStatus(decided.id, 'Under Review');
    await setStatus(decided.id, 'Resolved');
    await filedAgo(decided.id, '10 days');
    await changedAgo(decided.id, '5 days');
    await setStatus(reset.id, 'Rejected');
    await filedAgo(reset.id, '20 days');
    await changedAgo(reset.id, '3 days');
    await setStatus(reset.id, 'Pending');
    await server.platform.database
      .update(reports)
      .set({ status: 'Resolved' })
      .where(eq(reports.id, filedDecided.id));
    await recount(server.platform);
    const waited = async () => (await readReview()).waitingPerDay.map(({ count }) => count);
    const now = new Date();
    await keepWaitingDays(server.platform, now);
    const days = (count: number, times: number) => Array.from({ length: times }, () => count);
    const before = [...days(1, 9), ...days(2, 10), ...days(3, 5), ...days(2, 2), ...days(1, 3)];
    expect(await waited()).toEqual([...before, 2]);

    await ada.request('DELETE', `/v1/reports/${reset.id}`);
    expect(await waited()).toEqual([...before, 1]);
    await keepWaitingDays(server.platform, now);
    await keepWaitingDays(server.platform, new Date(now.getTime() + 24 * 3_600_000));
    expect(await waited()).toEqual([0, ...before.slice(1), 1]);
  });

  test('every decision counts on its day, with the time since filing', async () => {
    const ada = await createClient(server);
    const [one, two] = [await createReport(ada), await createReport(ada)];
    await filedAgo(one.id, '3 hours');
    await filedAgo(two.id, '1 hour');
    await setStatus(one.id, 'Under Review');
    await setStatus(one.id, 'Rejected');
    await setStatus(two.id, 'Resolved');
    await setStatus(two.id, 'Closed');
    const { decisionsPerDay, timeToDecision } = await readReview();
    expect(decisionsPerDay).toHaveLength(30);
    expect(decisionsPerDay.at(-1)?.count).toBe(2);
    expect(timeToDecision.decisions).toBe(2);
    expect(timeToDecision.medianSeconds).toBeGreaterThan(3_500);
    expect(timeToDecision.medianSeconds).toBeLessThan(3_700);
    await ada.request('DELETE', `/v1/reports/${two.id}`);
    expect((await readReview()).timeToDecision.decisions).toBe(1);
    expect(Math.max(...(await recount(server.platform)).values())).toBe(0);
  });

  test('replies count with those that are late, and how many were decided in time', async () => {
    const { database } = server.platform;
    const text = 'I run this shop and never heard of them.';
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const add = (state: ReplyState, createdAt: Date, dueAt: Date, decidedAt: Date | null = null) =>
      database
        .insert(replies)
        .values({ shown: 'x', ground: 'other', text, state, createdAt, dueAt, decidedAt });
    await add('waiting', hour(-1), hour(1));
    await add('waiting', hour(-2), hour(-1));
    await add('refused', hour(-4), hour(-1), hour(-2));
    await add('upheld', hour(-7), hour(-6), hour(-1));
    await add('withdrawn', hour(-7), hour(-6), hour(-1));
    await add('refused', hour(-24 * 100), hour(-24 * 99), hour(-24 * 99));
    const { replies: counted } = await readReview();
    expect(counted).toEqual({
      ...{ waiting: 2, overdue: 1, decided: 2, inTime: 1 },
      medianSeconds: expect.closeTo(4 * 3_600, 0),
    });
    await database.delete(replies);
  });

  test('people whose last ten decided reports were mostly rejected are named', async () => {
    const [liar, ada] = [
      await createClient(server, { username: 'Liar' }),
      await createClient(server),
    ];
    for (let index = 0; index < 11; index++) {
      await setStatus((await createReport(liar)).id, index < 5 ? 'Resolved' : 'Rejected');
    }
    for (let index = 0; index < 5; index++) {
      await setStatus((await createReport(ada)).id, 'Rejected');
    }
    expect((await readReview()).mostlyRejected).toEqual([
      { id: liar.user.id, username: 'Liar', rejected: 6 },
    ]);
  });
});
