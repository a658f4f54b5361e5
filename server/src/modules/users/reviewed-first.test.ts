import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { recountAllTargets } from '#modules/targets/index.ts';
import { cases, users } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { untilDone } from '#testing/jobs.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const { database } = server.platform;
const admin = await createClient(server, { role: 'admin' });
const reviewer = await createClient(server, { reviewRole: 'reviewer' });
const reader = await createClient(server);

const mark = (person: Client, by = admin) =>
  by.request('PUT', `/v1/reviewed-first/${person.user.id}`, {
    reviewedFirst: true,
    reason: 'Reports rivals',
  });

async function markedPerson(): Promise<Client> {
  const person = await createClient(server);
  expect((await mark(person)).json()).toMatchObject({ reviewedFirst: true });
  return person;
}

/** What others see of a report and of its target. */
async function seenBy(who: Client, { id, targetId }: { id: string; targetId: string }) {
  const report = await who.request('GET', `/v1/reports/${id}`);
  const target = await who.request('GET', `/v1/targets/${targetId}`);
  return {
    report: report.statusCode,
    people: target.statusCode === 200 ? target.json().verdict.people : null,
  };
}

describe('what a person reports who is always reviewed first', () => {
  test('is shown to others, and counts, once a reviewer has set another status', async () => {
    const person = await markedPerson();
    const report = await createReport(person);
    expect((await seenBy(reader, report)).report).toBe(404);
    const list = await reader.request('GET', `/v1/reports?target=${report.target}`);
    expect(list.json().items).toEqual([]);
    const evidence = await reader.request('GET', report.evidence.url);
    expect(evidence.statusCode).toBe(404);
    const own = await person.request('GET', `/v1/reports/${report.id}`);
    expect(own.json()).toMatchObject({ status: 'Pending', description: expect.any(String) });

    await reviewer.request('PATCH', `/v1/reports/${report.id}`, { status: 'Under Review' });
    expect(await seenBy(reader, report)).toEqual({ report: 200, people: 1 });
    await reviewer.request('PATCH', `/v1/reports/${report.id}`, { status: 'Pending' });
    expect((await seenBy(reader, report)).report).toBe(404);
    await reviewer.request('PATCH', `/v1/reports/${report.id}`, { status: 'Resolved' });
    expect(await seenBy(reader, report)).toEqual({ report: 200, people: 1 });
    expect(await recountAllTargets(server.platform)).toBe(0);
  });

  test('waits in the queue, where the team reads it', async () => {
    const person = await markedPerson();
    const { id, target, targetId } = await createReport(person);
    const ofCase = async () => (await reviewer.request('GET', `/v1/cases/${targetId}`)).json();
    expect(await ofCase()).toMatchObject({
      waiting: 1,
      reports: [{ id, held: true, reporter: { notes: 1 } }],
    });
    const other = await createReport(await createClient(server), { target });
    expect(await ofCase()).toMatchObject({
      waiting: 2,
      reports: [{ held: true }, { held: false }],
    });
    await reviewer.request('PATCH', `/v1/reports/${other.id}`, {
      status: 'Rejected',
      reason: 'No evidence',
    });
    expect(await ofCase()).toMatchObject({ waiting: 1, reports: [{ id, held: true }] });
    expect(await database.$count(cases, eq(cases.targetId, targetId))).toBe(1);
    expect(await recountAllTargets(server.platform)).toBe(0);
  });

  test('is not held back if it was reported before', async () => {
    const person = await createClient(server);
    const report = await createReport(person);
    await mark(person);
    expect(await seenBy(reader, report)).toEqual({ report: 200, people: 1 });
  });

  test('is shown and counts once they no longer are', async () => {
    const person = await markedPerson();
    const report = await createReport(person);
    const url = `/v1/reviewed-first/${person.user.id}`;
    const taken = await admin.request('PUT', url, { reviewedFirst: false });
    expect(taken.json()).toMatchObject({ reviewedFirst: false });
    await untilDone(server, 'targets.suspend-reports');
    expect(await seenBy(reader, report)).toEqual({ report: 200, people: 1 });
    expect(await recountAllTargets(server.platform)).toBe(0);
  });

  test('stays held back while they are suspended and after', async () => {
    const person = await markedPerson();
    const report = await createReport(person);
    const url = `/v1/users/${person.user.id}`;
    for (const change of [{ status: 'suspended', reason: 'Spam' }, { status: 'active' }]) {
      await admin.request('PATCH', url, change);
      await untilDone(server, 'targets.suspend-reports');
      expect((await seenBy(reader, report)).report).toBe(404);
    }
    expect(await recountAllTargets(server.platform)).toBe(0);
  });

  test('is held back or not, never half, if they are marked while they report', async () => {
    const person = await createClient(server);
    const [report, marked] = await Promise.all([createReport(person), mark(person)]);
    expect(marked.statusCode).toBe(200);
    const { report: status } = await seenBy(reader, report);
    const detail = (await reviewer.request('GET', `/v1/cases/${report.targetId}`)).json();
    expect(detail.reports[0].held).toBe(status === 404);
    expect(await recountAllTargets(server.platform)).toBe(0);
  });
});

test('the reason is a note, and the mark is in the audit log and in the file of the person alone', async () => {
  const person = await markedPerson();
  await mark(person);
  const notes = await admin.request('GET', `/v1/user-notes/${person.user.id}`);
  expect(notes.json().items).toMatchObject([{ text: 'Always review first: Reports rivals' }]);
  const log = await admin.request('GET', `/v1/audit-log?userId=${person.user.id}`);
  expect(log.json().items).toMatchObject([
    {
      action: 'user.reviewed-first',
      before: { reviewedFirst: false },
      after: { reviewedFirst: true, reason: 'Reports rivals' },
    },
  ]);
  expect((await person.request('GET', '/v1/me')).body).not.toContain('eviewedFirst');
});

test('a person cannot be marked without a reason, by themselves, or if there is no such account', async () => {
  const person = await createClient(server);
  const url = `/v1/reviewed-first/${person.user.id}`;
  const wordless = await admin.request('PUT', url, { reviewedFirst: true });
  expectProblem(wordless, 422);
  expectProblem(await mark(admin), 403);
  expectProblem(await mark(person, reviewer), 403);
  await database.delete(users).where(eq(users.id, person.user.id));
  expectProblem(await mark(person), 404);
});
