import type { CategoryValue } from '@redflag/shared/categories';
import type { ChangesQuery, changeTypes, Entry, RetractionReason } from '@redflag/shared/changes';
import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { TargetName } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { prepared, toJsonRows } from '#platform/database/database.ts';
import {
  categories as categoryRows,
  changes,
  listings,
  namelessDecisions,
  pendingChanges,
  registerEntries,
  registers,
  reports,
  settings,
  targetReporters,
  targets,
  users,
} from '#platform/database/schema.ts';

/** How long what is undone leaves nothing in the log. */
const SETTLED_AFTER = sql`interval '10 seconds'`;
/** How often a target's entry may change while it stays listed. */
const CHANGED_EVERY = sql`interval '1 hour'`;
const KEPT_FOR = sql`interval '1 year'`;
const SEEN_AT_ONCE = 10_000;
const FOLDED_AT_ONCE = 10_000;

const UP_TO = 'changes.upTo';
const FOLDED_TO = 'changes.foldedTo';

/** The database's clock. @param ahead by how many milliseconds to move it, for tests */
const clock = (ahead: number) => sql`(now() + ${ahead} * interval '1 millisecond')`;
const storedNumber = (name: string) =>
  sql<string>`coalesce((select value::text::bigint from ${settings} where name = ${name}), 0)`;
/** The position of the last change, and of the last that was folded; 0 before the first. */
export const logEnds = { upTo: storedNumber(UP_TO), foldedTo: storedNumber(FOLDED_TO) };

/**
 * Notes which pending changes are seen for the first time, after their commit. Leaves those that a
 * transaction is changing. Returns whether some are settled.
 */
export async function noteSeen(database: Queryable, ahead: number): Promise<boolean> {
  const { rows } = await database.execute<{ isAnySettled: boolean }>(sql`
    with noted as (
      update ${pendingChanges} set seen_at = ${clock(ahead)} where target_id in (
        select target_id from ${pendingChanges} where seen_at is null limit ${SEEN_AT_ONCE}
        for update skip locked))
    select exists (
      select from ${pendingChanges} where seen_at <= ${clock(ahead)} - ${SETTLED_AFTER}
    ) as "isAnySettled"`);
  return rows[0]?.isAnySettled ?? false;
}

/** Makes this the only publisher until the transaction ends. Returns whether there is no other. */
export async function lockLog(transaction: Queryable): Promise<boolean> {
  const { rows } = await transaction.execute<{ isOurs: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('changes')) as "isOurs"`,
  );
  return rows[0]?.isOurs ?? false;
}

/** Returns settled changes, the oldest first, locked until the transaction ends. */
export function lockSettled(transaction: Queryable, ahead: number, limit: number) {
  return transaction
    .select({ targetId: pendingChanges.targetId, reason: pendingChanges.reason })
    .from(pendingChanges)
    .where(sql`${pendingChanges.seenAt} <= ${clock(ahead)} - ${SETTLED_AFTER}`)
    .orderBy(pendingChanges.seenAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/**
 * Returns which of these targets are listed, or confirmed in one of these categories. Nothing can be
 * published of the others, which after an import are nearly all.
 */
export async function selectConcerned(
  transaction: Queryable,
  ids: string[],
  categories: readonly CategoryValue[],
): Promise<string[]> {
  const listed = transaction
    .select({ id: listings.targetId })
    .from(listings)
    .where(inArray(listings.targetId, ids));
  const published = transaction
    .select({ id: categoryRows.id })
    .from(categoryRows)
    .where(inArray(categoryRows.value, categories));
  const confirmed = transaction
    .select({ id: targets.id })
    .from(targets)
    .where(
      and(
        inArray(targets.id, ids),
        gt(targets.confirmed, 0),
        inArray(targets.categoryId, published),
      ),
    );
  const rows = await (categories.length > 0 ? listed.union(confirmed) : listed);
  return rows.map(({ id }) => id);
}

/** Which entries of others may be passed on. */
export interface PassedOn {
  /** The accounts of feeds that an operator imports. */
  feeds: readonly string[];
  /** The licences of entries of registers. What another Redflag lists is never passed on. */
  licences: readonly string[];
}

/**
 * Returns which of these targets a report of a person confirms, or one of a feed or register whose entries
 * may be passed on. Without its account, nobody knows which feed it was.
 */
export async function selectPassedOn(
  transaction: Queryable,
  ids: string[],
  { feeds, licences }: PassedOn,
): Promise<Set<string>> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select t.id from ${targets} t where t.id = any (${sql.param(ids)}::uuid[]) and (
      exists (
        select from ${reports} r
          join ${targetReporters} p on p.target_id = r.target_id and p.token = r.reporter_token
          left join ${users} u on u.id = r.reporter_id
          left join (${registerEntries} e join ${registers} g on g.id = e.register_id) on e.report_id = r.id
        where r.target_id = t.id and r.status = 'Resolved' and confirms(r.status, r.type)
          and not is_former(r.status, r.created_at, t.former_until)
          and (not p.is_source or case when g.id is null
            then u.username = any (${sql.param(feeds)}::text[])
            else g.layout <> 'redflag' and coalesce(e.licence, g.licence) = any (${sql.param(licences)}::text[])
          end))
      or exists (
        select from ${namelessDecisions} d
          join ${targetReporters} p on p.target_id = d.target_id and p.token = d.reporter_token
        where d.target_id = t.id and confirms(d.status, d.type)
          and not is_former(d.status, d.created_at, t.former_until) and not p.is_source))`);
  return new Set(rows.map(({ id }) => id));
}

/** A listing, and whether its next change has to wait. */
export interface Listing {
  targetId: string;
  entry: Entry;
  isRecent: boolean;
}

/** Returns the listings of targets, and those of these names that earlier targets had. */
export function selectListings(
  transaction: Queryable,
  ids: string[],
  names: TargetName[],
  ahead: number,
): Promise<Listing[]> {
  const named = [...Map.groupBy(names, ({ category }) => category)].map(([category, of]) =>
    and(
      eq(listings.category, category),
      inArray(
        sql`(${listings.entry} ->> 'key') collate "C"`,
        of.map(({ key }) => key),
      ),
    ),
  );
  return transaction
    .select({
      targetId: listings.targetId,
      entry: listings.entry,
      isRecent: sql<boolean>`${listings.publishedAt} > ${clock(ahead)} - ${CHANGED_EVERY}`,
    })
    .from(listings)
    .where(or(inArray(listings.targetId, ids), ...named));
}

/** What is published of a target. */
export interface Publication {
  targetId: string;
  type: (typeof changeTypes)[number];
  reason: RetractionReason | null;
  entry: Entry;
}

/**
 * Adds changes to the end of the log, and to the listings. A position is at least the time in
 * milliseconds: a log that was restored from a backup never uses one again that it has lost.
 */
export async function publish(
  transaction: Queryable,
  publications: Publication[],
  ahead: number,
): Promise<void> {
  if (publications.length === 0) return;
  await transaction.execute(sql`
    with added as (
      insert into ${changes} (position, at, type, reason, category, entry)
      select greatest(${logEnds.upTo}, floor(extract(epoch from ${clock(ahead)}) * 1000)) + number,
        ${clock(ahead)}, type, reason, entry ->> 'category', entry
      from json_to_recordset(${toJsonRows(
        publications.map((publication, at) => ({ ...publication, number: at + 1 })),
      )}::json) as published (number int, type text, reason text, entry jsonb)
      returning position
    )
    insert into ${settings} (name, value) select ${UP_TO}, to_jsonb(max(position)) from added
    on conflict (name) do update set value = excluded.value`);
  const retracted = publications.filter(({ type }) => type === 'retracted');
  const listed = publications.filter(({ type }) => type !== 'retracted');
  await deleteListings(
    transaction,
    retracted.map(({ targetId }) => targetId),
  );
  await transaction.execute(sql`
    insert into ${listings} (target_id, category, entry, last_reported_at, published_at)
    select "targetId", entry ->> 'category', entry, (entry ->> 'lastReportedAt')::timestamptz, ${clock(ahead)}
    from json_to_recordset(${toJsonRows(listed)}::json) as listed ("targetId" uuid, entry jsonb)
    on conflict (target_id) do update set entry = excluded.entry,
      last_reported_at = excluded.last_reported_at, published_at = excluded.published_at`);
}

async function deleteListings(transaction: Queryable, ids: string[]): Promise<void> {
  if (ids.length > 0) await transaction.delete(listings).where(inArray(listings.targetId, ids));
}

/** Gives the listing of a target that is gone to the one that has its key now. */
export async function moveListing(transaction: Queryable, from: string, to: string): Promise<void> {
  await transaction.update(listings).set({ targetId: to }).where(eq(listings.targetId, from));
}

export async function deletePending(transaction: Queryable, ids: string[]): Promise<void> {
  if (ids.length > 0)
    await transaction.delete(pendingChanges).where(inArray(pendingChanges.targetId, ids));
}

/** Makes targets wait until their listings may change again. What ended a confirmation is past then. */
export async function postpone(transaction: Queryable, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.execute(sql`
    update ${pendingChanges} p
    set seen_at = l.published_at + ${CHANGED_EVERY} - ${SETTLED_AFTER}, reason = null
    from ${listings} l where l.target_id = p.target_id and p.target_id = any (${sql.param(ids)}::uuid[])`);
}

/** Returns the position of the last change, 0 before the first. */
export async function selectUpTo(database: Queryable): Promise<number> {
  const [row] = await upTo(database).execute();
  return Number(row?.value ?? 0);
}

const upTo = prepared((database) =>
  database.select().from(settings).where(eq(settings.name, UP_TO)).prepare('changes_up_to'),
);

/** A change as it is read, with its moment as JSON has it. */
export type ReadChange = Pick<Publication, 'type' | 'reason' | 'entry'> & {
  position: number;
  at: string;
};

/** Changes as of one moment. */
interface ReadChanges {
  upTo: number;
  /** Whether the log has all changes after the position that was asked for. */
  isComplete: boolean;
  items: ReadChange[];
}

/** The columns of a `ReadChange`. */
export const changeAsJson = sql.raw(
  `json_build_object('position', position, 'type', type, 'reason', reason, 'entry', entry, 'at', at)`,
);

/**
 * Returns changes after a position, which must be one of the log: one that it does not have is older
 * than the log, or was lost with a database that was restored.
 */
export async function selectChanges(
  database: Queryable,
  { after, category, limit }: Pick<ChangesQuery, 'after' | 'category' | 'limit'>,
): Promise<ReadChanges> {
  const inCategory = category ? sql`and category = ${category}` : sql``;
  const { rows } = await database.execute<{
    upTo: string;
    isComplete: boolean;
    items: ReadChanges['items'];
  }>(sql`
    select ${logEnds.upTo} as "upTo",
      ${after}::bigint = ${logEnds.foldedTo}
        or exists (select from ${changes} where position = ${after}::bigint) as "isComplete",
      coalesce((
        select json_agg(${changeAsJson} order by position)
        from (
          select * from ${changes} where position > ${after}::bigint ${inCategory}
          order by position limit ${limit}
        ) page), '[]') as items`);
  const [row] = rows;
  if (!row) throw new Error('A query without a row');
  return { ...row, upTo: Number(row.upTo) };
}

/** Deletes some changes that are older than a year, in the order of the log. Returns how many. */
export async function foldSome(transaction: Queryable, ahead: number): Promise<number> {
  const old = transaction
    .select({ position: changes.position })
    .from(changes)
    .where(lt(changes.at, sql`${clock(ahead)} - ${KEPT_FOR}`))
    .orderBy(changes.position)
    .limit(FOLDED_AT_ONCE);
  const { rows } = await transaction.execute<{ count: string }>(sql`
    with folded as (
      delete from ${changes} where position in (${old}) returning position
    ), noted as (
      insert into ${settings} (name, value)
      select ${FOLDED_TO}, to_jsonb(max(position)) from folded having count(*) > 0
      on conflict (name) do update set value = excluded.value
    )
    select count(*) from folded`);
  return Number(rows[0]?.count);
}

/**
 * Marks targets after an id for comparison: those that are listed, and those that are confirmed.
 * Returns the last of them, or null after all.
 */
export async function markForComparison(
  database: Queryable,
  after: string,
  limit: number,
): Promise<string | null> {
  const { rows } = await database.execute<{ last: string | null }>(sql`
    with concerned as (
      select target_id as id from ${listings} where target_id > ${after}
      union select id from ${targets} where id > ${after} and confirmed > 0
      order by id limit ${limit}
    ), marked as (
      insert into ${pendingChanges} (target_id) select id from concerned
      on conflict (target_id) do update set seen_at = null
    )
    select max(id::text) as last from concerned`);
  return rows[0]?.last ?? null;
}
