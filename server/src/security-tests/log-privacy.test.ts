import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { StandInProvider } from '@redflag/openid-provider';
import { startOpenidProvider } from '@redflag/openid-provider';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret } from '#modules/accounts/tokens/secrets.ts';
import { freshPhone, sendCode, verifyCode } from '#testing/accounts/phone.ts';
import { forgetPassword } from '#testing/accounts/reset-link.ts';
import { readProofs, signUpForm } from '#testing/accounts/sign-up.ts';
import { createClient, createUser, submitReport, visitor } from '#testing/factories.ts';
import { runRedflag } from '#testing/processes/redflag.ts';
import type { SmsProvider } from '#testing/services/sms-provider.ts';
import { startSmsProvider } from '#testing/services/sms-provider.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually, until } from '#testing/waiting.ts';

const PUBLIC_URL = 'https://redflag.example';
const SMS_TAKEN = { status: 201, body: '{"sid":"SM1"}' };

let log = '';
const mails: { to: string; text: string }[] = [];
let refusesMail = false;
const smtp = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  onRcptTo({ address }, _session, callback) {
    callback(
      refusesMail ? new Error(`<${address}>: no such mailbox, call +234 803 123 4567`) : null,
    );
  },
  async onData(stream, { envelope }, callback) {
    const source = await text(stream);
    // Quoted-printable breaks long lines and writes = as =3D.
    const plain = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    for (const { address } of envelope.rcptTo) mails.push({ to: address, text: plain });
    callback();
  },
});

let sms: SmsProvider;
let google: StandInProvider;
let server: TestApp;
let folder: string;
let requests = 0;
/** Values that must not be logged, by what they are. */
const secrets = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redflag-log-'));
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  sms = await startSmsProvider(SMS_TAKEN);
  google = await startOpenidProvider(PUBLIC_URL);
  server = await startTestApp(
    {
      ...google.settings,
      PUBLIC_URL,
      LOG_LEVEL: 'trace',
      SMTP_URL: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
      SMS_PROVIDER: 'twilio',
      TWILIO_URL: sms.url,
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: secret('SMS key', 'key-of-the-sms-provider'),
      TWILIO_FROM: '+15005550006',
    },
    new Writable({
      write(chunk, _encoding, done) {
        log += chunk;
        done();
      },
    }),
  );
  const inject = server.app.inject.bind(server.app) as (options: object) => unknown;
  server.app.inject = ((options: object) => {
    requests++;
    return inject(options);
  }) as typeof server.app.inject;
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await google[Symbol.asyncDispose]();
  await sms[Symbol.asyncDispose]();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** Records a value that must not be logged. */
function secret(what: string, value: string): string {
  if (value === '') throw new Error(`There is no ${what}`);
  secrets.set(value, what);
  return value;
}

function secretCookie(what: string, cookie: string): void {
  const token = secret(`${what} cookie`, cookie.split('=')[1] ?? '');
  const hash = hashSecret(token);
  secret(`${what} hash`, hash.toString('hex'));
  secret(`${what} hash`, hash.toString('base64'));
}

const mailTo = (to: string, count: number) =>
  until(() => mails.filter((mail) => mail.to === to)[count - 1]?.text);

/** The secrets found in a text. A code must be a separate number, because longer numbers are timestamps. */
function leaksIn(output: string): string[] {
  return [...secrets].flatMap(([value, what]) => {
    const stands = /^\d{6}$/.test(value)
      ? new RegExp(`(?<!\\d)${value}(?!\\d)`).test(output)
      : output.toLowerCase().includes(value.toLowerCase());
    return stands ? [what] : [];
  });
}

function expectNoLeak(): void {
  expect([...new Set(leaksIn(log))]).toEqual([]);
}

const errorLines = () => log.split('\n').filter((line) => /"level":(40|50)/.test(line));

test('signing up, verifying, signing in and a new password leave no secret in the log', async () => {
  const request = visitor(server);
  const password = secret('password', 'Secret-of-ada-1');
  const form = await signUpForm(server, {
    password,
    username: secret('name', 'Ada Unmistakable'),
  });
  const email = secret('address', form.email);
  secret('robot check', form.robotCheck);
  await request('POST', '/v1/auth/sign-up', form);
  await request('POST', '/v1/auth/sign-up', { ...form, password: secret('weak', 'weakish') });
  const proofs = readProofs({ text: await mailTo(email, 1) } as never);
  secret('code', proofs.code);
  secret('token', proofs.token);
  await request('GET', `/verify-email?token=${proofs.token}`);
  await request('GET', `/v1/unheard-of/${proofs.token}?token=${proofs.token}`);
  await request('POST', `/v1/auth/verify-email?token=${proofs.token}`, { email, code: '000000' });
  await request('POST', '/v1/auth/verify-email', {
    email,
    code: proofs.code,
    mine: true,
  });

  const wrong = secret('wrong password', 'Wrong-of-ada-1');
  await request('POST', '/v1/auth/sign-in', { email, password: wrong });
  await request('POST', '/v1/auth/sign-in', { email, password: [wrong] });
  const { cookies } = await request('POST', '/v1/auth/sign-in', { email, password });
  secretCookie('session', `a=${cookies[0]?.value}`);
  await forgetPassword(server, email);
  const link = /\?token=([\w-]{43})/.exec((await mailTo(email, 2)) ?? '')?.[1] ?? '';
  const token = secret('reset token', link);
  await request('POST', '/v1/auth/reset-password', { token, password: `${password}2` });
  expectNoLeak();
});

test('phone codes leave neither number nor code in the log, even when the provider quotes them', async () => {
  const client = await createClient(server);
  secretCookie('session', client.cookie);
  const phone = freshPhone();
  secret('number', phone.slice(1));
  secret('number', `0${phone.slice(4)}`);
  await sendCode(server, client, phone);
  const code = /#(\d{6})$/.exec(sms.received.at(-1)?.form.Body ?? '')?.[1] ?? '';
  await verifyCode(client, secret('phone code', code));
  const body = JSON.stringify({ code: 21211, message: `${phone} cannot be reached`, to: phone });
  for (const status of [400, 500]) {
    sms.answer = { status, body };
    const sent = await sendCode(server, client, phone);
    expect(sent.statusCode).toBe(503);
  }
  sms.answer = SMS_TAKEN;
  expect(errorLines().join()).toContain('The SMS provider answered 500 (code 21211)');
  expectNoLeak();
});

test('searches, reports and imports leave no target and no user text in the log', async () => {
  const client = await createClient(server);
  secretCookie('session', client.cookie);
  const number = secret('searched number', '8035556677');
  const site = secret('searched site', 'searched-and-reported.example.com');
  const queries: Record<string, string>[] = [
    { category: 'phone-number', target: `+234${number}` },
    { target: site },
    { target: site, cursor: 'no cursor' },
  ];
  for (const query of queries) {
    await client.request('GET', `/v1/reports?${new URLSearchParams(query)}`);
  }
  const description = secret('description', 'They asked for the card of my aunt.');
  const file = secret('file name', 'aunt-at-the-beach.jpg');
  await submitReport(
    client,
    { target: site, description },
    { content: Buffer.from('x'), name: file },
  );
  expect((await submitReport(client, { target: site, description })).statusCode).toBe(201);
  const feed = join(folder, 'feed.txt');
  await writeFile(feed, `https://${secret('imported', 'imported-site.example.com')}/\n`);
  const done = await runRedflag(server, ['import', feed, '--layout', 'openphish']);
  expect([done.code, leaksIn(done.stdout + done.stderr)]).toEqual([0, []]);
  expectNoLeak();
});

test('Google sign-in leaves neither code nor state in the log, whether it succeeds or fails', async () => {
  const outset = await server.app.inject({
    url: '/v1/auth/google',
    headers: { host: 'redflag.example' },
  });
  const [attempt] = outset.cookies;
  const cookie = `${attempt?.name}=${attempt?.value}`;
  const email = secret('Google address', `${randomUUID()}@gmail.com`);
  const sub = secret('Google subject', randomUUID());
  const back = await google.answer(String(outset.headers.location), {
    sub,
    email,
    email_verified: true,
    name: 'Ada Obi',
  });
  const answered = new URLSearchParams(back.split('?')[1]);
  secret('Google code', answered.get('code') ?? '');
  secret('Google state', answered.get('state') ?? '');
  const headers = { cookie, host: 'redflag.example' };
  const { cookies } = await server.app.inject({ url: back, headers });
  const session = cookies.find(({ name }) => name.endsWith('session'));
  secretCookie('Google session', `a=${session?.value}`);
  const refused = new URLSearchParams({
    error: 'server_error',
    error_description: `${email} is odd`,
  });
  refused.set('state', answered.get('state') ?? '');
  for (const query of [answered, refused]) {
    await server.app.inject({ url: `/v1/auth/google/callback?${query}`, headers });
  }
  expect(errorLines().join()).toContain('Google sign-in failed');
  expectNoLeak();
});

test('a refusal by a mail server is logged without the address it quotes', async () => {
  refusesMail = true;
  const user = await createUser(server, { email: secret('refused', `${randomUUID()}@gmail.com`) });
  secret('quoted number', '+234 803 123 4567');
  await forgetPassword(server, user.email);
  await until(() => errorLines().some((line) => line.includes('job given up')));
  expect(errorLines().join()).toContain('the mailbox does not exist');
  refusesMail = false;
  expectNoLeak();
});

test('a failed query is logged and shown to operators without its values', async () => {
  const client = server.platform.database.$client;
  const user = await createUser(server, { email: secret('failed', `${randomUUID()}@gmail.com`) });
  const site = 'https://failing-import.example.com/';
  secret('failed import', 'failing-import');
  await client.query(`alter table notifications add constraint away check (kind = '') not valid`);
  await client.query(`alter table reports add constraint away check (target = '') not valid`);
  const { email } = user;
  const response = await visitor(server)('POST', '/v1/auth/sign-in', {
    email,
    password: 'Correct-horse-1',
  });
  const feed = join(folder, 'failing.txt');
  await writeFile(feed, `${site}\n`);
  const failed = await runRedflag(server, ['import', feed, '--layout', 'openphish']);
  for (const table of ['notifications', 'reports']) {
    await client.query(`alter table ${table} drop constraint away`);
  }
  expect([response.statusCode, failed.code]).toEqual([500, 1]);
  expect(failed.stderr).toContain('violates check constraint "away"');
  expect(leaksIn(failed.stderr)).toEqual([]);
  expect(errorLines().join()).toContain('"constraint":"away"');
  // PostgreSQL itself quotes a value that is invalid for its type.
  const quoted = client.query('select $1::uuid', [secret('a value', 'value-of-a-query')]);
  server.platform.log.error({ err: await quoted.catch((error: Error) => error) }, 'quoted');
  expectNoLeak();
});

test('every event is one line of JSON, and every request has one line', async () => {
  await (await createClient(server)).request('GET', '/v1/reports');
  const readLines = () => log.trimEnd().split('\n');
  await eventually(() => {
    const events = readLines().map((line) => JSON.parse(line) as { msg: string });
    expect(events.filter(({ msg }) => msg === 'answered')).toHaveLength(requests);
  });
  expect(log).toContain('"route":"/v1/reports"');
  for (const line of readLines())
    expect(line).not.toMatch(/"(headers|cookie|authorization|url|req|res)":/);
});
