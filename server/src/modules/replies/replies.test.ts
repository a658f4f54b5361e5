import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { takeStep } from '#modules/reports/bulk-changes/bulk-changes.jobs.ts';
import { insertBulkChange } from '#modules/reports/bulk-changes/bulk-changes.queries.ts';
import { recountAllTargets } from '#modules/targets/index.ts';
import { replies, reports } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, photograph, sendForm } from '#testing/factories.ts';
import { runNow, untilDone } from '#testing/jobs.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';
import { watchOver } from './remind.jobs.ts';
import { tellDecision } from './tell.jobs.ts';

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
const readReport = async (reportId: string) =>
  (await admin.request('GET', `/v1/reports/${reportId}`)).json();
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
    expect((await told(holder))[0]).toMatchObject({
      replyId: id,
      content: expect.stringContaining(
        'Removal costs nothing. Nobody will write to you about a fee.',
      ),
    });
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
    [{ text: '\u200b'.repeat(30) }, 'text'],
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
    const confirmation = { status: 'Resolved', disputed: true };
    await admin.request('PATCH', `/v1/reports/${reportId}`, confirmation);
    expect((await admin.request('GET', `/v1/cases?limit=100`)).json().items).toContainEqual(
      expect.objectContaining({
        replies: 1,
        waiting: 0,
        target: expect.objectContaining({ id: late.targetId }),
      }),
    );
    expect(await recountAllTargets(server.platform)).toBe(0);
  });

  test('that is open comes before those without proof, however many, page by page', async () => {
    const { targetId } = await accuse();
    const crowd = await Promise.all(Array.from({ length: 4 }, () => createClient(server)));
    for (const client of crowd) await answer(client, targetId);
    const late = (await answer(ada, targetId)).json();
    await decide(admin, late.id, { proven: true });
    const path = `/v1/replies?targetId=${targetId}&open=true&limit=2`;
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await admin.request('GET', `${path}${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.json().items.map(({ id }: { id: string }) => id));
      cursor = page.json().nextCursor;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    expect(seen[0]).toBe(late.id);
    await decide(admin, late.id, { state: 'refused', reason: 'No' });
    const closed = await admin.request('GET', `/v1/replies?targetId=${targetId}&open=false`);
    expect(closed.json()).toMatchObject({ items: [{ id: late.id }], total: 1 });
    expect((await ben.request('GET', path)).json()).toMatchObject({ items: [], total: 0 });
  });

  test('leaves a decided report in its case, where it can be named', async () => {
    const { reportId, targetId, id } = await dispute();
    const confirmation = { status: 'Resolved', disputed: true };
    await admin.request('PATCH', `/v1/reports/${reportId}`, confirmation);
    const caseOf = async () => (await admin.request('GET', `/v1/cases/${targetId}`)).json();
    expect(await caseOf()).toMatchObject({
      reports: [],
      disputed: [{ id: reportId, status: 'Resolved', reporter: { reports: expect.any(Number) } }],
    });
    await decide(admin, id, { state: 'refused', reason: 'No' });
    expect(await caseOf()).toMatchObject({ disputed: [] });
  });

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
    const titles = async (client: Client) =>
      (await told(client)).map(({ title }: { title: string }) => title);
    const alerts = (await titles(reader)).filter((title: string) => title.startsWith('Scam Alert'));
    expect(alerts).toEqual(['Scam Alert Withdrawn', 'Scam Alert']);
    expect(
      (await titles(holder)).filter((title: string) => title === 'We Decided About Your Answer'),
    ).toHaveLength(1);
  });

  test('is upheld: the reports named are rejected, and their reporters are asked what happened', async () => {
    const { holder, reportId, targetId, id } = await dispute();
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
    await runNow(server);
    await untilDone(server, 'replies.decision');
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

  test('that the holder answers again, or withdraws, is not taken back behind them', async () => {
    const { holder, targetId, id } = await dispute();
    await decide(admin, id, { state: 'refused', reason: 'The site is empty' });
    const { id: again } = (await answer(holder, targetId)).json();
    expect(expectProblem(await decide(admin, id, { state: 'waiting' }), 409).code).toBe(
      'reply/already-decided',
    );
    await decide(admin, again, { state: 'published', statement: 'We sell shoes.' });
    await decide(holder, again, { state: 'withdrawn' });
    expectProblem(await decide(admin, again, { state: 'waiting' }), 409);
    expect(await read(holder, again)).toMatchObject({ state: 'withdrawn' });
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

  test('that two reviewers decide at once is decided by one', async () => {
    const { id } = await dispute();
    const answers = await Promise.all(
      [admin, other].map((it) => decide(it, id, { state: 'refused', reason: 'No' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().detail).toMatch(
      /^It has since been refused by .*: No$/,
    );
  });

  test('has its words, its date and who refused it again once a decision is taken back', async () => {
    const { holder, targetId } = await accuse();
    const since = inDays(-30).toISOString().slice(0, 10);
    const asked = { ground: 'new-holder', since, statement: 'We sell shoes.' };
    const { id } = (await answer(holder, targetId, asked)).json();
    await decide(admin, id, { state: 'published', statement: 'They sell shoes.' });
    await decide(admin, id, { state: 'waiting' });
    await decide(admin, id, { state: 'upheld', reason: 'Yes', since: '2020-01-01' });
    await decide(admin, id, { state: 'waiting' });
    expect(await read(admin, id)).toMatchObject({ state: 'waiting', ...asked });
    await decide(admin, id, { state: 'refused', reason: 'The first no' });
    await holder.request('POST', `/v1/replies/${id}/appeal`, { text });
    await decide(other, id, { state: 'upheld', reason: 'Yes' });
    await decide(other, id, { state: 'appealed' });
    expect(await read(admin, id)).toMatchObject({
      ...{ state: 'appealed', reason: 'The first no' },
      review: { decidedBy: admin.user.username, mayDecide: false },
    });
    const again = await decide(admin, id, { state: 'upheld', reason: 'Yes' });
    expect(expectProblem(again, 409).code).toBe('reply/another-decides');
  });

  test('that is refused and taken back leaves the others beside the verdict', async () => {
    const { targetId, id } = await dispute();
    const next = (await answer(ada, targetId)).json();
    await decide(admin, next.id, { proven: true });
    await decide(admin, id, { state: 'refused', reason: 'No' });
    await decide(admin, id, { state: 'waiting' });
    await runNow(server);
    await untilDone(server, 'replies.decision');
    await decide(ada, next.id, { state: 'withdrawn' });
    const last = (await answer(ada, targetId)).json();
    expect(await read(admin, last.id)).toMatchObject({ review: { shows: true } });
    await decide(admin, id, { state: 'refused', reason: 'No' });
    await runNow(server);
    await untilDone(server, 'replies.decision');
    expect(await read(admin, last.id)).toMatchObject({ review: { shows: false } });
  });
});

describe('without a proof', () => {
  test('replies change nothing of the queue, however many, and can be found there', async () => {
    await database.delete(replies);
    await database.delete(reports);
    const many = await accuse();
    for (const client of [ada, await createClient(server)])
      await createReport(client, { target: (await readReport(many.reportId)).target });
    const [few, decided] = [await accuse(), await accuse()];
    for (const client of [ada, await createClient(server)])
      await createReport(client, { target: (await readReport(decided.reportId)).target });
    const queue = async (query = '') =>
      (await admin.request('GET', `/v1/cases?limit=50${query}`))
        .json()
        .items.map(({ target }: { target: { id: string } }) => target.id);
    const onDecided = (await admin.request('GET', `/v1/cases/${decided.targetId}`)).json().reports;
    const reportIds = onDecided.map(({ id }: { id: string }) => id);
    await admin.request('POST', '/v1/reports/status', { reportIds, status: 'Resolved' });
    const before = await queue();
    expect(before).toEqual([many.targetId, few.targetId]);
    const crowd = await Promise.all(Array.from({ length: 25 }, () => createClient(server)));
    for (const client of crowd)
      for (const { targetId } of [few, decided]) await answer(client, targetId);
    await database.update(replies).set({ createdAt: inDays(-20), dueAt: inDays(-6) });
    expect(await queue()).toEqual([...before, decided.targetId]);
    expect(await queue('&replied=true')).toEqual([few.targetId, decided.targetId]);
    const found = (await admin.request('GET', '/v1/cases?replied=true&limit=1')).json();
    expect(found).toMatchObject({
      total: 2,
      items: [{ replies: 25, proven: false, dueAt: expect.any(String) }],
    });
    expect(await recountAllTargets(server.platform)).toBe(0);
  });
});

describe('reports that are disputed', () => {
  const change = (body: object) => admin.request('POST', '/v1/reports/status', body);
  const statusOf = async (id: string) => (await readReport(id)).status;

  test('are decided by nobody who was not asked, one or several', async () => {
    const { reportId, id } = await dispute();
    const { reportId: plain } = await accuse();
    const [day] = (await read(admin, id)).due.split('T');
    const detail = `Its holder disputes this, and our answer is due on ${day.split('-').reverse().join('/')}. Decide in its case, where both sides stand.`;
    expect(
      expectProblem(
        await admin.request('PATCH', `/v1/reports/${reportId}`, { status: 'Closed' }),
        409,
      ),
    ).toMatchObject({ code: 'report/disputed', detail });
    const several = { reportIds: [reportId, plain], status: 'Closed' };
    expect((await change(several)).json()).toMatchObject({
      changed: 1,
      unchanged: [{ id: reportId, code: 'report/disputed', detail }],
    });
    expect(await statusOf(reportId)).toBe('Pending');
    const seen = await change({ ...several, reportIds: [reportId], disputed: true });
    expect(seen.json()).toMatchObject({ changed: 1 });
    const log = await admin.request('GET', `/v1/audit-log?action=report.status`);
    expect(log.json().items[0].after).toEqual({ status: 'Closed', disputed: true });
  });

  test('are left out of what a search finds, also if the reply is proven meanwhile', async () => {
    const { holder, reportId, targetId } = await accuse();
    const { target } = await readReport(reportId);
    const filter = { q: target };
    const asOf = new Date(Date.now() + 1).toISOString();
    const search = { filter, asOf, expected: 1, status: 'Closed' };
    expectProblem(await change({ ...search, disputed: true }), 422);
    const { id } = (await answer(holder, targetId)).json();
    const row = { id: randomUUID(), request: JSON.stringify(search), expected: 1 };
    const by = { madeBy: admin.user.id, address: '127.0.0.1' };
    await insertBulkChange(database, { ...row, ...by });
    // The target is locked as by a proof that is not committed yet.
    await Promise.all([decide(other, id, { proven: true }), takeStep(server.platform, row.id)]);
    const outcome = (await admin.request('GET', `/v1/bulk-changes/${row.id}`)).json();
    const isFirst = outcome.changed === 1;
    expect(await statusOf(reportId)).toBe(isFirst ? 'Closed' : 'Pending');
    expect(outcome.unchanged).toHaveLength(isFirst ? 0 : 1);
    await change({ reportIds: [reportId], status: 'Pending', disputed: true });
    const later = { ...row, id: randomUUID(), ...by };
    const now = new Date(Date.now() + 1).toISOString();
    await insertBulkChange(database, {
      ...later,
      request: JSON.stringify({ ...search, asOf: now }),
    });
    await takeStep(server.platform, later.id);
    expect((await admin.request('GET', `/v1/bulk-changes/${later.id}`)).json()).toMatchObject({
      ...{ changed: 0, unchanged: [{ id: reportId, code: 'report/disputed' }] },
    });
  });

  test('wait for a proof that is being written, whichever way they are changed', async () => {
    const ways = [
      (id: string) => change({ reportIds: [id], status: 'Closed' }),
      (id: string) => admin.request('PATCH', `/v1/reports/${id}`, { status: 'Closed' }),
    ];
    for (const way of ways) {
      const { holder, reportId, targetId } = await accuse();
      const { id } = (await answer(holder, targetId)).json();
      let decided: ReturnType<typeof way> | undefined;
      await database.transaction(async (transaction) => {
        const proof = {
          method: 'evidence' as const,
          provenAt: new Date(),
          provenUntil: inDays(90),
        };
        await transaction.update(replies).set(proof).where(eq(replies.id, id));
        decided = way(reportId);
        await eventually(async () => {
          const { rows } = await database.execute(
            sql`select from pg_locks where not granted and locktype in ('transactionid', 'tuple')`,
          );
          expect(rows.length).toBeGreaterThan(0);
        });
      });
      await decided;
      expect(await statusOf(reportId)).toBe('Pending');
    }
  });

  test('can be cleared: that is what their holder asks for', async () => {
    const { reportId, targetId } = await dispute();
    const cleared = { reason: 'A shop', reports: [reportId] };
    const answered = await admin.request('PUT', `/v1/targets/${targetId}/cleared`, cleared);
    expect(answered.statusCode).toBe(200);
    expect(await verdictOn(targetId)).toMatchObject({
      level: 'cleared',
      disputedSince: expect.any(String),
    });
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
