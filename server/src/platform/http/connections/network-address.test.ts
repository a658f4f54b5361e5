import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#modules/audit/audit.schema.ts';
import { createClient, createUser } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { networkOf, plainAddress } from './network-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[2001:DB8:0:0::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', 'unknown'],
  ["1.2.3.4' or 1=1", 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%s is the address %s', (written, address) => {
  expect(plainAddress(written)).toBe(address);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['203.0.113.7', '203.0.113.7'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

/** The client address as the server sees it, read from the audit log. */
async function addressSeen(
  server: TestApp,
  remoteAddress: string,
  forwarded: string | string[],
): Promise<string | null | undefined> {
  const admin = await createClient(server, { role: 'admin' });
  const { id } = await createUser(server);
  await server.app.inject({
    method: 'PATCH',
    url: `/v1/users/${id}`,
    remoteAddress,
    headers: { cookie: admin.cookie, 'x-forwarded-for': forwarded },
    payload: { status: 'suspended', reason: 'Spam' },
  });
  const [act] = await server.platform.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id));
  return act?.address;
}

describe('behind two proxies', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ TRUSTED_PROXIES: '10.0.0.0/8,2001:db8:99::/48,loopback' });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test.each([
    ['the address given by the proxy is used', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['an address given by the caller is not', '10.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['a chain of proxies is followed', '10.0.0.1', '1.1.1.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['a caller cannot claim to be a proxy', '10.0.0.1', '10.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['a port is not part of the address', '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['a proxy with a port is a proxy', '10.0.0.1', '203.0.113.7, 10.9.9.9:80', '203.0.113.7'],
    ['IPv6 is read', '2001:db8:99::1', '[2001:db8:1::7]:4711', '2001:db8:1::7'],
    ['a mapped address is IPv4', '::ffff:10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
    ['several headers count as one list', '10.0.0.1', ['1.1.1.1', '203.0.113.7'], '203.0.113.7'],
    ['a missing address is unknown', '10.0.0.1', 'unknown', 'unknown'],
    ['an untrusted proxy is ignored', '203.0.113.9', '10.0.0.5', '203.0.113.9'],
  ])('%s', async (_what, remote, forwarded, seen) => {
    expect(await addressSeen(server, remote, forwarded)).toBe(seen);
  });
});

test('without trusted proxies, forwarded addresses are ignored', async () => {
  expect(await addressSeen(await sharedTestApp(), '127.0.0.1', '203.0.113.7')).toBe('127.0.0.1');
});

test('limits count by the trusted address, and by network for IPv6', async () => {
  await using server = await startTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: 'loopback' });
  const guess = (remoteAddress: string, forwarded: string, number: number) =>
    server.app.inject({
      method: 'POST',
      url: '/v1/auth/sign-in',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
      payload: { email: `nobody-${number}@gmail.com`, password: 'Wrong-1-wrong' },
    });
  let number = 0;
  for (const [remote, forwarded] of [
    ['203.0.113.9', (count: number) => `198.51.100.${count}`],
    ['127.0.0.1', (count: number) => `198.51.100.${count}, 203.0.113.8`],
    ['127.0.0.1', (count: number) => `2001:db8:1:2::${count}`],
  ] as const) {
    for (let count = 1; count <= 20; count += 1) {
      number += 1;
      expectProblem(await guess(remote, forwarded(count), number), 401);
    }
    expectProblem(await guess(remote, forwarded(21), number + 1_000), 429);
  }
});
