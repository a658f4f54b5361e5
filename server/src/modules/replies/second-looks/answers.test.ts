import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { reportStatusChanges } from '#platform/database/schema.ts';
import { createClient, createReport, photograph, sendForm, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { openSecondLooks, suspension } from '#testing/second-looks.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const {
  setAccount,
  admin,
  other,
  text,
  file,
  setStatus,
  reject,
  answer,
  listed,
  own,
  statusOf,
  told,
} = await openSecondLooks(server);
const DAY_MS = 24 * 3_600_000;
/** Lets the last change of a report be some days older. */
const letAge = (id: string, days: number) =>
  database
    .update(reportStatusChanges)
    .set({ changedAt: new Date(Date.now() - days * DAY_MS) })
    .where(eq(reportStatusChanges.reportId, id));

describe('a rejected reporter', () => {
  test('answers once, and is told by when it is decided', async () => {
    const { reporter, id, targetId } = await reject();
    const { until, answer: none } = await own(reporter, id);
    expect(none).toBe(null);
    expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(7 * DAY_MS);
    expect((await told(reporter))[0]?.content).toMatch(
      /If your report is right, open it within 7 days and tell us what happened to you, once\.$/,
    );
    const made = await answer(reporter, id);
    expect(made.statusCode).toBe(201);
    const { due, createdAt } = made.json();
    expect(Date.parse(due) - Date.parse(createdAt)).toBe(14 * DAY_MS);
    expect(made.json()).not.toHaveProperty('review');
    expect(await own(reporter, id)).toMatchObject({
      until: null,
      answer: { text, state: 'waiting', picture: null, due },
    });
    expect(await statusOf(id)).toBe('Rejected');
    expect(expectProblem(await answer(reporter, id), 409).code).toBe('second-look/already-asked');
    expect(await listed(`targetId=${targetId}&state=waiting`)).toMatchObject({
      total: 1,
      items: [{ reportId: id, userId: reporter.user.id, review: { mayDecide: true } }],
    });
  });

  test('sends a picture that only they and reviewers see, without its metadata', async () => {
    const { reporter, id } = await reject();
    const picture = { field: 'picture', content: await photograph(), name: 'receipt.jpg' };
    const path = `/v1/reports/${id}/answers`;
    const { picture: url } = (await sendForm(reporter, 'POST', path, { text }, picture)).json();
    for (const client of [reporter, admin]) {
      const response = await client.request('GET', url);
      expect(response.headers['content-type']).toBe('image/jpeg');
      expect(response.rawPayload.includes('GPS')).toBe(false);
    }
    const stranger = await createClient(server);
    expectProblem(await stranger.request('GET', url), 404);
    expectProblem(await visitor(server)('GET', url), 401);
  });

  test('loses nothing with a picture that is none', async () => {
    const { reporter, id } = await reject();
    const picture = { field: 'picture', content: Buffer.from('<svg>'), name: 'receipt.jpg' };
    const path = `/v1/reports/${id}/answers`;
    expectProblem(await sendForm(reporter, 'POST', path, { text }, picture), 422);
    expect((await answer(reporter, id)).statusCode).toBe(201);
  });

  test('writes what they like: it is kept as text', async () => {
    const { reporter, id } = await reject();
    const hostile = `<img src=x onerror=alert(1)> \u202Egnp.exe\u202C ${'é'.repeat(1_900)}`;
    expect((await answer(reporter, id, { text: hostile })).json().text).toBe(hostile);
  });

  test.each([{ text: 'Too short.' }, { text: 'a'.repeat(2_001) }, { text: ' '.repeat(30) }])(
    'gets a clear error for %j',
    async (fields) => {
      const { reporter, id } = await reject();
      expect(expectProblem(await answer(reporter, id, fields), 422).errors).toMatchObject([
        { path: 'text' },
      ]);
    },
  );

  test('is the only one who can', async () => {
    const { id } = await reject();
    const stranger = await createClient(server);
    for (const client of [stranger, other]) {
      expectProblem(await answer(client, id), 404);
      expectProblem(await client.request('GET', `/v1/reports/${id}/answers`), 404);
    }
    expectProblem(await answer(stranger, randomUUID()), 404);
  });

  test('answers signed in, and not while suspended', async () => {
    const { reporter, id } = await reject();
    expectProblem(await visitor(server)('POST', `/v1/reports/${id}/answers`, { text }), 401);
    await setAccount(reporter.user.id, suspension);
    expectProblem(await answer(reporter, id), 401);
  });

  test.each(['Pending', 'Under Review', 'Resolved', 'Closed'])(
    'has nothing to answer while the report is %s',
    async (status) => {
      const { reporter, id } = await file();
      if (status !== 'Pending') await setStatus(id, status);
      expect(await own(reporter, id)).toEqual({ until: null, answer: null });
      expect(expectProblem(await answer(reporter, id), 409).code).toBe('second-look/not-rejected');
    },
  );

  test('is too late after seven days', async () => {
    const { reporter, id } = await reject();
    await letAge(id, 6.9);
    expect((await own(reporter, id)).until).not.toBe(null);
    await letAge(id, 7.1);
    expect(await own(reporter, id)).toEqual({ until: null, answer: null });
    expect(expectProblem(await answer(reporter, id), 409).code).toBe('second-look/too-late');
  });

  test('answers at most ten a day', async () => {
    const { reporter, id } = await reject();
    const ids = [id];
    for (let n = 0; n < 10; n++) {
      const filed = await createReport(reporter, { target: `shop-${randomUUID()}.com` });
      await setStatus(filed.id, 'Rejected');
      ids.push(filed.id);
    }
    const answers: number[] = [];
    for (const one of ids) answers.push((await answer(reporter, one)).statusCode);
    expect(answers.filter((status) => status === 201)).toHaveLength(10);
    expect(answers.at(-1)).toBe(429);
  });

  test('answers once, however many requests come at once', async () => {
    const { reporter, id } = await reject();
    const answers = await Promise.all([1, 2, 3].map(() => answer(reporter, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  test('whose report was closed for an answer of its holder can answer, too', async () => {
    const { reporter, id, targetId } = await file();
    const holder = await createClient(server);
    const reply = await holder.request('POST', `/v1/targets/${targetId}/replies`, {
      ...{ ground: 'settled', text: 'We gave the money back long ago.' },
    });
    await admin.request('PATCH', `/v1/replies/${reply.json().id}`, {
      ...{ state: 'upheld', reason: 'They paid', reports: [id], status: 'Closed' },
    });
    expect(await statusOf(id)).toBe('Closed');
    expect((await answer(reporter, id)).statusCode).toBe(201);
  });
});
