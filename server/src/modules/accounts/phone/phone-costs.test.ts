import { expect, test } from 'vitest';
import { freshPhone, sendCode } from '#testing/accounts/phone.ts';
import { messagesTo } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import { createClient } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await sharedTestApp();

const REFUSED = {
  code: 'auth/invalid-phone-number',
  detail: 'The phone number provided is invalid. Please check and try again.',
  errors: [{ path: 'phone' }],
};
const SPENT = {
  code: 'auth/quota-exceeded',
  detail: 'SMS quota exceeded. Please try again later.',
};

const isSent = async (app: typeof server, client: Client, phone: string) =>
  (await sendCode(app, client, phone)).statusCode === 202;

test.each([
  ['premium', '+44 906 123 4567'],
  ['premium', '+1 900 234 5678'],
  ['international premium', '+979 123 456 789'],
  ['satellite', '+881 612 345 678'],
  ['satellite', '+882 16 1234567'],
  ['shared-cost', '+49 180 5123456'],
  ['international shared-cost', '+808 12345678'],
  ['toll-free', '+1 800 234 5678'],
  ['toll-free', '0800 123 4567'],
  ['personal', '+44 70 1234 5678'],
  ["a company's", '+44 300 123 4567'],
  ["a pager's", '+44 7600 123456'],
])('a number that is %s (%s) gets no code', async (_what, phone) => {
  const client = await createClient(server);
  expect(expectProblem(await sendCode(server, client, phone), 422)).toMatchObject(REFUSED);
  expect((await client.request('GET', '/v1/me')).json()).toMatchObject({ phone: null });
});

test.each([
  ['a mobile', '+254 712 345678'],
  ['a fixed line', '+44 20 7031 3001'],
  ['one of North America, where mobiles look like fixed lines', '+1 650 253 0001'],
  ['one by internet', '+420 970 123 456'],
])('%s gets a code', async (_what, phone) => {
  expect(await isSent(server, await createClient(server), phone)).toBe(true);
});

test('only numbers of SMS_COUNTRIES get a code', async () => {
  await using narrow = await startTestApp({ SMS_COUNTRIES: 'ng, GH' });
  const client = await createClient(narrow);
  const british = await sendCode(narrow, client, '+44 7700 300000');
  expect(expectProblem(british, 422)).toMatchObject(REFUSED);
  expect(await messagesTo(narrow, '+447700300000')).toEqual([]);
  expect(await isSent(narrow, client, freshPhone())).toBe(true);
  expect(await isSent(narrow, client, '+233 24 123 4567')).toBe(true);
});

test('once SMS_PER_DAY_COUNTRY is used up, from many accounts, only other countries get codes', async () => {
  let log = '';
  const stream = {
    write(line: string) {
      log += line;
    },
  };
  const settings = { SMS_PER_DAY_COUNTRY: '2', LOG_LEVEL: 'error' };
  await using small = await startTestApp(settings, stream);
  for (let sent = 1; sent <= 2; sent += 1) {
    expect(await isSent(small, await createClient(small), freshPhone())).toBe(true);
  }
  const client = await createClient(small);
  for (let tries = 1; tries <= 6; tries += 1) {
    const response = await sendCode(small, client, freshPhone());
    expect(expectProblem(response, 503)).toMatchObject(SPENT);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(86_000);
  }
  expect(log).toContain('SMS_PER_DAY_COUNTRY is used up for codes to NG');
  // The refused ones did not count for the account.
  expect(await isSent(small, client, '+233 24 123 4567')).toBe(true);
});

test('once SMS_PER_DAY is used up, no country gets codes', async () => {
  await using small = await startTestApp({ SMS_PER_DAY: '3', SMS_PER_DAY_COUNTRY: '2' });
  for (const phone of ['+233241234567', '+254712345678', freshPhone()]) {
    expect(await isSent(small, await createClient(small), phone)).toBe(true);
  }
  const client = await createClient(small);
  for (const phone of [freshPhone(), '+27 71 123 4567']) {
    expect(expectProblem(await sendCode(small, client, phone), 503)).toMatchObject(SPENT);
  }
});

test('only as many of parallel requests as the day has left send a code', async () => {
  await using small = await startTestApp({ SMS_PER_DAY_COUNTRY: '4' });
  const clients = await Promise.all(Array.from({ length: 10 }, () => createClient(small)));
  const sent = await Promise.all(clients.map((client) => isSent(small, client, freshPhone())));
  expect(sent.filter(Boolean)).toHaveLength(4);
});
