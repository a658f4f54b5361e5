import { afterAll, describe, expect, test } from 'vitest';
import { inDays, openDisputes } from '#testing/disputes.ts';
import { createClient } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const {
  admin,
  other,
  text,
  accuse,
  answer,
  decide,
  dispute,
  verdictOn,
  read,
  told,
  tellDecisions,
} = await openDisputes(server);
const ada = await createClient(server);

describe('a proven reply', () => {
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
    await tellDecisions();
    expect((await told(holder)).map(({ title }) => title)).not.toContain(
      'We Decided About Your Answer',
    );
    await decide(admin, id, { state: 'refused', reason: 'No' });
    await tellDecisions();
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
    await tellDecisions();
    await decide(ada, next.id, { state: 'withdrawn' });
    const last = (await answer(ada, targetId)).json();
    expect(await read(admin, last.id)).toMatchObject({ review: { shows: true } });
    await decide(admin, id, { state: 'refused', reason: 'No' });
    await tellDecisions();
    expect(await read(admin, last.id)).toMatchObject({ review: { shows: false } });
  });
});
