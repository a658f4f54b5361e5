import { afterAll, describe, expect, test } from 'vitest';
import { openDisputes } from '#testing/disputes.ts';
import { createClient, createReport, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { admin, other, text, answer, decide, appeal, dispute, verdictOn, read, readReport } =
  await openDisputes(server);
const stranger = await createClient(server);

async function refuse() {
  const disputed = await dispute();
  await decide(admin, disputed.id, { state: 'refused', reason: 'The site is empty' });
  return disputed;
}

describe('a refused reply', () => {
  test('is appealed once, and another administrator decides', async () => {
    const { holder, id } = await dispute();
    const ask = () => appeal(holder, id);
    expect(expectProblem(await ask(), 409).code).toBe('reply/not-refused');
    await decide(admin, id, { state: 'refused', reason: 'The site is empty' });
    expectProblem(await appeal(stranger, id), 404);
    expect((await ask()).json()).toMatchObject({ state: 'appealed', appeal: { text } });
    expect(
      expectProblem(await decide(admin, id, { state: 'upheld', reason: 'Yes' }), 409).code,
    ).toBe('reply/another-decides');
    await decide(other, id, { state: 'refused', reason: 'It stays so' });
    expect(expectProblem(await ask(), 409).code).toBe('reply/not-refused');
  });

  test.each(['waiting', 'upheld', 'published', 'withdrawn'])(
    'is the only one that can be appealed: not one that is %s',
    async (state) => {
      const { holder, id } = await dispute();
      const change = { state, reason: 'Seen', statement: 'We sell shoes.' };
      if (state !== 'waiting') await decide(state === 'withdrawn' ? holder : admin, id, change);
      expect(expectProblem(await appeal(holder, id), 409).code).toBe('reply/not-refused');
    },
  );

  test('is appealed by its holder alone, who is signed in and not suspended', async () => {
    const { holder, id } = await refuse();
    expectProblem(await visitor(server)('POST', `/v1/replies/${id}/appeal`, { text }), 401);
    expectProblem(await appeal(stranger, id), 404);
    expectProblem(await appeal(admin, id), 403);
    const suspension = { status: 'suspended', reason: 'Spam' };
    await admin.request('PATCH', `/v1/users/${holder.user.id}`, suspension);
    expectProblem(await appeal(holder, id), 401);
  });

  test('is appealed once, however many requests come at once', async () => {
    const { holder, id } = await refuse();
    const answers = await Promise.all([1, 2, 3].map(() => appeal(holder, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('is appealed only while nothing else of its holder waits there', async () => {
    const { holder, targetId, id } = await refuse();
    const { id: next } = (await answer(holder, targetId)).json();
    expect(expectProblem(await appeal(holder, id), 409).code).toBe('reply/already-open');
    await decide(holder, next, { state: 'withdrawn' });
    expect((await appeal(holder, id)).statusCode).toBe(200);
    expect(expectProblem(await answer(holder, targetId), 409).code).toBe('reply/already-open');
  });

  test('can be appealed after further reports, whose case it is', async () => {
    const { holder, reportId, targetId, id } = await refuse();
    await other.request('PATCH', `/v1/reports/${reportId}`, { status: 'Resolved', disputed: true });
    const { target } = await readReport(reportId);
    const { id: newer } = await createReport(stranger, { target });
    await appeal(holder, id);
    const open = (await other.request('GET', `/v1/cases/${targetId}`)).json();
    expect(open).toMatchObject({ reports: [{ id: newer }], disputed: [{ id: reportId }] });
    const reports = [reportId, newer];
    expect(
      (await decide(other, id, { state: 'upheld', reason: 'Yes', reports })).json().state,
    ).toBe('upheld');
    expect(await verdictOn(targetId)).toMatchObject({ reports: { rejected: 2 } });
  });

  test('stands when its appeal is taken back, so that no other shows, nor during the appeal', async () => {
    const { holder, targetId, id } = await refuse();
    const showsNext = async () => {
      const { id: next } = (await answer(await createClient(server), targetId)).json();
      return (await read(admin, next)).review.shows;
    };
    // Before the refusal was told: nobody takes it back any more.
    await appeal(holder, id);
    expect(await showsNext()).toBe(false);
    expect((await decide(holder, id, { state: 'withdrawn' })).json()).toMatchObject({
      ...{ state: 'refused', reason: 'The site is empty' },
    });
    expect(await showsNext()).toBe(false);
    expectProblem(await decide(admin, id, { state: 'waiting' }), 409);
    expect(expectProblem(await appeal(holder, id), 409).code).toBe('reply/not-refused');
    const { medianSeconds } = (await admin.request('GET', '/v1/stats/review')).json().replies;
    expect(medianSeconds).toBeGreaterThanOrEqual(0);
  });

  test('hides the other answers also if it is appealed before it is told', async () => {
    const { holder, targetId, id } = await dispute();
    const { id: next } = (await answer(stranger, targetId)).json();
    await decide(admin, next, { proven: true });
    await decide(admin, id, { state: 'refused', reason: 'No' });
    await appeal(holder, id);
    expect(await verdictOn(targetId)).toMatchObject({ disputedSince: null });
  });

  test('that two reviewers decide again at once is decided by one', async () => {
    const { holder, id } = await refuse();
    await appeal(holder, id);
    const third = await createClient(server, { role: 'admin' });
    const answers = await Promise.all([
      decide(other, id, { state: 'refused', reason: 'No' }),
      decide(third, id, { state: 'upheld', reason: 'No' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().detail).toMatch(
      /^It has since been (?:refused|upheld) by .*: No$/,
    );
  });
});
