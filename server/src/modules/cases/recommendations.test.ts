import type { Case, CaseDetail } from '@redflag/shared/review/cases';
import type { CheckedCase, NextCheck } from '@redflag/shared/review/recommendations';
import type { Recommended } from '@redflag/shared/review/values';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { recountAllTargets } from '#modules/targets/index.ts';
import { cases, recommendations, reports } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, suspend } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const admin = await createClient(server, { role: 'admin' });
const ada = await createClient(server, { username: 'Ada Unmistakable' });

beforeEach(async () => {
  await database.delete(recommendations);
  await database.delete(reports);
});

const createChecker = () => createClient(server, { reviewRole: 'checker' });
const on = (target: string) => ({ category: 'website', target });
/** Reports by people of whom each reports one target. */
const report = async (target: string) => createReport(await createClient(server), on(target));
const next = async ({ request }: Client): Promise<NextCheck> =>
  (await request('POST', '/v1/recommendations/next')).json();
const say = ({ request }: Client, { target }: CheckedCase, recommends: Recommended) =>
  request('PUT', `/v1/recommendations/${target.id}`, { recommends, reason: 'It asks for a PIN.' });
const decide = (id: string, status: string) =>
  admin.request('PATCH', `/v1/reports/${id}`, { status, reason: 'No evidence' });
const queue = async (): Promise<Case[]> => (await admin.request('GET', '/v1/cases')).json().items;
const shownIn = (items: Case[]) => items.map(({ target, agreed }) => [target.shown, agreed]);
const caseOf = async (targetId: string | null): Promise<CaseDetail> =>
  (await admin.request('GET', `/v1/cases/${targetId}`)).json();

/** Says the same of the case that each of these people is given, which is the only one. */
async function agree(checkers: Client[], recommends: Recommended) {
  for (const checker of checkers) {
    const { case: given } = await next(checker);
    if (!given) throw new Error('No case was given');
    expect((await say(checker, given, recommends)).statusCode).toBe(204);
  }
}

test('a checker gets a case without names and says what they think, which a reviewer reads', async () => {
  const { targetId } = await createReport(ada, {
    ...on('one.example'),
    description: 'They wanted my PIN.',
  });
  const checker = await createChecker();
  const response = await checker.request('POST', '/v1/recommendations/next');
  const { case: given, accuracy } = response.json();
  expect(given.target.shown).toBe('one.example');
  expect(given.reports).toMatchObject([{ description: 'They wanted my PIN.', type: 'Scam' }]);
  expect(accuracy).toEqual({ decided: 0, right: 0 });
  expect(response.body).not.toMatch(/Unmistakable|reportedBy|reporter/);
  expect((await next(checker)).case).toEqual(given);
  expect((await say(checker, given, 'scam')).statusCode).toBe(204);
  expect(await next(checker)).toMatchObject({ case: null });
  expect((await caseOf(targetId)).recommendations).toMatchObject([
    {
      recommends: 'scam',
      reason: 'It asks for a PIN.',
      by: checker.user.username,
      accuracy: { decided: 0 },
    },
  ]);
});

test('two who agree move a case up, and thirty change no verdict', async () => {
  const checkers = await Promise.all(Array.from({ length: 30 }, createChecker));
  const { targetId } = await report('one.example');
  await agree(checkers.slice(0, 1), 'no-scam');
  await agree(checkers.slice(1, 2), 'unsure');
  await agree(checkers.slice(2, 3), 'scam');
  for (const target of ['many.example', 'many.example', 'old.example']) await report(target);
  const before = await caseOf(targetId);
  expect(shownIn(await queue())).toEqual([
    ['many.example', null],
    ['one.example', null],
    ['old.example', null],
  ]);
  await database.insert(recommendations).values(
    checkers.slice(3).map(({ user }) => ({
      ...{ targetId: targetId ?? '', userId: user.id, reason: 'It is one.' },
      ...{ recommends: 'scam' as const, counts: true },
    })),
  );
  expect(shownIn(await queue())).toEqual([
    ['one.example', 'scam'],
    ['many.example', null],
    ['old.example', null],
  ]);
  const after = await caseOf(targetId);
  expect(after.target).toEqual(before.target);
  expect(after.recommendations).toHaveLength(30);
  const queued = await database.select().from(cases).orderBy(cases.targetId);
  await recountAllTargets(server.platform);
  expect(await database.select().from(cases).orderBy(cases.targetId)).toEqual(queued);
});

test('nobody checks two cases of one reporter in a row, nor their own', async () => {
  const checker = await createChecker();
  const first = await createReport(ada, on('first.example'));
  const given = (await next(checker)).case;
  expect(given?.target.id).toBe(first.targetId);
  await createReport(ada, on('second.example'));
  await createReport(checker, on('own.example'));
  await report('own.example');
  await agree([checker], 'scam');
  expect((await next(checker)).case).toBe(null);
  await report('between.example');
  const between = (await next(checker)).case;
  expect(between?.target.shown).toBe('between.example');
  await agree([checker], 'scam');
  expect((await next(checker)).case?.target.shown).toBe('second.example');
});

test('a checker speaks of the case that they were given, once, while it waits', async () => {
  const checker = await createChecker();
  const first = await report('first.example');
  const { case: given } = await next(checker);
  if (!given) throw new Error('No case was given');
  const second = await report('second.example');
  const other = { target: { ...given.target, id: second.targetId }, reports: [] };
  expect(expectProblem(await say(checker, other, 'scam'), 409).code).toBe(
    'recommendation/not-yours',
  );
  const both = await Promise.all([say(checker, given, 'scam'), say(checker, given, 'no-scam')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  const { case: last } = await next(checker);
  if (!last) throw new Error('No case was given');
  await decide(second.id, 'Resolved');
  expectProblem(await say(checker, last, 'scam'), 409);
  expect((await caseOf(first.targetId)).recommendations).toHaveLength(1);
});

test('who asks twice at once gets one case', async () => {
  const checker = await createChecker();
  for (const target of ['a.example', 'b.example', 'c.example']) await report(target);
  const given = await Promise.all(Array.from({ length: 8 }, () => next(checker)));
  expect(new Set(given.map((one) => one.case?.target.id)).size).toBe(1);
});

test('who was wrong too often moves no case, and everybody is told how often they were right', async () => {
  const [wrong, right] = [await createChecker(), await createChecker()];
  for (let number = 0; number < 10; number += 1) {
    const { id } = await report(`scam-${number}.example`);
    await agree([wrong], number < 4 ? 'no-scam' : 'scam');
    await agree([right], 'scam');
    await decide(id, 'Resolved');
  }
  const { targetId } = await report('next.example');
  await agree([wrong, right], 'scam');
  expect(shownIn(await queue())).toEqual([['next.example', null]]);
  expect((await caseOf(targetId)).recommendations.map(({ accuracy }) => accuracy)).toEqual([
    { decided: 10, right: 6 },
    { decided: 10, right: 10 },
  ]);
  expect((await next(wrong)).accuracy).toEqual({ decided: 10, right: 6 });
  const response = await admin.request('GET', `/v1/checkers/${wrong.user.id}`);
  expect(response.json()).toEqual({ decided: 10, right: 6 });
});

const partings = {
  'is no checker any more': ({ user }: Client) =>
    admin.request('PUT', `/v1/review-roles/${user.id}`, { role: null }),
  'was suspended': ({ user }: Client) => suspend(server, user.id),
  left: ({ request }: Client) => request('DELETE', '/v1/me'),
};

test.each(Object.entries(partings))('who %s moves no case', async (_what, part) => {
  await report('one.example');
  const checkers = [await createChecker(), await createChecker()];
  await agree(checkers, 'scam');
  expect(shownIn(await queue())).toEqual([['one.example', 'scam']]);
  await part(checkers[0] as Client);
  expect(shownIn(await queue())).toEqual([['one.example', null]]);
});

test('what is reported after a decision is checked again', async () => {
  const { id, targetId } = await report('one.example');
  const checkers = [await createChecker(), await createChecker()];
  await agree(checkers, 'scam');
  await decide(id, 'Resolved');
  const [row] = await database
    .select()
    .from(cases)
    .where(eq(cases.targetId, targetId ?? ''));
  expect(row).toBe(undefined);
  await report('one.example');
  expect(shownIn(await queue())).toEqual([['one.example', null]]);
  expect((await caseOf(targetId)).recommendations).toEqual([]);
  await agree(checkers, 'no-scam');
  expect(shownIn(await queue())).toEqual([['one.example', 'no-scam']]);
});

test('a checker reads no name of a reporter anywhere while the report waits', async () => {
  const { id, targetId } = await createReport(ada, on('one.example'));
  const checker = await createChecker();
  const read = () =>
    Promise.all(
      [
        `reports/${id}`,
        'reports',
        'reports?status=Pending&sort=oldest',
        'reports?target=one.example',
        `targets/${targetId}/overview`,
      ].map(async (path) => {
        const { statusCode, body } = await checker.request('GET', `/v1/${path}`);
        expect([path, statusCode]).toEqual([path, 200]);
        return body;
      }),
    );
  for (const body of await read()) expect(body).not.toContain('Unmistakable');
  expect((await read())[0]).toContain('"reportedBy":"Somebody"');
  await decide(id, 'Resolved');
  expect((await read())[0]).toContain('Unmistakable');
});

test('a checker gets no case whose reports name what they reported themselves', async () => {
  const checker = await createChecker();
  await createReport(checker, on('rival.example'));
  const names = 'They send everybody to https://rival.example/pay';
  await createReport(ada, { ...on('one.example'), description: names });
  expect((await next(checker)).case).toBe(null);
  expect((await next(await createChecker())).case).not.toBe(null);
});
