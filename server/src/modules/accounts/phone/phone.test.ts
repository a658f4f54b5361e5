import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshPhone, receiveCode, sendCode, verifyCode } from '#testing/accounts/phone.ts';
import { messagesTo, wrongCode } from '#testing/accounts/sign-up.ts';
import { createClient, suspend, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    PUBLIC_URL: 'https://redflag.example:8443',
    COMPANY_NAME: 'Flagg',
  });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Expires the code of an account, as if ten minutes had passed. */
async function expireCode(userId: string): Promise<void> {
  await server.platform.database.execute(
    sql`update tokens set expires_at = now() where user_id = ${userId}`,
  );
}

const INVALID = {
  code: 'auth/invalid-verification-code',
  detail: 'The verification code you entered is invalid. Please check and try again.',
};
const EXPIRED = {
  code: 'auth/code-expired',
  detail: 'The verification code has expired. Please request a new code.',
};

test('the answer masks the number and says when the code expires', async () => {
  const client = await createClient(server);
  const phone = freshPhone();
  const response = await sendCode(server, client, phone);
  expect(response.statusCode).toBe(202);
  const { expiresAt, ...answer } = response.json();
  expect(answer).toEqual({ phone: `+*********${phone.slice(-4)}` });
  const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9.9);
  expect(minutes).toBeLessThanOrEqual(10);
});

test('the text message names the product, and ends with the line that lets phones fill in the code on this site only', async () => {
  const phone = freshPhone();
  const code = await receiveCode(server, await createClient(server), phone);
  expect(await messagesTo(server, phone)).toMatchObject([
    {
      channel: 'sms',
      to: phone,
      subject: '',
      html: '',
      text: `${code} is your Flagg code. It is valid for 10 minutes.\n\n@redflag.example #${code}`,
    },
  ]);
});

test('the right code verifies the number, with or without spaces and dashes', async () => {
  const client = await createClient(server);
  const phone = freshPhone();
  const code = await receiveCode(server, client, phone);
  const response = await verifyCode(client, ` ${code.slice(0, 3)}-${code.slice(3)} `);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    user: { id: client.user.id, phone, phoneVerified: true },
  });
});

test('a code typed in full-width digits works', async () => {
  const client = await createClient(server);
  const code = await receiveCode(server, client, freshPhone());
  const fullWidth = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  expect((await verifyCode(client, fullWidth)).statusCode).toBe(200);
});

test('a notification about a verified number shows only its last digits', async () => {
  const client = await createClient(server);
  const phone = freshPhone();
  await verifyCode(client, await receiveCode(server, client, phone));
  const { items } = (await client.request('GET', '/v1/me/notifications')).json();
  expect(items[0]).toMatchObject({
    type: 'verification',
    title: 'Phone Number Verified',
    content: `Your phone number ending in ${phone.slice(-4)} is verified.`,
  });
});

test("the account's open screens and those of administrators are notified", async () => {
  const client = await createClient(server);
  const code = await receiveCode(server, client, freshPhone());
  const audiences: unknown[] = [];
  server.platform.live.subscribe(({ name, audience }) => {
    if (name === 'user') audiences.push(audience);
  });
  await verifyCode(client, code);
  // Those of earlier tests may still arrive.
  await eventually(() =>
    expect(audiences.slice(-2)).toEqual([{ user: client.user.id }, { role: 'admin' }]),
  );
});

test('the profile shows a number as unverified until its code is entered', async () => {
  const client = await createClient(server);
  const phone = freshPhone();
  await sendCode(server, client, phone);
  const me = await client.request('GET', '/v1/me');
  expect(me.json()).toMatchObject({ phone, phoneVerified: false });
});

test('a verified number stays until a different one is verified', async () => {
  const client = await createClient(server);
  const [first, second] = [freshPhone(), freshPhone()];
  await verifyCode(client, await receiveCode(server, client, first));
  const code = await receiveCode(server, client, second);
  const before = await client.request('GET', '/v1/me');
  expect(before.json()).toMatchObject({ phone: first, phoneVerified: true });
  const after = await verifyCode(client, code);
  expect(after.json()).toMatchObject({ user: { phone: second, phoneVerified: true } });
});

test('a number that another account has verified is refused and nothing changes', async () => {
  const phone = freshPhone();
  const owner = await createClient(server);
  await verifyCode(owner, await receiveCode(server, owner, phone));
  const other = await createClient(server);
  const response = await verifyCode(other, await receiveCode(server, other, phone));
  expect(expectProblem(response, 409)).toMatchObject({
    code: 'auth/phone-already-in-use',
    detail:
      'This phone number is already verified by another account. Please use another phone number.',
  });
  const [one, two] = [await owner.request('GET', '/v1/me'), await other.request('GET', '/v1/me')];
  expect(one.json()).toMatchObject({ phone, phoneVerified: true });
  expect(two.json()).toMatchObject({ phoneVerified: false });
});

test('only one of two accounts can verify the same number simultaneously', async () => {
  const phone = freshPhone();
  const clients = [await createClient(server), await createClient(server)];
  const codes: string[] = [];
  for (const client of clients) codes.push(await receiveCode(server, client, phone));
  const responses = await Promise.all(clients.map((client, i) => verifyCode(client, codes[i])));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('a code works once', async () => {
  const client = await createClient(server);
  const code = await receiveCode(server, client, freshPhone());
  await verifyCode(client, code);
  expect(expectProblem(await verifyCode(client, code), 422)).toMatchObject(EXPIRED);
});

test('a right code sent twenty times simultaneously verifies once', async () => {
  const client = await createClient(server);
  const code = await receiveCode(server, client, freshPhone());
  const responses = await Promise.all(Array.from({ length: 20 }, () => verifyCode(client, code)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const { items } = (await client.request('GET', '/v1/me/notifications')).json();
  const verified = items.filter(({ title }: { title: string }) => /Verified/.test(title));
  expect(verified).toHaveLength(1);
});

test('a wrong code is refused in the specified words', async () => {
  const client = await createClient(server);
  const code = await receiveCode(server, client, freshPhone());
  const problem = expectProblem(await verifyCode(client, wrongCode(code)), 422);
  expect(problem).toMatchObject({
    ...INVALID,
    errors: [{ path: 'code', message: INVALID.detail }],
  });
});

test.each(['12345', '1234567', 'abcdef', '12345a', '👍', 'x'.repeat(5_000)])(
  '%j is not a code and does not use up an attempt',
  async (typed) => {
    const client = await createClient(server);
    const code = await receiveCode(server, client, freshPhone());
    for (let times = 1; times <= 6; times += 1) {
      expect(expectProblem(await verifyCode(client, typed), 422)).toMatchObject(INVALID);
    }
    expect((await verifyCode(client, code)).statusCode).toBe(200);
  },
);

test.each(['', ' - ', undefined, null, 123456, ['123456']])(
  'with %j instead of a code, the user is asked for the code in the specified words',
  async (typed) => {
    const client = await createClient(server);
    expect(expectProblem(await verifyCode(client, typed), 422)).toMatchObject({
      code: 'auth/missing-verification-code',
      detail: 'Please enter the verification code sent to your phone.',
    });
  },
);

test('if no code was sent, or after ten minutes, the user is told to request a new one', async () => {
  const client = await createClient(server);
  expect(expectProblem(await verifyCode(client, '123456'), 422)).toMatchObject(EXPIRED);
  const code = await receiveCode(server, client, freshPhone());
  await expireCode(client.user.id);
  expect(expectProblem(await verifyCode(client, code), 422)).toMatchObject(EXPIRED);
});

test('only five of many parallel guesses are checked', async () => {
  const client = await createClient(server);
  const code = await receiveCode(server, client, freshPhone());
  const guesses = Array.from({ length: 200 }, (_, i) => wrongCode(code, i + 1));
  const responses = await Promise.all(guesses.map((guess) => verifyCode(client, guess)));
  const codes = responses.map((response) => response.json().code);
  expect(codes.filter((it) => it === INVALID.code)).toHaveLength(5);
  // On a busy machine, a guess that waits too long for the database is answered 'unavailable'.
  const others = codes.filter((it) => it !== INVALID.code && it !== 'unavailable');
  expect(new Set(others)).toEqual(new Set([EXPIRED.code]));
  expect(expectProblem(await verifyCode(client, code), 422)).toMatchObject(EXPIRED);
});

test('a code works only for its own account', async () => {
  const [ada, eve] = [await createClient(server), await createClient(server)];
  const phone = freshPhone();
  const code = await receiveCode(server, ada, phone);
  await receiveCode(server, eve, phone);
  expect((await verifyCode(eve, code)).statusCode).toBe(422);
});

test('a new code makes the old one void, even for a different number', async () => {
  const client = await createClient(server);
  const [first, second] = [freshPhone(), freshPhone()];
  const old = await receiveCode(server, client, first);
  const code = await receiveCode(server, client, second);
  expect(expectProblem(await verifyCode(client, old), 422)).toMatchObject(INVALID);
  const response = await verifyCode(client, code);
  expect(response.json()).toMatchObject({ user: { phone: second } });
});

test('a code is stored only as a hash', async () => {
  const client = await createClient(server);
  const code = await receiveCode(server, client, freshPhone());
  const { rows } = await server.platform.database.execute(
    sql`select encode(code_hash, 'escape') as hash from tokens where user_id = ${client.user.id}`,
  );
  expect(rows).toHaveLength(1);
  expect(String(rows[0]?.hash)).not.toContain(code);
});

test.each([
  ['0803 123 4567', '+2348031234567'],
  ['08031234568', '+2348031234568'],
  ['+234 803-123-4569', '+2348031234569'],
  ['002348031234570', '+2348031234570'],
  ['(0803) 123 4571', '+2348031234571'],
  ['2348031234572', '+2348031234572'],
  ['8031234573', '+2348031234573'],
  ['０８０３１２３４５７４', '+2348031234574'],
  ['+44 7911 123456', '+447911123456'],
  ['+1 (650) 253-0000', '+16502530000'],
  ['+44 20 7031 3000', '+442070313000'],
])('the code for %j is sent to %s', async (typed, phone) => {
  expect((await sendCode(server, await createClient(server), typed)).statusCode).toBe(202);
  expect(await messagesTo(server, phone)).toHaveLength(1);
});

test.each([
  '',
  ' ',
  '0803 123 456',
  '+1234567890123456',
  '+999 123 4567',
  'hello',
  '0803ABC4567',
  '👍👍👍',
  "'; drop table users; --",
  '1'.repeat(5_000),
  undefined,
  null,
  8031234567,
  { $ne: '' },
])('%j is not a phone number', async (typed) => {
  const client = await createClient(server);
  const problem = expectProblem(await sendCode(server, client, typed), 422);
  expect(problem).toMatchObject({
    code: 'auth/invalid-phone-number',
    detail: 'The phone number provided is invalid. Please check and try again.',
    errors: [{ path: 'phone' }],
  });
});

test.each(['\0', '0803\0 1234567', '\ud800'])('%j is not valid text', async (typed) => {
  expectProblem(await sendCode(server, await createClient(server), typed), 400);
});

test('nothing is sent without a new robot check', async () => {
  const client = await createClient(server);
  const phone = freshPhone();
  for (const robotCheck of [undefined, '', 'solved']) {
    const body = { phone, robotCheck };
    const problem = expectProblem(await client.request('POST', '/v1/auth/phone/send', body), 422);
    expect(problem.detail).toBe('Verify you are not a robot');
  }
  expect(await messagesTo(server, phone)).toEqual([]);
});

test('visitors and suspended users are told that they are not signed in', async () => {
  const client = await createClient(server);
  await suspend(server, client.user.id);
  for (const request of [visitor(server), client.request]) {
    for (const path of ['/v1/auth/phone/send', '/v1/auth/phone/verify']) {
      expectProblem(await request('POST', path, { phone: freshPhone(), code: '123456' }), 401);
    }
  }
});
