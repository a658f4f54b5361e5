import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recountAllTargets } from '#modules/targets/index.ts';
import { reportStatusChanges, targets } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const [ada, eve] = [await createClient(server), await createClient(server)];
const admin = await createClient(server, { role: 'admin' });

const shop = () => `shop-${randomUUID()}.com`;
const file = (client: Client, target: string) => createReport(client, { target });
const clear = (targetId: string, reports: string[], reason = 'An honest shop') =>
  admin.request('PUT', `/v1/targets/${targetId}/cleared`, { reason, reports });
const read = async (targetId: string) =>
  (await ada.request('GET', `/v1/targets/${targetId}`)).json().verdict;
const actsOn = async (target: string) =>
  (await admin.request('GET', `/v1/audit-log?q=${target}`))
    .json()
    .items.filter(({ action }: { action: string }) => action.startsWith('target.'));
const today = new Date().toISOString().slice(0, 10).split('-').reverse().join('/');

test('a reviewer finds no scam: the reports are rejected, and the verdict says so', async () => {
  const target = shop();
  const first = await file(ada, target);
  const second = await file(eve, target);
  const answer = await clear(first.targetId, [first.id, second.id]);
  expect(answer.json().verdict).toMatchObject({
    level: 'cleared',
    heading: `Our reviewers looked at it and found no scam (${today})`,
    reports: { pending: 0, rejected: 2 },
  });
  const history = await ada.request('GET', `/v1/reports/${first.id}/history`);
  expect(history.json().items.at(-1)).toMatchObject({ to: 'Rejected', reason: 'An honest shop' });
  expect(await actsOn(target)).toMatchObject([
    { action: 'target.clear', after: { reason: 'An honest shop' } },
  ]);
  expect(await recountAllTargets(server.platform)).toBe(0);
});

test('the next report ends it, until that is rejected, too', async () => {
  const target = shop();
  const first = await file(ada, target);
  await clear(first.targetId, [first.id]);
  const next = await file(eve, target);
  expect(await read(first.targetId)).toMatchObject({
    level: 'reported',
    heading: `Reported by 1 person, after our reviewers found no scam (${today})`,
  });
  const decision = { status: 'Rejected', reason: 'The same' };
  await admin.request('PATCH', `/v1/reports/${next.id}`, decision);
  expect(await read(first.targetId)).toMatchObject({ level: 'cleared' });
});

test('reporters do not end it by taking back reports that were closed', async () => {
  const { id, targetId } = await file(ada, shop());
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Closed' });
  await clear(targetId, []);
  expect((await ada.request('DELETE', `/v1/reports/${id}`)).statusCode).toBe(204);
  expect(await read(targetId)).toMatchObject({
    level: 'cleared',
    reports: { closed: 0, rejected: 1 },
  });
  expect(await recountAllTargets(server.platform)).toBe(0);
});

test('while others wait or confirm, nothing changes', async () => {
  const target = shop();
  const first = await file(ada, target);
  const second = await file(eve, target);
  expect((await clear(first.targetId, [first.id])).json()).toMatchObject({
    status: 409,
    code: 'target/not-all-rejected',
    detail: 'There are other reports on it: 1 that waits. Decide on them first.',
  });
  expect(await read(first.targetId)).toMatchObject({ level: 'reported', reports: { pending: 2 } });
  const third = await file(await createClient(server), target);
  await admin.request('PATCH', `/v1/reports/${second.id}`, { status: 'Resolved' });
  await admin.request('PATCH', `/v1/reports/${third.id}`, { status: 'Under Review' });
  expect((await clear(first.targetId, [first.id])).json().detail).toBe(
    'There are other reports on it: 1 under review and 1 that confirms a scam. Decide on them first.',
  );
  expect(await read(first.targetId)).toMatchObject({ level: 'confirmed' });
});

test('a report that another reviewer has confirmed since stays confirmed', async () => {
  const { id, targetId } = await file(ada, shop());
  const other = await createClient(server, { role: 'admin' });
  await other.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  const { database } = server.platform;
  const before = new Date(Date.now() - 5 * 60_000);
  const isThis = eq(reportStatusChanges.reportId, id);
  await database.update(reportStatusChanges).set({ changedAt: before }).where(isThis);
  const body = { reason: 'An honest shop', reports: [id], from: 'Pending' };
  const answer = await admin.request('PUT', `/v1/targets/${targetId}/cleared`, body);
  expect(answer.json()).toMatchObject({ status: 409, code: 'target/not-all-rejected' });
  expect(await read(targetId)).toMatchObject({ level: 'confirmed', clearedAt: null });
});

test('a confirmation is ended by a reviewer who names its report', async () => {
  const { id, targetId } = await file(ada, shop());
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  expect((await clear(targetId, [id])).json().verdict).toMatchObject({
    level: 'cleared',
    reports: { resolved: 0, rejected: 1 },
    confirmedAt: null,
  });
});

test('two reviewers who clear it at once, and a report at the same moment, agree', async () => {
  const { id, targetId, target } = await file(ada, shop());
  const other = await createClient(server, { role: 'admin' });
  const body = { reason: 'An honest shop', reports: [id], from: 'Pending' };
  const [one, two, report] = await Promise.all([
    admin.request('PUT', `/v1/targets/${targetId}/cleared`, body),
    other.request('PUT', `/v1/targets/${targetId}/cleared`, body),
    file(eve, target),
  ]);
  const isCleared = one.statusCode === 200 || two.statusCode === 200;
  expect([200, 409]).toContain(one.statusCode);
  expect([200, 409]).toContain(two.statusCode);
  expect(await read(targetId)).toMatchObject({
    level: 'reported',
    reports: { pending: isCleared ? 1 : 2 },
    clearedAt: isCleared ? expect.any(String) : null,
  });
  await admin.request('PATCH', `/v1/reports/${report.id}`, { status: 'Closed' });
  expect(await recountAllTargets(server.platform)).toBe(0);
});

test('a security vulnerability does not make it a scam', async () => {
  const target = shop();
  const { id, targetId } = await file(ada, target);
  await clear(targetId, [id]);
  const { id: flaw } = await createReport(eve, { target, type: 'Security Vulnerability' });
  await admin.request('PATCH', `/v1/reports/${flaw}`, { status: 'Resolved' });
  expect(await read(targetId)).toMatchObject({
    level: 'not-confirmed',
    heading: 'Reported, but not confirmed',
  });
  expect((await clear(targetId, [])).json().verdict).toMatchObject({ level: 'cleared' });
});

test('a report on another target is left alone', async () => {
  const [first, other] = [await file(ada, shop()), await file(eve, shop())];
  const answer = await clear(first.targetId, [first.id, other.id]);
  expect(answer.json().verdict).toMatchObject({ level: 'cleared', reports: { rejected: 1 } });
  expect(await read(other.targetId)).toMatchObject({ level: 'reported' });
});

test('can be taken back, and is over after 12 months', async () => {
  const { id, targetId, target } = await file(ada, shop());
  await clear(targetId, [id]);
  const long = new Date();
  long.setUTCMonth(long.getUTCMonth() - 13);
  const { database } = server.platform;
  await database.update(targets).set({ clearedAt: long }).where(eq(targets.id, targetId));
  expect(await read(targetId)).toMatchObject({ level: 'not-confirmed' });
  expect((await clear(targetId, [])).json().verdict).toMatchObject({ level: 'cleared' });
  const end = () => admin.request('DELETE', `/v1/targets/${targetId}/cleared`);
  expect((await end()).statusCode).toBe(204);
  expect((await actsOn(target))[0]).toMatchObject({ action: 'target.end-clearing' });
  expect(await read(targetId)).toMatchObject({ clearedAt: null });
  expect((await end()).statusCode).toBe(404);
});

test('needs a reason', async () => {
  const { id, targetId } = await file(ada, shop());
  const answer = await clear(targetId, [id], ' ');
  expect(answer.json().errors).toMatchObject([{ path: 'reason', message: 'Please give a reason' }]);
});
