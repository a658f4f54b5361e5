import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recountAllTargets } from '#modules/targets/index.ts';
import { sweepPictures } from '#platform/pictures/picture-sweep.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createReport,
  PASSWORD,
  photograph,
  submitReport,
} from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';

const server = await sharedTestApp();
const ada = await createClient(server);

const FOLDER = 'report_images';
const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);

async function filesOf(name: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.platform.files.list(FOLDER)) {
    if (key.includes(name)) keys.push(key);
  }
  return keys.toSorted();
}

const remove = (client: Client, id: string) => client.request('DELETE', `/v1/reports/${id}`);

async function reportCount(client: Client): Promise<number> {
  return (await client.request('GET', '/v1/me')).json().reportCount;
}

test('a reporter can delete their own report', async () => {
  const { id } = await createReport(ada);
  expect((await remove(ada, id)).statusCode).toBe(204);
  const problem = expectProblem(await ada.request('GET', `/v1/reports/${id}`), 404);
  expect(problem.detail).toBe('Report not found');
});

test('a report that a reviewer has begun with is not deleted by who saw it waiting', async () => {
  const { id } = await createReport(ada);
  const url = `/v1/reports/${id}?from=Pending`;
  const admin = await createClient(server, { role: 'admin' });
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Under Review' });
  const refused = expectProblem(await ada.request('DELETE', url), 409);
  expect(refused).toMatchObject({
    code: 'report/changed-meanwhile',
    detail: 'It is Under Review now.',
  });
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Pending' });
  expect((await ada.request('DELETE', url)).statusCode).toBe(204);
});

test('a deleted report cannot be deleted again', async () => {
  const { id } = await createReport(ada);
  await remove(ada, id);
  expect(expectProblem(await remove(ada, id), 404).detail).toBe('Report not found');
});

test("a report's picture is deleted with it", async () => {
  const picture = { content: await photograph(1_300), name: 'IMG_1.jpg' };
  const { id } = (await submitReport(ada, {}, picture)).json();
  expect(await filesOf(id)).toEqual([
    `${FOLDER}/${id}.jpg`,
    `${FOLDER}/${id}.medium.jpg`,
    `${FOLDER}/${id}.thumb.jpg`,
  ]);
  await remove(ada, id);
  await eventually(async () => expect(await filesOf(id)).toEqual([]));
});

test("users cannot delete other people's reports", async () => {
  const { id } = await createReport(ada);
  const eve = await createClient(server);
  expectProblem(await remove(eve, id), 403);
  expect((await ada.request('GET', `/v1/reports/${id}`)).statusCode).toBe(200);
});

test('administrators can delete any report', async () => {
  const { id } = await createReport(ada);
  const admin = await createClient(server, { role: 'admin' });
  expect((await remove(admin, id)).statusCode).toBe(204);
});

test('the number of reports is exact, even after deletions', async () => {
  const client = await createClient(server);
  const ids = [await createReport(client), await createReport(client)].map(({ id }) => id);
  expect(await reportCount(client)).toBe(2);
  await remove(client, String(ids[0]));
  expect(await reportCount(client)).toBe(1);
  const admin = await createClient(server, { role: 'admin' });
  await remove(admin, String(ids[1]));
  expect(await reportCount(client)).toBe(0);
});

test('the number of reports is exact when many are filed and deleted simultaneously', async () => {
  const client = await createClient(server);
  const filed = await Promise.all(Array.from({ length: 6 }, () => createReport(client)));
  await Promise.all([
    ...filed.slice(0, 3).flatMap(({ id }) => [remove(client, id), remove(client, id)]),
    createReport(client),
  ]);
  expect(await reportCount(client)).toBe(4);
});

test('notifications about a report stay when it is deleted', async () => {
  const client = await createClient(server);
  const { id } = await createReport(client);
  await remove(client, id);
  const { items } = (await client.request('GET', '/v1/me/notifications')).json();
  expect(items).toMatchObject([
    { title: 'Report Under Review', reportId: null },
    { title: 'Report Submitted', reportId: null },
  ]);
});

test('pictures of reports are never cleaned up', async () => {
  const { id, evidence } = await createReport(ada);
  await sweepPictures(server.platform, inTwoHours());
  expect(await filesOf(id)).toHaveLength(2);
  expect((await ada.request('GET', evidence.url)).statusCode).toBe(200);
});

test('files left over from simultaneous submissions of a report are cleaned up', async () => {
  const client = await createClient(server);
  const picture = { content: await photograph(), name: 'a.jpg' };
  const headers = { 'idempotency-key': 'simultaneous' };
  await Promise.all([1, 2, 3, 4].map(() => submitReport(client, {}, picture, headers)));
  await sweepPictures(server.platform, inTwoHours());
  const { items } = (await client.request('GET', '/v1/me/reports')).json();
  expect(items).toHaveLength(1);
  expect(await filesOf(items[0].id)).toHaveLength(2);
});

test('only one of two simultaneous deletions of a report succeeds', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const { id } = await createReport(await createClient(server));
  const remove = () => admin.request('DELETE', `/v1/reports/${id}`);
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
});

const office = await createClient(server, { role: 'admin' });
const decide = (id: string, status: string) =>
  office.request('PATCH', `/v1/reports/${id}`, { status, reason: 'Because' });
const site = () => `${randomUUID()}.example.com`;
const verdictOn = async (targetId: string) =>
  (await ada.request('GET', `/v1/targets/${targetId}`)).json().verdict;

test('a scammer who reports the own site and takes the confirmed report back does not end the confirmation', async () => {
  const target = site();
  const scammer = await createClient(server);
  const { id, targetId } = await createReport(scammer, { target });
  await decide(id, 'Resolved');
  const confirmed = await verdictOn(targetId);
  expect(confirmed).toMatchObject({ level: 'confirmed', people: 1 });
  expect((await remove(scammer, id)).statusCode).toBe(204);

  expect(await verdictOn(targetId)).toEqual(confirmed);
  expectProblem(await ada.request('GET', `/v1/reports/${id}`), 404);
  expect(await reportCount(scammer)).toBe(0);
  const found = await ada.request('GET', `/v1/reports?category=website&target=${target}`);
  expect(found.json().items).toEqual([]);
  const { rows } = await server.platform.database.execute(
    sql`select * from nameless_decisions where target_id = ${targetId}`,
  );
  expect(JSON.stringify(rows)).not.toMatch(new RegExp([id, target].join('|')));
  expect(await recountAllTargets(server.platform)).toBe(0);
  const log = await office.request('GET', `/v1/audit-log?action=report.delete`);
  expect(log.json().items[0]).toMatchObject({
    actorId: scammer.user.id,
    subject: 'Website',
    subjectId: id,
    before: { status: 'Resolved', targetId },
  });

  const { id: again } = await createReport(scammer, { target });
  await decide(again, 'Rejected');
  await remove(scammer, again);
  expect(await verdictOn(targetId)).toMatchObject({
    level: 'confirmed',
    people: 1,
    reports: { resolved: 1, rejected: 1 },
  });
  expect(await recountAllTargets(server.platform)).toBe(0);
});

test('who takes back rejected reports keeps their mark, also with another account', async () => {
  const name = randomUUID();
  const troll = await createClient(server, { email: `${name}@example.com` });
  const target = site();
  for (let count = 0; count < 6; count += 1) {
    const { id } = await createReport(troll, { target, description: `Scam ${count}` });
    await decide(id, 'Rejected');
    await remove(troll, id);
  }
  await troll.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
  const again = await createClient(server, { email: `${name}+2@example.com` });
  const { targetId } = await createReport(again, { target });
  expect(await verdictOn(targetId)).toMatchObject({
    heading: 'Reported by 1 person, after our reviewers rejected 6 reports',
  });
  const { reports } = (await office.request('GET', `/v1/cases/${targetId}`)).json();
  expect(reports[0].reporter).toMatchObject({ rejected: 6, mostlyRejected: true });
});

test('what was taken back before a decision leaves nothing', async () => {
  const { id, targetId } = await createReport(ada, { target: site() });
  await remove(ada, id);
  expectProblem(await ada.request('GET', `/v1/targets/${targetId}`), 404);
});

test('a reviewer ends a nameless confirmation by clearing the target', async () => {
  const scammer = await createClient(server);
  const { id, targetId } = await createReport(scammer, { target: site() });
  await decide(id, 'Resolved');
  await remove(scammer, id);
  const cleared = await office.request('PUT', `/v1/targets/${targetId}/cleared`, {
    reason: 'An honest shop',
    reports: [],
  });
  expect(cleared.json().verdict).toMatchObject({ level: 'cleared', reports: { rejected: 1 } });
  expect(await recountAllTargets(server.platform)).toBe(0);
});

test('a report that is confirmed while its reporter takes it back stays confirmed or is gone', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, targetId } = await createReport(ada, { target: site() });
    const [decided] = await Promise.all([decide(id, 'Resolved'), remove(ada, id)]);
    const left = await ada.request('GET', `/v1/targets/${targetId}`);
    expect(left.statusCode).toBe(decided.statusCode === 200 ? 200 : 404);
  }
  expect(await recountAllTargets(server.platform)).toBe(0);
});

test('thirty silly reports that are rejected do not discredit the victim who reported before', async () => {
  const [victim, scammer] = [await createClient(server), await createClient(server)];
  const target = site();
  const { targetId } = await createReport(victim, { target });
  const before = await verdictOn(targetId);
  for (let count = 0; count < 3; count += 1) {
    const { id } = await createReport(scammer, { target, description: `Silly ${count}` });
    await decide(id, 'Rejected');
    if (count > 0) await remove(scammer, id);
  }
  expect(await verdictOn(targetId)).toMatchObject({
    heading: before.heading,
    reports: { pending: 1, rejected: 3 },
  });
  expect(await recountAllTargets(server.platform)).toBe(0);
});
