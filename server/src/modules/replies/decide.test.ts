import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { recountAllTargets } from '#modules/targets/index.ts';
import { reports } from '#platform/database/schema.ts';
import { inDays, openDisputes } from '#testing/disputes.ts';
import type { Client } from '#testing/factories.ts';
import { createClient } from '#testing/factories.ts';
import { runNow, untilDone } from '#testing/jobs.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';
import { tellDecision } from './tell.jobs.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const { admin, other, accuse, answer, decide, dispute, verdictOn, read, told, tellDecisions } =
  await openDisputes(server);
const ada = await createClient(server);

describe('a proven reply', () => {
  test('is upheld: people who were alerted are told once that it is no scam any more', async () => {
    const { holder, reportId, targetId } = await accuse();
    const { target } = (await admin.request('GET', `/v1/reports/${reportId}`)).json();
    const reader = await createClient(server);
    await reader.request('GET', `/v1/reports?${new URLSearchParams({ target })}`);
    await admin.request('PATCH', `/v1/reports/${reportId}`, { status: 'Resolved' });
    await untilDone(server, 'alerts.%');
    const { id } = (await answer(holder, targetId)).json();
    await decide(admin, id, { state: 'upheld', reason: 'A shop', reports: [reportId] });
    const decidedAt = (await read(admin, id)).decidedAt;
    const again = () => tellDecision(server.platform, id, new Date(decidedAt));
    await Promise.all([again(), again()]);
    await runNow(server);
    for (const queue of ['replies.decision', 'alerts.decision', 'alerts.ended-confirmation'])
      await untilDone(server, queue);
    await again();
    await untilDone(server, 'alerts.ended-confirmation');
    const titles = async (client: Client) => (await told(client)).map(({ title }) => title);
    const alerts = (await titles(reader)).filter((title) => title.startsWith('Scam Alert'));
    expect(alerts).toEqual(['Scam Alert Withdrawn', 'Scam Alert']);
    expect(
      (await titles(holder)).filter((title) => title === 'We Decided About Your Answer'),
    ).toHaveLength(1);
  });

  test('is upheld: the reports named are rejected, and their reporters are asked what happened', async () => {
    const { holder, reporter, reportId, targetId, id } = await dispute();
    const confirmation = { status: 'Resolved', disputed: true };
    await admin.request('PATCH', `/v1/reports/${reportId}`, confirmation);
    const { reportId: foreign } = await accuse();
    const change = { state: 'upheld', reason: 'It is a real shop', reports: [reportId, foreign] };
    expect(expectProblem(await decide(admin, id, change), 422).errors).toMatchObject([
      { path: 'reports' },
    ]);
    const made = await decide(admin, id, { ...change, reports: [reportId] });
    expect(made.json()).toMatchObject({ state: 'upheld', reason: 'It is a real shop' });
    expect(await verdictOn(targetId)).toMatchObject({
      ...{ level: 'not-confirmed', disputedSince: null, reports: { rejected: 1 } },
    });
    await tellDecisions();
    expect((await told(holder))[0]?.content).toBe(
      `Accepted: ${(await read(holder, id)).shown.replace('.', '[.]')}. We agree with you, and changed what we show. Reason: It is a real shop`,
    );
    expect((await told(reporter)).slice(0, 2).map(({ title }) => title)).toContain(
      'Tell Us What Happened to You',
    );
    const log = await admin.request('GET', '/v1/audit-log?action=reply.decide');
    expect(log.json().items[0]).toMatchObject({
      subjectId: id,
      before: { state: 'waiting' },
      after: { state: 'upheld', reason: 'It is a real shop', reports: 1 },
    });
    expect(
      expectProblem(await decide(other, id, { state: 'refused', reason: 'No' }), 409).code,
    ).toBe('reply/already-decided');
  });

  test('is not upheld against what another reviewer has just decided of a report', async () => {
    const { reportId, id } = await dispute();
    const confirmation = { status: 'Resolved', disputed: true };
    await other.request('PATCH', `/v1/reports/${reportId}`, confirmation);
    const change = { state: 'upheld', reason: 'A shop', reports: [reportId] };
    expect(expectProblem(await decide(admin, id, change), 409).detail).toMatch(
      /^It has since been set to Resolved by /,
    );
    expect(await read(admin, id)).toMatchObject({ state: 'waiting' });
  });

  test('is upheld for a new holder: reports from before count apart', async () => {
    const { holder, reportId, targetId } = await accuse();
    await admin.request('PATCH', `/v1/reports/${reportId}`, { status: 'Resolved' });
    await database
      .update(reports)
      .set({ createdAt: inDays(-60) })
      .where(eq(reports.id, reportId));
    const since = inDays(-30).toISOString().slice(0, 10);
    const { id } = (await answer(holder, targetId, { ground: 'new-holder', since })).json();
    expect(await verdictOn(targetId)).toMatchObject({ level: 'confirmed' });
    await decide(admin, id, { state: 'upheld', reason: 'The contract is from then' });
    expect(await verdictOn(targetId)).toMatchObject({
      ...{ level: 'unknown', people: 0 },
      formerHolder: { until: since, reports: 1, people: 1 },
    });
    await decide(admin, id, { state: 'waiting' });
    expect(await verdictOn(targetId)).toMatchObject({ level: 'confirmed', formerHolder: null });
    expect(await recountAllTargets(server.platform)).toBe(0);
  });

  test('is published: the statement stands beside the verdict until the holder takes it back', async () => {
    const { holder, targetId, id } = await dispute();
    expectProblem(await decide(admin, id, { state: 'published' }), 422);
    await decide(admin, id, { state: 'published', statement: 'We sell shoes.' });
    expect(await verdictOn(targetId)).toMatchObject({
      level: 'reported',
      statement: { text: 'We sell shoes.', at: expect.any(String) },
    });
    await decide(holder, id, { state: 'withdrawn' });
    expect(await verdictOn(targetId)).toMatchObject({ statement: null });
  });

  test('is refused: no other shows for a year, unless a reviewer allows it', async () => {
    const { holder, targetId, id } = await dispute();
    expectProblem(await decide(admin, id, { state: 'refused' }), 422);
    await decide(admin, id, { state: 'refused', reason: 'The site is empty' });
    await tellDecisions();
    const next = (await answer(ada, targetId)).json();
    await decide(admin, next.id, { proven: true });
    expect(await verdictOn(targetId)).toMatchObject({ disputedSince: null });
    await decide(admin, next.id, { shows: true });
    expect(await verdictOn(targetId)).toMatchObject({ disputedSince: next.createdAt });
    expect(await read(holder, id)).toMatchObject({ state: 'refused', reason: 'The site is empty' });
  });

  test.each([
    [{}, 'state'],
    [{ state: 'refused', reason: 'No', shows: false }, 'state'],
    [{ state: 'published', statement: '\u200b\u200b' }, 'statement'],
  ])('is not decided by %j', async (change, path) => {
    const { id } = await dispute();
    expect(expectProblem(await decide(admin, id, change), 422).errors).toMatchObject([{ path }]);
  });

  test('is not upheld for a new holder from a day to come', async () => {
    const { holder, targetId } = await accuse();
    const since = inDays(-30).toISOString().slice(0, 10);
    const { id } = (await answer(holder, targetId, { ground: 'new-holder', since })).json();
    const change = { state: 'upheld', reason: 'Seen', since: '9999-12-31' };
    expect(expectProblem(await decide(admin, id, change), 422).errors).toMatchObject([
      { path: 'since' },
    ]);
  });

  test.each(['refused', 'upheld', 'published'])(
    'that two reviewers decide at once is %s by one',
    async (state) => {
      const { id } = await dispute();
      const change = { state, reason: 'No', statement: 'We sell shoes.' };
      const answers = await Promise.all([admin, other].map((it) => decide(it, id, change)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json().detail).toMatch(
        new RegExp(`^It has since been ${state} by .*: No$`),
      );
      const late = expectProblem(await decide(other, id, { proven: true }), 409);
      expect(late.detail).toMatch(/^It has since been/);
    },
  );
});
