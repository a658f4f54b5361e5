import type { TargetAlert } from '@redflag/shared/notifications/alerts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reports, targetSearches } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';
import { sendScamAlerts } from './scam-alerts.jobs.ts';
import { forgetSearches } from './searches.jobs.ts';

const DAY_MS = 24 * 3_600_000;

const server = await sharedTestApp();
const admin = await createClient(server, { role: 'admin' });

let made = 0;
/** Returns a host that no other test uses. */
function freshHost(): string {
  made += 1;
  return `my-alert-${made}.example.com`;
}

const search = (client: Client, target: string) =>
  client.request('GET', `/v1/reports?${new URLSearchParams({ target })}`);
const change = (client: Client, stopped: boolean, key: string, category = 'website') =>
  client.request('PUT', '/v1/me/alerts', { category, key, stopped });
async function list(client: Client, query: Record<string, string> = {}) {
  const answer = await client.request('GET', `/v1/me/alerts?${new URLSearchParams(query)}`);
  return answer.json<{ items: TargetAlert[]; nextCursor: string | null; total: number }>();
}
const resolve = (id: string) => admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
async function toldOf(client: Client): Promise<string[]> {
  const { items } = (await client.request('GET', '/v1/me/notifications')).json();
  return items
    .filter(({ type }: { type: string }) => type === 'scam alert')
    .map(({ title }: { title: string }) => title);
}

/** Moves the reports and searches of a person this many days back. */
async function age({ user }: Client, days: number) {
  const { database } = server.platform;
  const moment = new Date(Date.now() - days * DAY_MS);
  await database.update(reports).set({ createdAt: moment }).where(eq(reports.reporterId, user.id));
  await database
    .update(targetSearches)
    .set({ searchedAt: moment })
    .where(eq(targetSearches.userId, user.id));
}

test('people see what they searched for or reported in the last 90 days, each target once, newest first', async () => {
  const ada = await createClient(server);
  const [searched, reported] = [freshHost(), freshHost()];
  await createReport(ada, { target: `https://${reported}/pay` });
  await search(ada, searched);
  await search(ada, reported);
  const { items, nextCursor } = await list(ada);
  expect(nextCursor).toBeNull();
  expect(items).toEqual([
    {
      category: 'website',
      key: reported,
      shown: reported,
      confirmed: false,
      toldAt: null,
      until: expect.any(String),
      stopped: false,
    },
    expect.objectContaining({ key: searched, shown: searched }),
  ]);
  expect(Date.parse(items[0]?.until ?? '') - Date.now()).toBeGreaterThan(89.9 * DAY_MS);
  await age(ada, 91);
  expect((await list(ada)).items).toEqual([]);
});

test('the list comes in pages, and says how many there are, without hosts where anyone can publish', async () => {
  const ada = await createClient(server);
  const hosts = [freshHost(), freshHost(), freshHost()];
  for (const host of [...hosts, 'docs.google.com']) await search(ada, host);
  // In one moment, as after an import.
  await age(ada, 1);
  const first = await list(ada, { limit: '2' });
  const second = await list(ada, { limit: '2', cursor: first.nextCursor ?? '' });
  expect(second.nextCursor).toBeNull();
  expect(first.total).toBe(3);
  expect([...first.items, ...second.items].map(({ key }) => key).sort()).toEqual(hosts);
});

test('one target is looked up by category and key or by its id', async () => {
  const ada = await createClient(server);
  const target = freshHost();
  const report = await createReport(await createClient(server), { target });
  await search(ada, target);
  await search(ada, freshHost());
  const [row] = await server.platform.database
    .select({ targetId: reports.targetId })
    .from(reports)
    .where(eq(reports.id, report.id));
  const lookUps: Record<string, string>[] = [
    { category: 'website', key: target },
    { targetId: row?.targetId ?? '' },
  ];
  for (const query of lookUps) {
    expect((await list(ada, query)).items).toMatchObject([{ key: target }]);
  }
  const stranger = await createClient(server);
  expect((await list(stranger, { targetId: row?.targetId ?? '' })).items).toEqual([]);
  expect((await list(ada, { targetId: ada.user.id })).items).toEqual([]);
});

test('people who stop alerts about a target get none, whether they searched for it or reported it, until they resume them', async () => {
  const target = freshHost();
  const [reader, reporter] = [await createClient(server), await createClient(server)];
  const first = await createReport(await createClient(server), { target });
  const second = await createReport(await createClient(server), { target });
  await search(reader, target);
  await createReport(reporter, { target });
  for (const client of [reader, reporter]) {
    expect((await change(client, true, target)).json()).toMatchObject({ stopped: true });
    expect((await list(client)).items).toMatchObject([{ key: target, stopped: true }]);
  }
  // A search does not undo it.
  await age(reader, 1);
  await search(reader, target);
  await resolve(first.id);
  await sendScamAlerts(server.platform, { reportId: first.id, after: null });
  expect([await toldOf(reader), await toldOf(reporter)]).toEqual([[], []]);
  for (const client of [reader, reporter]) {
    expect((await change(client, false, target)).json()).toMatchObject({ stopped: false });
  }
  await resolve(second.id);
  await sendScamAlerts(server.platform, { reportId: second.id, after: null });
  for (const client of [reader, reporter]) {
    expect(await toldOf(client)).toEqual(['Scam Alert']);
    const [alert] = (await list(client)).items;
    expect(alert).toMatchObject({ confirmed: true, toldAt: expect.any(String) });
  }
});

test('nobody can stop alerts about what they neither searched for nor reported', async () => {
  const ada = await createClient(server);
  const target = freshHost();
  await search(await createClient(server), target);
  expect(expectProblem(await change(ada, true, target), 404).detail).toBe('Alert not found');
});

test('an alert stays stopped as long as the person has a report of the last 90 days', async () => {
  const ada = await createClient(server);
  const target = freshHost();
  await createReport(ada, { target });
  await change(ada, true, target);
  await age(ada, 80);
  await createReport(ada, { target, description: 'They did it again.' });
  const stops = () =>
    server.platform.database
      .select({ key: targetSearches.targetKey })
      .from(targetSearches)
      .where(and(eq(targetSearches.userId, ada.user.id), targetSearches.isStopped));
  await forgetSearches(server.platform, new Date(Date.now() + 20 * DAY_MS));
  expect(await stops()).toEqual([{ key: target }]);
  await forgetSearches(server.platform, new Date(Date.now() + 91 * DAY_MS));
  expect(await stops()).toEqual([]);
});

test('who searched for a name alone is told of accounts of that name, and can stop it for one', async () => {
  const name = `crook_${Date.now()}`;
  const [reader, stopper] = [await createClient(server), await createClient(server)];
  for (const client of [reader, stopper]) await search(client, `@${name}`);
  expect((await list(reader)).items).toMatchObject([{ key: `other/${name}`, shown: name }]);
  const key = `instagram/${name}`;
  const report = await createReport(await createClient(server), {
    category: 'social-media',
    subcategory: 'instagram',
    target: name,
  });
  expect((await list(stopper, { category: 'social-media', key })).items).toMatchObject([{ key }]);
  await change(stopper, true, key, 'social-media');
  await resolve(report.id);
  await eventually(async () => expect(await toldOf(reader)).toEqual(['Scam Alert']));
  expect(await toldOf(stopper)).toEqual([]);
});
