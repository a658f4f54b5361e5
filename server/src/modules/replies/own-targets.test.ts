import { expect, test } from 'vitest';
import { openDisputes } from '#testing/disputes.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await sharedTestApp();
const { admin, other, accuse, answer, appeal, decide, dispute, read } = await openDisputes(server);
const refusal = { state: 'refused', reason: 'No' };
const ANOTHER = 'reply/another-decides';

/** A target that an administrator says is theirs, on which somebody else replied as well. */
async function accuseAdmin() {
  const accused = await dispute();
  const { id: own } = (await answer(admin, accused.targetId)).json();
  return { ...accused, own };
}

test('an administrator decides neither their own answer nor its appeal', async () => {
  const { own } = await accuseAdmin();
  for (const change of [refusal, { proven: true }, { shows: false }])
    expectProblem(await decide(admin, own, change), 403);
  expect((await decide(other, own, refusal)).statusCode).toBe(200);
  expectProblem(await decide(admin, own, { state: 'waiting' }), 403);
  expect((await appeal(admin, own)).json()).toMatchObject({ state: 'appealed' });
  expect(await read(admin, own)).toMatchObject({ review: { mayDecide: false } });
  expectProblem(await decide(admin, own, { state: 'upheld', reason: 'Mine' }), 403);
});

test('an administrator decides nothing else about what they say is theirs, also after they took that back', async () => {
  const { reportId, targetId, id, own } = await accuseAdmin();
  const change = { status: 'Rejected', reason: 'Mine', disputed: true };
  const expectRefused = async () => {
    const answers = [
      await admin.request('PATCH', `/v1/reports/${reportId}`, change),
      await admin.request('PUT', `/v1/targets/${targetId}/cleared`, { reason: 'M', reports: [] }),
      await admin.request('DELETE', `/v1/reports/${reportId}`),
      await decide(admin, id, refusal),
    ];
    for (const made of answers) expect(expectProblem(made, 409).code).toBe(ANOTHER);
    const several = { ...change, reportIds: [reportId] };
    expect((await admin.request('POST', '/v1/reports/status', several)).json()).toMatchObject({
      ...{ changed: 0, unchanged: [{ id: reportId, code: ANOTHER }] },
    });
  };
  await expectRefused();
  await decide(admin, own, { state: 'withdrawn' });
  await expectRefused();
  expect((await decide(other, id, refusal)).statusCode).toBe(200);
  expect((await other.request('PATCH', `/v1/reports/${reportId}`, change)).statusCode).toBe(200);
});

test('the only administrator decides reports on what is theirs: there is nobody else', async () => {
  await using alone = await startTestApp();
  const only = await createClient(alone, { role: 'admin' });
  const { id, targetId } = await createReport(await createClient(alone));
  await answer(only, targetId);
  const change = { status: 'Closed' };
  expect((await only.request('PATCH', `/v1/reports/${id}`, change)).statusCode).toBe(200);
});

test('a reporter may also be the holder: both ways end in one decision each', async () => {
  const { reporter, reportId, targetId } = await accuse();
  const { id } = (await answer(reporter, targetId)).json();
  const upheld = { state: 'upheld', reason: 'They reported themselves', reports: [reportId] };
  expect((await decide(admin, id, upheld)).statusCode).toBe(200);
  const text = 'I am both of them, and the report was right.';
  const asked = await reporter.request('POST', `/v1/reports/${reportId}/answers`, { text });
  expect(asked.statusCode).toBe(201);
  const granted = { state: 'granted', reason: 'Right' };
  const path = `/v1/second-looks/${asked.json().id}`;
  expect((await other.request('PATCH', path, granted)).statusCode).toBe(200);
  await admin.request('DELETE', `/v1/users/delete/${reporter.user.id}`, { reason: 'Asked' });
  expect((await admin.request('GET', `/v1/cases/${targetId}`)).json()).toMatchObject({
    ...{ waiting: 1, reports: [{ id: reportId, reporterId: null }] },
  });
});
