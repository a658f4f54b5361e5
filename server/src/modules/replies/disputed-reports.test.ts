import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { takeStep } from '#modules/reports/bulk-changes/bulk-changes.jobs.ts';
import { insertBulkChange } from '#modules/reports/bulk-changes/bulk-changes.queries.ts';
import { recountAllTargets } from '#modules/targets/index.ts';
import { replies } from '#platform/database/schema.ts';
import { inDays, openDisputes } from '#testing/disputes.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';
import { watchOver } from './remind.jobs.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const {
  admin,
  other,
  accuse,
  answer,
  decide,
  dispute,
  verdictOn,
  read,
  readReport,
  tellDecisions,
} = await openDisputes(server);

describe('reports that are disputed', () => {
  const change = (body: object) => admin.request('POST', '/v1/reports/status', body);
  const statusOf = async (id: string) => (await readReport(id)).status;

  test('are decided by nobody who was not asked, one or several', async () => {
    const { reportId, id } = await dispute();
    const { reportId: plain } = await accuse();
    const [day] = (await read(admin, id)).due.split('T');
    const detail = `Its holder disputes this, and our answer is due on ${day.split('-').reverse().join('/')}. Decide in its case, where both sides stand.`;
    expect(
      expectProblem(
        await admin.request('PATCH', `/v1/reports/${reportId}`, { status: 'Closed' }),
        409,
      ),
    ).toMatchObject({ code: 'report/disputed', detail });
    const several = { reportIds: [reportId, plain], status: 'Closed' };
    expect((await change(several)).json()).toMatchObject({
      changed: 1,
      unchanged: [{ id: reportId, code: 'report/disputed', detail }],
    });
    expect(await statusOf(reportId)).toBe('Pending');
    const seen = await change({ ...several, reportIds: [reportId], disputed: true });
    expect(seen.json()).toMatchObject({ changed: 1 });
    const log = await admin.request('GET', `/v1/audit-log?action=report.status`);
    expect(log.json().items[0].after).toEqual({ status: 'Closed', disputed: true });
  });

  test('are left out of what a search finds, also if the reply is proven in between', async () => {
    const { holder, reportId, targetId } = await accuse();
    const { target } = await readReport(reportId);
    const filter = { q: target };
    const asOf = new Date(Date.now() + 1).toISOString();
    const search = { filter, asOf, expected: 1, status: 'Closed' };
    expectProblem(await change({ ...search, disputed: true }), 422);
    const { id } = (await answer(holder, targetId)).json();
    const row = { id: randomUUID(), request: JSON.stringify(search), expected: 1 };
    const by = { madeBy: admin.user.id, address: '127.0.0.1' };
    await insertBulkChange(database, { ...row, ...by });
    // The target is locked as by a proof that is not committed yet.
    await Promise.all([decide(other, id, { proven: true }), takeStep(server.platform, row.id)]);
    const outcome = (await admin.request('GET', `/v1/bulk-changes/${row.id}`)).json();
    const isFirst = outcome.changed === 1;
    expect(await statusOf(reportId)).toBe(isFirst ? 'Closed' : 'Pending');
    expect(outcome.unchanged).toHaveLength(isFirst ? 0 : 1);
    await change({ reportIds: [reportId], status: 'Pending', disputed: true });
    const later = { ...row, id: randomUUID(), ...by };
    const now = new Date(Date.now() + 1).toISOString();
    await insertBulkChange(database, {
      ...later,
      request: JSON.stringify({ ...search, asOf: now }),
    });
    await takeStep(server.platform, later.id);
    expect((await admin.request('GET', `/v1/bulk-changes/${later.id}`)).json()).toMatchObject({
      ...{ changed: 0, unchanged: [{ id: reportId, code: 'report/disputed' }] },
    });
  });

  test('wait for a proof that is being written, whichever way they are changed', async () => {
    const ways = [
      (id: string) => change({ reportIds: [id], status: 'Closed' }),
      (id: string) => admin.request('PATCH', `/v1/reports/${id}`, { status: 'Closed' }),
    ];
    for (const way of ways) {
      const { holder, reportId, targetId } = await accuse();
      const { id } = (await answer(holder, targetId)).json();
      let decided: ReturnType<typeof way> | undefined;
      await database.transaction(async (transaction) => {
        const proof = {
          method: 'evidence' as const,
          provenAt: new Date(),
          provenUntil: inDays(90),
        };
        await transaction.update(replies).set(proof).where(eq(replies.id, id));
        decided = way(reportId);
        await eventually(async () => {
          const { rows } = await database.execute(
            sql`select from pg_locks where not granted and locktype in ('transactionid', 'tuple')`,
          );
          expect(rows.length).toBeGreaterThan(0);
        });
      });
      await decided;
      expect(await statusOf(reportId)).toBe('Pending');
    }
  });

  test('can be cleared: that is what their holder asks for', async () => {
    const { reportId, targetId } = await dispute();
    const cleared = { reason: 'A shop', reports: [reportId] };
    const answered = await admin.request('PUT', `/v1/targets/${targetId}/cleared`, cleared);
    expect(answered.statusCode).toBe(200);
    expect(await verdictOn(targetId)).toMatchObject({
      level: 'cleared',
      disputedSince: expect.any(String),
    });
  });

  test('stay so when a flag is settled, one is hidden, or another is cleared', async () => {
    const { reporter, reportId, targetId } = await dispute();
    const { target } = await readReport(reportId);
    const { id: later } = await createReport(await createClient(server), { target });
    const flag = { reason: 'personal-data' };
    const flagged = await reporter.request('POST', `/v1/reports/${reportId}/flags`, flag);
    const settlement = { outcome: 'handled', note: 'It has a name in it.' };
    await admin.request('PATCH', `/v1/flags/${flagged.json().id}`, settlement);
    await admin.request('PUT', `/v1/reports/${later}/hidden`, { hidden: true });
    const cleared = { reason: 'A shop', reports: [later] };
    const answered = await admin.request('PUT', `/v1/targets/${targetId}/cleared`, cleared);
    expect(expectProblem(answered, 409).code).toBe('target/not-all-rejected');
    expect([await statusOf(reportId), await statusOf(later)]).toEqual(['Pending', 'Pending']);
    expect(await verdictOn(targetId)).toMatchObject({
      ...{ level: 'reported', disputedSince: expect.any(String) },
    });
  });

  test('end well whatever comes together: upheld, answered, opened again, and everybody leaves', async () => {
    const { holder, reporter, reportId, targetId, id } = await dispute();
    await decide(admin, id, { state: 'upheld', reason: 'A shop', reports: [reportId] });
    await tellDecisions();
    const asked = await reporter.request('POST', `/v1/reports/${reportId}/answers`, {
      text: 'They took my money on Monday, and here is the receipt.',
    });
    const look = `/v1/second-looks/${asked.json().id}`;
    expectProblem(await admin.request('PATCH', look, { state: 'granted', reason: 'Yes' }), 409);
    await other.request('PATCH', look, { state: 'granted', reason: 'The receipt is real' });
    const { id: again } = (await answer(holder, targetId)).json();
    await decide(other, again, { proven: true });
    for (const { user } of [reporter, holder])
      await admin.request('DELETE', `/v1/users/delete/${user.id}`, { reason: 'Asked' });
    await tellDecisions();
    await watchOver(server.platform, inDays(30));
    expect(await verdictOn(targetId)).toMatchObject({ level: 'reported', disputedSince: null });
    const open = (await admin.request('GET', `/v1/cases/${targetId}`)).json();
    expect(open).toMatchObject({ waiting: 1, reports: [{ id: reportId, reporter: null }] });
    await change({ reportIds: [reportId], status: 'Resolved' });
    expect(await statusOf(reportId)).toBe('Resolved');
    expect(await recountAllTargets(server.platform)).toBe(0);
  });
});
