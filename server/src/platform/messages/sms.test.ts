import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { SmsProvider } from '#testing/services/sms-provider.ts';
import { startSmsProvider } from '#testing/services/sms-provider.ts';
import type { Sms } from './sms.ts';
import { openSms, SmsRefusedError } from './sms.ts';

const MESSAGE = {
  to: '+2348031234567',
  text: '123456 is your Redflag code.\n\n@redflag.example #123456',
};
const TIMEOUT_MS = 300;
/** Never connects: messages sent through a provider are not stored. */
const database = openDatabase(
  {
    url: 'postgres://nobody@127.0.0.1:1/none',
    poolSize: 2,
    timeoutMs: null,
    prepared: true,
    keepsSettings: true,
  },
  () => undefined,
);

let provider: SmsProvider;
beforeAll(async () => {
  provider = await startSmsProvider({});
});
beforeEach(() => {
  provider.received.length = 0;
});
afterAll(() => provider[Symbol.asyncDispose]());

function open(environment: NodeJS.ProcessEnv): Sms {
  return openSms(readConfig(environment), database, TIMEOUT_MS);
}

const twilio = () =>
  open({
    SMS_PROVIDER: 'twilio',
    TWILIO_URL: `${provider.url}/`,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_FROM: '+15005550006',
  });

const africasTalking = (environment: NodeJS.ProcessEnv = {}) =>
  open({
    SMS_PROVIDER: 'africastalking',
    AFRICASTALKING_URL: provider.url,
    AFRICASTALKING_USERNAME: 'redflag',
    AFRICASTALKING_API_KEY: 'key',
    ...environment,
  });

async function failureOf(sms: Sms): Promise<Error> {
  const failure = await sms.send(MESSAGE).catch((error: Error) => error);
  if (!failure) throw new Error('It was sent');
  expect(`${failure.message} ${failure.cause}`).not.toMatch(/8031234567|123456/);
  return failure;
}

const recipient = (statusCode: number) =>
  JSON.stringify({
    SMSMessageData: {
      Message: 'Sent to 1/1 Total Cost: NGN 2.2000',
      Recipients: [{ statusCode, number: MESSAGE.to, status: 'Some', cost: 'NGN 2.2000' }],
    },
  });

describe('Twilio', () => {
  test('receives one form with the message, and the account in the path and credentials', async () => {
    provider.answer = { status: 201, body: '{"sid":"SM1","status":"queued"}' };
    await twilio().send(MESSAGE);
    expect(provider.received).toMatchObject([
      {
        method: 'POST',
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        headers: {
          authorization: `Basic ${btoa('AC1:secret')}`,
          'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
        },
        form: { To: MESSAGE.to, From: '+15005550006', Body: MESSAGE.text },
      },
    ]);
  });

  test.each([
    [400, '{"code":21211,"message":"The \'To\' number +2348031234567 is not valid"}'],
    [401, '{"code":20003}'],
    [429, '{"code":20429}'],
    [403, 'Forbidden'],
  ])('refuses with %i %s', async (status, body) => {
    provider.answer = { status, body };
    expect(await failureOf(twilio())).toBeInstanceOf(SmsRefusedError);
  });

  test.each(['', '<html>Welcome to the hotel</html>', '{}'])(
    'answering %j does not count as a refusal',
    async (body) => {
      provider.answer = { status: 200, body };
      expect(await failureOf(twilio())).not.toBeInstanceOf(SmsRefusedError);
    },
  );

  test("the refusal gives the operator the provider's code", async () => {
    provider.answer = { status: 400, body: '{"code":21211}' };
    expect((await failureOf(twilio())).message).toBe('The SMS provider answered 400 (code 21211)');
  });
});

describe("Africa's Talking", () => {
  test('receives one form with the message, and the key in a header', async () => {
    provider.answer = { status: 201, body: recipient(101) };
    await africasTalking({ AFRICASTALKING_FROM: 'Redflag' }).send(MESSAGE);
    expect(provider.received).toMatchObject([
      {
        method: 'POST',
        path: '/version1/messaging',
        headers: { apikey: 'key', accept: 'application/json' },
        form: { username: 'redflag', to: MESSAGE.to, message: MESSAGE.text, from: 'Redflag' },
      },
    ]);
  });

  test('names no sender if none is set', async () => {
    provider.answer = { status: 201, body: recipient(101) };
    await africasTalking().send(MESSAGE);
    expect(provider.received[0]?.form).not.toHaveProperty('from');
  });

  test.each([100, 101, 102])('accepts the message with status %i', async (statusCode) => {
    provider.answer = { status: 201, body: recipient(statusCode) };
    await expect(africasTalking().send(MESSAGE)).resolves.toBeUndefined();
  });

  test.each([
    [201, recipient(405)],
    [201, recipient(406)],
    [201, '{"SMSMessageData":{"Message":"InvalidSenderId","Recipients":[]}}'],
    [401, 'The supplied authentication is invalid'],
  ])('refuses with %i %s', async (status, body) => {
    provider.answer = { status, body };
    expect(await failureOf(africasTalking())).toBeInstanceOf(SmsRefusedError);
  });

  test.each(['', 'number +2348031234567', '{}'])(
    'answering %j does not count as a refusal',
    async (body) => {
      provider.answer = { status: 201, body };
      expect(await failureOf(africasTalking())).not.toBeInstanceOf(SmsRefusedError);
    },
  );
});

test.each([
  ['fails', { status: 500, body: 'number +2348031234567' }],
  ['redirects elsewhere', { status: 307, headers: { location: '/elsewhere' } }],
  ['does not answer in time', {}],
])('a provider that %s does not count as a refusal', async (_what, answer) => {
  provider.answer = answer;
  expect(await failureOf(twilio())).not.toBeInstanceOf(SmsRefusedError);
  expect(provider.received).toHaveLength(1);
});

test('an unreachable provider does not count as a refusal', async () => {
  const sms = open({
    SMS_PROVIDER: 'africastalking',
    AFRICASTALKING_URL: 'http://127.0.0.1:1',
    AFRICASTALKING_USERNAME: 'redflag',
    AFRICASTALKING_API_KEY: 'key',
  });
  expect(await failureOf(sms)).not.toBeInstanceOf(SmsRefusedError);
});
