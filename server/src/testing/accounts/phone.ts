import { randomInt } from 'node:crypto';
import type { Client } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { easyRobotCheck, messagesTo } from './sign-up.ts';

/** A Nigerian mobile number that no other test uses, in E.164 format. */
export function freshPhone(): string {
  return `+234803${randomInt(10_000_000).toString().padStart(7, '0')}`;
}

/** Requests a code as the form does, with a fresh robot check. */
export async function sendCode(server: TestApp, { request }: Client, phone: unknown) {
  const robotCheck = await easyRobotCheck(server);
  return request('POST', '/v1/auth/phone/send', { phone, robotCheck });
}

export function verifyCode({ request }: Client, code: unknown) {
  return request('POST', '/v1/auth/phone/verify', { code });
}

/** Requests a code and reads it from the text message. */
export async function receiveCode(server: TestApp, client: Client, phone: string): Promise<string> {
  const response = await sendCode(server, client, phone);
  if (response.statusCode !== 202) throw new Error(`No code was sent: ${response.body}`);
  const [message] = await messagesTo(server, phone);
  return /^\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
}
