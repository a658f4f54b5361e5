import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  cases,
  categories,
  flags,
  reports,
  targetReporters,
  targets,
  users,
} from '#platform/database/schema.ts';

/** Who reported the targets, counted from the reports. @param which a condition on `r`, the reports */
const actualReporters = (which = sql`true`) => sql`
  select r.target_id, r.reporter_token as token,
    -- What was known of an account that is gone.
    bool_or(case when u.id is null then coalesce(t.is_verified, false)
      else u.phone_verified_at is not null end) as is_verified,
    bool_or(case when u.id is null then coalesce(t.is_source, false)
      else is_feed(u.email) end) as is_source,
    min(u.id::text)::uuid as user_id,
    count(*)::int as reports, (count(*) filter (where r.status = 'Rejected'))::int as rejected
  from ${reports} r
    left join ${users} u on u.id = r.reporter_id
    left join ${targetReporters} t on t.target_id = r.target_id and t.token = r.reporter_token
  where ${which} group by r.target_id, r.reporter_token`;

const confirms = sql`confirms(r.status, r.type)`;
const countOf = (condition: ReturnType<typeof sql>) =>
  sql`(count(*) filter (where ${condition}))::int`;

/** The counts of targets, counted from the reports. */
const actualCounts = (which = sql`true`) => sql`
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
  from ${reports} r where ${which} group by r.target_id`;

/** The counts of people, counted from those who reported. */
const actualPeople = (which = sql`true`) => sql`
  select r.target_id as id,
    ${countOf(sql`r.reports > r.rejected and not r.is_source`)} as people,
    ${countOf(sql`r.reports > r.rejected and not r.is_source and r.is_verified`)} as verified_people,
    ${countOf(sql`r.reports > r.rejected and r.is_source`)} as sources
  from ${targetReporters} r where ${which} group by r.target_id`;

/** The cases, made from the reports that are Pending. */
const actualCases = (which = sql`true`) => sql`
  select t.id as target_id, t.category_id, bool_or(r.evidence_key is not null) as has_picture, t.people,
    (select count(*) from ${flags} f
      where f.flagged_target_id = t.id and f.settled_at is null)::int as flags,
    min(r.created_at) as oldest_at
  from ${reports} r join ${targets} t on t.id = r.target_id
  where r.status = 'Pending' and ${which} group by t.id`;

/** What is compared of a reporter, and of a target. */
const OF_REPORTER = sql.raw('target_id, token, user_id, is_verified, is_source, reports, rejected');
const OF_COUNTS = sql.raw(
  'id, pending, under_review, resolved, rejected, closed, confirmed, vulnerabilities, first_reported_at, last_reported_at, confirmed_at',
);
const OF_PEOPLE = sql.raw('id, people, verified_people, sources');

const OF_CASE = sql.raw('target_id, category_id, has_picture, people, flags, oldest_at');

/**
 * Returns the ids of targets whose counts or cases are wrong. One statement sees the reports and the counts as
 * of one moment.
 */
export async function selectWrongTargets(database: Queryable): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    with
      of_reports as (select ${OF_REPORTER} from (${actualReporters()}) actual),
      of_reporters as (select ${OF_REPORTER} from ${targetReporters}),
      counted as (select ${OF_COUNTS} from (${actualCounts()}) actual),
      stored as (select ${OF_COUNTS} from ${targets}),
      people as (select ${OF_PEOPLE} from (${actualPeople()}) actual),
      stored_people as (select ${OF_PEOPLE} from ${targets}),
      open_cases as (select ${OF_CASE} from (${actualCases()}) actual),
      stored_cases as (select ${OF_CASE} from ${cases})
    select target_id as id from (
      (table of_reports except table of_reporters) union (table of_reporters except table of_reports)
    ) wrong
    union select id from (
      (table counted except table stored) union (table stored except table counted)
    ) wrong
    union select id from (
      (table people except table stored_people) union (table stored_people except table people)
    ) wrong
    union select target_id from (
      (table open_cases except table stored_cases) union (table stored_cases except table open_cases)
    ) wrong`);
  return rows.map(({ id }) => id);
}

/** Locks these targets, counts them again, and deletes those without reports. */
export async function recountTargets(database: Queryable, ids: string[]): Promise<void> {
  const among = (column: string) => sql`${sql.raw(column)} = any (${sql.param(ids)}::uuid[])`;
  await database.execute(sql`
    select from ${targets} where ${among('id')} order by category_id, key collate "C"
    for no key update`);
  await database.execute(sql`
    delete from ${targetReporters} t where ${among('t.target_id')} and not exists (
      select from ${reports} r where r.target_id = t.target_id and r.reporter_token = t.token)`);
  await database.execute(sql`
    delete from ${targets} t where ${among('t.id')} and not exists (
      select from ${reports} r where r.target_id = t.id)`);
  await makeReporters(database, among('r.target_id'));
  await setCounts(database, among('r.target_id'));
  await database.execute(sql`delete from ${cases} where ${among('target_id')}`);
  await makeCases(database, among('r.target_id'));
}

async function makeCases(database: Queryable, which?: SQL): Promise<void> {
  await database.execute(sql`insert into ${cases} (${OF_CASE}) ${actualCases(which)}`);
}

async function makeReporters(database: Queryable, which?: SQL): Promise<void> {
  await database.execute(sql`
    insert into ${targetReporters} (${OF_REPORTER})
    select ${OF_REPORTER} from (${actualReporters(which)}) actual
    on conflict (target_id, token) do update set
      user_id = excluded.user_id, is_verified = excluded.is_verified,
      is_source = excluded.is_source, reports = excluded.reports, rejected = excluded.rejected`);
}

/** After `makeReporters`, whose triggers also count. */
async function setCounts(database: Queryable, which?: SQL): Promise<void> {
  await database.execute(sql`
    update ${targets} t set (${SET_COUNTS}) = (${ACTUAL_COUNTS})
    from (${actualCounts(which)}) actual join (${actualPeople(which)}) people using (id)
    where actual.id = t.id`);
}

const counted =
  'pending under_review resolved rejected closed confirmed vulnerabilities first_reported_at last_reported_at confirmed_at people verified_people sources';
const SET_COUNTS = sql.raw(counted.replaceAll(' ', ', '));
const ACTUAL_COUNTS = sql.raw(
  counted
    .split(' ')
    .map(
      (name) =>
        `${['people', 'verified_people', 'sources'].includes(name) ? 'people' : 'actual'}.${name}`,
    )
    .join(', '),
);

/** What keeps the counts, one report at a time. */
const TRIGGERS = ['reports_reporter_token', 'reports_on_target'];

/**
 * Loads reports that have their `target_id`, `reporter_token` and `resolved_at`, into a database
 * without any, and then makes and counts their targets and cases. Run it in a transaction, without the foreign
 * keys of reports, targets and reporters: it locks the reports.
 * @param keys a table of the ids and keys of targets, of which some may stand there twice
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
    insert into ${targets} (id, category_id, key, shown, hash, ${SET_COUNTS})
    select id, category_id, key, shown, hash_of_target(value, key), ${ACTUAL_COUNTS}
    from (
      select r.target_id as id, r.category_id, min(c.value) as value,
        (array_agg(r.target order by r.created_at))[1] as shown
      from ${reports} r join ${categories} c on c.id = r.category_id
      group by r.target_id, r.category_id
    ) made join (select distinct id, key from ${sql.identifier(keys)}) keys using (id) join (${actualCounts()}) actual using (id) join (${actualPeople()}) people using (id)`);
  await makeCases(database);
  await toggle('enable');
}
