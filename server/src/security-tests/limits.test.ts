import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSessions } from '#modules/accounts/sessions/sessions.service.ts';
import { costs } from '#platform/limits.ts';
import type { Costs } from '#platform/rate-limits/costs.ts';
import { freshEmail } from '#testing/accounts/sign-up.ts';
import { openStream } from '#testing/event-stream.ts';
import { createUser } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const PER_ACCOUNT = 2;
const PER_ADDRESS = 4;
/** The product's own limits, but low. Requests are counted in the same way. */
const low = Object.fromEntries(
  Object.entries(costs).map(([name, cost]) => [
    name,
    { ...cost, account: PER_ACCOUNT, address: PER_ADDRESS },
  ]),
) as Costs;

let server: TestApp;
beforeAll(async () => {
  const settings = { RATE_LIMITS: 'on', TRUSTED_PROXIES: 'loopback' };
  server = await startTestApp(settings, undefined, low);
});
afterAll(() => server[Symbol.asyncDispose]());

let addresses = 0;
/** An address that has not been used before. */
function freshAddress(): string {
  addresses += 1;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
}

/** The cookie of a new user. */
async function freshSession(role: 'user' | 'admin'): Promise<string> {
  const { id } = await createUser(server, { role });
  const { token } = await openSessions(server.platform).start(server.platform.database, id, {
    userAgent: '',
    deviceId: randomUUID(),
  });
  return `session=${token}`;
}

interface Asking {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  url: string;
  body?: object;
}

const nobody = '019aa000-0000-7000-8000-000000000000';
/** Every costly route, called in the cheapest way that counts. A 'named' account has its email in the form. */
const table: [keyof typeof costs, 'signed in' | 'named' | 'visitor', Asking][] = [
  ['robot-check', 'visitor', { method: 'GET', url: '/v1/robot-check' }],
  ['openid', 'visitor', { method: 'GET', url: '/v1/auth/google' }],
  ['openid', 'visitor', { method: 'GET', url: '/v1/auth/google/callback' }],
  ['openid', 'visitor', { method: 'GET', url: '/v1/auth/staff' }],
  ['openid', 'visitor', { method: 'GET', url: '/v1/auth/staff/callback' }],
  ['logout', 'visitor', { method: 'POST', url: '/v1/auth/staff/logout' }],
  ['password', 'named', { method: 'POST', url: '/v1/auth/sign-up' }],
  ['password', 'named', { method: 'POST', url: '/v1/auth/sign-in' }],
  ['password', 'visitor', { method: 'POST', url: '/v1/auth/reset-password', body: {} }],
  ['password', 'signed in', { method: 'POST', url: '/v1/auth/change-password', body: {} }],
  ['message', 'named', { method: 'POST', url: '/v1/auth/forgot-password' }],
  ['message', 'named', { method: 'POST', url: '/v1/auth/verify-email/send' }],
  ['message', 'signed in', { method: 'POST', url: '/v1/auth/phone/send', body: {} }],
  ['proof', 'named', { method: 'POST', url: '/v1/auth/verify-email' }],
  ['proof', 'visitor', { method: 'POST', url: '/v1/auth/verify-email/check', body: {} }],
  ['proof', 'visitor', { method: 'POST', url: '/v1/auth/reset-password/check', body: {} }],
  ['proof', 'signed in', { method: 'POST', url: '/v1/auth/phone/verify', body: {} }],
  ['picture', 'signed in', { method: 'POST', url: '/v1/reports', body: {} }],
  ['picture', 'signed in', { method: 'PUT', url: '/v1/me/photo', body: {} }],
  ['picture', 'signed in', { method: 'POST', url: '/v1/posts', body: {} }],
  ['picture', 'signed in', { method: 'PATCH', url: `/v1/posts/${nobody}`, body: {} }],
  ['review', 'signed in', { method: 'PATCH', url: `/v1/reports/${nobody}`, body: {} }],
  ['download', 'signed in', { method: 'GET', url: '/v1/me/export' }],
  ['download', 'signed in', { method: 'GET', url: '/v1/reports.csv' }],
  ['download', 'signed in', { method: 'GET', url: '/v1/me/reports.csv' }],
  ['overview', 'signed in', { method: 'GET', url: '/v1/users' }],
  ['overview', 'signed in', { method: 'GET', url: '/v1/stats' }],
  ['overview', 'signed in', { method: 'GET', url: '/v1/audit-log' }],
  ['contains', 'signed in', { method: 'GET', url: '/v1/reports?q=pay' }],
  ['contains', 'signed in', { method: 'GET', url: '/v1/me/reports?q=pay' }],
  ['contains', 'signed in', { method: 'GET', url: `/v1/user-reports/${nobody}?q=pay` }],
];

/** Sends requests as one account, new on each call, from the address given with each request. */
async function freshAccount(who: string, { method, url, body }: Asking) {
  const email = freshEmail();
  const cookie =
    who === 'signed in' ? await freshSession(url.includes('photo') ? 'user' : 'admin') : '';
  const robotCheck = 'x';
  const named = {
    email,
    password: 'Correct-horse-1',
    code: '000000',
    username: 'Ada',
    acceptTerms: true,
  };
  return (address: string) =>
    server.app.inject({
      method,
      url,
      headers: { cookie, 'x-forwarded-for': address },
      ...(who === 'named' && { payload: { ...named, robotCheck } }),
      ...(body && { payload: body }),
    });
}

function expectRefusal(response: Awaited<ReturnType<TestApp['app']['inject']>>): void {
  const problem = expectProblem(response, 429);
  expect(problem.code).toMatch(/^(auth\/)?too-many-requests$/);
  expect(problem.detail).toBe(
    'You have made too many requests in a short period. Please wait and try again later.',
  );
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
}

test.each(table)(
  '%s: one address is limited across all accounts (%s): %j',
  async (_cost, who, asking) => {
    const address = freshAddress();
    for (let times = 0; times < PER_ADDRESS; times += 1) {
      const ask = await freshAccount(who, asking);
      expect((await ask(address)).statusCode).not.toBe(429);
    }
    expectRefusal(await (await freshAccount(who, asking))(address));
    expect((await (await freshAccount(who, asking))(freshAddress())).statusCode).not.toBe(429);
  },
);

const signedIn = table.filter(([_cost, who]) => who === 'signed in');
test.each(signedIn)(
  '%s: one account (%s) is limited across all addresses: %j',
  async (_cost, who, asking) => {
    const ask = await freshAccount(who, asking);
    for (let times = 0; times < PER_ACCOUNT; times += 1) {
      expect((await ask(freshAddress())).statusCode).not.toBe(429);
    }
    expectRefusal(await ask(freshAddress()));
  },
);

const named = table.filter(([_cost, who]) => who === 'named');
test.each(named)(
  '%s: one account (%s) is limited from one address only, so that nobody locks the owner out: %j',
  async (_cost, who, asking) => {
    const ask = await freshAccount(who, asking);
    const address = freshAddress();
    for (let times = 0; times < PER_ACCOUNT; times += 1) {
      expect((await ask(address)).statusCode).not.toBe(429);
    }
    expectRefusal(await ask(address));
    expect((await ask(freshAddress())).statusCode).not.toBe(429);
  },
);

test('a list without a text search is not counted', async () => {
  const ask = await freshAccount('signed in', { method: 'GET', url: '/v1/reports' });
  const address = freshAddress();
  for (let times = 0; times <= PER_ADDRESS; times += 1) {
    expect((await ask(address)).statusCode).toBe(200);
  }
});

describe('live streams', () => {
  const open = async (cookie: string, address: string) => {
    const origin = server.app.listeningOrigin;
    return fetch(`${origin}/v1/events`, { headers: { cookie, 'x-forwarded-for': address } });
  };

  test('one account can have thirty, and can open another when one is closed', async () => {
    const origin = await server.listen();
    const cookie = await freshSession('user');
    await using streams = new AsyncDisposableStack();
    const first = await openStream(`${origin}/v1/events`, cookie);
    for (let count = 1; count < 30; count += 1) {
      streams.use(await openStream(`${origin}/v1/events`, cookie));
    }
    const refused = await open(cookie, freshAddress());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    await first[Symbol.asyncDispose]();
    await expect
      .poll(async () => {
        const again = await open(cookie, freshAddress());
        await again.body?.cancel();
        return again.status;
      })
      .toBe(200);
  });
});
