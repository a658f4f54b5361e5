import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { recountAllTargets } from '#modules/targets/index.ts';
import { replies, reports } from '#platform/database/schema.ts';
import { inDays, openDisputes } from '#testing/disputes.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const { admin, accuse, answer, decide, dispute, verdictOn, read, readReport } =
  await openDisputes(server);
const [ada, stranger] = [await createClient(server), await createClient(server)];

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
    expect((await stranger.request('GET', path)).json()).toMatchObject({ items: [], total: 0 });
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
