import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sessionCookie } from '#modules/accounts/sessions/session-cookie.ts';
import { openSessions, STAFF_FACTOR_FROM } from '#modules/accounts/sessions/sessions.service.ts';
import { putSetting } from '#platform/database/stored-settings.ts';
import { withCookies } from '#testing/accounts/authenticator.ts';
import { addCodeApp } from '#testing/accounts/code-app.ts';
import { letConfirmationAge } from '#testing/accounts/confirmation.ts';
import { createClient, createUser, PASSWORD, startSession, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';
import { ensureStaffFactorDate } from './staff-factor.ts';

const strict = await startTestApp({ STAFF_SECOND_FACTOR: 'required' });
const lenient = await startTestApp();
afterAll(async () => {
  await strict[Symbol.asyncDispose]();
  await lenient[Symbol.asyncDispose]();
});

const staff = [
  ['administrators', { role: 'admin' }],
  ['reviewers', { reviewRole: 'reviewer' }],
  ['checkers', { reviewRole: 'checker' }],
] as const;

test.each(staff)('where it is required, %s without one may only add one', async (_who, values) => {
  const user = await createUser(strict, values);
  const credentials = { email: user.email, password: PASSWORD };
  const answer = await visitor(strict)('POST', '/v1/auth/sign-in', credentials);
  expect(expectProblem(answer, 401).code).toBe('auth/factor-needed');
  const half = await startSession(strict, user);
  expect(expectProblem(await half.request('GET', '/v1/me'), 401).code).toBe('auth/factor-needed');
  expect((await half.request('GET', '/v1/me/factors')).json()).toMatchObject({ lacks: 'factor' });
  const { answer: added } = await addCodeApp(strict, half);
  expect(added.json().recoveryCodes).toHaveLength(10);
  const headers = { cookie: withCookies('', added) };
  const me = await visitor(strict)('GET', '/v1/me', undefined, headers);
  expect([me.statusCode, me.json().id]).toEqual([200, user.id]);
  expect(expectProblem(await half.request('GET', '/v1/me'), 401).code).toBe('auth/no-session');
  const removal = await visitor(strict)('DELETE', '/v1/me/code-app', undefined, headers);
  expect(expectProblem(removal, 409).code).toBe('auth/factor-required');
});

test('who must add one is asked for the password again after ten minutes', async () => {
  const half = await createClient(strict, { role: 'admin' });
  await letConfirmationAge(strict, half);
  const refused = await half.request('POST', '/v1/me/code-app');
  expect(refused.statusCode).toBe(403);
  const proof = { currentPassword: PASSWORD };
  expect((await half.request('POST', '/v1/auth/confirm', proof)).statusCode).toBe(204);
  expect((await half.request('POST', '/v1/me/code-app')).statusCode).toBe(200);
});

test('who gave one elsewhere needs none here', async () => {
  const { id } = await createUser(strict, { role: 'admin' });
  const { database, config } = strict.platform;
  const browser = { userAgent: '', deviceId: randomUUID() };
  const token = await openSessions(strict.platform).startWhole(database, id, browser);
  const headers = { cookie: `${sessionCookie(config).name}=${token}` };
  expect((await visitor(strict)('GET', '/v1/me', undefined, headers)).statusCode).toBe(200);
});

test('users need none, wherever it is required', async () => {
  const { request } = await createClient(strict);
  expect((await request('GET', '/v1/me')).statusCode).toBe(200);
  expect((await request('GET', '/v1/me/factors')).json()).toMatchObject({ requiredFrom: null });
});

test('elsewhere, staff have 14 days from the first start, whatever starts later', async () => {
  const { database } = lenient.platform;
  await ensureStaffFactorDate(database);
  const admin = await createClient(lenient, { role: 'admin' });
  const read = async () => (await admin.request('GET', '/v1/me/factors')).json().requiredFrom;
  const from = await read();
  const days = (new Date(from).getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  await ensureStaffFactorDate(database);
  expect(await read()).toBe(from);
  await putSetting(database, STAFF_FACTOR_FROM, new Date(Date.now() - 1_000).toISOString());
  const late = await startSession(lenient, admin.user);
  expect(expectProblem(await late.request('GET', '/v1/me'), 401).code).toBe('auth/factor-needed');
});
