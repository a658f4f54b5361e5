import { setTimeout as delay } from 'node:timers/promises';
import type { CategoryValue } from '@redflag/shared/categories';
import type { Placeholder, SQL } from 'drizzle-orm';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Queryable } from '#platform/database/database.ts';
import { toJsonRows } from '#platform/database/database.ts';
import {
  categories,
  flags,
  namelessDecisions,
  replies,
  replyProofs,
  reportMentions,
  reports,
  subcategories,
  targetAlerts,
  targetSearches,
  targets,
  users,
} from '#platform/database/schema.ts';
import { putSetting, selectSetting } from '#platform/database/stored-settings.ts';
import { countFormerApart } from './recount.queries.ts';

/** Held while keys are computed. */
const KEYS_LOCK = 4_715_204;
const LOOK_AT_LOCK_EVERY_MS = 200;

/** Waits until nobody else computes keys, and prevents it until the transaction ends, which may be idle. */
export async function lockKeys(transaction: Queryable): Promise<void> {
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  for (;;) {
    const { rows } = await transaction.execute<{ isOurs: boolean }>(
      sql`select pg_try_advisory_xact_lock(${KEYS_LOCK}) as "isOurs"`,
    );
    if (rows[0]?.isOurs) return;
    await delay(LOOK_AT_LOCK_EVERY_MS);
  }
}

/** By which rules keys are computed, and how far that is. */
export interface Progress {
  rules: string;
  step: number;
  after: string;
}

const PROGRESS = 'targets.keys';

/** Returns null if no keys were computed yet. */
export async function selectProgress(database: Queryable): Promise<Progress | null> {
  return (await selectSetting(database, PROGRESS)) as Progress | null;
}

export async function putProgress(database: Queryable, value: Progress): Promise<void> {
  await putSetting(database, PROGRESS, value);
}

/** A condition for the targets of some reports. */
export type Among = SQL;

/**
 * Returns the next reports by id, of all or of some, with what their keys come from, locked until the
 * transaction ends.
 */
export function lockReportsAfter(database: Queryable, after: string, limit: number, among?: Among) {
  return database
    .select({
      id: reports.id,
      categoryId: reports.categoryId,
      category: categories.value,
      subcategory: subcategories.value,
      target: reports.target,
      country: reports.country,
      bank: reports.bank,
      description: reports.description,
      targetId: reports.targetId,
      key: targets.key,
      reporterId: reports.reporterId,
    })
    .from(reports)
    .innerJoin(categories, eq(categories.id, reports.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, reports.subcategoryId))
    .innerJoin(targets, eq(targets.id, reports.targetId))
    .where(and(gt(reports.id, after), among))
    .orderBy(asc(reports.id))
    .limit(limit)
    .for('no key update', { of: reports });
}

/** The same for decisions on reports that were taken back. */
export function lockDecisionsAfter(
  database: Queryable,
  after: string,
  limit: number,
  among?: Among,
) {
  const { id, targetId } = namelessDecisions;
  return database
    .select({
      id,
      targetId,
      categoryId: targets.categoryId,
      category: categories.value,
      key: targets.key,
    })
    .from(namelessDecisions)
    .innerJoin(targets, eq(targets.id, targetId))
    .innerJoin(categories, eq(categories.id, targets.categoryId))
    .where(and(gt(id, after), among))
    .orderBy(asc(id))
    .limit(limit)
    .for('no key update', { of: namelessDecisions });
}

/** A report that moves to the target with this key. */
export interface MovedReport {
  id: string;
  categoryId: string;
  target: string;
  targetId: string;
  key: string;
  reporterId: string | null;
  /** Whether the key it had means the new one: it is the same thing, spelled in another way. */
  isRespelled: boolean;
}

/**
 * Moves locked reports to other targets, with their flags, replies and alerts. Locks accounts, then targets
 * by key, as all transactions do.
 */
export async function moveReports(database: Queryable, moved: MovedReport[]): Promise<void> {
  if (moved.length === 0) return;
  const reporters = [...new Set(moved.flatMap(({ reporterId }) => reporterId ?? []))];
  await database
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, reporters))
    .orderBy(asc(users.id))
    .for('no key update');
  const made = await findTargetsOf(database, moved);
  const emptied = await findEmptied(database, made);
  await moveFlags(database, made, emptied);
  const replied = await moveReplies(database, emptied);
  await moveClearings(database, made);
  await database.execute(sql`
    update ${reports} r set target_id = moved."to" from ${made} where r.id = moved.id`);
  await moveAlerts(database, made);
  await countFormerApart(database, replied);
}

/** Moves locked decisions on reports that were taken back to other targets. */
export async function moveDecisions(database: Queryable, moved: MovedReport[]): Promise<void> {
  if (moved.length === 0) return;
  const made = await findTargetsOf(database, moved);
  const replied = await moveReplies(database, await findEmptied(database, made));
  await moveClearings(database, made);
  await database.execute(sql`
    update ${namelessDecisions} d set target_id = moved."to" from ${made} where d.id = moved.id`);
  await countFormerApart(database, replied);
}

/** Finds or makes the targets that something moves to. Returns rows of its id and those of its targets. */
async function findTargetsOf(database: Queryable, moved: MovedReport[]): Promise<SQL> {
  const { rows } = await database.execute<Move & { id: string }>(sql`
    select moved.id, "targetId" as "from",
      find_target("newId", "categoryId", key, target, null) as "to", "isRespelled"
    from json_to_recordset(${toJsonRows(
      sortByTarget(moved).map((row) => ({ ...row, newId: uuidv7() })),
    )}::json) as moved (id uuid, "targetId" uuid, "newId" uuid, "categoryId" uuid, key text, target text,
      "isRespelled" bool)`);
  return movesOf(rows);
}

type Move = Record<'from' | 'to', string> & { isRespelled: boolean };

function movesOf(rows: Move[]): SQL {
  return sql`json_to_recordset(${toJsonRows(rows)}::json)
    as moved (id uuid, "from" uuid, "to" uuid, "isRespelled" bool)`;
}

/** Returns for each target that loses its last reports where what belongs to it goes. */
async function findEmptied(database: Queryable, made: SQL): Promise<Move[]> {
  const { rows } = await database.execute<Move>(sql`
    select distinct on (moved."from") moved."from", moved."to", moved."isRespelled" from ${made}
    where not exists (
      select from ${reports} r
      where r.target_id = moved."from" and r.id not in (select moved.id from ${made})
    )`);
  return rows;
}

/**
 * Moves the replies on targets that lose their last reports. A proof is of a key: it ends with that, unless
 * the key is the same in another spelling. Of two open replies of one account that meet, the proven one, then
 * the older, stays open.
 * @returns the ids of the targets to which some moved
 */
async function moveReplies(database: Queryable, emptied: Move[]): Promise<string[]> {
  const moves = movesOf(emptied);
  const { rows } = await database.execute<{ id: string; isOpen: boolean } & Move>(sql`
    select r.id, r.state in ('waiting', 'appealed') as "isOpen",
      moved."from", moved."to", moved."isRespelled"
    from ${replies} r join ${moves} on moved."from" = r.target_id for no key update of r`);
  if (rows.length === 0) return [];
  const moved = movesOf(rows);
  const open = movesOf(rows.filter(({ isOpen }) => isOpen));
  // What was asked for names the old key.
  await database.execute(
    sql`delete from ${replyProofs} p using ${open} where p.reply_id = moved.id`,
  );
  await database.execute(sql`
    update ${replies} r set method = null, proven_at = null, proven_until = null
    from ${open} where r.id = moved.id and not moved."isRespelled" and r.proven_at is not null`);
  await database.execute(sql`
    with meeting as (
      select r.id, row_number() over (
        partition by coalesce(moved."to", r.target_id), coalesce(r.user_id, r.id)
        order by r.proven_at is null, r.created_at, r.id) as place
      from ${replies} r left join ${open} on moved.id = r.id
      where r.state in ('waiting', 'appealed')
        and (moved.id is not null or r.target_id in (select moved."to" from ${open}))
    )
    update ${replies} r set state = case r.state when 'appealed' then 'refused' else 'withdrawn' end,
      before = null, is_told = true
    from meeting where r.id = meeting.id and place > 1`);
  await database.execute(sql`
    update ${replies} r set target_id = moved."to" from ${moved} where r.id = moved.id`);
  return [...new Set(rows.map(({ to }) => to))];
}

/** Moves the flags on targets that lose their last reports; one for each person and target. */
async function moveFlags(database: Queryable, made: SQL, emptied: Move[]): Promise<void> {
  await database.execute(sql`
    with movable as (
      select distinct on (moved."to", coalesce(f.user_id, f.id)) f.id, moved."to"
      from ${flags} f join ${movesOf(emptied)} on f.target_id = moved."from"
      where not exists (
        select from ${flags} other where other.target_id = moved."to" and other.user_id = f.user_id
      )
      order by moved."to", coalesce(f.user_id, f.id), f.settled_at desc nulls first
    )
    update ${flags} f set target_id = movable."to", flagged_target_id = movable."to"
    from movable where f.id = movable.id`);
  await database.execute(sql`
    update ${flags} f set is_latest = not is_latest
    where target_id in (select moved."to" from ${made}) and settled_at is null and is_latest = exists (
      select from ${flags} newer where newer.target_id = f.target_id and newer.settled_at is null
        and (newer.created_at, newer.id) > (f.created_at, f.id)
    )`);
}

/** What a reviewer found is true of targets that have no other reports than those that were looked at. */
async function moveClearings(database: Queryable, made: SQL): Promise<void> {
  await database.execute(sql`
    update ${targets} t set cleared_at = f.cleared_at
    from ${made} join ${targets} f on f.id = moved."from"
    where t.id = moved."to" and f.cleared_at is not null
      and t.pending + t.under_review + t.resolved + t.rejected + t.closed = 0`);
}

/** Who was told that a target is confirmed was told so of the targets that its reports confirm now. */
async function moveAlerts(database: Queryable, made: SQL): Promise<void> {
  const confirming = sql`${made} join ${reports} r on r.id = moved.id and confirms(r.status, r.type)`;
  await database.execute(sql`
    insert into ${targetAlerts} (target_id, user_id, alerted_at)
    select moved."to", a.user_id, max(a.alerted_at)
    from ${confirming} join ${targetAlerts} a on a.target_id = moved."from"
    group by 1, 2 on conflict do nothing`);
  await database.execute(sql`
    delete from ${targetAlerts} a
    where target_id in (select moved."from" from ${confirming}) and not exists (
      select from ${targets} t where t.id = a.target_id and t.confirmed > 0)`);
}

/** Sorts what has a target by the order in which targets are locked. */
export function sortByTarget<Row extends Pick<MovedReport, 'categoryId' | 'key'>>(
  rows: Row[],
): Row[] {
  return rows.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

function nameOf({ categoryId, key }: Pick<MovedReport, 'categoryId' | 'key'>): string {
  return `${categoryId} ${key}`;
}

/** What the description of a report names. */
export interface Mention {
  reportId: string;
  category: CategoryValue;
  key: string;
  shown: string;
}

/** Makes these mentions those of the reports. What stays is not written again. */
export async function replaceMentions(
  database: Queryable,
  reportIds: string[],
  mentions: Mention[],
): Promise<void> {
  await database.execute(sql`
    delete from ${reportMentions} m where report_id = any (${sql.param(reportIds)}::uuid[])
      and not exists (
        select from json_to_recordset(${toJsonRows(mentions)}::json)
            as named ("reportId" uuid, category text, key text, shown text)
          join ${categories} c on c.value = named.category
        where "reportId" = m.report_id and c.id = m.category_id and named.key = m.key
          and named.shown = m.shown
      )`);
  await database.execute(sql`${mentionsInsert(toJsonRows(mentions))} on conflict do nothing`);
}

export async function insertMentions(database: Queryable, mentions: Mention[]): Promise<void> {
  if (mentions.length === 0) return;
  await database.execute(mentionsInsert(toJsonRows(mentions)));
}

/** Adds mentions as JSON, alone or as a part of the statement that files their report. */
export function mentionsInsert(rows: string | Placeholder): SQL {
  return sql`
    insert into ${reportMentions} (report_id, category_id, key, shown)
    select "reportId", c.id, named.key, named.shown
    from json_to_recordset(${rows}::json)
        as named ("reportId" uuid, category text, key text, shown text)
      join ${categories} c on c.value = named.category`;
}

/** Returns what the next people by id have searched for. */
export function selectSearchesAfter(database: Queryable, after: string, people: number) {
  const { userId, categoryId, targetKey } = targetSearches;
  const next = database
    .selectDistinct({ id: userId })
    .from(targetSearches)
    .where(gt(userId, after))
    .orderBy(asc(userId))
    .limit(people);
  return database
    .select({
      userId,
      categoryId,
      category: categories.value,
      key: targetKey,
    })
    .from(targetSearches)
    .innerJoin(categories, eq(categories.id, categoryId))
    .where(inArray(userId, next))
    .orderBy(asc(userId));
}

/** A person's search that gets another key. */
export interface MovedSearch {
  userId: string;
  categoryId: string;
  key: string;
  newKey: string;
}

/** Gives searches their new keys. Those of one person that become the same are one. */
export async function moveSearches(database: Queryable, moved: MovedSearch[]): Promise<void> {
  if (moved.length === 0) return;
  await database.execute(sql`
    with gone as (
      delete from ${targetSearches} s
      using json_to_recordset(${toJsonRows(moved)}::json)
        as moved ("userId" uuid, "categoryId" uuid, key text, "newKey" text)
      where s.user_id = "userId" and s.category_id = "categoryId" and s.target_key = moved.key
      returning s.user_id, s.category_id, "newKey", s.searched_at, s.is_stopped
    )
    insert into ${targetSearches} as s (user_id, category_id, target_key, searched_at, is_stopped)
    select user_id, category_id, "newKey", max(searched_at), bool_or(is_stopped)
    from gone group by 1, 2, 3
    on conflict (user_id, category_id, target_key) do update set
      searched_at = greatest(s.searched_at, excluded.searched_at),
      is_stopped = s.is_stopped or excluded.is_stopped`);
}
