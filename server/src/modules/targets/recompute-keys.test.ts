import { randomUUID } from 'node:crypto';
import type { CategoryValue } from '@redflag/shared/categories';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  flags,
  reportMentions,
  reports,
  targetAlerts,
  targetSearches,
  targets,
} from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, PASSWORD } from '#testing/factories.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually, until } from '#testing/waiting.ts';
import { findSought } from './keys.ts';
import { computeKeys, computeKeysOf } from './recompute-keys.service.ts';
import { recountAllTargets } from './recount.service.ts';
import { isOnTarget } from './review/review.queries.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { database, config } = server.platform;
const admin = await createClient(server, { role: 'admin' });

/** Computes keys with more shared hosts than before, or as a later version of the rules. */
async function shareHosts(...hosts: string[]): Promise<void> {
  const sharedHosts = new Set([...config.sites.sharedHosts, ...hosts]);
  const sites = { ...config.sites, sharedHosts };
  await computeKeys({
    ...server.platform,
    config: { ...config, sites },
    sites: { ...server.platform.sites, ...sites },
  });
  expect(await recountAllTargets(server.platform)).toBe(0);
}

const someone = () => createClient(server);
const host = () => `${randomUUID()}.example.com`;
const file = (client: Client, target: string, description = 'A scam') =>
  createReport(client, { target, description });
const resolve = (id: string) =>
  admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved', reason: 'A scam' });
const flag = (client: Client, targetId: string) =>
  client.request('POST', `/v1/targets/${targetId}/flags`, { reason: 'not-a-scam' });

async function targetOf(reportId: string) {
  const [row] = await database
    .select({ id: targets.id, key: targets.key, people: targets.people })
    .from(reports)
    .innerJoin(targets, eq(targets.id, reports.targetId))
    .where(eq(reports.id, reportId));
  if (!row) throw new Error('There is no such report');
  return row;
}

test('reports on a host that becomes shared move to its pages, and back when it is one site again', async () => {
  const shared = host();
  const [ada, eve, leaving] = [await someone(), await someone(), await someone()];
  const first = await file(ada, `https://${shared}/a`);
  await file(eve, `https://${shared}/a`);
  const third = await file(leaving, `https://${shared}/a`);
  const other = await file(ada, `https://${shared}/b`);
  await leaving.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
  const before = await targetOf(first.id);
  expect(before).toMatchObject({ key: shared, people: 3 });

  await shareHosts(shared);
  expect(await targetOf(first.id)).toMatchObject({ key: `${shared}/a`, people: 3 });
  expect(await targetOf(third.id)).toMatchObject({ key: `${shared}/a` });
  expect(await targetOf(other.id)).toMatchObject({ key: `${shared}/b`, people: 1 });
  expect(await database.$count(targets, eq(targets.id, before.id))).toBe(0);

  await shareHosts();
  expect(await targetOf(other.id)).toMatchObject({ key: shared, people: 3 });
});

test.each([
  ['resolves it', 'PATCH', '', { status: 'Resolved', reason: 'A scam' }],
  ['flags it', 'POST', '/flags', { reason: 'about-me' }],
  ['deletes it', 'DELETE', '', {}],
] as const)(
  'an administrator who %s while a report moves is answered',
  async (_act, method, path, body) => {
    const page = `${host()}/a`;
    const { id } = await file(await someone(), `https://${page}`);
    const { id: before } = await targetOf(id);
    const sites = { ...config.sites, sharedHosts: new Set([page.split('/')[0] ?? '']) };
    const { answer } = await database.transaction(async (transaction) => {
      await computeKeysOf(isOnTarget(before), sites, (work) => work(transaction));
      const sent = admin.request(method, `/v1/reports/${id}${path}`, body);
      await until(async () => {
        const { rows } = await database.execute(sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        return rows.length > 0;
      });
      return { answer: sent };
    });
    const { statusCode, body: text } = await answer;
    expect([200, 201, 204], text).toContain(statusCode);
    expect(await recountAllTargets(server.platform)).toBe(0);
  },
);

test('a confirmation whose report was taken back says nothing of the pages of a host that becomes shared, and counts again when it is one site', async () => {
  const shared = host();
  const [ada, eve] = [await someone(), await someone()];
  const { id } = await file(ada, `https://${shared}/a`);
  await resolve(id);
  await ada.request('DELETE', `/v1/reports/${id}`);
  const verdictOn = async (target: string) =>
    (await eve.request('GET', `/v1/targets?category=website&target=${target}`)).json().items[0]
      .verdict;
  expect(await verdictOn(shared)).toMatchObject({ level: 'confirmed' });

  const answer = (isShared: boolean) =>
    admin.request('PUT', `/v1/shared-hosts/${shared}`, { shared: isShared });
  await answer(true);
  await file(eve, `https://${shared}/b`);
  // Which page it was went with the report's words, and others' pages are innocent.
  await eventually(async () => {
    expect(await verdictOn(`${shared}/b`)).toMatchObject({ level: 'reported' });
    expect(await verdictOn(`${shared}/a`)).toMatchObject({ level: 'unknown' });
    expect(await verdictOn(shared)).toMatchObject({ heading: `Anyone can publish on ${shared}` });
  });

  await answer(false);
  await eventually(async () =>
    expect(await verdictOn(shared)).toMatchObject({ level: 'confirmed', people: 2 }),
  );
});

test('flags on a target move with its last report, one for each person', async () => {
  const shared = host();
  const [ada, eve, ben] = [await someone(), await someone(), await someone()];
  const one = await file(ada, `https://${shared}/a`);
  await shareHosts(shared);
  const { id: page } = await targetOf(one.id);
  await flag(eve, page);
  await flag(ben, page);
  // Filed by a server with the list of before.
  const two = await file(ada, `https://${shared}/b`);
  const { id: site } = await targetOf(two.id);
  await flag(eve, site);

  await shareHosts();
  expect(await targetOf(one.id)).toMatchObject({ id: site });
  const kept = await database.select().from(flags).where(eq(flags.targetId, site));
  expect(kept.map(({ userId }) => userId).sort()).toEqual([eve.user.id, ben.user.id].sort());
  expect(kept.map(({ flaggedTargetId }) => flaggedTargetId)).toEqual([site, site]);
  expect(kept.filter(({ isLatest }) => isLatest)).toHaveLength(1);
});

test('who was told of a confirmation is told when it ends, wherever its reports are now', async () => {
  const shared = host();
  const [ada, reader] = [await someone(), await someone()];
  const scam = await file(ada, `https://${shared}/a`);
  const other = await file(ada, `https://${shared}/b`);
  const told = async (ids: string[]) =>
    (await database.select().from(targetAlerts).where(inArray(targetAlerts.targetId, ids))).map(
      ({ targetId }) => targetId,
    );
  await resolve(scam.id);
  const { id: site } = await targetOf(scam.id);
  await database.insert(targetAlerts).values({ targetId: site, userId: reader.user.id });

  await shareHosts(shared);
  const [page, elsewhere] = [await targetOf(scam.id), await targetOf(other.id)];
  expect(await told([site, page.id, elsewhere.id])).toEqual([page.id]);
});

test('searches get the keys of today, and two of a person that become the same are one', async () => {
  const shared = host();
  const reader = await someone();
  await shareHosts(shared);
  const categoryId = sql`(select id from categories where value = 'website')`;
  const search = (targetKey: string, isStopped: boolean) => ({
    ...{ userId: reader.user.id, categoryId, targetKey, isStopped },
    searchedAt: new Date('2026-01-01'),
  });
  await database
    .insert(targetSearches)
    .values([search(`${shared}/a`, true), search(`${shared}/b`, false)]);
  await shareHosts();
  expect(
    await database.select().from(targetSearches).where(eq(targetSearches.userId, reader.user.id)),
  ).toMatchObject([{ targetKey: shared, isStopped: true }]);
});

test('what descriptions name gets the keys of today', async () => {
  const shared = host();
  const ada = await someone();
  const { id } = await file(ada, host(), `See https://${shared}/a and https://${shared}/b`);
  const named = async () =>
    (await database.select().from(reportMentions).where(eq(reportMentions.reportId, id)))
      .map(({ key }) => key)
      .sort();
  expect(await named()).toEqual([shared]);
  await shareHosts(shared);
  expect(await named()).toEqual([`${shared}/a`, `${shared}/b`]);
});

test.each<[CategoryValue, string]>([
  ['website', 'https://www.evil.com/login'],
  ['website', 'https://docs.google.com/forms/d/e/AbC/viewform?x=1'],
  ['social-media', '@Crypto.Giveaway'],
  ['social-media', 'https://wa.me/2348031777001'],
  ['social-media', 'https://t.me/+QxZkPw'],
  ['crypto-wallet', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['crypto-wallet', 'LTC1QABCDEFGHIJKLMNOPQR'],
  ['bank', 'GTBank 0123 456 789'],
  ['bank', 'GB82 WEST 1234 5698 7654 32'],
  ['phone-number', '0803 177 7001'],
  ['email', 'Prize@Evil.COM'],
])('a search for the key of the %s %s is a search for the same', (category, target) => {
  const { key = '' } = findSought(config.sites, { category, target })?.[0] ?? {};
  expect(findSought(config.sites, { category, target: key })?.[0].key).toBe(key);
});
