import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { secondLooks, tokens, users } from '#platform/database/schema.ts';
import { letConfirmationAge } from '#testing/accounts/confirmation.ts';
import { allMailsTo } from '#testing/accounts/sign-up.ts';
import { createClient, signIn, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { granted, openSecondLooks, refused, suspension } from '#testing/second-looks.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const {
  admin,
  other,
  text,
  listed,
  setAccount,
  suspend,
  askAgain,
  ofPerson,
  askSuspended,
  decide,
  tellAll,
  check,
} = await openSecondLooks(server);
const DAY_MS = 24 * 3_600_000;

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

  test("asks about no other's suspension with their link", async () => {
    const [person, another] = [await createClient(server), await createClient(server)];
    const { token } = await suspend(person);
    await suspend(another);
    expect((await askAgain(token, { userId: another.user.id })).statusCode).toBe(201);
    expect(await ofPerson(another)).toEqual([]);
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

  test('that two reviewers decide at once is decided by one', async () => {
    const { person, lookId } = await askSuspended();
    const third = await createClient(server, { role: 'admin' });
    const answers = await Promise.all([
      decide(lookId, granted, other),
      decide(lookId, refused, third),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().detail).toMatch(
      /^It has since been (?:granted|refused) by .*: The receipt is/,
    );
    const [row] = await database.select().from(users).where(eq(users.id, person.user.id));
    const [look] = await ofPerson(person);
    expect(row?.status).toBe(look.state === 'granted' ? 'active' : 'suspended');
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
