import { showTarget } from '@redflag/shared/text/show-target';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reports, targetSearches } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { untilDone } from '#testing/jobs.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';
import { sendScamAlerts } from './scam-alerts.jobs.ts';

const LONG_AGO = new Date(Date.now() - 91 * 24 * 3_600_000);

const server = await sharedTestApp();
const admin = await createClient(server, { role: 'admin' });

let made = 0;
/** Returns a host that no other test uses. */
function freshHost(): string {
  made += 1;
  return `scam-${made}.example.com`;
}

const search = (client: Client, target: string) =>
  client.request('GET', `/v1/reports?${new URLSearchParams({ target })}`);
const resolve = (id: string) => admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });

async function alertsOf(client: Client): Promise<{ content: string; reportId: string }[]> {
  const { items } = (await client.request('GET', '/v1/me/notifications')).json();
  return items.filter(({ title }: { title: string }) => title === 'Scam Alert');
}

/** Waits until a user is alerted. All others are alerted in the same transaction. */
const alerted = (client: Client, times = 1) =>
  eventually(async () => expect(await alertsOf(client)).toHaveLength(times));

test('people who searched for a target, in any spelling, get an alert that names it when it is resolved', async () => {
  const target = freshHost();
  const { id } = await createReport(await createClient(server), { target });
  const reader = await createClient(server);
  await search(reader, `https://www.${target.toUpperCase()}/pay`);
  await resolve(id);
  await alerted(reader);
  expect((await alertsOf(reader))[0]).toMatchObject({
    type: 'scam alert',
    read: false,
    reportId: id,
    content: expect.stringContaining(`Scam: ${showTarget(target)}.`),
  });
});

test('others who reported the target get an alert; the reporter of this report gets only the Status Update', async () => {
  const target = freshHost();
  const first = await createClient(server);
  const second = await createClient(server);
  const { id } = await createReport(first, { target });
  await createReport(second, { target });
  await search(first, target);
  await resolve(id);
  await alerted(second);
  expect(await alertsOf(first)).toEqual([]);
});

test('people get it although the reporter takes the report back before it is sent', async () => {
  const target = freshHost();
  const [scammer, reader] = [await createClient(server), await createClient(server)];
  const { id } = await createReport(scammer, { target });
  await search(reader, target);
  await search(scammer, target);
  // Reviewers can undo a decision for ten seconds, in which nobody is told.
  const decision = { reportIds: [id], status: 'Resolved' };
  await admin.request('POST', '/v1/reports/status', decision);
  expect((await scammer.request('DELETE', `/v1/reports/${id}`)).statusCode).toBe(204);
  await alerted(reader);
  expect((await alertsOf(reader))[0]).toMatchObject({ reportId: null });
  expect(await alertsOf(scammer)).toEqual([]);
});

test('people who searched for a different target, or more than 90 days ago, get no alert', async () => {
  const target = freshHost();
  const { id } = await createReport(await createClient(server), { target });
  const [lately, elsewhere, longAgo] = [
    await createClient(server),
    await createClient(server),
    await createClient(server),
  ];
  await search(lately, target);
  await search(elsewhere, freshHost());
  await search(longAgo, target);
  await server.platform.database
    .update(targetSearches)
    .set({ searchedAt: LONG_AGO })
    .where(eq(targetSearches.userId, longAgo.user.id));
  await resolve(id);
  await alerted(lately);
  expect(await alertsOf(elsewhere)).toEqual([]);
  expect(await alertsOf(longAgo)).toEqual([]);
});

test('nobody is alerted twice about a target by a second report or by resolving the same one again', async () => {
  const target = freshHost();
  const { id } = await createReport(await createClient(server), { target });
  const { id: other } = await createReport(await createClient(server), { target });
  const reader = await createClient(server);
  await search(reader, target);
  await resolve(id);
  await alerted(reader);
  await resolve(other);
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Pending' });
  await resolve(id);
  const late = await createClient(server);
  await search(late, target);
  await Promise.all(
    [id, other, id, other].map((reportId) =>
      sendScamAlerts(server.platform, { reportId, after: null }),
    ),
  );
  expect(await alertsOf(late)).toHaveLength(1);
  expect(await alertsOf(reader)).toHaveLength(1);
});

test.each([
  ['Closed', 'Scam'],
  ['Under Review', 'Phishing'],
  ['Resolved', 'Security Vulnerability'],
])('nobody is alerted when a report is set to %s and has the type %s', async (status, type) => {
  const target = freshHost();
  const { id } = await createReport(await createClient(server), { target, type });
  const reader = await createClient(server);
  await search(reader, target);
  await admin.request('PATCH', `/v1/reports/${id}`, { status });
  await sendScamAlerts(server.platform, { reportId: id, after: null });
  expect(await alertsOf(reader)).toEqual([]);
});

test('many people are alerted in batches, each of them once', async () => {
  const target = freshHost();
  const { id } = await createReport(await createClient(server), { target });
  const readers: Client[] = [];
  for (let count = 0; count < 5; count += 1) {
    const reader = await createClient(server);
    await search(reader, target);
    readers.push(reader);
  }
  await server.platform.database
    .update(reports)
    .set({ status: 'Resolved' })
    .where(eq(reports.id, id));
  for (const _run of [1, 2]) {
    await sendScamAlerts(server.platform, { reportId: id, after: null }, 2);
    await untilDone(server, 'alerts.%');
    for (const reader of readers) expect(await alertsOf(reader)).toHaveLength(1);
  }
});

test('nobody is alerted about another page of a shared host', async () => {
  const pages = [1, 2].map((page) => `https://docs.google.com/forms/${freshHost()}/${page}`);
  const [first = '', second = ''] = pages;
  const { id } = await createReport(await createClient(server), { target: first });
  const [reader, elsewhere] = [await createClient(server), await createClient(server)];
  await search(reader, first);
  await search(elsewhere, second);
  await resolve(id);
  await alerted(reader);
  expect(await alertsOf(elsewhere)).toEqual([]);
});

test('nobody is alerted about a host where anyone can publish, nor told that they will be', async () => {
  const reader = await createClient(server);
  await search(reader, 'https://forms.gle/');
  const reporters = [await createClient(server), await createClient(server)];
  const [first] = await Promise.all(
    reporters.map((client) => createReport(client, { target: 'forms.gle' })),
  );
  await resolve(first?.id ?? '');
  await untilDone(server, 'alerts.%');
  for (const client of [reader, ...reporters]) {
    expect(await alertsOf(client)).toEqual([]);
    expect((await client.request('GET', '/v1/me/alerts')).json().items).toEqual([]);
  }
});
