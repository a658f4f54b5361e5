import { randomUUID } from 'node:crypto';
import type { CategoryValue } from '@redflag/shared/categories';
import { isNull, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '#modules/targets/keys.ts';
import { putProgress, selectProgress } from '#modules/targets/recompute-keys.queries.ts';
import { recountAllTargets } from '#modules/targets/recount.service.ts';
import { categories, reports, subcategories } from '#platform/database/schema.ts';
import { createUser } from '#testing/factories.ts';
import { startProgram } from '#testing/processes/program.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { until } from '#testing/waiting.ts';

/** The database, and an instance whose jobs rest. */
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.platform.jobs.rest();
});
afterAll(() => server[Symbol.asyncDispose]());

const name = () => randomUUID().slice(0, 8);
/** Targets as people type them. */
const kinds: [CategoryValue, subcategory: string | null, spell: (id: string) => string][] = [
  ['website', null, (id) => `https://www.shop-${id}.example.com/pay?x=1`],
  ['website', null, (id) => `https://docs.google.com/forms/d/e/${id}/viewform`],
  ['website', null, (id) => `نامه‌ای-${id}.com`],
  ['social-media', 'instagram', (id) => `@crypto.${id}`],
  ['social-media', null, (id) => `https://www.tiktok.com/@crypto_${id}`],
  ['crypto-wallet', 'other', (id) => `LTC1Q${id.toUpperCase()}QQQQQQQQQQQQQQ`],
  ['bank', null, (id) => `GTBank ${String(parseInt(id, 16)).padStart(10, '0')}`],
  ['phone-number', null, (id) => `080${String(parseInt(id, 16)).padStart(8, '0').slice(-8)}`],
  // Refused, so it keeps its key.
  ['email', null, (id) => `.${id}-@evil.example`],
];
const COUNT = 3_000;
/** By the rules before, so many targets were one. */
const TOGETHER = 7;

/** Adds reports by other rules: targets of a category that follow each other have one key. */
async function addReports(reporters: (string | null)[]): Promise<void> {
  const { database } = server.platform;
  const ids = new Map<string, string>(
    (await database.select().from(categories)).map(({ id, value }) => [value, id]),
  );
  const subs = new Map(
    (await database.select().from(subcategories)).map(({ id, categoryId, value }) => [
      `${categoryId} ${value}`,
      id,
    ]),
  );
  const rows = Array.from({ length: COUNT }, (_, number) => {
    const [category, subcategory, spell] = kinds[number % kinds.length] ?? [];
    const categoryId = ids.get(category ?? '') ?? '';
    const target = spell?.(name()) ?? '';
    const key = `${number % kinds.length} before ${Math.floor(number / kinds.length / TOGETHER)}`;
    return {
      id: uuidv7(),
      categoryId,
      subcategoryId: subs.get(`${categoryId} ${subcategory}`) ?? null,
      type: 'Scam' as const,
      target,
      targetId: sql`find_target(${uuidv7()}, ${categoryId}, ${key}, ${target}, null)`,
      description: `Also see https://named-${number % 10}.example.net`,
      status: number % 3 === 0 ? ('Resolved' as const) : ('Pending' as const),
      resolvedAt: number % 3 === 0 ? new Date('2025-03-04T05:06:07Z') : null,
      reporterId: reporters[number % reporters.length] ?? null,
    };
  });
  for (let from = 0; from < rows.length; from += 500) {
    await database.insert(reports).values(rows.slice(from, from + 500));
  }
}

/** The tokens of reports whose accounts are gone. */
async function tokensOfNobody() {
  const { id, reporterToken, reporterId } = reports;
  const rows = await server.platform.database
    .select({ id, reporterToken })
    .from(reports)
    .where(isNull(reporterId));
  return new Map(rows.map((row) => [row.id, row.reporterToken]));
}

test('keys are computed before a server is ready, after kills from where they stopped, by one of two', async () => {
  const { database, config } = server.platform;
  const reporters = [(await createUser(server)).id, (await createUser(server)).id, null];
  await addReports(reporters);
  const tokens = await tokensOfNobody();
  const after = '00000000-0000-0000-0000-000000000000';
  await putProgress(database, { rules: 'those before', step: 0, after });

  let reached = after;
  for (let kill = 0; kill < 3; kill += 1) {
    await using program = await startProgram({ DATABASE_URL: server.databaseUrl });
    await until(async () => {
      const progress = await selectProgress(database);
      return progress?.rules !== 'those before' && (progress?.after ?? '') > reached;
    });
    await program.kill();
    const progress = await selectProgress(database);
    expect(progress).toMatchObject({ step: 0 });
    reached = progress?.after ?? '';
  }

  await using program = await startProgram({ DATABASE_URL: server.databaseUrl });
  await using another = await startProgram({ DATABASE_URL: server.databaseUrl });
  await Promise.all([program.ready(), another.ready()]);
  expect(await selectProgress(database)).toMatchObject({ step: 4 });

  const { rows } = await database.execute<{
    category: CategoryValue;
    subcategory: string | null;
    target: string;
    key: string;
  }>(sql`
    select c.value as category, s.value as subcategory, r.target, t.key
    from reports r join targets t on t.id = r.target_id join categories c on c.id = r.category_id
      left join subcategories s on s.id = r.subcategory_id`);
  expect(rows).toHaveLength(COUNT);
  for (const { key, ...typed } of rows) {
    const right = keyOf(config.sites, typed);
    expect([typed, key]).toEqual([typed, right ?? expect.stringContaining(' before ')]);
  }
  expect(await recountAllTargets(server.platform)).toBe(0);
  expect(await tokensOfNobody()).toEqual(tokens);
  const counted = await database.execute(
    sql`select sum(pending + resolved)::int as reports,
      bool_and(confirmed_at is null or confirmed_at = '2025-03-04T05:06:07Z') as dated,
      (select count(*)::int from report_mentions) as mentions
      from targets`,
  );
  expect(counted.rows).toEqual([{ reports: COUNT, dated: true, mentions: COUNT }]);
});
