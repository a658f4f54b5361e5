import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { computeKeys, recountAllTargets } from '#modules/targets/index.ts';
import { reporterAccounts, reports, targets } from '#platform/database/schema.ts';
import { openPepper } from '#platform/pepper.ts';
import { freshPhone, receiveCode, verifyCode } from '#testing/accounts/phone.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, PASSWORD } from '#testing/factories.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';
import { forgetAllReporters, forgetGoneReporters } from './reporters.queries.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const admin = await createClient(server, { role: 'admin' });
const watcher = await createClient(server);

const site = () => `${randomUUID()}.example.com`;
const file = (client: Client, target: string) => createReport(client, { target });
const leave = async (client: Client) =>
  expect((await client.request('DELETE', '/v1/me', { currentPassword: PASSWORD })).statusCode).toBe(
    204,
  );
const verify = async (client: Client, phone: string) =>
  expect((await verifyCode(client, await receiveCode(server, client, phone))).statusCode).toBe(200);
const decide = (id: string, status: string) =>
  admin.request('PATCH', `/v1/reports/${id}`, { status, reason: 'Because' });
const suspend = (client: Client, status = 'suspended') =>
  admin.request('PATCH', `/v1/users/${client.user.id}`, { status, reason: 'Because' });

async function verdictOn(target: string) {
  const answer = await watcher.request('GET', `/v1/targets?category=website&target=${target}`);
  return answer.json().items[0].verdict;
}

/** What was counted is right, and nobody is counted twice. */
const expectExact = async () => expect(await recountAllTargets(server.platform)).toBe(0);

describe('one person', () => {
  test('with one mailbox and one SIM is one, however often they sign up, verify, report and leave', async () => {
    const [target, phone, name] = [site(), freshPhone(), randomUUID().replaceAll('-', '')];
    const spellings = ['', '+1'].flatMap((tag) => [
      `${name}${tag}@gmail.com`,
      `${name.slice(0, 5)}.${name.slice(5)}${tag}@googlemail.com`,
    ]);
    for (const email of spellings) {
      const again = await createClient(server, { email });
      await verify(again, phone);
      await file(again, target);
      await leave(again);
    }
    expect(await verdictOn(target)).toMatchObject({
      people: 1,
      verifiedPeople: 1,
      reports: { pending: 4 },
    });
    await expectExact();
  });

  test('with several accounts at once is one by the mailbox alone', async () => {
    const target = site();
    const name = randomUUID();
    for (const tag of ['a', 'b', 'c']) {
      await file(await createClient(server, { email: `${name}+${tag}@example.com` }), target);
    }
    expect(await verdictOn(target)).toMatchObject({ people: 1, reports: { pending: 3 } });
    await expectExact();
  });

  test('is one from when a phone that was verified later shows it', async () => {
    const [target, other, phone] = [site(), site(), freshPhone()];
    const first = await createClient(server);
    await file(first, target);
    await verify(first, phone);
    await leave(first);
    const second = await createClient(server);
    await file(second, target);
    await file(second, other);
    expect(await verdictOn(target)).toMatchObject({ people: 2 });
    await verify(second, phone);
    expect(await verdictOn(target)).toMatchObject({ people: 1, verifiedPeople: 1 });
    expect(await verdictOn(other)).toMatchObject({ people: 1, verifiedPeople: 1 });
    await file(second, target);
    const third = await createClient(server);
    await file(third, target);
    expect(await verdictOn(target)).toMatchObject({ people: 2, reports: { pending: 4 } });
    await expectExact();
  });

  test('joins two who were taken for different people, and counts on when one report goes', async () => {
    const [target, phone] = [site(), freshPhone()];
    const name = randomUUID();
    const [byMailbox, byPhone] = [
      await createClient(server, { email: `${name}@example.com` }),
      await createClient(server),
    ];
    const filed = await file(byMailbox, target);
    await verify(byPhone, phone);
    await file(byPhone, target);
    await leave(byPhone);
    expect(await verdictOn(target)).toMatchObject({ people: 2 });
    const both = await createClient(server, { email: `${name}+x@example.com` });
    await verify(both, phone);
    await file(both, target);
    expect(await verdictOn(target)).toMatchObject({ people: 1, reports: { pending: 3 } });
    await byMailbox.request('DELETE', `/v1/reports/${filed.id}`);
    expect(await verdictOn(target)).toMatchObject({ people: 1, reports: { pending: 2 } });
    await expectExact();
  });

  test('is not told apart on several targets by what is stored', async () => {
    const [one, other] = [site(), site()];
    const client = await createClient(server);
    await verify(client, freshPhone());
    await file(client, one);
    await file(client, other);
    await leave(client);
    const rows = await database
      .select()
      .from(reporterAccounts)
      .innerJoin(targets, eq(targets.id, reporterAccounts.targetId))
      .where(sql`${targets.key} in (${one}, ${other})`);
    const [first, second] = rows.map((row) => row.reporter_accounts);
    expect(first?.userId).toBeNull();
    for (const field of ['token', 'id', 'mailboxHash', 'phoneHash'] as const) {
      expect(first?.[field]).not.toBeNull();
      expect(first?.[field]).not.toEqual(second?.[field]);
    }
  });

  test('stays one when the keys of targets change, and is recognised afterwards', async () => {
    const host = site();
    const { config, sites } = server.platform;
    const share = (...hosts: string[]) => {
      const both = {
        ...config.sites,
        sharedHosts: new Set([...config.sites.sharedHosts, ...hosts]),
      };
      return computeKeys({
        ...server.platform,
        config: { ...config, sites: both },
        sites: { ...sites, ...both },
      });
    };
    const email = `${randomUUID()}@example.com`;
    const first = await createClient(server, { email });
    await file(first, `https://${host}/a`);
    await leave(first);
    await share(host);
    await file(await createClient(server), `https://${host}/b`);
    await share();
    expect(await verdictOn(host)).toMatchObject({ people: 2 });
    await file(await createClient(server, { email }), host);
    expect(await verdictOn(host)).toMatchObject({ people: 2, reports: { pending: 3 } });
    await expectExact();
  });

  test('is another one 12 months after the account was deleted', async () => {
    const target = site();
    const email = `${randomUUID()}@example.com`;
    const first = await createClient(server, { email });
    await file(first, target);
    await leave(first);
    await forgetGoneReporters(database, new Date(Date.now() - 60_000));
    await file(await createClient(server, { email }), target);
    expect(await verdictOn(target)).toMatchObject({ people: 1 });
    const second = site();
    const again = await createClient(server, { email: `2${email}` });
    await file(again, second);
    await leave(again);
    await forgetGoneReporters(database, new Date(Date.now() + 60_000));
    await file(await createClient(server, { email: `2${email}` }), second);
    expect(await verdictOn(second)).toMatchObject({ people: 2 });
    await expectExact();
  });

  test('who reported before there were prints is recognised after the next start', async () => {
    const target = site();
    const email = `${randomUUID()}@example.com`;
    const first = await createClient(server, { email });
    await file(first, target);
    await forgetAllReporters(database);
    const other = openPepper({
      ...server.platform.config,
      pepper: 'another pepper for all servers',
    });
    await computeKeys({ ...server.platform, pepper: other });
    await leave(first);
    const second = await createClient(server, { email });
    await file(second, target);
    expect(await verdictOn(target)).toMatchObject({ people: 2 });
    await forgetAllReporters(database);
    await computeKeys(server.platform);
    await leave(second);
    await file(await createClient(server, { email }), target);
    expect(await verdictOn(target)).toMatchObject({ people: 2 });
    await expectExact();
  });
});

describe('a recount', () => {
  test('finds and mends accounts that are nobody, and people who are counted twice', async () => {
    const target = site();
    const name = randomUUID();
    const [one, two] = [
      await createClient(server, { email: `${name}@example.com` }),
      await createClient(server, { email: `${name}+2@example.com` }),
    ];
    await file(one, target);
    const { targetId } = await file(two, target);
    await database.delete(reporterAccounts).where(eq(reporterAccounts.targetId, targetId));
    await database.update(targets).set({ people: 7 }).where(eq(targets.id, targetId));
    expect(await recountAllTargets(server.platform)).toBe(1);
    expect(await verdictOn(target)).toMatchObject({ people: 1, reports: { pending: 2 } });
    await database
      .update(reports)
      .set({ reporterToken: randomUUID() })
      .where(eq(reports.targetId, targetId));
    expect(await recountAllTargets(server.platform)).toBe(1);
    expect(await verdictOn(target)).toMatchObject({ people: 1, reports: { pending: 2 } });
    await expectExact();
  });
});

describe('while a person is suspended', () => {
  test('their waiting reports do not count, resolved ones do, and all do afterwards', async () => {
    const [shop, scam] = [site(), site()];
    const [attacker, victim] = [await createClient(server), await createClient(server)];
    await file(attacker, shop);
    await file(victim, shop);
    const confirmed = await file(attacker, scam);
    await decide(confirmed.id, 'Resolved');
    const before = await verdictOn(shop);
    expect(before).toMatchObject({ people: 2, reports: { pending: 2 } });

    await suspend(attacker);
    await eventually(async () =>
      expect(await verdictOn(shop)).toMatchObject({ people: 1, reports: { pending: 1 } }),
    );
    expect(await verdictOn(scam)).toMatchObject({ level: 'confirmed', people: 1 });
    // A reviewer who opens it again takes it out, too.
    await decide(confirmed.id, 'Under Review');
    expect(await verdictOn(scam)).toMatchObject({ level: 'unknown', people: 0 });
    await decide(confirmed.id, 'Resolved');
    await expectExact();

    await suspend(attacker, 'active');
    await eventually(async () => expect(await verdictOn(shop)).toEqual(before));
    await expectExact();
  });

  test('a target that only they reported has no case, and keeps its report', async () => {
    const target = site();
    const attacker = await createClient(server);
    const { id, targetId } = await file(attacker, target);
    await suspend(attacker);
    await eventually(async () =>
      expect(await verdictOn(target)).toMatchObject({ level: 'unknown' }),
    );
    const queue = await admin.request('GET', '/v1/cases?limit=100');
    const listed = queue.json().items.map((it: { target: { id: string } }) => it.target.id);
    expect(listed).not.toContain(targetId);
    expect((await admin.request('GET', `/v1/reports/${id}`)).statusCode).toBe(200);
    await expectExact();
  });

  test('others do not find, read or flag what waits of theirs, until they are active again', async () => {
    const target = site();
    const attacker = await createClient(server);
    const [waiting, resolved] = [await file(attacker, target), await file(attacker, target)];
    await decide(resolved.id, 'Resolved');
    const found = async (query: string, by = watcher) => {
      const { items, total } = (await by.request('GET', `/v1/reports?${query}`)).json();
      return { ids: items.map(({ id }: { id: string }) => id), total };
    };
    const lists = [
      `category=website&target=${target}`,
      `category=website&target=${target}&limit=40`,
      'limit=100',
      'status=Pending',
      'status=Pending&limit=7',
      'category=website',
      'category=website&status=Pending&sort=oldest&limit=100&from=2020-01-01',
    ];
    const ofAll = await Promise.all(lists.map((list) => found(list)));
    for (const { ids } of ofAll) expect(ids).toContain(waiting.id);
    await suspend(attacker);
    await eventually(async () =>
      expect((await watcher.request('GET', `/v1/reports/${waiting.id}`)).statusCode).toBe(404),
    );
    for (const [at, list] of lists.entries()) {
      const { ids, total } = await found(list);
      expect(ids).not.toContain(waiting.id);
      if (list.includes(target)) expect(ids).toEqual([resolved.id]);
      const before = ofAll[at]?.total ?? null;
      expect(total).toBe(before === null ? null : before - 1);
      expect((await found(list, admin)).ids).toContain(waiting.id);
    }
    const flagged = { reason: 'about-me' };
    const hidden = await Promise.all([
      watcher.request('GET', `/v1/reports/${waiting.id}/evidence`),
      watcher.request('GET', `/v1/reports/${waiting.id}/history`),
      watcher.request('DELETE', `/v1/reports/${waiting.id}`),
      watcher.request('POST', `/v1/reports/${waiting.id}/flags`, flagged),
    ]);
    expect(hidden.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    await suspend(attacker, 'active');
    await eventually(async () =>
      expect(await Promise.all(lists.map((list) => found(list)))).toEqual(ofAll),
    );
  });

  test('a reviewer who clears what only they reported says so in whole sentences', async () => {
    const target = site();
    const attacker = await createClient(server);
    const { targetId } = await file(attacker, target);
    await suspend(attacker);
    await eventually(async () => expect((await verdictOn(target)).level).toBe('unknown'));
    const body = { reason: 'An honest shop', reports: [] };
    const cleared = await admin.request('PUT', `/v1/targets/${targetId}/cleared`, body);
    expect(cleared.statusCode, cleared.body).toBe(200);
    expect(await verdictOn(target)).toMatchObject({
      level: 'cleared',
      explanation: 'If it seems wrong, be careful and report it to protect others',
    });
    await suspend(attacker, 'active');
    await eventually(async () =>
      expect(await verdictOn(target)).toMatchObject({
        level: 'reported',
        explanation: expect.stringContaining('1 person reported it'),
      }),
    );
  });
});
