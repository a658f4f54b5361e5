import { afterAll, describe, expect, test } from 'vitest';
import { openDisputes } from '#testing/disputes.ts';
import { createClient, photograph, sendForm } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { admin, text, accuse, answer, decide, dispute, verdictOn, read, told } =
  await openDisputes(server);
const [ada, stranger] = [await createClient(server), await createClient(server)];
const DAY_MS = 24 * 3_600_000;

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
    expectProblem(await stranger.request('GET', `/v1/replies/${id}`), 404);
    expect((await stranger.request('GET', '/v1/replies')).json()).toMatchObject({
      items: [],
      total: 0,
    });
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
    expectProblem(await stranger.request('GET', url), 404);
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
    expectProblem(await decide(stranger, id, { state: 'withdrawn' }), 404);
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
