import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const { database } = server.platform;
const reader = await createClient(server);
const admin = await createClient(server, { role: 'admin' });

const shop = () => `${randomUUID()}.example.com`;
const people = (count: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, () => createClient(server)));

async function makeOld(account: Client): Promise<void> {
  const createdAt = new Date(Date.now() - 25 * 3_600_000);
  await database.update(users).set({ createdAt }).where(eq(users.id, account.user.id));
}

async function attack(target: string, accounts: Client[]) {
  for (const account of accounts) await createReport(account, { target });
  return read(target);
}

async function read(target: string) {
  const answer = await reader.request('GET', `/v1/targets?target=${target}`);
  return answer.json().items[0];
}

describe('thirty accounts that attack an honest shop', () => {
  test('today are named for what they are, and end with a clearing', async () => {
    const target = shop();
    const { id, verdict } = await attack(target, await people(30));
    expect(verdict).toMatchObject({
      level: 'reported',
      heading: 'Reported by new accounts only, not reviewed yet',
      explanation:
        '30 people reported it, 30 of them with accounts less than a day old, none with a verified phone number; 30 reports wait for review',
      people: 30,
      newPeople: 30,
    });
    const { reports } = (await admin.request('GET', `/v1/cases/${id}`)).json();
    const ids = reports.map((report: { id: string }) => report.id);
    await admin.request('PUT', `/v1/targets/${id}/cleared`, { reason: 'Honest', reports: ids });
    const cleared = (await read(target)).verdict;
    expect(cleared).toMatchObject({ level: 'cleared', people: 0, newPeople: 0 });
    expect(cleared.explanation).toBe('Our reviewers rejected 30 reports');
    const again = (await attack(target, await people(30))).verdict;
    expect(again.heading).toMatch(/^Reported by 30 people, after our reviewers found no scam \(/);
  });

  test('of which one is older, or has a verified phone number, are counted alike', async () => {
    const [older, verified] = [await people(30), await people(30)];
    if (older[0]) await makeOld(older[0]);
    const phone = {
      phone: `+23480${Math.random().toString().slice(2, 10)}`,
      phoneVerifiedAt: new Date(),
    };
    await database
      .update(users)
      .set(phone)
      .where(eq(users.id, verified[0]?.user.id ?? ''));
    expect((await attack(shop(), older)).verdict).toMatchObject({
      heading: 'Reported by 30 people, not reviewed yet',
      explanation: expect.stringContaining('29 of them with accounts less than a day old, none'),
    });
    expect((await attack(shop(), verified)).verdict).toMatchObject({
      heading: 'Reported by 30 people, not reviewed yet',
      explanation: expect.stringContaining('30 of them with accounts less than a day old, 1 with'),
    });
  });

  test('that are all older are people, until reviewers reject what they say', async () => {
    const accounts = await people(30);
    for (const account of accounts) await makeOld(account);
    const target = shop();
    const { id, verdict } = await attack(target, accounts);
    expect(verdict).toMatchObject({
      heading: 'Reported by 30 people, not reviewed yet',
      explanation:
        '30 people reported it, none with a verified phone number; 30 reports wait for review',
      newPeople: 0,
    });
    const { reports } = (await admin.request('GET', `/v1/cases/${id}`)).json();
    const ids = reports.map((report: { id: string }) => report.id);
    const decision = { reportIds: ids, status: 'Rejected', reason: 'Made up' };
    await admin.request('POST', '/v1/reports/status', decision);
    expect((await read(target)).verdict.heading).toBe(
      'Our reviewers rejected 30 reports. That does not mean it is safe.',
    );
    const late = await people(1);
    expect((await attack(target, late)).verdict.heading).toBe(
      'Reported by 1 person, after our reviewers rejected 30 reports',
    );
  });
});

test('the first two victims, with new accounts, are not branded', async () => {
  const target = shop();
  expect((await attack(target, await people(2))).verdict).toMatchObject({
    heading: 'Reported by 2 people, not reviewed yet',
    explanation: expect.stringContaining('2 of them with accounts less than a day old'),
  });
});
