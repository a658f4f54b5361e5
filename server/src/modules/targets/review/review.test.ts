import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { recountAllTargets } from '#modules/targets/recount.service.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { movePages } from './shared-hosts.service.ts';

const server = await sharedTestApp();
const { platform } = server;
const [ada, eve, bola] = [
  await createClient(server),
  await createClient(server),
  await createClient(server),
];
const admin = await createClient(server, { role: 'admin' });

const accountNumber = () => String(randomInt(1e9, 1e10));
const host = () => `${randomUUID()}.com`;

async function file(client: Client, report: Parameters<typeof createReport>[1]) {
  const { id } = await createReport(client, report);
  const { targetId } = (await client.request('GET', `/v1/reports/${id}`)).json();
  return { id, targetId };
}

async function targetOf(id: string) {
  const { targetId } = (await ada.request('GET', `/v1/reports/${id}`)).json();
  return (await ada.request('GET', `/v1/targets/${targetId}`)).json();
}

/** The reporter takes a report back after a decision on it. */
async function takeBack(client: Client, id: string, status: string): Promise<void> {
  await admin.request('PATCH', `/v1/reports/${id}`, { status, reason: 'Because' });
  expect((await client.request('DELETE', `/v1/reports/${id}`)).statusCode).toBe(204);
}

const verdictOn = async (category: string, target: string) =>
  (await ada.request('GET', `/v1/targets?category=${category}&target=${target}`)).json().items[0]
    .verdict;

const readCase = async (targetId: string) =>
  (await admin.request('GET', `/v1/cases/${targetId}`)).json();

describe('the bank of an account number', () => {
  const assign = (targetId: string, bank: string) =>
    admin.request('PUT', `/v1/targets/${targetId}/bank`, { bank });

  test('is given by a reviewer: its reports move there, what was typed stays', async () => {
    const number = accountNumber();
    const typed = `${number} John Okoro`;
    const { id, targetId } = await file(ada, { category: 'bank', target: typed });
    await file(eve, { category: 'bank', target: number });
    const answer = await assign(targetId, 'gtbank');
    expect(answer.json()).toMatchObject({
      key: `gtbank/${number}`,
      verdict: { level: 'reported', people: 2 },
    });
    const report = (await ada.request('GET', `/v1/reports/${id}`)).json();
    expect(report).toMatchObject({ target: typed, targetId: answer.json().id });
    const later = await file(bola, { category: 'bank', target: number });
    expect(await targetOf(later.id)).toMatchObject({ key: `?/${number}`, verdict: { people: 1 } });
    expect(await recountAllTargets(platform)).toBe(0);
  });

  test('takes along that a reviewer found no scam, unless others reported it there', async () => {
    const [number, other] = [accountNumber(), accountNumber()];
    await file(eve, { category: 'bank', target: `GTBank ${other}` });
    for (const [digits, level] of [
      [number, 'cleared'],
      [other, 'reported'],
    ] as const) {
      const { id, targetId } = await file(ada, { category: 'bank', target: digits });
      const clearing = { reason: 'A landlord', reports: [id] };
      await admin.request('PUT', `/v1/targets/${targetId}/cleared`, clearing);
      const { verdict } = (await assign(targetId, 'gtbank')).json();
      expect(verdict).toMatchObject({
        level,
        clearedAt: level === 'cleared' ? expect.any(String) : null,
      });
    }
  });

  test('is given after all reports were taken back: what was decided of them moves there', async () => {
    const number = accountNumber();
    const confirmed = await file(ada, { category: 'bank', target: number });
    await takeBack(ada, confirmed.id, 'Resolved');
    const answer = await assign(confirmed.targetId, 'gtbank');
    expect(answer.json()).toMatchObject({
      key: `gtbank/${number}`,
      verdict: { level: 'confirmed', people: 1 },
    });

    const other = accountNumber();
    const cleared = await file(eve, { category: 'bank', target: other });
    const clearing = { reason: 'A landlord', reports: [cleared.id] };
    await admin.request('PUT', `/v1/targets/${cleared.targetId}/cleared`, clearing);
    await eve.request('DELETE', `/v1/reports/${cleared.id}`);
    const { verdict } = (await assign(cleared.targetId, 'gtbank')).json();
    expect(verdict).toMatchObject({ level: 'cleared', reports: { rejected: 1 } });
    expect(await recountAllTargets(platform)).toBe(0);
  });

  test('that the report names stays', async () => {
    const { targetId } = await file(ada, { category: 'bank', target: `UBA ${accountNumber()}` });
    expect((await assign(targetId, 'gtbank')).json()).toMatchObject({
      status: 409,
      code: 'target/has-bank',
    });
  });

  test('must be one that is known', async () => {
    const { targetId } = await file(ada, { category: 'bank', target: accountNumber() });
    expect((await assign(targetId, 'mybank')).statusCode).toBe(422);
    expect((await assign(randomUUID(), 'gtbank')).statusCode).toBe(404);
  });

  test('is given by administrators alone, and is in the audit log', async () => {
    const number = accountNumber();
    const { targetId } = await file(ada, { category: 'bank', target: number });
    const refused = await ada.request('PUT', `/v1/targets/${targetId}/bank`, { bank: 'uba' });
    expect(refused.statusCode).toBe(403);
    await assign(targetId, 'uba');
    const log = (await admin.request('GET', `/v1/audit-log?q=${number}`)).json();
    expect(log.items).toMatchObject([
      {
        action: 'target.assign-bank',
        before: { key: `?/${number}` },
        after: { key: `uba/${number}` },
      },
    ]);
  });
});

describe('whether anybody can publish on a host', () => {
  const answer = (of: string, shared: boolean) =>
    admin.request('PUT', `/v1/shared-hosts/${of}`, { shared });

  /** Three people report three pages. */
  async function reportPages(of: string) {
    const [first] = [
      await file(ada, { target: `https://${of}/a` }),
      await file(eve, { target: `https://${of}/b?x=1` }),
      await file(bola, { target: `https://${of}/c` }),
    ];
    return first;
  }

  test('is asked when three people reported three pages, until a reviewer answers', async () => {
    const of = host();
    const { targetId } = await reportPages(of);
    expect((await readCase(targetId)).sharedHost).toEqual({ host: of, pages: 3, people: 3 });
    expect((await answer(of, false)).statusCode).toBe(204);
    await platform.sites.refresh();
    expect((await readCase(targetId)).sharedHost).toBeNull();
  });

  test.each([
    [
      'one person',
      async (of: string) => {
        await file(ada, { target: `https://${of}/b` });
        return file(ada, { target: `https://${of}/c` });
      },
    ],
    [
      'one page',
      async (of: string) => {
        await file(eve, { target: `https://${of}/a` });
        return file(bola, { target: `https://${of}/a` });
      },
    ],
    [
      'no page',
      async (of: string) => {
        await file(eve, { target: `https://${of}/` });
        return file(bola, { target: of });
      },
    ],
  ])('is not asked of %s', async (_, fileMore) => {
    const of = host();
    await file(ada, { target: `https://${of}/a` });
    const { targetId } = await fileMore(of);
    expect((await readCase(targetId)).sharedHost).toBeNull();
  });

  test('once said, moves its reports to their pages, and back', async () => {
    const of = host();
    const { id, targetId } = await reportPages(of);
    await answer(of, true);
    await movePages(platform, of);
    expect(await targetOf(id)).toMatchObject({ key: `${of}/a`, verdict: { people: 1 } });
    expect((await ada.request('GET', `/v1/targets?target=${of}`)).json().items).toMatchObject([
      { id: null, sharedHost: true },
    ]);
    await answer(of, false);
    await movePages(platform, of);
    expect(await targetOf(id)).toMatchObject({ key: of, verdict: { people: 3 } });
    expect((await targetOf(id)).id).not.toBe(targetId);
    expect(await recountAllTargets(platform)).toBe(0);
  });

  test('no longer, brings back to the host what was confirmed and taken back on a page', async () => {
    const of = host();
    await answer(of, true);
    await movePages(platform, of);
    const { id } = await file(eve, { target: `https://${of}/shop` });
    await takeBack(eve, id, 'Resolved');
    await answer(of, false);
    await movePages(platform, of);
    expect(await verdictOn('website', `https://${of}/shop`)).toMatchObject({
      level: 'confirmed',
      people: 1,
    });
    expect(await recountAllTargets(platform)).toBe(0);
  });

  test.each([
    ['bit.ly', 409],
    ['zenithbank.com', 409],
    ['github.io', 409],
    ['no host', 422],
    ['evil.com%2Fa', 422],
  ])('is not a reviewer’s to say of %s', async (of, status) => {
    expect((await answer(of, true)).statusCode).toBe(status);
  });

  test('is for administrators to say', async () => {
    const refused = await ada.request('PUT', `/v1/shared-hosts/${host()}`, { shared: true });
    expect(refused.statusCode).toBe(403);
  });
});
