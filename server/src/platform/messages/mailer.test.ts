import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { signUpForm } from '#testing/accounts/sign-up.ts';
import { createClient, createReport, visitor } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually, until } from '#testing/waiting.ts';
import { openMailer } from './mailer.ts';

interface ReceivedMail {
  from: string;
  to: string[];
  source: string;
}

const received: ReceivedMail[] = [];
let isRefusing = false;
const smtp = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  onMailFrom(_address, _session, callback) {
    callback(isRefusing ? new Error('Come back later') : null);
  },
  async onData(stream, { envelope }, callback) {
    const source = await text(stream);
    const from = envelope.mailFrom ? envelope.mailFrom.address : '';
    received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
    callback();
  },
});

let server: TestApp;
beforeAll(async () => {
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  server = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

async function signUp(): Promise<string> {
  const form = await signUpForm(server);
  const response = await visitor(server)('POST', '/v1/auth/sign-up', form);
  expect(response.statusCode).toBe(201);
  return form.email;
}

const mailTo = (email: string) => received.find(({ to }) => to.includes(email));

test('an email is sent over SMTP as text and HTML, and not stored in the outbox', async () => {
  const email = await signUp();
  const mail = await until(() => mailTo(email));
  expect(mail.from).toBe('support@redflag.example');
  expect(mail.source).toContain('From: Redflag <support@redflag.example>');
  expect(mail.source).toContain('Subject: Verify your email for Redflag');
  // RFC 3834 section 5.
  expect(mail.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail.source).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply\r$/m);
  expect(mail.source).toContain('Content-Type: text/plain');
  expect(mail.source).toContain('Content-Type: text/html');
  expect((await visitor(server)('GET', '/dev/outbox.json')).json()).toEqual([]);
});

test('an email with an unsubscribe link tells the mail program so', async () => {
  const reporter = await createClient(server);
  const admin = await createClient(server, { role: 'admin' });
  const { id } = await createReport(reporter);
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Closed' });
  const mail = await until(() => mailTo(reporter.user.email));
  // RFC 8058, section 3.1; long lines are folded.
  expect(mail.source.replaceAll(/\r\n\s+/g, ' ')).toMatch(
    /^List-Unsubscribe: ?<http:\/\/\S+\/v1\/status-mails\/stop\?token=\S+>\r$/m,
  );
  expect(mail.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(mail.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test('a mail server that refuses delays the email, not the sign-up', async () => {
  const { database } = server.platform;
  isRefusing = true;
  const email = await signUp();
  await eventually(async () => {
    const { rows } = await database.execute(sql`select 1 from pgboss.job where state = 'retry'`);
    expect(rows).toHaveLength(1);
  });
  expect(mailTo(email)).toBeUndefined();

  isRefusing = false;
  await database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  // A new job wakes the worker, which then also finds the old one.
  await signUp();
  await until(() => mailTo(email));
});

test.each([
  ['never greets', 'smtp://HOST?greetingTimeout=200'],
  ['cannot speak TLS', 'smtps://HOST?connectionTimeout=200'],
])('a mail server that %s fails the email within a time limit', async (_what, url) => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const config = readConfig({ SMTP_URL: url.replace('HOST', `127.0.0.1:${port}`) });
  const mail = { to: 'ada@gmail.com', subject: 'One', text: 'Text', html: '<p>Text</p>' };
  await expect(openMailer(config, server.platform.database).send(mail, '1')).rejects.toThrow();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('no email is sent to a mail server with an untrusted certificate', async () => {
  // The server's certificate, which is public.
  vi.spyOn(console, 'error').mockReturnValue();
  const impostor = new SMTPServer({ authOptional: true });
  impostor.on('error', () => undefined);
  const listening = impostor.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const mailer = openMailer(
    readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
    server.platform.database,
  );
  const mail = { to: 'ada@gmail.com', subject: 'One', text: 'Text', html: '<p>Text</p>' };
  await expect(mailer.send(mail, '1')).rejects.toThrow('certificate');
  await new Promise<void>((resolve) => impostor.close(resolve));
  vi.restoreAllMocks();
});
