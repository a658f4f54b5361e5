import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  cases,
  categories,
  namelessDecisions,
  replies,
  reporterAccounts,
  reports,
  targetReporters,
  targets,
  users,
} from '#platform/database/schema.ts';

/** Columns that triggers keep, with what selects them from the rows that they count. */
interface Kept {
  table: typeof targets | typeof cases | SQL;
  /** The column with the id of the target. */
  id: SQL;
  columns: SQL;
  /** @param ids of some targets; all by default */
  actual: (ids?: string[]) => SQL;
}

const among = (column: string, ids: string[] | undefined) =>
  ids ? sql`where ${sql.raw(column)} = any (${sql.param(ids)}::uuid[])` : sql``;
const countOf = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;
const confirms = sql`(confirms(r.status, r.type) and not r.is_former)`;
const former = sql`(r.is_former and r.status <> 'Rejected')`;

/** All that counts: reports, and decisions on those that were taken back. */
const counted = sql`(
  select everything.*, is_former(status, created_at, t.former_until) as is_former from (
    select target_id, reporter_token, status, type, created_at, resolved_at, is_suspended, is_held from ${reports}
    union all
    select target_id, reporter_token, status, type, created_at, resolved_at, false, false from ${namelessDecisions}
  ) everything left join ${targets} t on t.id = everything.target_id
)`;
const counts = sql`(is_counted(r.status, r.is_suspended, r.is_held) and not r.is_former)`;

const keptReporters: Kept = {
  table: sql`(select * from ${targetReporters} where same_as is null)`,
  id: sql`target_id`,
  columns: sql`target_id, token, is_verified, is_new, is_source, reports, uncounted`,
  actual: (ids) => sql`
    select r.target_id, coalesce(t.same_as, r.reporter_token) as token,
      -- Without an account only what was known of a person.
      bool_or(coalesce(a.is_verified, t.is_verified, false)) as is_verified,
      bool_or(coalesce(a.is_new, t.is_new, false)) as is_new,
      bool_or(coalesce(a.is_source, t.is_source, false)) as is_source,
      count(*)::int as reports, ${countOf(sql`not ${counts}`)} as uncounted
    from ${counted} r
      left join ${targetReporters} t on t.target_id = r.target_id and t.token = r.reporter_token
      left join (
        select target_id, token, bool_or(is_verified) as is_verified, bool_and(is_new) as is_new,
          bool_or(is_source) as is_source
        from ${reporterAccounts} group by target_id, token
      ) a on a.target_id = r.target_id and a.token = coalesce(t.same_as, r.reporter_token)
    ${among('r.target_id', ids)} group by 1, 2`,
};

const keptCounts: Kept = {
  table: targets,
  id: sql`id`,
  columns: sql`id, pending, under_review, resolved, rejected, closed, suspended, confirmed, vulnerabilities,
    first_reported_at, last_reported_at, last_rejected_at, confirmed_at, former_reports, former_people`,
  actual: (ids) => sql`
    select r.target_id as id,
      ${countOf(sql`r.status = 'Pending' and ${counts}`)} as pending,
      ${countOf(sql`r.status = 'Under Review' and ${counts}`)} as under_review,
      ${countOf(sql`r.status = 'Resolved' and not r.is_former`)} as resolved,
      ${countOf(sql`r.status = 'Rejected' and not r.is_former`)} as rejected,
      ${countOf(sql`r.status = 'Closed' and not r.is_former`)} as closed,
      ${countOf(sql`r.status <> 'Rejected' and not ${counts} and not r.is_former`)} as suspended,
      ${countOf(confirms)} as confirmed,
      ${countOf(sql`${counts} and r.type = 'Security Vulnerability'`)} as vulnerabilities,
      min(r.created_at) filter (where ${counts}) as first_reported_at,
      max(r.created_at) filter (where ${counts}) as last_reported_at,
      max(r.created_at) filter (where r.status = 'Rejected' and not r.is_former) as last_rejected_at,
      max(r.resolved_at) filter (where ${confirms}) as confirmed_at,
      ${countOf(former)} as former_reports,
      (count(distinct person_of(r.target_id, r.reporter_token)) filter (where ${former}))::int as former_people
    from ${counted} r ${among('r.target_id', ids)} group by r.target_id`,
};

/** Counted from those who reported. */
const keptPeople: Kept = {
  table: targets,
  id: sql`id`,
  columns: sql`id, people, verified_people, new_people, sources`,
  actual: (ids) => sql`
    select r.target_id as id,
      ${countOf(sql`r.reports > r.uncounted and not r.is_source`)} as people,
      ${countOf(sql`r.reports > r.uncounted and not r.is_source and r.is_verified`)} as verified_people,
      ${countOf(sql`r.reports > r.uncounted and not r.is_source and r.is_new`)} as new_people,
      ${countOf(sql`r.reports > r.uncounted and r.is_source`)} as sources
    from ${targetReporters} r ${among('r.target_id', ids)} group by r.target_id`,
};

const keptCases: Kept = {
  table: cases,
  id: sql`target_id`,
  columns: sql`target_id, category_id, has_picture, people, flags, oldest_at, replies, due_at`,
  actual: (ids) => sql`select * from actual_cases() ${among('target_id', ids)}`,
};

/** Targets with reports of accounts that are nobody's there, or another person's. */
const unknownAccounts = sql`(
  select r.target_id as id from ${reports} r
    left join ${targetReporters} t on t.target_id = r.target_id and t.token = r.reporter_token
    left join ${reporterAccounts} a on a.target_id = r.target_id and a.user_id = r.reporter_id
  where r.reporter_id is not null and a.token is distinct from coalesce(t.same_as, t.token))`;

const staleAccounts = sql`(
  select a.target_id as id from ${reporterAccounts} a join ${users} u on u.id = a.user_id
  where (a.is_verified, a.mailbox_hash, a.phone_hash) is distinct from (u.phone_verified_at is not null,
    hash_on_target(u.mailbox_print, a.target_id), hash_on_target(u.phone_print, a.target_id)))`;

/** Targets where two people have the same mailbox or phone. */
const peopleCountedTwice = sql.join(
  ['mailbox', 'phone'].map(
    (what) => sql`(
      -- First, because the planner would compare all people of a target with each other.
      with hashes as materialized (
        select a.target_id, a.token, hash_on_target(u.${sql.raw(what)}_print, made_for.id) as hash
        from ${reporterAccounts} a
          join ${users} u on u.id = a.user_id
          join ${targets} t on t.id = a.target_id
          cross join unnest(t.id || t.former_ids) as made_for (id)
      )
      select target_id as id from hashes join ${reporterAccounts} other using (target_id)
      where other.${sql.raw(what)}_hash = hashes.hash and other.token <> hashes.token)`,
  ),
  sql` union `,
);

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
  const { rows } = await database.execute<{ id: string }>(
    sql.join([...wrong, unknownAccounts, staleAccounts, peopleCountedTwice], sql` union `),
  );
  return rows.map(({ id }) => id);
}

/**
 * Makes the day since which a new holder has each of some locked targets what upheld replies say, and counts
 * again where that changed.
 */
export async function countFormerApart(database: Queryable, ids: string[]): Promise<void> {
  const since = sql`(
    select max(since) at time zone 'UTC' from ${replies}
    where target_id = t.id and state = 'upheld' and ground = 'new-holder')`;
  const { rows } = await database.execute<{ id: string }>(sql`
    update ${targets} t set former_until = ${since} ${among('t.id', ids)}
      and former_until is distinct from ${since} returning t.id`);
  if (rows.length > 0)
    await recountTargets(
      database,
      rows.map(({ id }) => id),
    );
}

/** Locks these targets, counts them again, and deletes those without reports. */
export async function recountTargets(database: Queryable, ids: string[]): Promise<void> {
  await database.execute(sql`
    select from ${targets} ${among('id', ids)} order by category_id, key collate "C"
    for no key update`);
  await database.execute(sql`select tell_people_apart(id) from ${targets} ${among('id', ids)}`);
  await database.execute(sql`
    delete from ${targetReporters} t ${among('t.target_id', ids)} and same_as is null and not exists (
      select from ${counted} r where r.target_id = t.target_id
        and person_of(r.target_id, r.reporter_token) = t.token)`);
  await database.execute(sql`
    delete from ${targets} t ${among('t.id', ids)} and not exists (
      select from ${counted} r where r.target_id = t.id)`);
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
      is_verified = excluded.is_verified, is_new = excluded.is_new,
      is_source = excluded.is_source, reports = excluded.reports, uncounted = excluded.uncounted`);
}

/** Adds the accounts of a database that has none. */
async function makeAccounts(database: Queryable): Promise<void> {
  await database.execute(sql`
    insert into ${reporterAccounts}
      (target_id, token, id, user_id, mailbox_hash, phone_hash, is_source, is_verified, is_new)
    select r.target_id, r.reporter_token, gen_random_uuid(), u.id,
      hash_on_target(u.mailbox_print, r.target_id), hash_on_target(u.phone_print, r.target_id),
      is_feed(u.email), u.phone_verified_at is not null, is_new_account(u.created_at, min(r.created_at))
    from ${reports} r join ${users} u on u.id = r.reporter_id group by r.target_id, r.reporter_token, u.id`);
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
  await database.execute(sql`
    update ${reports} r set is_suspended = true
    from ${users} u where u.id = r.reporter_id and u.status = 'suspended'`);
  await makeAccounts(database);
  await makeReporters(database);
  await database.execute(sql`
    insert into ${targets} (id, category_id, key, shown, hash, pending, under_review, resolved,
      rejected, closed, suspended, confirmed, vulnerabilities, first_reported_at, last_reported_at, last_rejected_at, confirmed_at,
      people, verified_people, new_people, sources)
    select made.id, category_id, key, shown, hash_of_target(value, key), pending, under_review,
      resolved, rejected, closed, suspended, confirmed, vulnerabilities, first_reported_at, last_reported_at, last_rejected_at,
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
