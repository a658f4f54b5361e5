import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshPhone, sendCode, verifyCode } from '#testing/accounts/phone.ts';
import { createClient } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import type { SmsProvider } from '#testing/services/sms-provider.ts';
import { startSmsProvider } from '#testing/services/sms-provider.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const TAKEN = { status: 201, body: '{"sid":"SM1","status":"queued"}' };

let provider: SmsProvider;
let server: TestApp;
let log = '';
beforeAll(async () => {
  provider = await startSmsProvider(TAKEN);
  server = await startTestApp(
    {
      LOG_LEVEL: 'trace',
      SMS_PROVIDER: 'twilio',
      TWILIO_URL: provider.url,
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_FROM: '+15005550006',
    },
    new Writable({
      write(chunk, _encoding, done) {
        log += chunk;
        done();
      },
    }),
  );
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

function lastCode(): string {
  return /#(\d{6})$/.exec(provider.received.at(-1)?.form.Body ?? '')?.[1] ?? '';
}

test('the code that the provider delivers verifies the number', async () => {
  provider.answer = TAKEN;
  const client = await createClient(server);
  const phone = freshPhone();
  await sendCode(server, client, phone);
  expect(provider.received.at(-1)?.form.To).toBe(phone);
  expect((await verifyCode(client, lastCode())).statusCode).toBe(200);
});

test('a refusal by the provider is shown as an exceeded quota, with a time to try again', async () => {
  provider.answer = { status: 429, body: '{"code":20429}' };
  const response = await sendCode(server, await createClient(server), freshPhone());
  expect(expectProblem(response, 503)).toMatchObject({
    code: 'auth/quota-exceeded',
    detail: 'SMS quota exceeded. Please try again later.',
  });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

test('a failure of the provider is shown as an error, with a request to try again', async () => {
  provider.answer = { status: 500 };
  const response = await sendCode(server, await createClient(server), freshPhone());
  expect(expectProblem(response, 503)).toMatchObject({
    code: 'auth/phone-verification-failed',
    detail: 'An error occurred during phone verification. Please try again.',
  });
});

test.each<[string, SmsProvider['answer']]>([
  ['does not answer', {}],
  ['redirects elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
])('a provider that %s leaves no number and no valid code behind', async (_what, answer) => {
  const client = await createClient(server);
  const phone = freshPhone();
  provider.answer = answer;
  expect(expectProblem(await sendCode(server, client, phone), 503)).toMatchObject({
    code: 'auth/phone-verification-failed',
  });
  expect((await client.request('GET', '/v1/me')).json()).toMatchObject({ phone: null });
  expectProblem(await verifyCode(client, lastCode()), 422);

  provider.answer = TAKEN;
  expect((await sendCode(server, client, phone)).statusCode).toBe(202);
  expect((await verifyCode(client, lastCode())).statusCode).toBe(200);
});

test.each([429, 500])(
  'after a %i from the provider the new code is void and the older one still works',
  async (status) => {
    const client = await createClient(server);
    const phone = freshPhone();
    provider.answer = TAKEN;
    await sendCode(server, client, phone);
    const older = lastCode();
    provider.answer = { status };
    await sendCode(server, client, phone);
    expectProblem(await verifyCode(client, lastCode()), 422);
    expect((await verifyCode(client, older)).statusCode).toBe(200);
  },
);

test.each([429, 500])('codes that were not sent because of a %i do not count', async (status) => {
  const client = await createClient(server);
  const phone = freshPhone();
  provider.answer = { status };
  for (let tries = 1; tries <= 6; tries += 1)
    expectProblem(await sendCode(server, client, phone), 503);
  provider.answer = TAKEN;
  expect((await sendCode(server, client, phone)).statusCode).toBe(202);
});

test('an unreachable provider gives the same error, and no code is counted', async () => {
  await using away = await startTestApp({
    SMS_PROVIDER: 'africastalking',
    AFRICASTALKING_URL: 'http://127.0.0.1:1',
    AFRICASTALKING_USERNAME: 'redflag',
    AFRICASTALKING_API_KEY: 'key',
  });
  const client = await createClient(away);
  const phone = freshPhone();
  for (let tries = 1; tries <= 6; tries += 1) {
    expect(expectProblem(await sendCode(away, client, phone), 503)).toMatchObject({
      code: 'auth/phone-verification-failed',
    });
  }
  const { rows } = await away.platform.database.$client.query(
    `select from tokens where purpose = 'verify-phone'`,
  );
  expect(rows).toEqual([]);
});

test.each(['', '<html>Bad gateway</html>', '{"SMSMessageData":{}}', '{"SMSMessageData":'])(
  'the meaningless provider answer %j leaves no valid code',
  async (body) => {
    await using vague = await startSmsProvider({ status: 201, body });
    await using other = await startTestApp({
      SMS_PROVIDER: 'africastalking',
      AFRICASTALKING_URL: vague.url,
      AFRICASTALKING_USERNAME: 'redflag',
      AFRICASTALKING_API_KEY: 'key',
    });
    const client = await createClient(other);
    expectProblem(await sendCode(other, client, freshPhone()), 503);
    const code = /#(\d{6})$/.exec(vague.received.at(-1)?.form.message ?? '')?.[1] ?? '';
    expect(code).toHaveLength(6);
    expectProblem(await verifyCode(client, code), 422);
  },
);

test('the log says why the provider refused, without the number or the code', async () => {
  const client = await createClient(server);
  const phone = freshPhone();
  provider.answer = { status: 400, body: `{"code":21211,"message":"${phone} is not valid"}` };
  await sendCode(server, client, phone);
  const refused = lastCode();
  provider.answer = TAKEN;
  await sendCode(server, client, phone);
  await verifyCode(client, lastCode());
  expect(log).toContain('The SMS provider answered 400 (code 21211)');
  expect(log).toContain('/v1/auth/phone/verify');
  expect(log).not.toContain(phone.slice(1));
  for (const code of [refused, lastCode()]) expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
});

test('the log contains no number when the database fails while a code is sent', async () => {
  const client = await createClient(server);
  const phone = freshPhone();
  provider.answer = TAKEN;
  await server.platform.database.$client.query('alter table tokens rename to tokens_away');
  expectProblem(await sendCode(server, client, phone), 500);
  await server.platform.database.$client.query('alter table tokens_away rename to tokens');
  expect(log).toContain('relation \\"tokens\\" does not exist');
  expect(log).not.toContain(phone.slice(1));
});
