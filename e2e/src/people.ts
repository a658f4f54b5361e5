import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { awaitMessage } from './outbox.ts';

export interface Person {
  username: string;
  email: string;
  password: string;
}

async function expectSuccess(answer: APIResponse): Promise<APIResponse> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return answer;
}

/** A solved robot check in base64, as the ALTCHA widget would send it. */
async function solveRobotCheck(request: APIRequestContext): Promise<string> {
  const challenge = await (await expectSuccess(await request.get('/v1/robot-check'))).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The robot check could not be solved in time.');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Signs a new person up, and confirms the address with the code from the mail. */
export async function makeVerifiedUser(request: APIRequestContext): Promise<Person> {
  const name = `person-${randomUUID().slice(0, 8)}`;
  const person = { username: name, email: `${name}@gmail.com`, password: 'Secret-1234' };
  const robotCheck = await solveRobotCheck(request);
  await expectSuccess(
    await request.post('/v1/auth/sign-up', { data: { ...person, acceptTerms: true, robotCheck } }),
  );
  const { text } = await awaitMessage(request, person.email);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  await expectSuccess(
    await request.post('/v1/auth/verify-email', { data: { email: person.email, code } }),
  );
  return person;
}

/**
 * Signs in over HTTP; the session's cookie belongs to the given context, so `page.request` signs
 * the page's browser in.
 */
export async function signIn(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await expectSuccess(await request.post('/v1/auth/sign-in', { data: { email, password } }));
}
