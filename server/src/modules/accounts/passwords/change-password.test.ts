import { weakPassword } from '@redflag/shared/accounts/passwords';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { credentials } from '#platform/database/schema.ts';
import { askForResetToken } from '#testing/accounts/reset-link.ts';
import { mailsTo } from '#testing/accounts/sign-up.ts';
import { endRateLimits } from '#testing/database/rate-limits.ts';
import { openStream } from '#testing/event-stream.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, PASSWORD, startSession, visitor } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const NEW_PASSWORD = 'Battery-staple-2';

const server = await sharedTestApp();

const change = ({ request }: Client, currentPassword = PASSWORD, password = NEW_PASSWORD) =>
  request('POST', '/v1/auth/change-password', { currentPassword, password });

async function signInStatus({ user: { email } }: Client, password: string): Promise<number> {
  const response = await visitor(server)('POST', '/v1/auth/sign-in', { email, password });
  return response.statusCode;
}

const status = async ({ request }: Client) => (await request('GET', '/v1/me')).statusCode;

test('the new password replaces the old one', async () => {
  const ada = await createClient(server);
  const response = await change(ada);
  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect(await signInStatus(ada, NEW_PASSWORD)).toBe(200);
  expect(await signInStatus(ada, PASSWORD)).toBe(401);
});

test('a reset link emailed before the change no longer works', async () => {
  const ada = await createClient(server);
  const token = await askForResetToken(server, ada.user.email);
  await change(ada);
  const response = await visitor(server)('POST', '/v1/auth/reset-password', {
    token,
    password: 'Another-horse-3',
  });
  expect(response.json().code).toBe('auth/invalid-action-code');
});

test('an administrator can change their password too', async () => {
  const admin = await createClient(server, { role: 'admin' });
  expect((await change(admin)).statusCode).toBe(204);
});

test('the current session stays signed in', async () => {
  const ada = await createClient(server);
  const response = await change(ada);
  expect(response.cookies).toEqual([]);
  expect(await status(ada)).toBe(200);
});

test('every other session and its live stream end immediately, on other instances too', async () => {
  await using other = await startTestApp({ DATABASE_URL: server.databaseUrl });
  const address = await other.listen();
  const ada = await createClient(server);
  const phone = await startSession(server, ada.user);
  const laptop = await startSession(other, ada.user);
  expect([await status(phone), await status(laptop)]).toEqual([200, 200]);
  await using stream = await openStream(`${address}/v1/events`, laptop.cookie);
  await change(ada);
  await stream.next('signed-out');
  await stream.ended;
  expect([await status(ada), await status(phone), await status(laptop)]).toEqual([200, 401, 401]);
});

test('a wrong current password is refused and changes nothing', async () => {
  const ada = await createClient(server);
  const phone = await startSession(server, ada.user);
  const response = await change(ada, 'Wrong-horse-1');
  expect(response.statusCode).toBe(422);
  const message = 'The current password is incorrect.';
  expect(response.json()).toMatchObject({
    code: 'auth/invalid-credential',
    detail: message,
    errors: [{ path: 'currentPassword', message }],
  });
  expect(await status(phone)).toBe(200);
  expect(await signInStatus(ada, PASSWORD)).toBe(200);
});

test('wrong current passwords have their own count, which nobody else can use up', async () => {
  const ada = await createClient(server);
  for (let tries = 1; tries <= 6; tries += 1) await signInStatus(ada, 'Wrong-horse-1');
  expect((await change(ada)).statusCode).toBe(204);
  for (let tries = 1; tries <= 5; tries += 1) await change(ada, 'Wrong-horse-1');
  const response = await change(ada);
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({ code: 'auth/too-many-requests' });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

test('the right current password works again after a minute', async () => {
  const ada = await createClient(server);
  for (let tries = 1; tries <= 6; tries += 1) await change(ada, 'Wrong-horse-1');
  await endRateLimits(server, ada.user.id);
  expect((await change(ada)).statusCode).toBe(204);
});

test('only one of several simultaneous changes is made', async () => {
  const ada = await createClient(server);
  const passwords = Array.from({ length: 4 }, (_, index) => `Battery-staple-${index}`);
  const responses = await Promise.all(passwords.map((password) => change(ada, PASSWORD, password)));
  const winners = passwords.filter((_, index) => responses[index]?.statusCode === 204);
  expect(winners).toHaveLength(1);
  expect(await signInStatus(ada, winners[0] ?? '')).toBe(200);
});

test('a user without a password is told how to get one', async () => {
  const ada = await createClient(server);
  await server.platform.database.delete(credentials).where(eq(credentials.userId, ada.user.id));
  const response = await change(ada);
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({
    code: 'auth/no-password',
    detail: "This account has no password yet. Use 'Forgot password' to set one.",
  });
});

test('all 128 characters of a long password count', async () => {
  const ada = await createClient(server);
  const password = `Aa1-${'x'.repeat(123)}y`;
  expect((await change(ada, PASSWORD, password)).statusCode).toBe(204);
  expect(await signInStatus(ada, `${password.slice(0, -1)}z`)).toBe(401);
  expect(await signInStatus(ada, password)).toBe(200);
});

test.each([
  ['currentPassword', '', 'Password is required.'],
  ['currentPassword', undefined, 'Password is required.'],
  ['password', '', 'Password is required.'],
  ['password', 'Battery2', 'Password must contain at least one special character.'],
  ['password', 'Qwerty123!', weakPassword()],
])('%s %j is refused: %s', async (field, value, detail) => {
  const ada = await createClient(server);
  const form = { currentPassword: PASSWORD, password: NEW_PASSWORD, [field]: value };
  const response = await ada.request('POST', '/v1/auth/change-password', form);
  expect(response.statusCode).toBe(422);
  const message = expect.stringContaining(detail);
  expect(response.json()).toMatchObject({ detail, errors: [{ path: field, message }] });
});

test('an email reports the change and says how to recover the account', async () => {
  const ada = await createClient(server);
  await change(ada);
  const [mail] = await mailsTo(server, ada.user.email);
  expect(mail).toMatchObject({
    subject: 'Your Redflag password was changed',
    text: expect.stringContaining('http://localhost:3000/forgot-password'),
  });
});

test('a change requested by another site is refused', async () => {
  const ada = await createClient(server);
  const form = { currentPassword: PASSWORD, password: NEW_PASSWORD };
  const response = await ada.request('POST', '/v1/auth/change-password', form, {
    origin: 'https://evil.example',
  });
  expect(response.statusCode).toBe(403);
  expect(await signInStatus(ada, PASSWORD)).toBe(200);
});
