import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { watchOver } from '#modules/replies/remind.jobs.ts';
import { recountAllTargets } from '#modules/targets/index.ts';
import { reportStatusChanges, secondLooks, tokens, users } from '#platform/database/schema.ts';
import { letConfirmationAge } from '#testing/accounts/confirmation.ts';
import { allMailsTo } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createReport,
  photograph,
  sendForm,
  signIn,
  visitor,
} from '#testing/factories.ts';
import { runNow, untilDone } from '#testing/jobs.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const [admin, other] = [
  await createClient(server, { role: 'admin', username: 'Grace' }),
  await createClient(server, { role: 'admin', username: 'Chidi' }),
];
const DAY_MS = 24 * 3_600_000;
const text = 'They took my money on Monday, and here is the receipt.';

async function file() {
  const reporter = await createClient(server);
  const { id, targetId } = await createReport(reporter, { target: `shop-${randomUUID()}.com` });
  return { reporter, id, targetId };
}
const setStatus = (id: string, status: string, client = admin) =>
  client.request('PATCH', `/v1/reports/${id}`, { status, reason: 'The picture shows nothing' });
/** A report that was rejected, and its reporter. */
async function reject(client = admin) {
  const filed = await file();
  expect((await setStatus(filed.id, 'Rejected', client)).statusCode).toBe(200);
  return filed;
}
const answer = (client: Client, id: string, fields: object = {}) =>
  client.request('POST', `/v1/reports/${id}/answers`, { text, ...fields });
const own = async (client: Client, id: string) =>
  (await client.request('GET', `/v1/reports/${id}/answers`)).json();
const statusOf = async (id: string) =>
  (await admin.request('GET', `/v1/reports/${id}`)).json().status;
const listed = async (query: string, client = other) =>
  (await client.request('GET', `/v1/second-looks?${query}`)).json();
const decide = (id: string, change: object, client = other) =>
  client.request('PATCH', `/v1/second-looks/${id}`, change);
const granted = { state: 'granted', reason: 'The receipt is real' };
const refused = { state: 'refused', reason: 'The receipt is of another shop' };
const told = async (client: Client): Promise<{ title: string; content: string }[]> =>
  (await client.request('GET', '/v1/me/notifications')).json().items;
async function tellAll() {
  await runNow(server);
  await untilDone(server);
}
/** Lets the last change of a report be some days older. */
const letAge = (id: string, days: number) =>
  database
    .update(reportStatusChanges)
    .set({ changedAt: new Date(Date.now() - days * DAY_MS) })
    .where(eq(reportStatusChanges.reportId, id));
/** A rejected report that its reporter answered. */
async function ask() {
  const rejected = await reject();
  const made = await answer(rejected.reporter, rejected.id);
  expect(made.statusCode).toBe(201);
  return { ...rejected, lookId: String(made.json().id) };
}

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

  test('of a report that somebody has meanwhile decided otherwise leaves that as it is', async () => {
    const { reporter, id, lookId } = await ask();
    await setStatus(id, 'Resolved', other);
    await decide(lookId, granted);
    await tellAll();
    expect(await statusOf(id)).toBe('Resolved');
    expect((await told(reporter)).map(({ title }) => title)).toContain('We Looked Again');
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

const suspension = { status: 'suspended', reason: 'Floods the <b>queue</b>' };
const setAccount = (id: string, change: object, client = admin) =>
  client.request('PATCH', `/v1/users/${id}`, change);
const linkIn = (mail: { text: string } | undefined) =>
  /\/second-look\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
/** Suspends somebody. Returns the link's token that they were mailed. */
async function suspend(person: Client, client = admin) {
  expect((await setAccount(person.user.id, suspension, client)).statusCode).toBe(200);
  const [mail] = await allMailsTo(server, person.user.email);
  return { token: linkIn(mail), mail };
}
const askAgain = (token: string, fields: object = {}) =>
  visitor(server)('POST', '/v1/second-looks', { token, text, ...fields });
const check = (token: string) => visitor(server)('POST', '/v1/second-looks/check', { token });
const ofPerson = async ({ user }: Client, client = other) =>
  (await listed(`userId=${user.id}&about=suspension`, client)).items;
/** A suspended person who asked. */
async function askSuspended() {
  const person = await createClient(server);
  const { token } = await suspend(person);
  expect((await askAgain(token)).statusCode).toBe(201);
  const [look] = await ofPerson(person);
  return { person, lookId: String(look.id) };
}

describe('a suspended person', () => {
  test('is mailed why, with a link that works once', async () => {
    const person = await createClient(server, { username: 'Ada' });
    const { token, mail } = await suspend(person);
    expect(mail?.subject).toBe('Your Redflag account was suspended');
    expect(mail?.text).toContain('Reason: Floods the <b>queue</b>');
    expect(mail?.html).toContain('Floods the &lt;b&gt;queue');
    expect(mail?.text).toContain('Nobody will write to you about a fee.');
    const { username, until } = (await check(token)).json();
    expect(username).toBe('Ada');
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
    // A page that is opened, or a form with an error, uses nothing up.
    expectProblem(await askAgain(token, { text: 'Too short.' }), 422);
    const made = await askAgain(token);
    expect(made.statusCode).toBe(201);
    expect(Date.parse(made.json().due) - Date.now()).toBeGreaterThan(13.9 * DAY_MS);
    for (const again of [await askAgain(token), await check(token)])
      expect(expectProblem(again, 422).code).toBe('second-look/dead-link');
    expect(await ofPerson(person)).toMatchObject([
      { reportId: null, username: 'Ada', text, state: 'waiting', review: { mayDecide: true } },
    ]);
    expect((await listed('about=suspension&state=waiting')).total).toBeGreaterThan(0);
    // The mail's job may run again after it was sent.
    await tellAll();
    expect(await allMailsTo(server, person.user.email)).toHaveLength(1);
  });

  test('asks once, however many requests come at once', async () => {
    const person = await createClient(server);
    const { token } = await suspend(person);
    const answers = await Promise.all([1, 2, 3].map(() => askAgain(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
    expect(await ofPerson(person)).toHaveLength(1);
  });

  test('is too late after seven days', async () => {
    const person = await createClient(server);
    const { token } = await suspend(person);
    await database
      .update(tokens)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(tokens.userId, person.user.id));
    expectProblem(await askAgain(token), 422);
  });

  test('gets nothing at an address that was never verified', async () => {
    const person = await createClient(server, { emailVerifiedAt: null });
    await setAccount(person.user.id, suspension);
    expect(await allMailsTo(server, person.user.email)).toEqual([]);
  });

  test.each(['', 'wrong', 'a'.repeat(201)])('asks nothing with the link %j', async (token) => {
    expect(expectProblem(await askAgain(token), 422).errors).toMatchObject([{ path: 'token' }]);
  });

  test('cannot use a link for something else, nor another link for this', async () => {
    const person = await createClient(server);
    const { token } = await suspend(person);
    const send = visitor(server);
    const password = 'Another-horse-1';
    expectProblem(await send('POST', '/v1/auth/reset-password', { token, password }), 422);
    expectProblem(await send('POST', '/v1/auth/verify-email', { token }), 422);
  });

  test('who is active again is told, and the link no longer works', async () => {
    const person = await createClient(server);
    const { token } = await suspend(person);
    await setAccount(person.user.id, { status: 'active' });
    const [mail] = await allMailsTo(server, person.user.email);
    expect(mail?.subject).toBe('Your Redflag account is active again');
    expectProblem(await askAgain(token), 422);
  });

  test('has one look for each suspension, with its own link', async () => {
    const person = await createClient(server);
    const first = await suspend(person);
    await setAccount(person.user.id, { status: 'active' });
    const second = await suspend(person);
    expectProblem(await askAgain(first.token), 422);
    expect((await askAgain(second.token)).statusCode).toBe(201);
    await setAccount(person.user.id, { status: 'active' });
    const third = await suspend(person);
    expect((await askAgain(third.token)).statusCode).toBe(201);
    expect((await ofPerson(person)).map(({ state }: { state: string }) => state)).toEqual([
      'waiting',
      'granted',
    ]);
  });

  test('who asks while the account is activated ends up with nothing open', async () => {
    const person = await createClient(server);
    const { token } = await suspend(person);
    const [asked, activated] = await Promise.all([
      askAgain(token),
      setAccount(person.user.id, { status: 'active' }),
    ]);
    expect([201, 422]).toContain(asked.statusCode);
    expect(activated.statusCode).toBe(200);
    const open = await ofPerson(person);
    expect(open.filter(({ state }: { state: string }) => state === 'waiting')).toEqual([]);
  });
});

describe('a second look at a suspension', () => {
  test('is granted: the account is active, and the person is told once, with the reason', async () => {
    const { person, lookId } = await askSuspended();
    expectProblem(await decide(lookId, granted, admin), 409);
    await letConfirmationAge(server, other);
    expect(expectProblem(await decide(lookId, granted), 403).code).toBe('auth/password-needed');
    expect(await ofPerson(person)).toMatchObject([{ state: 'waiting' }]);
    await letConfirmationAge(server, other, 0);
    expect((await decide(lookId, granted)).json()).toMatchObject(granted);
    expect((await (await signIn(server, person.user)).request('GET', '/v1/me')).statusCode).toBe(
      200,
    );
    await tellAll();
    const [mail, ...rest] = await allMailsTo(server, person.user.email);
    expect(rest).toHaveLength(1);
    expect(mail?.text).toContain('Reason: The receipt is real');
    expectProblem(await decide(lookId, { state: 'waiting' }), 409);
    const log = await admin.request('GET', `/v1/audit-log?userId=${person.user.id}`);
    expect(log.json().items[0]).toMatchObject({
      ...{ action: 'user.status', after: { status: 'active', reason: granted.reason } },
    });
  });

  test('is refused: the account stays suspended, and the person is told once, with the reason', async () => {
    const { person, lookId } = await askSuspended();
    await decide(lookId, refused);
    expect((await decide(lookId, { state: 'waiting' })).json().state).toBe('waiting');
    await tellAll();
    expect(await allMailsTo(server, person.user.email)).toHaveLength(1);
    await decide(lookId, refused);
    await tellAll();
    const [mail, ...rest] = await allMailsTo(server, person.user.email);
    expect(rest).toHaveLength(1);
    expect(mail?.subject).toBe('Your Redflag account stays suspended');
    expect(mail?.text).toContain('Reason: The receipt is of another shop');
    const [row] = await database.select().from(users).where(eq(users.id, person.user.id));
    expect(row?.status).toBe('suspended');
  });

  test.each(['waiting', 'refused'])(
    'that is %s loses what was written when the account is deleted',
    async (state) => {
      const { person, lookId } = await askSuspended();
      if (state === 'refused') await decide(lookId, refused);
      await admin.request('DELETE', `/v1/users/delete/${person.user.id}`, { reason: 'Asked' });
      await tellAll();
      const [row] = await database
        .select()
        .from(secondLooks)
        .where(and(eq(secondLooks.id, lookId), isNull(secondLooks.userId)));
      expect(row).toMatchObject({ text: null, state: 'refused' });
      expectProblem(await decide(lookId, granted), 409);
    },
  );
});
