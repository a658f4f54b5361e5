import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#platform/database/schema.ts';
import { freshEmail, signUpForm } from '#testing/accounts/sign-up.ts';
import { visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();

async function signUp(form: { email: string; [field: string]: unknown }) {
  return visitor(server)('POST', '/v1/auth/sign-up', await signUpForm(server, form));
}

/** A fresh mailbox at Gmail, in as many spellings of its address as are asked for. */
function spellings(count: number): string[] {
  const [name = ''] = freshEmail().replaceAll('-', '').split('@');
  return Array.from({ length: count }, (_, index) =>
    [
      `${name}+${index}@gmail.com`,
      `${name.slice(0, index + 1)}.${name.slice(index + 1)}@gmail.com`,
    ].at(index % 2),
  ).map(String);
}

test('one mailbox makes three accounts a day, in all spellings of its address', async () => {
  const statuses: number[] = [];
  for (const email of spellings(30)) statuses.push((await signUp({ email })).statusCode);
  expect(statuses).toEqual([201, 201, 201, ...Array(27).fill(429)]);
  const [, , , email = ''] = spellings(4);
  expect((await signUp({ email })).statusCode).toBe(201);
});

test('of simultaneous sign-ups with spellings of one address, three make an account', async () => {
  const responses = await Promise.all(spellings(12).map((email) => signUp({ email })));
  const made = responses.filter(({ statusCode }) => statusCode === 201);
  expect(made).toHaveLength(3);
  const refused = responses.find(({ statusCode }) => statusCode !== 201);
  expect(refused && expectProblem(refused, 429)).toMatchObject({
    code: 'auth/too-many-requests',
    detail: 'You have made too many requests in a short period. Please wait and try again later.',
  });
});

test('an account that is deleted still counts for its mailbox', async () => {
  const [email = ''] = spellings(1);
  for (let made = 1; made <= 3; made += 1) {
    expect((await signUp({ email })).statusCode).toBe(201);
    await server.platform.database.delete(users).where(eq(users.email, email));
  }
  expect((await signUp({ email })).statusCode).toBe(429);
});

test('a sign-up that makes no account does not count for its mailbox', async () => {
  const [email = '', other = ''] = spellings(2);
  expect((await signUp({ email })).statusCode).toBe(201);
  for (let tries = 1; tries <= 5; tries += 1) {
    expect((await signUp({ email })).statusCode).toBe(409);
    expect((await signUp({ email: other, username: 'Administrator' })).statusCode).toBe(422);
    expect((await signUp({ email: other, robotCheck: 'none' })).statusCode).toBe(422);
  }
  expect((await signUp({ email: other })).statusCode).toBe(201);
});
