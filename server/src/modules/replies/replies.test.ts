import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { recountAllTargets } from '#modules/targets/index.ts';
import { replies, reports } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, photograph, sendForm } from '#testing/factories.ts';
import { runNow, untilDone } from '#testing/jobs.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';
import { watchOver } from './remind.jobs.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const [ada, ben] = [await createClient(server), await createClient(server)];
const [admin, other] = [
  await createClient(server, { role: 'admin' }),
  await createClient(server, { role: 'admin' }),
];
const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const text = 'I run this shop and never heard of these people.';

const shop = () => `shop-${randomUUID()}.com`;
/** A target with a report, and its holder, who has not said anything yet. */
async function accuse() {
  const holder = await createClient(server);
  const { id: reportId, targetId } = await createReport(ben, { target: shop() });
  return { holder, reportId, targetId: String(targetId) };
}
const answer = (client: Client, targetId: string, fields: object = {}) =>
  client.request('POST', `/v1/targets/${targetId}/replies`, {
    ground: 'mistaken',
    text,
    ...fields,
  });
const decide = (client: Client, id: string, change: object) =>
  client.request('PATCH', `/v1/replies/${id}`, change);
const verdictOn = async (targetId: string) =>
  (await ada.request('GET', `/v1/targets/${targetId}`)).json().verdict;
const read = async (client: Client, id: string) =>
  (await client.request('GET', `/v1/replies/${id}`)).json();
const told = async (client: Client) =>
  (await client.request('GET', '/v1/me/notifications')).json().items;

/** A reply whose evidence a reviewer accepted. */
async function dispute() {
  const accused = await accuse();
  const { id } = (await answer(accused.holder, accused.targetId)).json();
  expect((await decide(admin, id, { proven: true })).statusCode).toBe(200);
  return { ...accused, id };
}

describe('who replies', () => {
  test('is told by when it is decided, and only they and reviewers see it', async () => {
    const { holder, targetId } = await accuse();
    const made = await answer(holder, targetId, { statement: 'We sell shoes.' });
    expect(made.statusCode).toBe(201);
    const { id, due, createdAt } = made.json();
    expect(Date.parse(due) - Date.parse(createdAt)).toBe(14 * DAY_MS);
    expect(made.json()).toMatchObject({
      ...{ ground: 'mistaken', text, state: 'waiting', proof: null, statement: 'We sell shoes.' },
      target: { id: targetId, disputedSince: null, statement: null },
    });
    expect(made.json()).not.toHaveProperty('review');
    expect((await told(holder))[0].content).toContain(
      'Removal costs nothing. Nobody will write to you about a fee.',
    );
    expectProblem(await ben.request('GET', `/v1/replies/${id}`), 404);
    expect((await ben.request('GET', '/v1/replies')).json()).toMatchObject({ items: [], total: 0 });
    expect(await read(admin, id)).toMatchObject({
      review: { holder: { id: holder.user.id }, mayDecide: true, decidedBy: null },
    });
    expect(await verdictOn(targetId)).toMatchObject({ disputedSince: null });
  });

  test('sends a picture that only they and reviewers see', async () => {
    const { holder, targetId } = await accuse();
    const picture = { field: 'picture', content: await photograph(), name: 'proof.jpg' };
    const fields = { ground: 'not-me', text };
    const path = `/v1/targets/${targetId}/replies`;
    const { id, picture: url } = (await sendForm(holder, 'POST', path, fields, picture)).json();
    expect(url).toBe(`/v1/replies/${id}/picture`);
    for (const client of [holder, admin])
      expect((await client.request('GET', url)).headers['content-type']).toBe('image/jpeg');
    expectProblem(await ben.request('GET', url), 404);
  });

  test('has one open reply on a target, and few a day', async () => {
    const { holder, targetId } = await accuse();
    await answer(holder, targetId);
    expect(expectProblem(await answer(holder, targetId), 409).code).toBe('reply/already-open');
    const answers: number[] = [];
    for (let n = 0; n < 5; n++)
      answers.push((await answer(holder, (await accuse()).targetId)).statusCode);
    expect(answers).toEqual([201, 201, 201, 201, 429]);
  });

  test.each([
    [{ ground: 'nonsense' }, 'ground'],
    [{ text: 'Too short.' }, 'text'],
    [{ text: 'a'.repeat(2_001) }, 'text'],
    [{ ground: 'new-holder' }, 'since'],
    [{ ground: 'new-holder', since: '2999-01-01' }, 'since'],
    [{ statement: 'a'.repeat(501) }, 'statement'],
  ])('gets a clear error for %j', async (fields, path) => {
    const { holder, targetId } = await accuse();
    expect(expectProblem(await answer(holder, targetId, fields), 422).errors).toMatchObject([
      { path },
    ]);
  });

  test('takes it back', async () => {
    const { holder, targetId, id } = await dispute();
    expectProblem(await decide(ben, id, { state: 'withdrawn' }), 404);
    expectProblem(await decide(admin, id, { state: 'withdrawn' }), 403);
    expect((await decide(holder, id, { state: 'withdrawn' })).json()).toMatchObject({
      state: 'withdrawn',
    });
    expect(await verdictOn(targetId)).toMatchObject({ disputedSince: null });
    expectProblem(await decide(admin, id, { state: 'refused', reason: 'Late' }), 409);
  });

  test('decides nothing', async () => {
    const { holder, id } = await dispute();
    expectProblem(await decide(holder, id, { state: 'upheld', reason: 'Mine' }), 403);
    expectProblem(await decide(holder, id, { proven: true }), 403);
    const { reportId } = await accuse();
    const { targetId } = (await ada.request('GET', `/v1/reports/${reportId}`)).json();
    const { id: own } = (await answer(admin, targetId)).json();
    expectProblem(await decide(admin, own, { state: 'upheld', reason: 'Mine' }), 403);
  });
});

describe('a proven reply', () => {
  test('shows in the verdict until it is decided, and says so when that is late', async () => {
    const { targetId, id } = await dispute();
    const { createdAt, due } = await read(admin, id);
    const day = (moment: string) => moment.slice(0, 10).split('-').reverse().join('/');
    expect(await verdictOn(targetId)).toMatchObject({
      level: 'reported',
      disputedSince: createdAt,
      decideBy: due,
      explanation: expect.stringMatching(
        `. Its holder disputes this since ${day(createdAt)}. We decide by ${day(due)}$`,
      ),
    });
    await database
      .update(replies)
      .set({ dueAt: inDays(-1) })
      .where(eq(replies.id, id));
    expect((await verdictOn(targetId)).explanation).toMatch(/: disputed, not yet decided by us$/);
  });

  test('comes first in the queue, by its date, and leaves it with the decision', async () => {
    const late = await dispute();
    const { id, targetId } = await dispute();
    await database
      .update(replies)
      .set({ dueAt: inDays(-5) })
      .where(eq(replies.id, id));
    const first = async () => (await admin.request('GET', '/v1/cases?limit=1')).json().items[0];
    expect(await first()).toMatchObject({
      target: { id: targetId },
      ...{ waiting: 1, replies: 1, dueAt: expect.any(String) },
    });
    const next = await admin.request('GET', '/v1/cases?limit=1');
    const page = await admin.request('GET', `/v1/cases?cursor=${next.json().nextCursor}`);
    expect(page.json().items.map(({ target }: { target: { id: string } }) => target.id)).toContain(
      late.targetId,
    );
    const { reportId } = late;
    await decide(admin, id, { state: 'refused', reason: 'No' });
    expect((await first()).target.id).not.toBe(targetId);
    // A case is open as long as a reply is, also without waiting reports.
    await admin.request('PATCH', `/v1/reports/${reportId}`, { status: 'Resolved' });
    expect((await admin.request('GET', `/v1/cases?limit=100`)).json().items).toContainEqual(
      expect.objectContaining({
        replies: 1,
        waiting: 0,
        target: expect.objectContaining({ id: late.targetId }),
      }),
    );
    expect(await recountAllTargets(server.platform)).toBe(0);
  });

  test('is upheld: the reports named are rejected, and their reporters are asked what happened', async () => {
    const { holder, reportId, targetId, id } = await dispute();
    await admin.request('PATCH', `/v1/reports/${reportId}`, { status: 'Resolved' });
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
    await runNow(server);
    await untilDone(server, 'replies.decision');
    await untilDone(server, 'alerts.decision');
    expect((await told(holder))[0].content).toBe(
      `Accepted: ${(await read(holder, id)).shown.replace('.', '[.]')}. We agree with you, and changed what we show. Reason: It is a real shop`,
    );
    expect((await told(ben)).slice(0, 2).map(({ title }: { title: string }) => title)).toContain(
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
    const next = (await answer(ada, targetId)).json();
    await decide(admin, next.id, { proven: true });
    expect(await verdictOn(targetId)).toMatchObject({ disputedSince: null });
    await decide(admin, next.id, { shows: true });
    expect(await verdictOn(targetId)).toMatchObject({ disputedSince: next.createdAt });
    expect(await read(holder, id)).toMatchObject({ state: 'refused', reason: 'The site is empty' });
  });

  test('that was refused is appealed once, and another administrator decides', async () => {
    const { holder, id } = await dispute();
    const ask = () => holder.request('POST', `/v1/replies/${id}/appeal`, { text });
    expect(expectProblem(await ask(), 409).code).toBe('reply/not-refused');
    await decide(admin, id, { state: 'refused', reason: 'The site is empty' });
    expectProblem(await ben.request('POST', `/v1/replies/${id}/appeal`, { text }), 404);
    expect((await ask()).json()).toMatchObject({ state: 'appealed', appeal: { text } });
    expect(
      expectProblem(await decide(admin, id, { state: 'upheld', reason: 'Yes' }), 409).code,
    ).toBe('reply/another-decides');
    await decide(other, id, { state: 'refused', reason: 'It stays so' });
    expect(expectProblem(await ask(), 409).code).toBe('reply/not-refused');
  });

  test('whose decision is taken back is as before, and nobody hears of it', async () => {
    const { holder, reportId, targetId, id } = await dispute();
    const change = { state: 'upheld', reason: 'It is a real shop', reports: [reportId] };
    await decide(admin, id, change);
    expect(expectProblem(await decide(other, id, { state: 'waiting' }), 409).code).toBe(
      'reply/already-told',
    );
    expect((await decide(admin, id, { state: 'waiting' })).json()).toMatchObject({
      ...{ state: 'waiting', reason: null, decidedAt: null },
    });
    expect(await verdictOn(targetId)).toMatchObject({
      ...{ level: 'reported', reports: { pending: 1, rejected: 0 } },
    });
    await runNow(server);
    await untilDone(server, 'replies.decision');
    expect((await told(holder)).map(({ title }: { title: string }) => title)).not.toContain(
      'We Decided About Your Answer',
    );
    await decide(admin, id, { state: 'refused', reason: 'No' });
    await runNow(server);
    await untilDone(server, 'replies.decision');
    expect(expectProblem(await decide(admin, id, { state: 'waiting' }), 409).code).toBe(
      'reply/already-told',
    );
  });

  test('that two reviewers decide at once is decided by one', async () => {
    const { id } = await dispute();
    const answers = await Promise.all(
      [admin, other].map((it) => decide(it, id, { state: 'refused', reason: 'No' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the clock', () => {
  test('reminds half-way, two days before and each day after, once each, run to the end', async () => {
    await database.delete(replies);
    const { id } = await dispute();
    const start = Date.parse((await read(admin, id)).createdAt);
    const count = async () =>
      (await told(admin)).filter(
        ({ title }: { title: string }) => title === 'Answers Wait for a Decision',
      ).length;
    const before = await count();
    const reminders: number[] = [];
    for (let day = 1; day <= 17; day++) {
      const now = new Date(start + day * DAY_MS + 60_000);
      // Two servers at once, and again after one was killed.
      await Promise.all([watchOver(server.platform, now), watchOver(server.platform, now)]);
      await watchOver(server.platform, now);
      if ((await count()) > before + reminders.length) reminders.push(day);
    }
    expect(reminders).toEqual([7, 12, 15, 16, 17]);
    expect((await told(admin))[0].content).toBe(
      `1 answer waits for a decision, 1 is late. The first is due on ${new Date(start + 14 * DAY_MS).toISOString().slice(0, 10).split('-').reverse().join('/')}.`,
    );
    await watchOver(server.platform, new Date(start + 91 * DAY_MS));
    expect(await read(admin, id)).toMatchObject({ proof: null, state: 'waiting' });
  });

  test('ends what nothing is left to decide of', async () => {
    const { holder, reportId, id } = await dispute();
    await ben.request('DELETE', `/v1/reports/${reportId}`);
    expect(await read(holder, id)).toMatchObject({ target: null, state: 'waiting' });
    await watchOver(server.platform, new Date());
    expect(await read(holder, id)).toMatchObject({ target: null, state: 'withdrawn' });
  });
});

test.each(['waiting', 'published', 'refused', 'upheld'])(
  'when the account is deleted, what it wrote in a %s reply goes',
  async (state) => {
    const { holder, targetId, id } = await dispute();
    if (state !== 'waiting')
      await decide(admin, id, { state, reason: 'Seen', statement: 'We sell shoes.' });
    await admin.request('DELETE', `/v1/users/delete/${holder.user.id}`, { reason: 'Asked' });
    const left = { text: null, statement: null, review: expect.objectContaining({ holder: null }) };
    const ends = state === 'waiting' || state === 'published';
    expect(await read(admin, id)).toMatchObject({ ...left, state: ends ? 'withdrawn' : state });
    expect(await verdictOn(targetId)).toMatchObject({ disputedSince: null, statement: null });
  },
);
