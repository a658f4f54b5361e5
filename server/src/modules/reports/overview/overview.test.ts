import { randomUUID } from 'node:crypto';
import { OVERVIEW_MONTHS } from '@redflag/shared/checks/values';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reports } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const { database } = server.platform;
const admin = await createClient(server, { role: 'admin' });
const reader = await createClient(server);

const overviewOf = async (targetId: string) =>
  (await reader.request('GET', `/v1/targets/${targetId}/overview`)).json();
const saidOf = async (targetId: string) =>
  (await overviewOf(targetId)).excerpts.map(
    ({ description }: { description: string }) => description,
  );

type Filed = Awaited<ReturnType<typeof createReport>> & { reporter: Client };

/** Files reports on a new target, each by somebody else. */
async function reportsOn(...descriptions: string[]) {
  const target = `${randomUUID()}.example`;
  const filed: Filed[] = [];
  for (const description of descriptions) {
    const reporter = await createClient(server);
    filed.push({ reporter, ...(await createReport(reporter, { target, description })) });
  }
  return filed as [Filed, ...Filed[]];
}

const resolve = (id: string) =>
  admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved', wellKnown: true });

test('the three newest confirmed reports stand for a target, with their pictures', async () => {
  const filed = await reportsOn('first', 'second', 'third', 'fourth', 'Waiting, and much longer');
  for (const { id } of filed.slice(0, 4)) await resolve(id);
  const { excerpts } = await overviewOf(filed[0].targetId);
  expect(excerpts).toMatchObject([
    { description: 'fourth', status: 'Resolved', evidence: { url: filed[3]?.evidence.url } },
    { description: 'third' },
    { description: 'second' },
  ]);
});

test('before any is confirmed, the most complete ones that wait stand for it', async () => {
  const filed = await reportsOn(
    'short',
    'long '.repeat(40),
    'longer '.repeat(40),
    'medium '.repeat(9),
  );
  const [first] = filed;
  await database
    .update(reports)
    .set({ evidenceKey: null })
    .where(eq(reports.id, filed[2]?.id ?? ''));
  expect(await saidOf(first.targetId)).toEqual([
    'medium '.repeat(9).trim(),
    'long '.repeat(40).trim(),
    'short',
  ]);
});

test('what was rejected or closed does not stand for it', async () => {
  const [one, other] = await reportsOn('A lie', 'A mistake');
  await admin.request('PATCH', `/v1/reports/${one.id}`, { status: 'Rejected', reason: 'No.' });
  await admin.request('PATCH', `/v1/reports/${other?.id}`, { status: 'Closed' });
  const { excerpts, months } = await overviewOf(one.targetId);
  expect(excerpts).toEqual([]);
  expect(months).toEqual([{ month: new Date().toISOString().slice(0, 7), reports: 1 }]);
});

test('a hidden report and one of a suspended person are not shown, also to themselves', async () => {
  const [hidden, suspended] = await reportsOn('Hidden', 'Withheld', 'Shown');
  await admin.request('PUT', `/v1/reports/${hidden.id}/hidden`, { hidden: true });
  await database
    .update(reports)
    .set({ isSuspended: true })
    .where(eq(reports.id, suspended?.id ?? ''));
  expect(await saidOf(hidden.targetId)).toEqual(['Shown']);
  const own = await hidden.reporter.request('GET', `/v1/targets/${hidden.targetId}/overview`);
  expect(own.json().excerpts).toHaveLength(1);
  await resolve(hidden.id);
  expect(await saidOf(hidden.targetId)).toEqual(['Shown']);
});

test('while flags hide the picture of a confirmed report, its text alone is shown', async () => {
  const [report] = await reportsOn('They asked for a code');
  await resolve(report.id);
  await database
    .update(reports)
    .set({ hiddenBy: 'flags', hiddenAt: new Date() })
    .where(eq(reports.id, report.id));
  expect((await overviewOf(report.targetId)).excerpts).toMatchObject([
    { description: 'They asked for a code', evidence: null },
  ]);
});

test('months run from the first with a report to the present one', async () => {
  const filed = await reportsOn('Old', 'Older', 'Too old');
  const ago = (months: number) => sql`now() - ${months} * interval '1 month'`;
  const months = [2, 4, OVERVIEW_MONTHS];
  for (const [at, { id }] of filed.entries())
    await database
      .update(reports)
      .set({ createdAt: ago(months[at] ?? 0) })
      .where(eq(reports.id, id));
  const counts = (await overviewOf(filed[0].targetId)).months.map(
    ({ reports }: { reports: number }) => reports,
  );
  expect(counts).toEqual([1, 0, 1, 0, 0]);
});

test('an unknown target is not found', async () => {
  const answer = await reader.request('GET', `/v1/targets/${randomUUID()}/overview`);
  expect(expectProblem(answer, 404).detail).toBe('Target not found');
});
