import { randomInt } from 'node:crypto';
import type { Client } from './factories.ts';
import { visitor } from './factories.ts';
import type { Mail } from './sign-up.ts';
import { solveRobotCheck } from './sign-up.ts';
import type { TestApp } from './test-app.ts';

/** A Nigerian mobile number that no other test has, as E.164. */
export function freshPhone(): string {
  return `+234803${randomInt(10_000_000).toString().padStart(7, '0')}`;
}

/** Asks for a code as the form does, with a fresh robot check. */
export async function sendCode({ request }: Client, phone: unknown) {
  const robotCheck = await solveRobotCheck(request);
  return request('POST', '/v1/auth/phone/send', { phone, robotCheck });
}

export function verifyCode({ request }: Client, code: unknown) {
  return request('POST', '/v1/auth/phone/verify', { code });
}

/** The messages to a number in the outbox, newest first. */
export async function messagesTo(server: TestApp, phone: string): Promise<Mail[]> {
  const outbox = await visitor(server)('GET', '/dev/outbox.json');
  return outbox.json<Mail[]>().filter(({ to }) => to === phone);
}

/** Asks for a code and reads it in the message. */
export async function receiveCode(server: TestApp, client: Client, phone: string): Promise<string> {
  const response = await sendCode(client, phone);
  if (response.statusCode !== 202) throw new Error(`No code was sent: ${response.body}`);
  const [message] = await messagesTo(server, phone);
  return /^\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
}
