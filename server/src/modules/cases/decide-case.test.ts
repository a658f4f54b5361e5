import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { users } from '#platform/database/schema.ts';
import { letConfirmationAge } from '#testing/accounts/confirmation.ts';
import { allMailsTo } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, suspend } from '#testing/factories.ts';
import { untilDone } from '#testing/jobs.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const admin = await createClient(server, { role: 'admin', username: 'Grace' });
const other = await createClient(server, { role: 'admin', username: 'Chidi' });
const ngozi = await createClient(server, { reviewRole: 'reviewer', username: 'Ngozi' });
const reader = await createClient(server);

/** Reports on one target, of as many people. */
async function file(people = 1) {
  const target = `${randomUUID()}.example`;
  const filed: { id: string; by: Client; path: string }[] = [];
  for (let number = 0; number < people; number++) {
    const by = await createClient(server);
    const { id, targetId } = await createReport(by, { category: 'website', target });
    filed.push({ id, by, path: `/v1/cases/${targetId}/decisions` });
  }
  return filed as [(typeof filed)[number], ...typeof filed];
}
const reason = 'Floods the queue';
const rejection = { status: 'Rejected', from: 'Pending', reason: 'Made up' };
const read = async ({ request }: Client, id: string) =>
  (await request('GET', `/v1/reports/${id}`)).json();
const statusOf = async ({ user }: Client) => {
  const [row] = await database.select().from(users).where(eq(users.id, user.id));
  return row?.status;
};
const actsOn = async (id: string) =>
  (await admin.request('GET', '/v1/audit-log?limit=100'))
    .json()
    .items.filter((entry: { subjectId: string }) => entry.subjectId === id)
    .map(({ action }: { action: string }) => action);

describe('hiding the picture with a decision', () => {
  test('others read the words without the picture, and reporter and team see it', async () => {
    const [{ id, by, path }] = await file();
    const decision = { reportIds: [id], status: 'Resolved', hidePictures: [id] };
    const response = await ngozi.request('POST', path, decision);
    expect(response.json()).toMatchObject({ changed: 1, hidden: 1, suspended: [], notDone: [] });
    const shown = await read(reader, id);
    expect(shown).toMatchObject({ status: 'Resolved', hidden: false, evidence: null });
    expect(shown).toMatchObject({ hiddenBy: 'administrator', pictureHiddenUntil: null });
    expect(shown.description).not.toBe('');
    expect(shown.target).not.toBe('');
    const picture = `/v1/reports/${id}/evidence`;
    expectProblem(await reader.request('GET', picture), 404);
    for (const client of [by, ngozi]) {
      expect((await read(client, id)).evidence).not.toBeNull();
      expect((await client.request('GET', picture)).statusCode).toBe(200);
    }
    expect(await actsOn(id)).toEqual(['report.hide', 'report.status']);
    const again = { ...decision, status: 'Closed' };
    expect((await ngozi.request('POST', path, again)).json()).toMatchObject({ hidden: 1 });
    expect(await actsOn(id)).toHaveLength(3);
  });

  test('flags change nothing about it, until somebody shows the report', async () => {
    const [{ id, path }] = await file();
    const decision = { reportIds: [id], status: 'Resolved', hidePictures: [id] };
    await ngozi.request('POST', path, decision);
    for (const [reason, outcome] of [
      ['not-a-scam', 'handled'],
      ['about-me', 'dismissed'],
    ]) {
      const flagger = await createClient(server);
      const flag = await flagger.request('POST', `/v1/reports/${id}/flags`, { reason });
      const settlement = { outcome, note: 'Looked' };
      await admin.request('PATCH', `/v1/flags/${flag.json().id}`, settlement);
      expect(await read(reader, id)).toMatchObject({ hidden: false, evidence: null });
    }
    await admin.request('PUT', `/v1/reports/${id}/hidden`, { hidden: true });
    expect(await read(reader, id)).toMatchObject({ hidden: true, description: '' });
    await admin.request('PUT', `/v1/reports/${id}/hidden`, { hidden: false });
    const shown = await read(reader, id);
    expect(shown).toMatchObject({ hidden: false, hiddenBy: null });
    expect(shown.evidence).not.toBeNull();
  });

  test('of a report that somebody else has decided, nothing is done', async () => {
    const [{ id, path }] = await file();
    await ngozi.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
    const decision = { ...rejection, reportIds: [id], hidePictures: [id] };
    const outcome = (await admin.request('POST', path, decision)).json();
    expect(outcome).toMatchObject({ changed: 0, hidden: 0, unchanged: [{ id }] });
    expect((await read(reader, id)).evidence).not.toBeNull();
  });

  test('only of the reports that are decided, which are on this target', async () => {
    const [{ id, path }] = await file();
    const [elsewhere] = await file();
    const decision = { ...rejection, reportIds: [id], hidePictures: [elsewhere.id] };
    expectProblem(await ngozi.request('POST', path, decision), 422);
    const moved = { ...rejection, reportIds: [elsewhere.id], hidePictures: [elsewhere.id] };
    expectProblem(await ngozi.request('POST', path, moved), 409);
    expect(await read(reader, elsewhere.id)).toMatchObject({ status: 'Pending', hiddenBy: null });
  });
});

describe('suspending with a decision', () => {
  const suspending = (ids: string[], named = ids) => ({
    ...{ ...rejection, reportIds: ids },
    suspend: { reportersOf: named, reason },
  });

  test('only who is named is suspended, told why, and signed out', async () => {
    const [first, second] = await file(2);
    if (!second) throw new Error('One is missing');
    const decision = suspending([first.id, second.id], [first.id]);
    const response = await admin.request('POST', first.path, decision);
    expect(response.json()).toMatchObject({
      ...{ changed: 2, suspended: [first.by.user.username], notDone: [] },
    });
    expectProblem(await first.by.request('GET', '/v1/me'), 401);
    const [mail] = await allMailsTo(server, first.by.user.email);
    expect(mail?.text).toContain(`Reason: ${reason}`);
    expect(await statusOf(second.by)).toBe('active');
    expect(await actsOn(first.by.user.id)).toEqual(['user.status']);
    await untilDone(server, 'targets.suspend-reports');
  });

  test('is for administrators, who are asked again, and without it nothing is decided', async () => {
    const [{ id, by, path }] = await file();
    expectProblem(await ngozi.request('POST', path, suspending([id])), 403);
    await letConfirmationAge(server, admin);
    const refusal = expectProblem(await admin.request('POST', path, suspending([id])), 403);
    expect(refusal.code).toBe('auth/password-needed');
    expect((await read(admin, id)).status).toBe('Pending');
    expect(await statusOf(by)).toBe('active');
    // Hiding asks nothing.
    const hiding = { ...rejection, reportIds: [id], hidePictures: [id] };
    expect((await admin.request('POST', path, hiding)).json()).toMatchObject({ hidden: 1 });
    await letConfirmationAge(server, admin, 0);
  });

  test('needs a reason', async () => {
    const [{ id, path }] = await file();
    const decision = { ...suspending([id]), suspend: { reportersOf: [id], reason: ' ' } };
    expectProblem(await admin.request('POST', path, decision), 422);
    expect((await read(admin, id)).status).toBe('Pending');
  });

  test('where it is not possible, the decision is not made either', async () => {
    const [{ id, path }] = await file();
    const lost = await createClient(server, { role: 'admin' });
    // Their session is known as an administrator's for a moment longer.
    await lost.request('GET', '/v1/me');
    await database.update(users).set({ role: 'user' }).where(eq(users.id, lost.user.id));
    expectProblem(await lost.request('POST', path, suspending([id])), 403);
    expect((await read(admin, id)).status).toBe('Pending');
  });

  test('who was suspended already, or is gone, is named and does not hinder the decision', async () => {
    const [first, second] = await file(2);
    if (!second) throw new Error('One is missing');
    await suspend(server, first.by.user.id);
    await database.delete(users).where(eq(users.id, second.by.user.id));
    const decision = suspending([first.id, second.id]);
    const outcome = (await admin.request('POST', first.path, decision)).json();
    expect(outcome).toMatchObject({ changed: 2, suspended: [] });
    expect(outcome.notDone).toEqual([
      `${first.by.user.username} was suspended already.`,
      'A reporter has no account any more.',
    ]);
  });

  test('two who decide one report at once suspend once', async () => {
    const [{ id, by, path }] = await file();
    const answers = await Promise.all(
      [admin, other].map(({ request }) => request('POST', path, suspending([id]))),
    );
    const outcomes = answers.map((answer) => answer.json());
    expect(outcomes.map(({ changed }) => changed).toSorted()).toEqual([0, 1]);
    expect(outcomes.flatMap(({ suspended }) => suspended)).toEqual([by.user.username]);
    expect(await allMailsTo(server, by.user.email)).toHaveLength(1);
    expect(await actsOn(by.user.id)).toEqual(['user.status']);
  });

  test('two who decide reports of one person at once suspend once, while others decide and file', async () => {
    const ada = await createClient(server);
    const filed: { id: string; targetId: string | null }[] = [];
    for (let number = 0; number < 2; number++)
      filed.push(await createReport(ada, { target: `${randomUUID()}.example` }));
    const [{ id: theirs, path }] = await file();
    const [first, second] = [admin, other].map(({ request }, index) =>
      request(
        'POST',
        `/v1/cases/${filed[index]?.targetId}/decisions`,
        suspending([filed[index]?.id ?? '']),
      ),
    );
    const [one, two, decided] = await Promise.all([
      first,
      second,
      admin.request('POST', path, { ...rejection, reportIds: [theirs] }),
      createReport(reader, { target: `${randomUUID()}.example` }),
    ]);
    const outcomes = [one?.json(), two?.json()];
    expect(outcomes.map(({ changed }) => changed)).toEqual([1, 1]);
    expect(outcomes.flatMap(({ suspended }) => suspended)).toEqual([ada.user.username]);
    expect(outcomes.flatMap(({ notDone }) => notDone)).toEqual([
      `${ada.user.username} was suspended already.`,
    ]);
    expect(decided.json()).toMatchObject({ changed: 1 });
  });
});
