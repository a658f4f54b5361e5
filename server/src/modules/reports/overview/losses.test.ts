import { randomUUID } from 'node:crypto';
import { roundLoss } from '@redflag/shared/reports/losses';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reports } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, PASSWORD } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const { database } = server.platform;
const admin = await createClient(server, { role: 'admin' });

const resolve = (id: string) =>
  admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved', wellKnown: true });

/** Files a confirmed report with an amount. Returns its id and its target's. */
async function lose(target: string, amount: string, by?: Client, fields = {}) {
  const reporter = by ?? (await createClient(server));
  const report = await createReport(reporter, { target, amount, currency: 'NGN', ...fields });
  await resolve(report.id);
  return { ...report, reporter };
}

async function lossesOf(targetId: string) {
  const reader = await createClient(server);
  return (await reader.request('GET', `/v1/targets/${targetId}/overview`)).json().losses;
}

const newTarget = () => `${randomUUID()}.example`;

test('from three people on, everyone reads the median of what they lost, by currency', async () => {
  const target = newTarget();
  const { targetId } = await lose(target, '90000');
  await lose(target, '123456.78');
  await lose(target, '50', undefined, { currency: 'GBP' });
  expect(await lossesOf(targetId)).toEqual([]);
  await lose(target, '999999999999.99');
  expect(await lossesOf(targetId)).toEqual([{ currency: 'NGN', median: 120_000 }]);
});

test('a person counts once, with what their newest report says', async () => {
  const target = newTarget();
  const { targetId, reporter } = await lose(target, '1');
  await lose(target, '500', reporter);
  await lose(target, '10');
  expect(await lossesOf(targetId)).toEqual([]);
  await lose(target, '1000');
  expect(await lossesOf(targetId)).toEqual([{ currency: 'NGN', median: 500 }]);
});

test('accounts of one mailbox are one person, also when one is gone', async () => {
  const target = newTarget();
  const name = randomUUID();
  const eve = (alias: string) => createClient(server, { email: `${name}${alias}@example.com` });
  const { targetId, reporter } = await lose(target, '1', await eve(''));
  await lose(target, '1', await eve('+2'));
  await reporter.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
  await lose(target, '7', await eve('+3'));
  await lose(target, '100');
  expect(await lossesOf(targetId)).toEqual([]);
  await lose(target, '200');
  expect(await lossesOf(targetId)).toEqual([{ currency: 'NGN', median: 100 }]);
});

test('of an even number of people it is an amount, not an average, which would tell the other', async () => {
  const target = newTarget();
  const { targetId } = await lose(target, '10');
  for (const amount of ['20', '30', '40']) await lose(target, amount);
  expect(await lossesOf(targetId)).toEqual([{ currency: 'NGN', median: 20 }]);
});

test('what was lost counts on when its account is deleted, and when it was paid is forgotten', async () => {
  const target = newTarget();
  const paidAt = '2026-10-01T12:30:00.000Z';
  const { id, targetId, reporter } = await lose(target, '10', undefined, { paidAt });
  await lose(target, '20');
  await lose(target, '30');
  await reporter.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
  expect(await lossesOf(targetId)).toEqual([{ currency: 'NGN', median: 20 }]);
  const kept = { reporterId: null, amount: '10', currency: 'NGN', paidAt: null };
  expect((await admin.request('GET', `/v1/reports/${id}`)).json()).toMatchObject(kept);
});

test.each([
  ['waits', { status: 'Pending', resolvedAt: null }],
  ['is hidden', { hiddenBy: 'administrator' }],
  ['is of a suspended person', { isSuspended: true }],
  ['is about a vulnerability', { type: 'Security Vulnerability' }],
] as const)('a report that %s does not count', async (_what, changed) => {
  const target = newTarget();
  const filed = [await lose(target, '10'), await lose(target, '20'), await lose(target, '30')];
  const { id = '', targetId = '' } = filed[0] ?? {};
  expect(await lossesOf(targetId)).toHaveLength(1);
  await database.update(reports).set(changed).where(eq(reports.id, id));
  expect(await lossesOf(targetId)).toEqual([]);
});

test('an amount that is told has two digits and is within a twentieth of the true one', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e12, noNaN: true }), (amount) => {
      const told = roundLoss(amount);
      expect(told.toExponential()).toMatch(/^\d(\.\d)?e/);
      expect(Math.abs(told - amount)).toBeLessThanOrEqual(amount / 20 + Number.EPSILON);
    }),
  );
});
