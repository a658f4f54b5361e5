import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  cases,
  categories,
  reports,
  targetReporters,
  targets,
  users,
} from '#platform/database/schema.ts';

/** Columns that triggers keep, with what selects them from the rows that they count. */
interface Kept {
  table: typeof targetReporters | typeof targets | typeof cases;
  /** The column with the id of the target. */
  id: SQL;
  columns: SQL;
  /** @param ids of some targets; all by default */
  actual: (ids?: string[]) => SQL;
}

const among = (column: string, ids: string[] | undefined) =>
  ids ? sql`where ${sql.raw(column)} = any (${sql.param(ids)}::uuid[])` : sql``;
const countOf = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;
const confirms = sql`confirms(r.status, r.type)`;

const keptReporters: Kept = {
  table: targetReporters,
  id: sql`target_id`,
  columns: sql`target_id, token, user_id, is_verified, is_new, is_source, reports, rejected`,
  actual: (ids) => sql`
    select r.target_id, r.reporter_token as token, min(u.id::text)::uuid as user_id,
      -- What was known of an account that is gone.
      bool_or(case when u.id is null then coalesce(t.is_verified, false)
        else u.phone_verified_at is not null end) as is_verified,
      -- As it was when its first report came, which may be gone.
      coalesce(bool_or(t.is_new), is_new_account(min(u.created_at), min(r.created_at)), false) as is_new,
      bool_or(case when u.id is null then coalesce(t.is_source, false)
        else is_feed(u.email) end) as is_source,
      count(*)::int as reports, ${countOf(sql`r.status = 'Rejected'`)} as rejected
    from ${reports} r
      left join ${users} u on u.id = r.reporter_id
      left join ${targetReporters} t on t.target_id = r.target_id and t.token = r.reporter_token
    ${among('r.target_id', ids)} group by r.target_id, r.reporter_token`,
};

const keptCounts: Kept = {
  table: targets,
  id: sql`id`,
  columns: sql`id, pending, under_review, resolved, rejected, closed, confirmed, vulnerabilities,
    first_reported_at, last_reported_at, confirmed_at`,
  actual: (ids) => sql`
    select r.target_id as id,
      ${countOf(sql`r.status = 'Pending'`)} as pending,
      ${countOf(sql`r.status = 'Under Review'`)} as under_review,
      ${countOf(sql`r.status = 'Resolved'`)} as resolved,
      ${countOf(sql`r.status = 'Rejected'`)} as rejected,
      ${countOf(sql`r.status = 'Closed'`)} as closed,
      ${countOf(confirms)} as confirmed,
      ${countOf(sql`r.status <> 'Rejected' and r.type = 'Security Vulnerability'`)} as vulnerabilities,
      min(r.created_at) filter (where r.status <> 'Rejected') as first_reported_at,
      max(r.created_at) filter (where r.status <> 'Rejected') as last_reported_at,
      max(r.resolved_at) filter (where ${confirms}) as confirmed_at
    from ${reports} r ${among('r.target_id', ids)} group by r.target_id`,
};

/** Counted from those who reported. */
const keptPeople: Kept = {
  table: targets,
  id: sql`id`,
  columns: sql`id, people, verified_people, new_people, sources`,
  actual: (ids) => sql`
    select r.target_id as id,
      ${countOf(sql`r.reports > r.rejected and not r.is_source`)} as people,
      ${countOf(sql`r.reports > r.rejected and not r.is_source and r.is_verified`)} as verified_people,
      ${countOf(sql`r.reports > r.rejected and not r.is_source and r.is_new`)} as new_people,
      ${countOf(sql`r.reports > r.rejected and r.is_source`)} as sources
    from ${targetReporters} r ${among('r.target_id', ids)} group by r.target_id`,
};

const keptCases: Kept = {
  table: cases,
  id: sql`target_id`,
  columns: sql`target_id, category_id, has_picture, people, flags, oldest_at`,
  actual: (ids) => sql`select * from actual_cases() ${among('target_id', ids)}`,
};

/** Returns the ids of targets whose counts or cases are wrong, all as of one moment. */
export async function selectWrongTargets(database: Queryable): Promise<string[]> {
  const wrong = [keptReporters, keptCounts, keptPeople, keptCases].map(
    ({ table, id, columns, actual }) => sql`(
      with actual as (select ${columns} from (${actual()}) actual),
        stored as (select ${columns} from ${table})
      select ${id} as id from (
        (table actual except table stored) union all (table stored except table actual)
      ) differences)`,
  );
  const { rows } = await database.execute<{ id: string }>(sql.join(wrong, sql` union `));
  return rows.map(({ id }) => id);
}

/** Locks these targets, counts them again, and deletes those without reports. */
export async function recountTargets(database: Queryable, ids: string[]): Promise<void> {
  await database.execute(sql`
    select from ${targets} ${among('id', ids)} order by category_id, key collate "C"
    for no key update`);
  await database.execute(sql`
    delete from ${targetReporters} t ${among('t.target_id', ids)} and not exists (
      select from ${reports} r where r.target_id = t.target_id and r.reporter_token = t.token)`);
  await database.execute(sql`
    delete from ${targets} t ${among('t.id', ids)} and not exists (
      select from ${reports} r where r.target_id = t.id)`);
  await makeReporters(database, ids);
  // Now, because the triggers of reporters count, too.
  for (const { columns, actual } of [keptCounts, keptPeople]) {
    await database.execute(sql`
      update ${targets} t set (${columns}) = (select actual.*) from (${actual(ids)}) actual
      where actual.id = t.id`);
  }
  await database.execute(sql`delete from ${cases} ${among('target_id', ids)}`);
  await makeCases(database, ids);
}

async function makeCases(database: Queryable, ids?: string[]): Promise<void> {
  await database.execute(sql`
    insert into ${cases} (${keptCases.columns}) ${keptCases.actual(ids)}`);
}

async function makeReporters(database: Queryable, ids?: string[]): Promise<void> {
  const { columns, actual } = keptReporters;
  await database.execute(sql`
    insert into ${targetReporters} (${columns}) select ${columns} from (${actual(ids)}) actual
    on conflict (target_id, token) do update set
      user_id = excluded.user_id, is_verified = excluded.is_verified, is_new = excluded.is_new,
      is_source = excluded.is_source, reports = excluded.reports, rejected = excluded.rejected`);
}

/** What keeps the counts, one report at a time. */
const TRIGGERS = ['reports_reporter_token', 'reports_on_target'];

/**
 * Loads reports that have their `target_id`, `reporter_token` and `resolved_at` into a database
 * without any, then makes and counts their targets and cases. Needs a transaction, because it locks
 * the reports, and no foreign keys of reports, targets and reporters.
 * @param keys a table of targets' ids and keys, some perhaps twice
 */
export async function loadWithTargets(
  database: Queryable,
  keys: string,
  load: () => Promise<void>,
): Promise<void> {
  const toggle = async (verb: 'enable' | 'disable') => {
    for (const name of TRIGGERS) {
      await database.execute(sql.raw(`alter table reports ${verb} trigger ${name}`));
    }
  };
  await toggle('disable');
  await load();
  await makeReporters(database);
  await database.execute(sql`
    insert into ${targets} (id, category_id, key, shown, hash, pending, under_review, resolved,
      rejected, closed, confirmed, vulnerabilities, first_reported_at, last_reported_at, confirmed_at,
      people, verified_people, new_people, sources)
    select made.id, category_id, key, shown, hash_of_target(value, key), pending, under_review,
      resolved, rejected, closed, confirmed, vulnerabilities, first_reported_at, last_reported_at,
      confirmed_at, people, verified_people, new_people, sources
    from (
      select r.target_id as id, r.category_id, min(c.value) as value,
        (array_agg(r.target order by r.created_at))[1] as shown
      from ${reports} r join ${categories} c on c.id = r.category_id
      group by r.target_id, r.category_id
    ) made
      join (select distinct id, key from ${sql.identifier(keys)}) keys using (id)
      join (${keptCounts.actual()}) counts using (id)
      join (${keptPeople.actual()}) people using (id)`);
  await makeCases(database);
  await toggle('enable');
}
