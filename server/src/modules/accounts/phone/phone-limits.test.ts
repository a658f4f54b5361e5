import { expect, test } from 'vitest';
import { freshPhone, sendCode } from '#testing/accounts/phone.ts';
import type { Client } from '#testing/factories.ts';
import { createClient } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const HOUR_SECONDS = 3_600;

const server = await sharedTestApp();

async function sendTimes(times: number, client: () => Promise<Client>, phone: () => string) {
  for (let sent = 1; sent <= times; sent += 1) {
    expect((await sendCode(server, await client(), phone())).statusCode).toBe(202);
  }
}

function retryAfter(response: { headers: Record<string, unknown> }): number {
  return Number(response.headers['retry-after']);
}

test('an account gets at most five codes an hour, across all numbers', async () => {
  const client = await createClient(server);
  await sendTimes(5, async () => client, freshPhone);
  const response = await sendCode(server, client, freshPhone());
  expect(expectProblem(response, 429)).toMatchObject({
    code: 'auth/too-many-requests',
    detail: 'You have made too many requests in a short period. Please wait and try again later.',
  });
  expect(retryAfter(response)).toBeGreaterThan(HOUR_SECONDS - 60);
  expect(retryAfter(response)).toBeLessThanOrEqual(HOUR_SECONDS);
});

test('a number gets at most five codes a day, across all accounts', async () => {
  const phone = freshPhone();
  await sendTimes(
    5,
    () => createClient(server),
    () => phone,
  );
  const client = await createClient(server);
  const response = await sendCode(server, client, phone);
  expect(expectProblem(response, 429)).toMatchObject({
    code: 'auth/error-code-39',
    detail:
      'Too many attempts with this phone number. Please use another phone number try again later.',
  });
  expect(retryAfter(response)).toBeGreaterThan(23 * HOUR_SECONDS);
  expect(retryAfter(response)).toBeLessThanOrEqual(24 * HOUR_SECONDS);
});

test('a code refused for its number does not count against the account', async () => {
  const phone = freshPhone();
  await sendTimes(
    5,
    () => createClient(server),
    () => phone,
  );
  const client = await createClient(server);
  for (let tries = 1; tries <= 5; tries += 1)
    expectProblem(await sendCode(server, client, phone), 429);
  expect((await sendCode(server, client, freshPhone())).statusCode).toBe(202);
});

test('a code refused for its account does not count against the number', async () => {
  const client = await createClient(server);
  await sendTimes(5, async () => client, freshPhone);
  const phone = freshPhone();
  for (let tries = 1; tries <= 5; tries += 1)
    expectProblem(await sendCode(server, client, phone), 429);
  expect((await sendCode(server, await createClient(server), phone)).statusCode).toBe(202);
});

test('only five of many parallel requests send a code', async () => {
  const client = await createClient(server);
  const phone = freshPhone();
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => sendCode(server, client, phone)),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 202)).toHaveLength(5);
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
});

test('one IP address gets at most twenty codes an hour, across all accounts and numbers', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' });
  let client = await createClient(limited);
  for (let sent = 1; sent <= 20; sent += 1) {
    if (sent % 5 === 0) client = await createClient(limited);
    expect((await sendCode(limited, client, freshPhone())).statusCode).toBe(202);
  }
  const response = await sendCode(limited, await createClient(limited), freshPhone());
  expect(expectProblem(response, 429).code).toBe('auth/too-many-requests');
  expect(retryAfter(response)).toBeLessThanOrEqual(HOUR_SECONDS);
});
