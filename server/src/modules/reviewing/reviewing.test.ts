import type { SecondReview } from '@redflag/shared/review/reviewing';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  recommendations,
  reportStatusChanges,
  reports,
  secondReviews,
  waitingStatusMails,
} from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';
import { forgetOld } from './reviewing.jobs.ts';
import { drawDecisions } from './reviewing.queries.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const createReviewer = () => createClient(server, { reviewRole: 'reviewer' });
const [ngozi, emeka, tunde] = (await Promise.all([1, 2, 3].map(createReviewer))) as [
  Client,
  Client,
  Client,
];
const ada = await createClient(server, { username: 'Ada Unmistakable' });
const admin = await createClient(server, { role: 'admin' });

beforeEach(async () => {
  await database.delete(reports);
});

const decide = ({ request }: Client, id: string, status: string) =>
  request('PATCH', `/v1/reports/${id}`, { status, reason: `It is ${status}` });
const next = async ({ request }: Client): Promise<SecondReview | null> =>
  (await request('GET', '/v1/second-reviews/next')).json().review;
const say = ({ request }: Client, id: string, status: string) =>
  request('PUT', `/v1/second-reviews/${id}`, { status, reason: `I say ${status}` });

/** Has a report decided some minutes ago, by a decision that is drawn or not. */
async function decided(by: Client, status: string, { isDrawn = true, minutes = 5 } = {}) {
  const report = await createReport(ada);
  await decide(by, report.id, status);
  await ageLast(report.id, { isDrawn, minutes });
  return report;
}

/** Lets the last change of a report be some minutes old. */
async function ageLast(reportId: string, { isDrawn = true, minutes = 5 } = {}) {
  const [change] = await database
    .select()
    .from(reportStatusChanges)
    .where(eq(reportStatusChanges.reportId, reportId))
    .orderBy(desc(reportStatusChanges.changedAt));
  // 50 is of those that are drawn, 51 is not.
  const id = change?.id.replace(/.{6}$/, isDrawn ? '000032' : '000033') ?? '';
  await database.delete(waitingStatusMails);
  await database
    .update(reportStatusChanges)
    .set({ id, changedAt: sql`now() - ${minutes} * interval '1 minute'` })
    .where(eq(reportStatusChanges.id, change?.id ?? ''));
}

test('one of fifty decisions is drawn once, if it stands', async () => {
  const drawn = await decided(ngozi, 'Resolved');
  await decided(ngozi, 'Rejected', { isDrawn: false });
  await decided(ngozi, 'Closed', { minutes: 0 });
  const undone = await decided(ngozi, 'Closed');
  await decide(ngozi, undone.id, 'Under Review');
  await drawDecisions(database);
  await drawDecisions(database);
  expect(await database.select().from(secondReviews)).toMatchObject([
    { reportId: drawn.id, firstBy: ngozi.user.id, firstStatus: 'Resolved' },
  ]);
});

test('a second reviewer sees neither the decision nor a name, and one who agrees ends it', async () => {
  const report = await decided(ngozi, 'Resolved');
  await drawDecisions(database);
  expect(await next(ngozi)).toBe(null);
  const response = await emeka.request('GET', '/v1/second-reviews/next');
  expect(response.body).not.toMatch(/Resolved|Unmistakable|reportedBy|verdict/);
  // With it the report's history would name who decided what.
  expect(response.body).not.toContain(report.id);
  const { url } = response.json().review.report.evidence;
  const picture = await emeka.request('GET', url);
  expect(picture.statusCode).toBe(200);
  expect(JSON.stringify(picture.headers)).not.toContain(report.id);
  const { id, differing } = response.json().review;
  expect(differing).toBe(null);
  expectProblem(await say(ngozi, id, 'Resolved'), 409);
  expect((await say(emeka, id, 'Resolved')).json()).toMatchObject({ differs: false });
  expectProblem(await say(tunde, id, 'Closed'), 409);
  expect(await next(tunde)).toBe(null);
});

test('where two differ, a third sees both, and the report stays as it is', async () => {
  const report = await decided(ngozi, 'Resolved');
  await drawDecisions(database);
  const { id } = (await next(emeka)) ?? { id: '' };
  expect((await say(emeka, id, 'Closed')).json()).toEqual({ reportId: report.id, differs: true });
  expect(await next(emeka)).toBe(null);
  expect((await next(tunde))?.differing).toEqual([
    { status: 'Closed', reason: 'I say Closed' },
    { status: 'Resolved', reason: 'It is Resolved' },
  ]);
  expectProblem(await say(emeka, id, 'Closed'), 409);
  expect((await say(tunde, id, 'Closed')).json()).toEqual({ reportId: report.id, differs: true });
  expect((await admin.request('GET', `/v1/reports/${report.id}`)).json().status).toBe('Resolved');
  expect(await next(admin)).toBe(null);
});

test('two who look at once are not both second', async () => {
  await decided(ngozi, 'Resolved');
  await drawDecisions(database);
  const { id } = (await next(emeka)) ?? { id: '' };
  const answers = await Promise.all([say(emeka, id, 'Resolved'), say(tunde, id, 'Resolved')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a reviewer never looks again at a decision on the own report', async () => {
  const { id } = await createReport(emeka);
  await decide(ngozi, id, 'Resolved');
  const [change] = await database.select().from(reportStatusChanges);
  await database.insert(secondReviews).values({
    ...{ changeId: change?.id ?? '', reportId: id },
    ...{ firstBy: ngozi.user.id, firstStatus: 'Resolved' },
  });
  expect(await next(emeka)).toBe(null);
  expect(await next(tunde)).not.toBe(null);
});

test('a person sees how they review at once, administrators after a week', async () => {
  await database.delete(reportStatusChanges);
  const before = (await emeka.request('GET', '/v1/me/reviewing')).json();
  expect(before).toMatchObject({ decisions: 0, medianHours: null });
  await decided(emeka, 'Resolved', { minutes: 8 * 24 * 60 });
  const undone = await decided(emeka, 'Rejected');
  await decide(ngozi, undone.id, 'Under Review');
  await decided(emeka, 'Closed');
  await drawDecisions(database);
  const { id } = (await next(tunde)) ?? { id: '' };
  await say(tunde, id, 'Rejected');
  expect((await emeka.request('GET', '/v1/me/reviewing')).json()).toMatchObject({
    ...{ decisions: 3, undone: 1, appealed: 0, secondReviews: 1, differing: 1 },
  });
  expect((await admin.request('GET', `/v1/reviewers/${emeka.user.id}`)).json()).toMatchObject({
    ...{ decisions: 1, undone: 0, secondReviews: 0 },
  });
});

test('what was said of cases and decisions is forgotten as late as names in the audit log', async () => {
  const { id, targetId } = await decided(ngozi, 'Resolved');
  const [change] = await database.select().from(reportStatusChanges);
  const said = async () => [
    await database.$count(recommendations),
    await database.$count(secondReviews),
  ];
  const days = server.platform.config.auditLogDays;
  for (const ago of [days - 1, days + 1]) {
    const createdAt = sql`now() - ${ago} * interval '1 day'`;
    await database.delete(secondReviews);
    await database.delete(recommendations);
    await database.insert(secondReviews).values({
      ...{ changeId: change?.id ?? '', reportId: id, createdAt },
      ...{ firstBy: ngozi.user.id, firstStatus: 'Resolved' },
    });
    await database.insert(recommendations).values({
      ...{ targetId: `${targetId}`, userId: emeka.user.id, recommends: 'scam', createdAt },
      ...{ reason: 'It asks for a PIN.', counts: false },
    });
    await forgetOld(server.platform, new Date());
    expect(await said()).toEqual(ago < days ? [1, 1] : [0, 0]);
  }
  // Figures need newer ones, whatever the setting is.
  const config = { ...server.platform.config, auditLogDays: 1 };
  await drawDecisions(database);
  await forgetOld({ ...server.platform, config }, new Date(Date.now() + 89 * 24 * 3_600_000));
  expect(await said()).toEqual([0, 1]);
});

test('a detour over another decision does not escape', async () => {
  const { id } = await createReport(ada);
  await decide(ngozi, id, 'Closed');
  await decide(ngozi, id, 'Resolved');
  const before = (await ngozi.request('GET', '/v1/me/reviewing')).json();
  await ageLast(id);
  await drawDecisions(database);
  expect(await database.select().from(secondReviews)).toMatchObject([
    { reportId: id, firstStatus: 'Resolved' },
  ]);
  await say(emeka, (await next(emeka))?.id ?? '', 'Rejected');
  expect((await ngozi.request('GET', '/v1/me/reviewing')).json()).toMatchObject({
    secondReviews: before.secondReviews + 1,
    differing: before.differing + 1,
  });
});

test('an undo that brings back what was decided is not drawn', async () => {
  const { id } = await decided(ngozi, 'Resolved', { isDrawn: false, minutes: 60 });
  await decide(emeka, id, 'Closed');
  await ageLast(id, { isDrawn: false, minutes: 6 });
  await decide(emeka, id, 'Resolved');
  await ageLast(id, { minutes: 5 });
  await drawDecisions(database);
  expect(await database.select().from(secondReviews)).toEqual([]);
});

test('nobody looks again at what was decided about their own target', async () => {
  const { targetId } = await decided(ngozi, 'Resolved');
  await drawDecisions(database);
  const { id } = (await next(tunde)) ?? { id: '' };
  await emeka.request('POST', `/v1/targets/${targetId}/replies`, {
    ground: 'mistaken',
    text: 'I run this shop and never heard of these people.',
  });
  expect(await next(emeka)).toBe(null);
  expect(expectProblem(await say(emeka, id, 'Rejected'), 409).code).toBe('reply/another-decides');
  expect(await next(tunde)).toMatchObject({ id });
});
