import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { computeKeys, recountAllTargets } from '#modules/targets/index.ts';
import { reports, settings, targets } from '#platform/database/schema.ts';
import { inDays, openDisputes } from '#testing/disputes.ts';
import { createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const { admin, shop, accuse, answer, decide, dispute, verdictOn, read } =
  await openDisputes(server);

const accountNumber = () => String(randomInt(1e9, 1e10));
const account = (number = accountNumber()) => ({ category: 'bank', target: number });
/** Gives an account number its bank. Returns the id of the target to which its reports move. */
async function assign(targetId: string): Promise<string> {
  const made = await admin.request('PUT', `/v1/targets/${targetId}/bank`, { bank: 'gtbank' });
  expect(made.statusCode).toBe(200);
  expect(await recountAllTargets(server.platform)).toBe(0);
  return made.json().id;
}
/** Makes a website's key one of earlier rules, and lets all keys be computed again. */
async function respell(targetId: string, key: string): Promise<void> {
  await database.update(targets).set({ key }).where(eq(targets.id, targetId));
}
async function computeAgain(): Promise<void> {
  await database.delete(settings).where(eq(settings.name, 'targets.keys'));
  await computeKeys(server.platform);
  expect(await recountAllTargets(server.platform)).toBe(0);
}

test('an answer moves with the reports to another key, of which it has to be proven again', async () => {
  const { holder, targetId, id } = await dispute(account());
  const to = await assign(targetId);
  expect(await read(holder, id)).toMatchObject({
    ...{ state: 'waiting', proof: null },
    target: { id: to },
  });
  expect(await verdictOn(to)).toMatchObject({ disputedSince: null });
  await decide(admin, id, { proven: true });
  expect(await verdictOn(to)).toMatchObject({ disputedSince: expect.any(String) });
});

test('what was decided of answers moves with the reports', async () => {
  const { holder, reportId, targetId } = await accuse(account());
  await admin.request('PATCH', `/v1/reports/${reportId}`, { status: 'Resolved' });
  const createdAt = inDays(-60);
  await database.update(reports).set({ createdAt }).where(eq(reports.id, reportId));
  const since = inDays(-30).toISOString().slice(0, 10);
  const { id } = (await answer(holder, targetId, { ground: 'new-holder', since })).json();
  await decide(admin, id, { state: 'upheld', reason: 'The contract is from then' });
  const { id: told } = (await answer(holder, targetId)).json();
  await decide(admin, told, { state: 'published', statement: 'It is a school.' });
  const before = await verdictOn(targetId);
  expect(before).toMatchObject({
    formerHolder: { until: since, reports: 1 },
    statement: { text: 'It is a school.' },
  });
  expect(await verdictOn(await assign(targetId))).toEqual(before);
});

test('two open answers of one account that meet become one, the proven one', async () => {
  const number = accountNumber();
  const { holder, reporter, targetId, id } = await dispute(account(number));
  const there = await createReport(reporter, { category: 'bank', target: `GTBank ${number}` });
  const { id: kept } = (await answer(holder, there.targetId)).json();
  await decide(admin, kept, { proven: true });
  const stranger = await accuse(account(number));
  const { id: others } = (await answer(stranger.holder, targetId)).json();
  const to = await assign(targetId);
  expect(to).toBe(there.targetId);
  expect(await read(holder, kept)).toMatchObject({ state: 'waiting', proof: expect.any(Object) });
  expect(await read(holder, id)).toMatchObject({ state: 'withdrawn', target: { id: to } });
  expect(await read(stranger.holder, others)).toMatchObject({
    state: 'waiting',
    target: { id: to },
  });
  expect(await verdictOn(to)).toMatchObject({ disputedSince: expect.any(String) });
});

test('a proof holds when only the spelling of the key changes', async () => {
  const { holder, targetId, id } = await dispute();
  const { key } = (await read(holder, id)).target;
  await respell(targetId, `www.${key}`);
  await computeAgain();
  const { target, proof } = await read(holder, id);
  expect(target).toMatchObject({ key, verdict: { disputedSince: expect.any(String) } });
  expect(target.id).not.toBe(targetId);
  expect(proof).not.toBe(null);
});

test('what was asked for under the old key proves nothing of the new one', async () => {
  const { holder, targetId } = await accuse({ target: shop() });
  const { id, target } = (await answer(holder, targetId)).json();
  await respell(targetId, `www.${target.key}`);
  const path = `/v1/replies/${id}/proof`;
  expect((await holder.request('POST', path, { method: 'website-file' })).statusCode).toBe(200);
  await computeAgain();
  expect(expectProblem(await holder.request('POST', `${path}/check`, {}), 409).code).toBe(
    'reply/proof-expired',
  );
});

test.each(['Pending', 'Rejected', 'taken back'])(
  'a target whose only report is %s can be answered as long as it is there',
  async (status) => {
    const { holder, reporter, reportId, targetId } = await accuse();
    if (status === 'Rejected')
      await admin.request('PATCH', `/v1/reports/${reportId}`, { status, reason: 'No' });
    if (status === 'taken back') await reporter.request('DELETE', `/v1/reports/${reportId}`);
    const made = await answer(holder, targetId);
    if (status === 'taken back') {
      expect(expectProblem(made, 404).detail).toBe('Target not found');
      return;
    }
    const { id } = made.json();
    await decide(admin, id, { proven: true });
    expect(await verdictOn(targetId)).toMatchObject({ disputedSince: expect.any(String) });
    const published = { state: 'published', statement: 'We sell shoes.' };
    expect((await decide(admin, id, published)).statusCode).toBe(200);
    expect(await verdictOn(targetId)).toMatchObject({ statement: { text: 'We sell shoes.' } });
  },
);

test('a decision whose report was taken back can be answered, too', async () => {
  const { holder, reporter, reportId, targetId } = await accuse();
  await admin.request('PATCH', `/v1/reports/${reportId}`, { status: 'Resolved' });
  await reporter.request('DELETE', `/v1/reports/${reportId}`);
  const { id } = (await answer(holder, targetId)).json();
  await decide(admin, id, { proven: true });
  expect(await verdictOn(targetId)).toMatchObject({
    ...{ level: 'confirmed', disputedSince: expect.any(String) },
  });
});
