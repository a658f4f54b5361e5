import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reports, targetAlerts } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { untilDone } from '#testing/jobs.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';
import { lookForEnded, tellEnded } from './ended-confirmations.jobs.ts';
import { sendScamAlerts } from './scam-alerts.jobs.ts';

const server = await sharedTestApp();
const { database } = server.platform;
const admin = await createClient(server, { role: 'admin' });

let made = 0;
/** Returns a host that no other test uses. */
function freshHost(): string {
  made += 1;
  return `ended-${made}.example.com`;
}

const search = (client: Client, target: string) =>
  client.request('GET', `/v1/reports?${new URLSearchParams({ target })}`);
const setStatus = (id: string, status: string) =>
  admin.request('PATCH', `/v1/reports/${id}`, { status });

interface Told {
  title: string;
  content: string;
}

/** What a person was told of a target, the newest first. */
async function toldOf(client: Client): Promise<Told[]> {
  const { items } = (await client.request('GET', '/v1/me/notifications')).json();
  return items.filter(({ type }: { type: string }) => type === 'scam alert');
}
const untilTold = (client: Client, ...titles: string[]) =>
  eventually(async () => expect((await toldOf(client)).map(({ title }) => title)).toEqual(titles));

/** A target that is confirmed by one report, and somebody who was alerted about it. */
async function confirmed(target = freshHost()) {
  const { id } = await createReport(await createClient(server), { target });
  const reader = await createClient(server);
  await search(reader, target);
  await setStatus(id, 'Resolved');
  await untilTold(reader, 'Scam Alert');
  const [row] = await database
    .select({ targetId: reports.targetId })
    .from(reports)
    .where(eq(reports.id, id));
  return { target, id, reader, targetId: row?.targetId ?? '' };
}

test('people who were alerted are told when the report is no longer Resolved, and alerted when it is again', async () => {
  const { id, reader, target } = await confirmed();
  await setStatus(id, 'Under Review');
  await untilTold(reader, 'Scam Alert Withdrawn', 'Scam Alert');
  const [withdrawn] = await toldOf(reader);
  expect(withdrawn?.content).toContain(target.replaceAll('.', '[.]'));
  await setStatus(id, 'Resolved');
  await untilTold(reader, 'Scam Alert', 'Scam Alert Withdrawn', 'Scam Alert');
});

test('people who were alerted are told when the report is deleted, even if it was the only one', async () => {
  const { id, reader, target } = await confirmed();
  await admin.request('DELETE', `/v1/reports/${id}`);
  await untilTold(reader, 'Scam Alert Withdrawn', 'Scam Alert');
  const [withdrawn] = await toldOf(reader);
  expect(withdrawn?.content).toContain(target.replaceAll('.', '[.]'));
});

test('nobody is told while another report confirms the target, or when they were not alerted', async () => {
  const { id, target, targetId, reader } = await confirmed();
  const other = await createReport(await createClient(server), { target });
  const late = await createClient(server);
  await setStatus(other.id, 'Resolved');
  await untilDone(server, 'alerts.%');
  await search(late, target);
  await setStatus(id, 'Rejected');
  await setStatus(id, 'Closed');
  await untilDone(server, 'alerts.%');
  expect(await toldOf(reader)).toHaveLength(1);
  await setStatus(other.id, 'Pending');
  await untilTold(reader, 'Scam Alert Withdrawn', 'Scam Alert');
  expect(await toldOf(late)).toEqual([]);
  const left = await database
    .select()
    .from(targetAlerts)
    .where(eq(targetAlerts.targetId, targetId));
  expect(left).toEqual([]);
});

test('what ended without a job is found, also when the target is gone', async () => {
  const changed = await confirmed();
  const deleted = await confirmed();
  await database.update(reports).set({ status: 'Closed' }).where(eq(reports.id, changed.id));
  await database.delete(reports).where(eq(reports.id, deleted.id));
  await Promise.all([
    lookForEnded(server.platform, new Date()),
    lookForEnded(server.platform, new Date()),
  ]);
  await untilDone(server, 'alerts.%');
  for (const { reader } of [changed, deleted]) {
    await untilTold(reader, 'Scam Alert Withdrawn', 'Scam Alert');
  }
  const [withdrawn] = await toldOf(deleted.reader);
  expect(withdrawn?.content).toContain('Something is no longer confirmed as a scam.');
});

test('people are not alerted by a second report, and told when both have ended', async () => {
  const { id, target, reader } = await confirmed();
  const other = await createReport(await createClient(server), { target });
  for (const report of [other.id, id]) {
    await setStatus(report, 'Resolved');
    await untilDone(server, 'alerts.%');
  }
  await untilTold(reader, 'Scam Alert');
  for (const report of [other.id, id]) await setStatus(report, 'Closed');
  await untilTold(reader, 'Scam Alert Withdrawn', 'Scam Alert');
});

test('many people are told in batches, each of them once, by jobs side by side', async () => {
  const { id, target, targetId, reader } = await confirmed();
  const readers = [reader];
  for (let count = 0; count < 4; count += 1) {
    const another = await createClient(server);
    await search(another, target);
    readers.push(another);
  }
  await sendScamAlerts(server.platform, { reportId: id, after: null });
  await database.update(reports).set({ status: 'Closed' }).where(eq(reports.id, id));
  await Promise.all([1, 2, 3].map(() => tellEnded(server.platform, { targetId, target: null }, 2)));
  await untilDone(server, 'alerts.%');
  for (const told of readers) await untilTold(told, 'Scam Alert Withdrawn', 'Scam Alert');
});

test('an alert is forgotten when its notification has been deleted', async () => {
  const { targetId } = await confirmed();
  const { notificationDays } = server.platform.config;
  const later = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  const left = () => database.$count(targetAlerts, eq(targetAlerts.targetId, targetId));
  await lookForEnded(server.platform, later(notificationDays - 1));
  expect(await left()).toBe(1);
  await lookForEnded(server.platform, later(notificationDays + 1));
  expect(await left()).toBe(0);
});
