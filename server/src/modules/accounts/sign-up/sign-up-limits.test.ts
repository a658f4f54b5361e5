import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#platform/database/schema.ts';
import {
  easyRobotCheck,
  fetchRobotCheck,
  freshEmail,
  mailsTo,
  readProofs,
  signUpForm,
  solve,
} from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import { visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await sharedTestApp();

async function signUp(form: { email: string; [field: string]: unknown }) {
  return visitor(server)('POST', '/v1/auth/sign-up', await signUpForm(server, form));
}

/** A fresh mailbox at Gmail, in as many spellings of its address as are asked for. */
function spellings(count: number): string[] {
  const [name = ''] = freshEmail().replaceAll('-', '').split('@');
  return Array.from({ length: count }, (_, index) =>
    index % 2
      ? `${name.slice(0, index)}.${name.slice(index)}@gmail.com`
      : `${name}+${index}@gmail.com`,
  );
}

test('one mailbox makes three accounts a day, in all spellings of its address', async () => {
  const statuses: number[] = [];
  for (const email of spellings(30)) statuses.push((await signUp({ email })).statusCode);
  expect(statuses).toEqual([201, 201, 201, ...Array(27).fill(429)]);
  const [, , , email = ''] = spellings(4);
  expect((await signUp({ email })).statusCode).toBe(201);
});

test('of simultaneous sign-ups with spellings of one address, three make an account', async () => {
  const responses = await Promise.all(spellings(12).map((email) => signUp({ email })));
  const made = responses.filter(({ statusCode }) => statusCode === 201);
  expect(made).toHaveLength(3);
  const refused = responses.find(({ statusCode }) => statusCode !== 201);
  expect(refused && expectProblem(refused, 429)).toMatchObject({
    code: 'auth/too-many-requests',
    detail: 'You have made too many requests in a short period. Please wait and try again later.',
  });
});

test('an account that is deleted still counts for its mailbox', async () => {
  const [email = ''] = spellings(1);
  for (let made = 1; made <= 3; made += 1) {
    expect((await signUp({ email })).statusCode).toBe(201);
    await server.platform.database.delete(users).where(eq(users.email, email));
  }
  expect((await signUp({ email })).statusCode).toBe(429);
});

test('a sign-up that makes no account does not count for its mailbox', async () => {
  const [email = '', other = ''] = spellings(2);
  expect((await signUp({ email })).statusCode).toBe(201);
  for (let tries = 1; tries <= 5; tries += 1) {
    expect((await signUp({ email })).statusCode).toBe(409);
    expect((await signUp({ email: other, username: 'Administrator' })).statusCode).toBe(422);
    expect((await signUp({ email: other, robotCheck: 'none' })).statusCode).toBe(422);
  }
  expect((await signUp({ email: other })).statusCode).toBe(201);
});

test('a stranger cannot keep the owner of a mailbox out: each No frees it', async () => {
  const [victim = '', ...others] = spellings(4);
  for (const email of others) expect((await signUp({ email })).statusCode).toBe(201);
  expect((await signUp({ email: victim })).statusCode).toBe(429);
  const [mail] = await mailsTo(server, others[0] ?? '');
  const answer = { token: readProofs(mail).token, mine: false };
  expect((await visitor(server)('POST', '/v1/auth/verify-email', answer)).statusCode).toBe(200);
  expect((await signUp({ email: victim })).statusCode).toBe(201);
});

/** Requests from a network address. */
function from(server: TestApp, address: string): Client['request'] {
  return (method, url, body) => visitor(server)(method, url, body, { 'x-forwarded-for': address });
}

const proxied = { RATE_LIMITS: 'on', TRUSTED_PROXIES: 'loopback' };

test('sign-ups from one network need ever harder robot checks, also with checks fetched before', async () => {
  await using limited = await startTestApp(proxied);
  const carrier = from(limited, '203.0.113.7');
  const robotChecks = await Promise.all(Array.from({ length: 30 }, () => easyRobotCheck(limited)));
  const forms = await Promise.all(
    robotChecks.map((robotCheck) => signUpForm(limited, { robotCheck })),
  );
  const statuses: number[] = [];
  for (const form of forms) {
    statuses.push((await carrier('POST', '/v1/auth/sign-up', form)).statusCode);
  }
  expect(statuses).toEqual([...Array(19).fill(201), ...Array(11).fill(422)]);
  // Nobody is refused who does the work.
  const challenge = await fetchRobotCheck(carrier);
  expect(challenge.parameters.cost).toBe(2_000);
  const form = await signUpForm(limited, { robotCheck: await solve(challenge) });
  expect((await carrier('POST', '/v1/auth/sign-up', form)).statusCode).toBe(201);
  const elsewhere = await fetchRobotCheck(from(limited, '203.0.113.8'));
  expect(elsewhere.parameters.cost).toBe(1_000);
});

test('parallel sign-ups from one network count before they are made', async () => {
  await using limited = await startTestApp(proxied);
  const forms = await Promise.all(Array.from({ length: 30 }, () => signUpForm(limited)));
  const responses = await Promise.all(
    forms.map((form) => from(limited, '203.0.113.7')('POST', '/v1/auth/sign-up', form)),
  );
  const made = responses.filter(({ statusCode }) => statusCode === 201);
  expect(made.length).toBeLessThan(20);
});

test('all of an IPv6 network counts, wider ones less', async () => {
  await using limited = await startTestApp(proxied);
  for (let index = 0; index < 10; index += 1) {
    const form = await signUpForm(limited);
    const made = await from(limited, `2001:db8:1:1::${index}`)('POST', '/v1/auth/sign-up', form);
    expect(made.statusCode).toBe(201);
  }
  const costs = ['2001:db8:1:1::ffff', '2001:db8:1:2::1', '2001:db8:2::1'].map(
    async (address) => (await fetchRobotCheck(from(limited, address))).parameters.cost,
  );
  expect(await Promise.all(costs)).toEqual([2_000, 1_000, 1_000]);
});
