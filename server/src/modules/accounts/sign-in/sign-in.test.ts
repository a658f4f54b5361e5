import { expect, test } from 'vitest';
import { freshEmail } from '#testing/accounts/sign-up.ts';
import { endRateLimits } from '#testing/database/rate-limits.ts';
import { createUser, PASSWORD, suspend, visitor } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await sharedTestApp();
const request = visitor(server);

const signIn = (email: string, password = PASSWORD) =>
  request('POST', '/v1/auth/sign-in', { email, password });

test('signing in with the right password returns the account', async () => {
  const user = await createUser(server, { username: 'Ada Obi' });
  const response = await signIn(user.email);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    user: {
      id: user.id,
      username: 'Ada Obi',
      usernameReserved: false,
      mark: null,
      email: user.email,
      phone: null,
      photoUrl: null,
      role: 'user',
      reviewRole: null,
      status: 'active',
      emailVerified: true,
      phoneVerified: false,
      reportCount: 0,
      statusMails: true,
      createdAt: user.createdAt.toISOString(),
    },
  });
});

test('the address is matched regardless of case and surrounding spaces', async () => {
  const { email } = await createUser(server, { email: freshEmail() });
  const [name, domain] = email.split('@');
  const response = await signIn(` ${name?.toUpperCase()}@${domain?.replace('g', 'G')} `);
  expect(response.statusCode).toBe(200);
});

test('a later sign-in adds a Welcome back notification with the browser, at its time', async () => {
  const { email } = await createUser(server);
  const response = await server.app.inject({
    method: 'POST',
    url: '/v1/auth/sign-in',
    payload: { email, password: PASSWORD },
    headers: {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
    },
  });
  const [session] = response.cookies;
  const list = await server.app.inject({
    url: '/v1/me/notifications',
    cookies: { [session?.name ?? '']: session?.value ?? '' },
  });
  expect(list.json().items).toMatchObject([
    {
      title: 'Welcome back',
      type: 'account',
      content: 'Signed in with Chrome on Android. If this was not you, change your password.',
      createdAt: expect.any(String),
    },
  ]);
});

test('a sign-in is an unread notification only from a device that has not signed in before', async () => {
  const { email } = await createUser(server);
  const signInFrom = async (cookies: Record<string, string> = {}) => {
    const payload = { email, password: PASSWORD };
    const response = await server.app.inject({
      method: 'POST',
      url: '/v1/auth/sign-in',
      payload,
      cookies,
    });
    return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  };
  const listFor = async (cookies: Record<string, string>) =>
    (await server.app.inject({ url: '/v1/me/notifications', cookies })).json();
  const phone = await signInFrom();
  expect(await listFor(phone)).toMatchObject({ unread: 1, items: [{ read: false }] });
  expect(await listFor(await signInFrom(phone))).toMatchObject({
    unread: 1,
    items: [{ read: true }, { read: false }],
  });
  expect(await listFor(await signInFrom())).toMatchObject({ unread: 2 });
});

test('many simultaneous sign-ins with the right password do not lock the account', async () => {
  const { email } = await createUser(server);
  await Promise.all(Array.from({ length: 12 }, () => signIn(email)));
  expect((await signIn(email)).statusCode).toBe(200);
});

test('an account with an unverified address is refused in the specified words', async () => {
  const { email } = await createUser(server, { emailVerifiedAt: null });
  const response = await signIn(email);
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({
    code: 'auth/email-not-verified',
    detail: 'Please verify your email before continuing.',
  });
});

test('a suspended user is told that their account is suspended', async () => {
  const user = await createUser(server);
  await suspend(server, user.id);
  const response = await signIn(user.email);
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({
    code: 'auth/user-disabled',
    detail: 'Your account has been suspended',
  });
});

test('only someone who knows the password is told what is wrong with an account', async () => {
  const suspended = await createUser(server);
  await suspend(server, suspended.id);
  const unverified = await createUser(server, { emailVerifiedAt: null });
  for (const { email } of [suspended, unverified]) {
    const response = await signIn(email, 'Wrong-horse-1');
    expect(response.json()).toMatchObject({ status: 401, code: 'auth/invalid-credential' });
  }
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await createUser(server);
  const answers = [await signIn(email, 'Wrong-horse-1'), await signIn(freshEmail())];
  const [wrong, unknown] = answers.map((response) => ({ ...response.json(), requestId: null }));
  expect(wrong).toEqual(unknown);
  expect(wrong).toMatchObject({
    status: 401,
    code: 'auth/invalid-credential',
    detail: 'Incorrect email or password (invalid-credential)',
  });
});

test('after five wrong passwords even the right one is refused for a while', async () => {
  const { email } = await createUser(server);
  for (let tries = 1; tries <= 5; tries += 1) {
    expect((await signIn(email, 'Wrong-horse-1')).statusCode).toBe(401);
  }
  const response = await signIn(email);
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({
    code: 'auth/too-many-requests',
    detail: 'You have made too many requests in a short period. Please wait and try again later.',
  });
  const seconds = Number(response.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('the right password works again after a minute', async () => {
  const { email } = await createUser(server);
  for (let tries = 1; tries <= 6; tries += 1) await signIn(email, 'Wrong-horse-1');
  await endRateLimits(server, email);
  expect((await signIn(email)).statusCode).toBe(200);
});

test('other accounts are not slowed down', async () => {
  const { email } = await createUser(server);
  for (let tries = 1; tries <= 6; tries += 1) await signIn(email, 'Wrong-horse-1');
  const other = await createUser(server);
  expect((await signIn(other.email)).statusCode).toBe(200);
});

test('at most five of the passwords tried in parallel are checked', async () => {
  const { email } = await createUser(server);
  const guesses = Array.from({ length: 20 }, () => signIn(email, 'Wrong-horse-1'));
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});

test('right passwords do not count as guesses', async () => {
  const { email } = await createUser(server);
  for (let times = 1; times <= 8; times += 1) {
    expect((await signIn(email)).statusCode).toBe(200);
  }
});

test.each([
  ['email', undefined, 'Please enter a valid email address.'],
  ['email', 'ada@nowhere', 'Please enter a valid email address.'],
  ['email', { $ne: null }, 'Please enter a valid email address.'],
  ['password', undefined, 'Password is required.'],
  ['password', '', 'Password is required.'],
  ['password', 'x'.repeat(1_001), 'This password is too long.'],
])('%s %j is refused: %s', async (field, value, detail) => {
  const form = { email: 'ada@gmail.com', password: PASSWORD, [field]: value };
  const response = await request('POST', '/v1/auth/sign-in', form);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ detail, errors: [{ path: field, message: detail }] });
});

test('many wrong passwords from one IP address have to wait, across all accounts', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' });
  const send = (email: string) =>
    visitor(limited)('POST', '/v1/auth/sign-in', { email, password: 'Wrong-horse-1' });
  const statuses: number[] = [];
  for (let tries = 1; tries <= 21; tries += 1) statuses.push((await send(freshEmail())).statusCode);
  expect(statuses).toEqual([...Array(20).fill(401), 429]);
});
