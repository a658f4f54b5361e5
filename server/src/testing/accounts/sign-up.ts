import { randomUUID } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { outbox } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { PASSWORD, visitor } from '#testing/factories.ts';
import { untilDone } from '#testing/jobs.ts';
import type { TestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

export type Mail = typeof outbox.$inferSelect;

export async function fetchRobotCheck(request: Client['request']): Promise<Challenge> {
  return (await request('GET', '/v1/robot-check')).json<Challenge>();
}

/** Solves a challenge as the ALTCHA widget does. Returns the base64 sent as `robotCheck`. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return encode({ challenge, solution });
}

export function encode(payload: object): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

/** Fetches a challenge over HTTP and solves it. */
export async function solveRobotCheck(request: Client['request']): Promise<string> {
  return solve(await fetchRobotCheck(request));
}

/** Solves a challenge like the server's, but one that needs hardly any work. */
export async function easyRobotCheck({ platform }: TestApp): Promise<string> {
  const [secret] = platform.secrets.robotCheck;
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1_000,
    counter: 1,
    deriveKey,
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  });
  return solve(challenge);
}

export function freshEmail(): string {
  return `${randomUUID()}@gmail.com`;
}

/** The sign-up form, with a fresh address and a solved robot check. */
export async function signUpForm(
  server: TestApp,
  { robotCheck, ...values }: { robotCheck?: string; [field: string]: unknown } = {},
) {
  return {
    username: 'Ada Obi',
    email: freshEmail(),
    password: PASSWORD,
    acceptTerms: true,
    robotCheck: robotCheck ?? (await easyRobotCheck(server)),
    ...values,
  };
}

/** Signs up over HTTP and waits for the email. The cookie is that of the sign-up's browser. */
export async function signUpByMail(server: TestApp) {
  const form = await signUpForm(server);
  const response = await visitor(server)('POST', '/v1/auth/sign-up', form);
  expect(response.statusCode).toBe(201);
  const [{ name, value } = { name: '', value: '' }] = response.cookies;
  const cookie = `${name}=${value}`;
  const [mail] = await mailsTo(server, form.email);
  return { cookie, email: form.email, password: form.password, ...readProofs(mail) };
}

/** The emails to an address in the outbox, newest first, once there are that many. */
export function mailsTo(server: TestApp, email: string, count = 1): Promise<Mail[]> {
  return eventually(async () => {
    const mails = await messagesTo(server, email);
    expect(mails).toHaveLength(count);
    return mails;
  });
}

/** All emails to an address in the outbox, newest first, once none are waiting to be sent. */
export async function allMailsTo(server: TestApp, email: string): Promise<Mail[]> {
  await untilDone(server, '%mail');
  return messagesTo(server, email);
}

/** The emails or text messages to an address or number in the outbox, newest first. */
export function messagesTo({ platform }: TestApp, to: string): Promise<Mail[]> {
  return platform.database
    .select()
    .from(outbox)
    .where(eq(outbox.to, to))
    .orderBy(desc(outbox.sentAt), desc(outbox.id));
}

/** The link's token and the code in a verification email. */
export function readProofs(mail: Mail | undefined): { token: string; code: string } {
  const token = /\/verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  return { token, code };
}

/** A well-formed code that differs from the given one. */
export function wrongCode(code: string, offset = 1): string {
  return String((Number(code) + offset) % 1_000_000).padStart(6, '0');
}
