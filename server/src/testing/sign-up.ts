import { randomUUID } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, vi } from 'vitest';
import type { Client } from './factories.ts';
import { PASSWORD, visitor } from './factories.ts';
import type { TestApp } from './test-app.ts';

export interface Mail {
  channel: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
}

export async function fetchRobotCheck(request: Client['request']): Promise<Challenge> {
  return (await request('GET', '/v1/robot-check')).json<Challenge>();
}

/** Solves a challenge as the ALTCHA widget does: the base64 that travels as `robotCheck`. */
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

/** Solves a challenge that the server could have set, were it content with hardly any work. */
export async function easyRobotCheck({ platform }: TestApp): Promise<string> {
  const secret = platform.robotCheckSecret;
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

/** What a person types at sign-up, with a fresh address and a solved robot check. */
export async function signUpForm(
  request: Client['request'],
  { robotCheck, ...values }: { robotCheck?: string; [field: string]: unknown } = {},
) {
  return {
    username: 'Ada Obi',
    email: freshEmail(),
    password: PASSWORD,
    acceptTerms: true,
    robotCheck: robotCheck ?? (await solveRobotCheck(request)),
    ...values,
  };
}

/** Signs up over HTTP and waits for the mail. */
export async function signUpByMail(server: TestApp) {
  const request = visitor(server);
  const form = await signUpForm(request);
  const response = await request('POST', '/v1/auth/sign-up', form);
  expect(response.statusCode).toBe(201);
  const [mail] = await mailsTo(server, form.email);
  return { email: form.email, password: form.password, ...readProofs(mail) };
}

/** The mails to an address in the outbox, newest first, once there are as many. */
export function mailsTo(server: TestApp, email: string, count = 1): Promise<Mail[]> {
  return vi.waitFor(
    async () => {
      const outbox = await visitor(server)('GET', '/dev/outbox.json');
      const mails = outbox.json<Mail[]>().filter(({ to }) => to === email);
      expect(mails).toHaveLength(count);
      return mails;
    },
    { timeout: 5_000, interval: 20 },
  );
}

/** The link's token and the code in a verification mail. */
export function readProofs(mail: Mail | undefined): { token: string; code: string } {
  const token = /\/verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  return { token, code };
}

/** A code of the right form that is not this one. */
export function wrongCode(code: string, offset = 1): string {
  return String((Number(code) + offset) % 1_000_000).padStart(6, '0');
}
