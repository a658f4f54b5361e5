import { postsPageSchema } from '@redflag/shared/posts';
import { reportsPageSchema } from '@redflag/shared/reports';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { AlreadyFilledError, DEMO_PASSWORD, fillDatabase } from '#cli/fill/fill-database.ts';
import { storePictures } from '#cli/fill/pictures.ts';
import type { Plan } from '#cli/fill/plan.ts';
import { postsOf, storePostPictures } from '#cli/fill/posts.ts';
import { reportAt } from '#cli/fill/reports.ts';
import { userAt } from '#cli/fill/users.ts';
import { computeKeys } from '#modules/targets/index.ts';
import { putSetting, selectSetting } from '#platform/database/stored-settings.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const plan: Plan = { seed: 1, reports: 400, users: 20, until: Date.UTC(2026, 0, 15) };

function fill({ platform }: TestApp, changed: Partial<Plan> = {}): Promise<void> {
  return fillDatabase(platform, { ...plan, ...changed }, () => {});
}

async function select(server: TestApp, query: ReturnType<typeof sql>) {
  return (await server.platform.database.execute(query)).rows;
}

/** Signs in as the first user and sends a GET request. */
async function get(server: TestApp, url: string) {
  const signIn = await server.app.inject({
    method: 'POST',
    url: '/v1/auth/sign-in',
    payload: { email: userAt(plan, 0).email, password: DEMO_PASSWORD },
  });
  const cookies = Object.fromEntries(signIn.cookies.map(({ name, value }) => [name, value]));
  return server.app.inject({ url, cookies });
}

test('a demo user signs in and finds a demo report by its target', async () => {
  await using server = await startTestApp();
  await fill(server);
  const newest = reportAt(plan, plan.reports - 1);

  const query = new URLSearchParams({ category: newest.category, target: newest.targetKey });
  const response = await get(server, `/v1/reports?${query}`);

  const [found] = reportsPageSchema.parse(response.json()).items;
  expect(found).toMatchObject({ id: newest.id, description: newest.description });
});

test('every user has the right report count, even after a second fill', async () => {
  await using server = await startTestApp();
  await fill(server);
  await fill(server, { seed: 2 });

  const wrong = await select(
    server,
    sql`select id from users
      where report_count <> (select count(*) from reports where reporter_id = users.id)`,
  );
  const [total] = await select(server, sql`select sum(report_count)::int as reports from users`);
  expect(wrong).toEqual([]);
  expect(total).toEqual({ reports: 2 * plan.reports });
});

test('a fill leaves the constraints and indexes of the tables as they were', async () => {
  await using server = await startTestApp();
  const definitions = sql`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in ('reports'::regclass, 'report_status_changes'::regclass, 'notifications'::regclass)
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
    order by 1`;
  const before = await select(server, definitions);

  await fill(server);

  expect(await select(server, definitions)).toEqual(before);
});

test('the status of a report is the last one in its history', async () => {
  await using server = await startTestApp();
  await fill(server);

  const wrong = await select(
    server,
    sql`select id from reports where status <> coalesce((
      select to_status from report_status_changes
      where report_id = reports.id order by changed_at desc limit 1), 'Pending')`,
  );
  expect(wrong).toEqual([]);
});

test('the reporter of the newest report has two notifications about it', async () => {
  await using server = await startTestApp();
  await fill(server);
  const { id, reporterId } = reportAt(plan, plan.reports - 1);

  const told = await select(
    server,
    sql`select kind, user_id from notifications where report_id = ${id} order by created_at`,
  );
  expect(told.slice(0, 2)).toEqual([
    { kind: 'report-filed', user_id: reporterId },
    { kind: 'report-waiting', user_id: reporterId },
  ]);
});

test('no server has to compute the keys of a fill, as it would find the same', async () => {
  await using server = await startTestApp();
  const { database } = server.platform;
  await putSetting(database, 'targets.keys', null);
  // So many that some are suspended.
  await fill(server, { users: 200 });
  const noted = await selectSetting(database, 'targets.keys');
  const stored = sql`
    select jsonb_agg(to_jsonb(t) order by id) as row from targets t
    union all select jsonb_agg(to_jsonb(r) order by id) from reports r
    union all select jsonb_agg(to_jsonb(u) order by id) from users u
    union all select jsonb_agg(to_jsonb(p) order by target_id, token) from target_reporters p
    union all select jsonb_agg(to_jsonb(m) order by report_id, key) from report_mentions m`;
  const before = await select(server, stored);

  await putSetting(database, 'targets.keys', null);
  await computeKeys(server.platform);

  expect(await select(server, stored)).toEqual(before);
  expect(await selectSetting(database, 'targets.keys')).toEqual(noted);
});

test('filling twice with the same seed is refused and adds nothing', async () => {
  await using server = await startTestApp();
  await fill(server);

  await expect(fill(server, { reports: 800 })).rejects.toThrow(AlreadyFilledError);

  expect(await select(server, sql`select count(*)::int as reports from reports`)).toEqual([
    { reports: plan.reports },
  ]);
});

test('only the newest reports have pictures, and no other names one', async () => {
  await using server = await startTestApp();
  await fill(server, { pictures: 1 });
  await storePictures(server.platform, plan, 1, () => {});

  const pictureOf = async (row: number) => {
    const url = `/v1/reports/${reportAt(plan, row).id}`;
    const { evidence } = (await get(server, url)).json();
    return [evidence !== null, (await get(server, `${url}/evidence?size=thumb`)).statusCode];
  };
  expect(await pictureOf(plan.reports - 1)).toEqual([true, 200]);
  expect(await pictureOf(plan.reports - 2)).toEqual([false, 404]);
});

test('posts come newest first, and some have a picture', async () => {
  await using server = await startTestApp();
  await fill(server);
  await storePostPictures(server.platform, plan);

  const { items } = postsPageSchema.parse((await get(server, '/v1/posts')).json());
  expect(items.map(({ id }) => id)).toEqual(
    postsOf(plan)
      .map(({ id }) => id)
      .toReversed(),
  );
  for (const { title, body } of items) expect([title, body[0]]).not.toContain('#');
  const [picture] = items.flatMap(({ imageUrl }) => imageUrl ?? []);
  expect((await get(server, String(picture))).statusCode).toBe(200);
});
