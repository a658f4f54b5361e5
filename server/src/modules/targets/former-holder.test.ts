import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reports, targets } from '#platform/database/schema.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { recountAllTargets } from './recount.service.ts';

const server = await sharedTestApp();
const [ada, ben] = [await createClient(server), await createClient(server)];
const admin = await createClient(server, { role: 'admin' });
const { database } = server.platform;
const yesterday = new Date(Date.now() - 24 * 3_600_000);

test('decided reports from before the one who holds it now count apart, those that wait do not', async () => {
  const target = `sold-${randomUUID()}.com`;
  const [first, second] = [
    await createReport(ada, { target }),
    await createReport(ben, { target }),
  ];
  const { targetId } = first;
  const verdict = async () => (await ada.request('GET', `/v1/targets/${targetId}`)).json().verdict;
  const decide = (id: string, status: string) =>
    admin.request('PATCH', `/v1/reports/${id}`, { status, reason: 'Seen' });
  await decide(first.id, 'Resolved');
  for (const { id } of [first, second])
    await database.update(reports).set({ createdAt: yesterday }).where(eq(reports.id, id));
  await database.transaction(async (transaction) => {
    await transaction
      .update(targets)
      .set({ formerUntil: new Date() })
      .where(eq(targets.id, targetId));
  });
  expect(await recountAllTargets(server.platform)).toBe(1);
  const until = new Date().toISOString().slice(0, 10);
  expect(await verdict()).toMatchObject({
    level: 'reported',
    people: 1,
    confirmedAt: null,
    reports: { pending: 1, resolved: 0 },
    formerHolder: { until, reports: 1, people: 1 },
  });
  await decide(second.id, 'Closed');
  expect(await verdict()).toMatchObject({
    ...{ level: 'unknown', people: 0, firstReportedAt: null },
    formerHolder: { reports: 2, people: 2 },
  });
  await decide(second.id, 'Rejected');
  expect(await verdict()).toMatchObject({ formerHolder: { reports: 1, people: 1 } });
  const since = await createReport(ben, { target });
  expect(await verdict()).toMatchObject({ level: 'reported', people: 1, reports: { pending: 1 } });
  expect(await recountAllTargets(server.platform)).toBe(0);
  for (const [client, { id }] of [
    [ben, since],
    [ada, first],
    [ben, second],
  ] as const)
    expect((await client.request('DELETE', `/v1/reports/${id}`)).statusCode).toBe(204);
  // Decisions that were taken back stay, and count apart, too.
  expect(await verdict()).toMatchObject({
    ...{ level: 'unknown', people: 0 },
    formerHolder: { reports: 1, people: 1 },
  });
  expect(await recountAllTargets(server.platform)).toBe(0);
});
