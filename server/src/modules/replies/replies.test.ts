import { afterAll, describe, expect, test } from 'vitest';
import { openDisputes } from '#testing/disputes.ts';
import { createClient, createReport, photograph, sendForm } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { admin, text, accuse, answer, decide, dispute, verdictOn, read, readReport, told } =
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

  test('wins no time by taking it back and sending it again: the third does not show', async () => {
    const { targetId } = await accuse();
    const shown: boolean[] = [];
    for (let n = 0; n < 3; n++) {
      // Also from another account: all have shown that it is theirs.
      const client = await createClient(server);
      const { id } = (await answer(client, targetId)).json();
      await decide(admin, id, { proven: true });
      shown.push((await read(admin, id)).review.shows);
      if (n < 2) await decide(client, id, { state: 'withdrawn' });
    }
    expect(shown).toEqual([true, true, false]);
    expect(await verdictOn(targetId)).toMatchObject({ disputedSince: null });
  });

  test('loses none of it by a brigade that proves nothing, and takes that back', async () => {
    const { holder, targetId } = await accuse();
    for (let n = 0; n < 4; n++) {
      const client = await createClient(server);
      const { id } = (await answer(client, targetId)).json();
      await decide(client, id, { state: 'withdrawn' });
    }
    const { id } = (await answer(holder, targetId)).json();
    await decide(admin, id, { proven: true });
    expect(await verdictOn(targetId)).toMatchObject({ disputedSince: expect.any(String) });
  });

  test('sends few a day, also by taking them back', async () => {
    const { holder, targetId } = await accuse();
    const answers: number[] = [];
    for (let n = 0; n < 6; n++) {
      const made = await answer(holder, targetId);
      answers.push(made.statusCode);
      if (made.statusCode === 201) await decide(holder, made.json().id, { state: 'withdrawn' });
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test('writes what they like: it is kept as a report keeps it, and shown plainly', async () => {
    const { holder, reporter, targetId } = await accuse();
    const hostile = `<img src=x onerror=alert(1)> \u202Egnp.exe\u202C\u200B evil.com ${'w'.repeat(400)}`;
    const made = (await answer(holder, targetId, { text: hostile, statement: hostile })).json();
    const { description } = await createReport(reporter, { description: hostile }).then(({ id }) =>
      readReport(id),
    );
    expect([made.text, made.statement]).toEqual([description, description]);
    await decide(admin, made.id, { state: 'published' });
    expect((await verdictOn(targetId)).statement.text).toBe(
      `<img src=x onerror=alert(1)> gnp[.]exe evil[.]com ${'w'.repeat(400)}`,
    );
    for (const text of [`${hostile}\0`, `${hostile}\uD800`])
      for (const fields of [{ text }, { statement: text }])
        expectProblem(await answer(stranger, targetId, fields), 400);
  });

  test('learns no name by it that they may not read', async () => {
    const name = 'Ada Unmistakable of Lagos';
    const { holder, reportId, targetId } = await accuse({ category: 'social-media', target: name });
    const made = await answer(holder, targetId);
    expect(made.json()).toMatchObject({ shown: 'Social Media', target: { key: '', shown: '' } });
    const told = await holder.request('GET', '/v1/me/notifications');
    for (const { body } of [made, told]) expect(body).not.toContain('Unmistakable');
    expect(await read(admin, made.json().id)).toMatchObject({ target: { shown: name } });
    await admin.request('PATCH', `/v1/reports/${reportId}`, { status: 'Resolved' });
    expect((await read(holder, made.json().id)).target.shown).toMatch(/unmistakable/i);
  });
});
