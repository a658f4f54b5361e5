import { randomUUID } from 'node:crypto';
import { eq, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keysOf } from '#modules/targets/keys.ts';
import { recountAllTargets } from '#modules/targets/recount.service.ts';
import {
  categories,
  reportStatusChanges,
  reports,
  subcategories,
  targets,
} from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createUser } from '#testing/factories.ts';
import { startProgram } from '#testing/program.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually, until } from '#testing/waiting.ts';

/** The database, and an instance whose jobs rest. */
let server: TestApp;
let ada: Client;
beforeAll(async () => {
  server = await startTestApp();
  await server.platform.jobs.rest();
  ada = await createClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const name = () => randomUUID().slice(0, 8);
/** Targets as people type them, of all kinds whose keys have changed, and of some whose have not. */
const kinds: [category: string, subcategory: string | null, spell: (id: string) => string][] = [
  ['website', null, (id) => `https://www.shop-${id}.example.com/pay?x=1`],
  ['website', null, (id) => `https://docs.google.com/forms/d/e/${id}/viewform`],
  ['website', null, (id) => `https://www.facebook.com/${id}/`],
  ['website', null, (id) => `نامه‌ای-${id}.com`],
  ['social-media', 'instagram', (id) => `@crypto.${id}`],
  ['social-media', null, (id) => `https://www.tiktok.com/@crypto_${id}`],
  ['social-media', null, (id) => `https://t.me/+${id.toUpperCase()}aB`],
  ['social-media', null, (id) => `https://facebook.com/profile.php?id=${parseInt(id, 16)}`],
  ['crypto-wallet', 'other', (id) => `LTC1Q${id.toUpperCase()}QQQQQQQQQQQQQQ`],
  ['bank', null, (id) => `GTBank ${String(parseInt(id, 16)).padStart(10, '0')}`],
  ['phone-number', null, (id) => `080${String(parseInt(id, 16)).padStart(8, '0').slice(-8)}`],
  ['email', null, (id) => `Prize.${id}@Evil.example`],
  // Refused today, so it keeps its old key.
  ['email', null, (id) => `.${id}-@evil.example`],
];

interface Filed {
  id: string;
  category: string;
  subcategory: string | null;
  target: string;
  targetKey: string;
}

/** Adds reports as the release before does: without a target, and with its own keys. */
async function addOldReports(count: number, reporters: (string | null)[]): Promise<Filed[]> {
  const { database, config } = server.platform;
  const ids = new Map(
    (await database.select().from(categories)).map(({ id, value }) => [value, id]),
  );
  const subs = new Map(
    (await database.select().from(subcategories)).map(({ id, categoryId, value }) => [
      `${categoryId} ${value}`,
      id,
    ]),
  );
  const filed = Array.from({ length: count }, (_, number): Filed => {
    const [category, subcategory, spell] = kinds[number % kinds.length] ?? [];
    const target = spell?.(name()) ?? '';
    const typed = { category: category as 'website', subcategory: subcategory ?? null, target };
    const targetKey = keysOf(config.sites, typed)?.oldKey ?? target.toLowerCase();
    return { id: uuidv7(), ...typed, targetKey };
  });
  const rows = filed.map(({ id, category, subcategory, target, targetKey }, number) => {
    const categoryId = ids.get(category) ?? '';
    return {
      ...{ id, categoryId, target, targetKey },
      subcategoryId: subs.get(`${categoryId} ${subcategory}`) ?? null,
      type: 'Scam' as const,
      description: `Also see https://named-${number % 10}.example.net`,
      status: number % 3 === 0 ? ('Resolved' as const) : ('Pending' as const),
      reporterId: reporters[number % reporters.length] ?? null,
    };
  });
  for (let from = 0; from < rows.length; from += 500) {
    await database.insert(reports).values(rows.slice(from, from + 500));
  }
  const changes = rows
    .filter(({ status }) => status === 'Resolved')
    .map(({ id: reportId }) => ({
      ...{ reportId, from: 'Pending' as const, to: 'Resolved' as const },
      changedAt: new Date('2025-03-04T05:06:07Z'),
    }));
  await database.insert(reportStatusChanges).values(changes);
  return filed;
}

const waiting = () => server.platform.database.$count(reports, isNull(reports.targetId));

/** How a person looks for a report: by what was typed in it. */
const spellingOf = ({ category, subcategory, target }: Filed) =>
  new URLSearchParams({ category, target, ...(subcategory && { subcategory }) });

/** Whether the release before finds the report by its own key, and today's by what was typed. */
async function isFound(report: Filed): Promise<boolean> {
  const old = await server.platform.database.$count(
    reports,
    sql`${eq(reports.id, report.id)} and ${eq(reports.targetKey, report.targetKey)}`,
  );
  let cursor: string | null = '';
  for (const query = spellingOf(report); cursor !== null; ) {
    const answer = await ada.request('GET', `/v1/reports?limit=100&${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { items, nextCursor } = answer.json();
    if (items.some(({ id }: { id: string }) => id === report.id)) return old === 1;
    cursor = nextCursor;
    if (cursor) query.set('cursor', cursor);
  }
  return false;
}

test('reports of the release before get their targets while both serve, also after a kill', async () => {
  const { database } = server.platform;
  const reporters = [ada.user.id, (await createUser(server)).id, null];
  const filed = await addOldReports(1_500, reporters);
  expect(await waiting()).toBe(filed.length);
  for (const report of filed.slice(0, 2 * kinds.length)) {
    expect(await isFound(report), report.target).toBe(true);
  }

  // Verdicts are right at once for what people ask for.
  const [asked] = filed;
  if (!asked) throw new Error('Nothing was filed');
  const answer = await ada.request('GET', `/v1/targets?${spellingOf(asked)}`);
  expect(answer.json().items).toMatchObject([{ verdict: { level: 'confirmed' } }]);

  for (let kill = 0; kill < 3; kill += 1) {
    const before = await waiting();
    await using program = await startProgram({ DATABASE_URL: server.databaseUrl });
    await program.ready();
    await wakeJob();
    await until(async () => (await waiting()) < before);
    await program.kill();
    filed.push(...(await addOldReports(60, reporters)));
    const sample = filed.filter((_, number) => number % 53 === kill);
    for (const report of sample) expect(await isFound(report), report.target).toBe(true);
  }
  expect(await waiting()).toBeGreaterThan(0);

  await using program = await startProgram({ DATABASE_URL: server.databaseUrl });
  await program.ready();
  await eventually(async () => {
    await wakeJob();
    expect(await waiting()).toBe(0);
  });
  for (const report of filed.filter((_, number) => number % 17 === 0)) {
    expect(await isFound(report), report.target).toBe(true);
  }
  expect(await recountAllTargets(server.platform)).toBe(0);
  const counted = await database.execute(
    sql`select sum(pending + resolved)::int as reports,
      bool_and(confirmed_at is null or confirmed_at = '2025-03-04T05:06:07Z') as dated
      from ${targets}`,
  );
  expect(counted.rows).toEqual([{ reports: filed.length, dated: true }]);
});

/** Runs the job now instead of at the next minute. */
async function wakeJob(): Promise<void> {
  const name = 'targets.place-reports';
  await server.platform.jobs.enqueue(
    server.platform.database,
    { name, title: '', purpose: '' },
    {},
  );
}
