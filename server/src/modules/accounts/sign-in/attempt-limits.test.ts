import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { unlockAccount } from '#modules/accounts/index.ts';
import { rateLimits } from '#platform/limits.ts';
import { openRateLimit } from '#platform/rate-limits/rate-limits.ts';
import { easyRobotCheck, freshEmail } from '#testing/accounts/sign-up.ts';
import { endRateLimits } from '#testing/database/rate-limits.ts';
import { createUser, PASSWORD } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { openAttemptLimit } from './attempt-limits.ts';

const server = await sharedTestApp();

interface Attempt {
  password?: string;
  from?: string;
  cookies?: Record<string, string>;
  robotCheck?: string;
  at?: TestApp;
}

const OWN_NETWORK = '203.0.113.7';

/** Tries to sign in; without `from`, from the owner's network. */
async function attempt(
  email: string,
  { password = PASSWORD, from = OWN_NETWORK, cookies = {}, robotCheck, at = server }: Attempt,
) {
  const response = await at.app.inject({
    method: 'POST',
    url: '/v1/auth/sign-in',
    remoteAddress: from,
    cookies,
    payload: { email, password, ...(robotCheck && { robotCheck }) },
  });
  const set = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return { status: response.statusCode, code: response.json().code, cookies: set };
}

/** Counts wrong passwords, without the work of checking them. Returns the statuses. */
async function guess(email: string, times: number, options: Attempt = {}): Promise<number[]> {
  const { from: address = OWN_NETWORK, cookies = {}, robotCheck, at = server } = options;
  const { platform } = at;
  const deviceId = platform.secrets.verify('device', cookies.device ?? '') ?? randomUUID();
  const attempts = openAttemptLimit(platform);
  const statuses: number[] = [];
  for (let time = 1; time <= times; time += 1) {
    const taken = attempts.take({ email, address, deviceId, robotCheck });
    statuses.push(await taken.then(() => 401).catch(({ details }) => details.status));
  }
  return statuses;
}

/** Signs in once. Returns the cookie by which the device is known. */
async function knownDevice(email: string): Promise<Record<string, string>> {
  const { cookies, status } = await attempt(email, { from: '198.51.100.1' });
  expect(status).toBe(200);
  return { device: cookies.device ?? '' };
}

const others = Array.from({ length: 30 }, (_, index) => `192.0.2.${index + 1}`);

test('wrong passwords from thirty networks lock nobody out but those who send them', async () => {
  const { email } = await createUser(server);
  for (const from of others) {
    const password = 'Wrong-horse-1';
    expect(await attempt(email, { from, password })).toMatchObject({ status: 401 });
  }
  await guess(email, 5, { from: others[0] ?? '' });
  expect(await attempt(email, { from: others[0] ?? '' })).toMatchObject({ status: 429 });
  expect(await attempt(email, {})).toMatchObject({ status: 200 });
});

test('after a hundred failures an unknown device solves a robot check each time, and a known one does not', async () => {
  const { email } = await createUser(server);
  const cookies = await knownDevice(email);
  const failures = openRateLimit(server.platform.database, 'sign-in-account');
  await guess(email, 1, { from: others[0] ?? '' });
  for (let time = 2; time <= rateLimits['sign-in-account'].times; time += 1) {
    expect(await failures.take(email)).toMatchObject({ allowed: true });
  }
  const refused = { status: 422, code: 'auth/robot-check-failed' };
  for (let time = 1; time <= 6; time += 1) expect(await attempt(email, {})).toMatchObject(refused);
  const robotCheck = await easyRobotCheck(server);
  expect(await attempt(email, { robotCheck })).toMatchObject({ status: 200 });
  expect(await attempt(email, { robotCheck })).toMatchObject(refused);
  expect(await guess(email, 1, { robotCheck: await easyRobotCheck(server) })).toEqual([401]);
  expect(await attempt(email, { cookies })).toMatchObject({ status: 200 });
  await endRateLimits(server, email);
  expect(await attempt(email, {})).toMatchObject({ status: 200 });
});

test('a device that signed in before has its own count', async () => {
  const { email } = await createUser(server);
  const cookies = await knownDevice(email);
  expect(await guess(email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await attempt(email, { cookies })).toMatchObject({ status: 200 });
  expect(await guess(email, 6, { cookies })).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await attempt(email, { from: '203.0.113.8' })).toMatchObject({ status: 200 });
});

test('a device is known only to the accounts it has signed in to, and by its signed cookie', async () => {
  const { email } = await createUser(server);
  await knownDevice(email);
  const stranger = await createUser(server);
  const cookies = await knownDevice(stranger.email);
  await guess(email, 5);
  expect(await attempt(email, { cookies })).toMatchObject({ status: 429 });
  const forged = { device: server.platform.secrets.sign('status-mails', randomUUID()) };
  expect(await attempt(email, { cookies: forged })).toMatchObject({ status: 429 });
  expect(await attempt(email, { cookies: { device: 'x' } })).toMatchObject({ status: 429 });
});

test('a device stays known after signing out, and is forgotten when its session is ended elsewhere', async () => {
  const { email } = await createUser(server);
  const end = async (cookies: Record<string, string>, session?: string) => {
    const { items } = (await server.app.inject({ url: '/v1/me/sessions', cookies })).json();
    const id = session ?? items.find(({ current }: { current: boolean }) => !current)?.id;
    await server.app.inject({ method: 'DELETE', url: `/v1/me/sessions/${id}`, cookies });
  };
  const lost = (await attempt(email, {})).cookies;
  const url = '/v1/auth/sign-out';
  await server.app.inject({
    method: 'POST',
    url,
    cookies: (await attempt(email, { cookies: lost })).cookies,
  });
  await guess(email, 5);
  const phone = (await attempt(email, { cookies: { device: lost.device ?? '' } })).cookies;
  expect(phone.device).toBeTruthy();
  const laptop = (await attempt(email, { from: '203.0.113.9' })).cookies;
  await end(laptop);
  const known = await attempt(email, { cookies: { device: phone.device ?? '' } });
  expect(known).toMatchObject({ status: 429 });
});

test('a new password forgets every device but the one it was changed on', async () => {
  const { email } = await createUser(server);
  const lost = await knownDevice(email);
  const { cookies } = await attempt(email, {});
  const password = 'Battery-staple-2';
  const changed = await server.app.inject({
    method: 'POST',
    url: '/v1/auth/change-password',
    cookies,
    payload: { currentPassword: PASSWORD, password },
  });
  expect(changed.statusCode).toBe(204);
  await guess(email, 5);
  expect(await attempt(email, { password, cookies: lost })).toMatchObject({ status: 429 });
  const kept = { device: cookies.device ?? '' };
  expect(await attempt(email, { password, cookies: kept })).toMatchObject({ status: 200 });
});

test('IPv6 counts by /64, /56 and /48, the wider the more', async () => {
  const { email } = await createUser(server);
  const wrong = [401, 401, 401, 401, 401];
  for (const subnet of ['00', '01', '02', '03']) {
    expect(await guess(email, 5, { from: `2001:db8:1:11${subnet}::${subnet}` })).toEqual(wrong);
  }
  expect(await guess(email, 1, { from: '2001:db8:1:1100::ffff' })).toEqual([429]);
  expect(await guess(email, 1, { from: '2001:db8:1:11ff::1' })).toEqual([429]);
  expect(await guess(email, 1, { from: '2001:db8:1:1200::1' })).toEqual([401]);
});

test('all instances count together', async () => {
  await using other = await startTestApp({ DATABASE_URL: server.databaseUrl });
  const { email } = await createUser(server);
  await guess(email, 3);
  await guess(email, 2, { at: other });
  expect(await attempt(email, {})).toMatchObject({ status: 429 });
});

test('an operator can unlock an account', async () => {
  const { email } = await createUser(server);
  await guess(email, 5);
  const neighbour = await createUser(server, { email: `x${email}` });
  await guess(neighbour.email, 5);
  expect(await unlockAccount(server.platform.database, email)).toBe(true);
  expect(await attempt(email, {})).toMatchObject({ status: 200 });
  expect(await attempt(neighbour.email, {})).toMatchObject({ status: 429 });
  expect(await unlockAccount(server.platform.database, freshEmail())).toBe(false);
});
