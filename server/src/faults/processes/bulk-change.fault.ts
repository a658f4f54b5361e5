import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#testing/factories.ts';
import { startProgram } from '#testing/processes/program.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually, until } from '#testing/waiting.ts';

const REPORTS = 1_000;
const REPORTERS = 20;

/** A second instance on the same database, which runs no jobs. */
let other: TestApp;
beforeAll(async () => {
  other = await startTestApp();
  await other.platform.jobs.rest();
});
afterAll(() => other[Symbol.asyncDispose]());

async function select(statement: ReturnType<typeof sql>) {
  return (await other.platform.database.execute(statement)).rows;
}

test('a change of many reports goes on after its server is killed, and does nothing twice', async () => {
  const admin = await createClient(other, { role: 'admin' });
  for (let index = 0; index < REPORTERS; index++) await createClient(other);
  await select(sql`
    insert into reports (id, category_id, type, target, target_id, description, reporter_id)
    select gen_random_uuid(), c.id, 'Scam', 'shop-' || i || '.example',
      find_target(gen_random_uuid(), c.id, 'shop-' || i || '.example', 'shop-' || i, null), 'A shop', u.id
    from generate_series(1, ${REPORTS}) i
      join (select id, row_number() over () as n from users where role = 'user') u on u.n = i % ${REPORTERS} + 1,
      categories c where c.value = 'website'`);
  const environment = {
    DATABASE_URL: other.databaseUrl,
    DATA_DIR: other.platform.config.dataDirectory,
  };
  const asOf = new Date(Date.now() + 1_000).toISOString();
  const change = { filter: { status: 'Pending' }, asOf, expected: REPORTS, status: 'Closed' };
  const { id } = (await admin.request('POST', '/v1/reports/status', change)).json();
  const progress = async () => (await admin.request('GET', `/v1/bulk-changes/${id}`)).json();

  await using killed = await startProgram(environment);
  await killed.ready();
  await until(async () => (await progress()).changed > 0);
  await killed.kill();
  expect((await progress()).changed).toBeLessThan(REPORTS);

  await using next = await startProgram(environment);
  await next.ready();
  // Half a minute passes.
  await select(sql`update pgboss.job set heartbeat_on = now() - interval '31 seconds'
    where state = 'active' and name = 'reports.bulk-change'`);
  await eventually(async () => expect((await progress()).finishedAt).not.toBeNull());
  expect(await progress()).toMatchObject({ expected: REPORTS, changed: REPORTS, unchanged: [] });
  const counts = sql`select
    (select count(*)::int from reports where status = 'Closed') as closed,
    (select count(*)::int from report_status_changes) as changes,
    (select count(*)::int from audit_log where action = 'report.status') as entries,
    (select count(*)::int from cases) as cases`;
  expect(await select(counts)).toEqual([
    { closed: REPORTS, changes: REPORTS, entries: REPORTS, cases: 0 },
  ]);
  const told = sql`select count(*)::int as notifications, count(distinct user_id)::int as people
    from notifications where kind = 'status-changed'`;
  await eventually(async () =>
    expect(await select(told)).toEqual([{ notifications: REPORTERS, people: REPORTERS }]),
  );
});
