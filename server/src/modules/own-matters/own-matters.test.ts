import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDisputes } from '#testing/disputes.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const { accuse, answer, dispute } = await openDisputes(server);
const reviewer = await createClient(server, { reviewRole: 'reviewer' });
const reporter = await createClient(server);
const number = () => `80${randomInt(10_000_000, 99_999_999)}`;

type Call = [method: 'DELETE' | 'PATCH' | 'POST' | 'PUT', path: string, body?: object];

/** Expects that these calls are left to another reviewer. */
async function expectLeft(by: Client, ...calls: Call[]) {
  for (const [method, path, body] of calls) {
    const refused = await by.request(method, path, body);
    expect([method, path, refused.statusCode]).toEqual([method, path, 409]);
    expect(expectProblem(refused, 409).code).toBe('reply/another-decides');
  }
}

const reject = (id: string): Call => [
  'PATCH',
  `/v1/reports/${id}`,
  { status: 'Rejected', reason: 'Mine', disputed: true },
];

test('who holds a target neither hides, redacts nor asks about reports on it, nor settles flags on them', async () => {
  const { reportId, targetId, reporter } = await accuse();
  await answer(reviewer, targetId);
  const path = `/v1/reports/${reportId}`;
  const flag = await (await createClient(server)).request('POST', `${path}/flags`, {
    reason: 'not-a-scam',
  });
  await expectLeft(
    reviewer,
    reject(reportId),
    ['POST', `${path}/redactions`, { ranges: [{ start: 0, end: 4 }], redactedAt: null }],
    ['PUT', `${path}/hidden`, { hidden: true }],
    ['PUT', `${path}/hidden`, { hidden: false }],
    ['PATCH', `/v1/flags/${flag.json().id}`, { outcome: 'handled', note: 'Mine' }],
    ['POST', `${path}/question`, { question: 'Who are you, and where do you live?' }],
  );
  expect((await reporter.request('GET', path)).json()).toMatchObject({ hidden: false });
});

test('who has a host, or reported it, does not say that anybody can publish there', async () => {
  const host = `shop-${randomUUID()}.com`;
  const { targetId } = await createReport(reporter, { target: `https://${host}/login` });
  const holder = await createClient(server, { reviewRole: 'reviewer' });
  await answer(holder, targetId);
  const rival = await createClient(server, { reviewRole: 'reviewer' });
  await createReport(rival, { target: `https://${host}/a` });
  for (const who of [holder, rival])
    await expectLeft(who, ['PUT', `/v1/shared-hosts/${host}`, { shared: true }]);
});

test('who reported a target does not decide what its holder says, nor end a clearing of it', async () => {
  const { targetId, id, reportId } = await dispute();
  const rival = await createClient(server, { reviewRole: 'reviewer' });
  await createReport(rival, { target: await shownOf(targetId) });
  const flag = await (await createClient(server)).request('POST', `/v1/targets/${targetId}/flags`, {
    reason: 'not-a-scam',
  });
  await expectLeft(
    rival,
    ['PATCH', `/v1/replies/${id}`, { state: 'refused', reason: 'No' }],
    ['PATCH', `/v1/replies/${id}`, { shows: false }],
    ['PATCH', `/v1/flags/${flag.json().id}`, { outcome: 'dismissed', note: 'Mine' }],
  );
  const cleared = await createReport(rival);
  const clearing = { reason: 'A shop', reports: [cleared.id] };
  const path = `/v1/targets/${cleared.targetId}/cleared`;
  expect((await reviewer.request('PUT', path, clearing)).statusCode).toBe(200);
  await expectLeft(rival, ['DELETE', path]);
  // On another one's report, they decide.
  const [method, own, body] = reject(reportId);
  expect((await rival.request(method, own, body)).statusCode).toBe(200);
});

async function shownOf(targetId: string): Promise<string> {
  return (await reviewer.request('GET', `/v1/targets/${targetId}`)).json().shown;
}

test('one’s verified number and address are one’s own', async () => {
  const phone = `+234${number()}`;
  const own = await createClient(server, {
    ...{ reviewRole: 'reviewer', phone, phoneVerifiedAt: new Date() },
  });
  const reported = [
    await createReport(reporter, { category: 'phone-number', target: phone }),
    await createReport(reporter, { category: 'email', target: own.user.email.toUpperCase() }),
    await createReport(reporter, {
      category: 'website',
      target: `https://wa.me/${phone.slice(1)}`,
    }),
  ];
  for (const { id, targetId } of reported)
    await expectLeft(own, reject(id), [
      'PUT',
      `/v1/targets/${targetId}/cleared`,
      { reason: 'Mine', reports: [id] },
    ]);
});

test('what is the same under another category, or lacks the bank, is one’s own', async () => {
  const phone = `+234${number()}`;
  const account = `0${randomInt(100_000_000, 999_999_999)}`;
  const bank = (target: string) => createReport(reporter, { category: 'bank', target });
  const owned = await createReport(reporter, { category: 'phone-number', target: phone });
  const chat = await createReport(reporter, { target: `https://wa.me/${phone.slice(1)}` });
  const atBank = await bank(`GTBank ${account}`);
  const anywhere = await bank(account);
  const other = await bank(`UBA ${account}`);
  for (const { targetId } of [owned, atBank])
    expect((await answer(reviewer, targetId)).statusCode).toBe(201);
  await expectLeft(reviewer, reject(chat.id), reject(anywhere.id), [
    'PUT',
    `/v1/targets/${anywhere.targetId}/bank`,
    { bank: 'uba' },
  ]);
  const [method, path, body] = reject(other.id);
  expect((await reviewer.request(method, path, body)).statusCode).toBe(200);
});
