import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { watchOver } from '#modules/replies/remind.jobs.ts';
import { recountAllTargets } from '#modules/targets/index.ts';
import { secondLooks } from '#platform/database/schema.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { granted, openSecondLooks, refused } from '#testing/second-looks.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const {
  setAccount,
  suspend,
  admin,
  other,
  setStatus,
  answer,
  ask,
  listed,
  own,
  statusOf,
  decide,
  told,
  tellAll,
} = await openSecondLooks(server);
const DAY_MS = 24 * 3_600_000;

describe('a second look at a report', () => {
  test('is in the queue as a waiting report is, and leaves it with the decision', async () => {
    const { targetId, lookId } = await ask();
    const cases = async () => (await other.request('GET', '/v1/cases?limit=100')).json().items;
    const isOnTarget = expect.objectContaining({
      target: expect.objectContaining({ id: targetId }),
    });
    expect(await cases()).toContainEqual(
      expect.objectContaining({
        target: expect.objectContaining({ id: targetId }),
        ...{ waiting: 0, replies: 1, dueAt: null },
      }),
    );
    expect(await recountAllTargets(server.platform)).toBe(0);
    await decide(lookId, refused);
    expect(await cases()).not.toContainEqual(isOnTarget);
    expect(await recountAllTargets(server.platform)).toBe(0);
  });

  test('is granted: the report is Pending again, and its reporter is told once, with the reason', async () => {
    const { reporter, id, lookId } = await ask();
    await tellAll();
    const before = await told(reporter);
    expect((await decide(lookId, granted)).json()).toMatchObject({
      ...granted,
      review: { decidedBy: 'Chidi' },
    });
    expect(await statusOf(id)).toBe('Pending');
    expect(await told(reporter)).toHaveLength(before.length);
    expect((await own(reporter, id)).answer).toMatchObject({ state: 'waiting', reason: null });
    await tellAll();
    const [news, ...rest] = await told(reporter);
    expect(rest).toEqual(before);
    expect(news?.content).toMatch(/from Rejected to Pending\..* Reason: The receipt is real$/);
    expect((await own(reporter, id)).answer).toMatchObject(granted);
    const history = await reporter.request('GET', `/v1/reports/${id}/history`);
    expect(history.json().items.at(-1)).toMatchObject({ to: 'Pending', reason: granted.reason });
    const log = await admin.request('GET', '/v1/audit-log?action=second-look.decide');
    expect(log.json().items[0]).toMatchObject({
      ...{ actor: 'Chidi', subjectId: lookId, before: { state: 'waiting' }, after: granted },
    });
    // Once for each report, also after it is rejected again.
    await setStatus(id, 'Rejected');
    expect(expectProblem(await answer(reporter, id), 409).code).toBe('second-look/already-asked');
  });

  test('is refused: the report stays as it is, and its reporter is told once, with the reason', async () => {
    const { reporter, id, lookId } = await ask();
    await tellAll();
    const before = await told(reporter);
    await decide(lookId, refused);
    await tellAll();
    const [news, ...rest] = await told(reporter);
    expect(rest).toEqual(before);
    expect(news).toMatchObject({ title: 'We Looked Again', reportId: id });
    expect(news?.content).toMatch(/^It stays so: .* Reason: The receipt is of another shop$/);
    expect(await statusOf(id)).toBe('Rejected');
    expect(expectProblem(await decide(lookId, granted), 409).code).toBe('reply/already-decided');
  });

  test('is decided with a reason, by a reviewer', async () => {
    const { reporter, lookId } = await ask();
    for (const state of ['granted', 'refused'])
      expect(expectProblem(await decide(lookId, { state }), 422).errors).toMatchObject([
        { path: 'reason' },
      ]);
    expectProblem(await decide(lookId, granted, reporter), 403);
    expectProblem(await decide(randomUUID(), granted), 404);
  });

  test('is decided by another administrator than who rejected, where there is one', async () => {
    const { targetId, lookId } = await ask();
    const problem = expectProblem(await decide(lookId, granted, admin), 409);
    expect(problem.code).toBe('reply/another-decides');
    const [look] = (await listed(`targetId=${targetId}`, admin)).items;
    expect(look.review.mayDecide).toBe(false);
    const onlyMe = await startTestApp();
    const alone = await createClient(onlyMe, { role: 'admin' });
    const ada = await createClient(onlyMe);
    const { id } = await createReport(ada);
    await setStatus(id, 'Rejected', alone);
    const { id: onlyLook } = (await answer(ada, id)).json();
    expect((await decide(onlyLook, refused, alone)).statusCode).toBe(200);
    await onlyMe[Symbol.asyncDispose]();
  });

  test('at an own report is decided by nobody else than another', async () => {
    await using two = await startTestApp();
    const [one, asker] = [
      await createClient(two, { role: 'admin' }),
      await createClient(two, { role: 'admin' }),
    ];
    const { id } = await createReport(asker);
    await setStatus(id, 'Rejected', one);
    const { id: lookId } = (await answer(asker, id)).json();
    expectProblem(await decide(lookId, granted, asker), 403);
    // There is no third.
    expect((await decide(lookId, granted, one)).statusCode).toBe(200);
  });

  test('that two reviewers decide at once is decided by one', async () => {
    const third = await createClient(server, { role: 'admin' });
    const { lookId } = await ask();
    const answers = await Promise.all([
      decide(lookId, granted, other),
      decide(lookId, refused, third),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().detail).toMatch(
      /^It has since been (?:granted|refused) by .*: The receipt is/,
    );
  });

  test.each([granted, refused])('%j is taken back before anybody is told', async (decision) => {
    const { reporter, id, lookId } = await ask();
    await tellAll();
    const before = await told(reporter);
    await decide(lookId, decision);
    expectProblem(await decide(lookId, { state: 'waiting' }, admin), 409);
    expect((await decide(lookId, { state: 'waiting' })).json()).toMatchObject({
      ...{ state: 'waiting', reason: null, decidedAt: null },
    });
    expect(await statusOf(id)).toBe('Rejected');
    await tellAll();
    expect(await told(reporter)).toEqual(before);
    const { items } = (await reporter.request('GET', `/v1/reports/${id}/history`)).json();
    expect(items.at(-1)).toMatchObject({ to: 'Rejected', reason: 'The picture shows nothing' });
    await decide(lookId, decision);
    await tellAll();
    expect(expectProblem(await decide(lookId, { state: 'waiting' }), 409).code).toBe(
      'reply/already-told',
    );
  });

  test('of a report that somebody has since decided otherwise leaves that as it is', async () => {
    const { reporter, id, lookId } = await ask();
    await setStatus(id, 'Resolved', other);
    await decide(lookId, granted);
    await tellAll();
    expect(await statusOf(id)).toBe('Resolved');
    expect((await told(reporter)).map(({ title }) => title)).toContain('We Looked Again');
  });

  test.each(['Resolved', 'Rejected'])(
    'is not taken back after the report became %s in between',
    async (status) => {
      const { id, lookId } = await ask();
      await decide(lookId, granted);
      await setStatus(id, status, admin);
      const problem = expectProblem(await decide(lookId, { state: 'waiting' }), 409);
      expect(problem.detail).toBe(`It has since been set to ${status} by Grace.`);
      expect(await statusOf(id)).toBe(status);
      expect(await listed(`state=granted`)).toMatchObject({
        items: expect.arrayContaining([expect.objectContaining({ id: lookId })]),
      });
    },
  );

  test('is not taken back after the account is gone: nobody would hear of another decision', async () => {
    const { reporter, id, lookId } = await ask();
    await decide(lookId, granted);
    await admin.request('DELETE', `/v1/users/delete/${reporter.user.id}`, { reason: 'Asked' });
    expectProblem(await decide(lookId, { state: 'waiting' }), 409);
    expect(await statusOf(id)).toBe('Pending');
  });

  test('of somebody who is suspended is decided, and their report counts once they are active', async () => {
    const { reporter, id, targetId, lookId } = await ask();
    await suspend(reporter);
    expect((await decide(lookId, granted)).statusCode).toBe(200);
    await tellAll();
    const level = async () =>
      (await other.request('GET', `/v1/targets/${targetId}`)).json().verdict.level;
    expect(await statusOf(id)).toBe('Pending');
    expect(await level()).toBe('unknown');
    await setAccount(reporter.user.id, { status: 'active' });
    await tellAll();
    expect(await level()).toBe('reported');
    expect(await recountAllTargets(server.platform)).toBe(0);
  });

  test('goes with its report', async () => {
    const { reporter, id, targetId, lookId } = await ask();
    await reporter.request('DELETE', `/v1/reports/${id}`);
    expect((await listed(`targetId=${targetId}`)).items).toEqual([]);
    expectProblem(await decide(lookId, granted), 404);
  });

  test('comes with reminders as replies do', async () => {
    await database.delete(secondLooks);
    await ask();
    const reminders = async () =>
      (await told(other)).filter(({ title }) => title === 'Answers Wait for a Decision').length;
    const before = await reminders();
    await watchOver(server.platform, new Date(Date.now() + 7 * DAY_MS + 60_000));
    expect(await reminders()).toBe(before + 1);
  });

  test.each(['waiting', 'granted', 'refused'])(
    'that is %s loses what was written when the account is deleted',
    async (state) => {
      const { reporter, id, targetId, lookId } = await ask();
      if (state !== 'waiting') await decide(lookId, { state, reason: 'Seen' });
      await admin.request('DELETE', `/v1/users/delete/${reporter.user.id}`, { reason: 'Asked' });
      const [look] = (await listed(`targetId=${targetId}`)).items;
      expect(look).toMatchObject({
        ...{ reportId: id, text: null, picture: null, userId: null, username: null },
        state: state === 'waiting' ? 'refused' : state,
      });
      await tellAll();
      expect(await recountAllTargets(server.platform)).toBe(0);
    },
  );
});
