import type { CategoryValue } from '@redflag/shared/categories';
import type { Placeholder, SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Queryable } from '#platform/database/database.ts';
import { toJsonRows } from '#platform/database/database.ts';
import {
  categories,
  notifications,
  reportMentions,
  reportStatusChanges,
  reports,
  settings,
  subcategories,
  targetAlerts,
  targets,
  users,
} from '#platform/database/schema.ts';
import type { Sought } from './keys.ts';
import { waitsForTarget } from './targets.queries.ts';

/** What the target of a report is found by. */
export type ReportToPlace = Awaited<ReturnType<typeof selectReports>>[number];

/**
 * Returns reports that wait for their targets, locked until the transaction ends; not those that
 * somebody else has locked.
 * @param sought only those that may be on these targets
 */
export function lockWaiting(database: Queryable, sought: Sought[] | null, limit: number) {
  return selectReports(database)
    .where(
      sought ? or(...sought.map((one) => waitsForTarget(database, one))) : isNull(reports.targetId),
    )
    .orderBy(asc(reports.categoryId), asc(reports.targetKey))
    .limit(limit)
    .for('no key update', { of: reports, skipLocked: true });
}

/** Returns these reports, locked until the transaction ends. */
export function lockReports(database: Queryable, ids: string[]) {
  return selectReports(database)
    .where(inArray(reports.id, ids))
    .orderBy(asc(reports.id))
    .for('no key update', { of: reports });
}

function selectReports(database: Queryable) {
  return database
    .select({
      id: reports.id,
      categoryId: reports.categoryId,
      category: sql<CategoryValue>`${categories.value}`,
      subcategory: subcategories.value,
      target: reports.target,
      description: reports.description,
      targetKey: reports.targetKey,
      /** Null while it waits. */
      key: targets.key,
      reporterId: reports.reporterId,
    })
    .from(reports)
    .innerJoin(categories, eq(categories.id, reports.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, reports.subcategoryId))
    .leftJoin(targets, eq(targets.id, reports.targetId))
    .$dynamic();
}

/** Returns the ids of the reports on these hosts and on pages of them. */
export async function selectReportsOnHosts(
  database: Queryable,
  hosts: string[],
): Promise<string[]> {
  const onHosts = sql`${categories.value} = 'website' and split_part(${targets.key}, '/', 1) = any (${sql.param(hosts)}::text[])`;
  const rows = await database
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(targets, eq(targets.id, reports.targetId))
    .innerJoin(categories, eq(categories.id, targets.categoryId))
    .where(onHosts)
    .orderBy(asc(reports.id));
  return rows.map(({ id }) => id);
}

/** A report and the key of its target. */
export interface PlacedReport extends Pick<ReportToPlace, 'id' | 'categoryId' | 'reporterId'> {
  key: string;
  shown: string;
}

/**
 * Puts locked reports on their targets. Locks in the order in which everything does: accounts, then
 * targets by key.
 */
export async function placeReports(database: Queryable, placed: PlacedReport[]): Promise<void> {
  const reporters = [...new Set(placed.flatMap(({ reporterId }) => reporterId ?? []))];
  await database
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, reporters))
    .orderBy(asc(users.id))
    .for('no key update');
  const sorted = sortByTarget(placed);
  const column = (values: string[], type: 'uuid' | 'text') =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`;
  const place = sql`unnest(
    ${column(
      sorted.map(({ id }) => id),
      'uuid',
    )}, ${column(
      sorted.map(() => uuidv7()),
      'uuid',
    )},
    ${column(
      sorted.map(({ key }) => key),
      'text',
    )}, ${column(
      sorted.map(({ shown }) => shown),
      'text',
    )}
  ) as place (report_id, new_id, key, shown)`;
  await database
    .update(reports)
    .set({
      targetId: sql`find_target(place.new_id, ${reports.categoryId}, place.key, place.shown, null)`,
      resolvedAt,
    })
    .from(place)
    .where(sql`${reports.id} = place.report_id`);
}

/** Sorts what has a target by the order in which targets are locked. */
export function sortByTarget<Row extends Pick<PlacedReport, 'categoryId' | 'key'>>(
  rows: Row[],
): Row[] {
  return rows.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

function nameOf({ categoryId, key }: Pick<PlacedReport, 'categoryId' | 'key'>): string {
  return `${categoryId} ${key}`;
}

/** The release before did not note it. */
const resolvedAt = sql`case when ${reports.status} = 'Resolved' then coalesce(
  ${reports.resolvedAt},
  (select max(changed_at) from ${reportStatusChanges}
    where report_id = ${reports.id} and to_status = 'Resolved'),
  ${reports.createdAt}) end`;

/** What the description of a report names. */
export interface Mention {
  reportId: string;
  category: CategoryValue;
  key: string;
  shown: string;
}

export async function replaceMentions(
  database: Queryable,
  reportIds: string[],
  mentions: Mention[],
): Promise<void> {
  await database.delete(reportMentions).where(inArray(reportMentions.reportId, reportIds));
  await insertMentions(database, mentions);
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

/** Notes who was told of the confirmation of these reports, which earlier versions did not. */
export async function noteAlerts(database: Queryable, reportIds: string[]): Promise<void> {
  const told = database
    .select({
      targetId: sql<string>`${reports.targetId}`.as('target_id'),
      userId: notifications.userId,
      alertedAt: sql<Date>`max(${notifications.createdAt})`.as('alerted_at'),
    })
    .from(notifications)
    .innerJoin(reports, eq(reports.id, notifications.reportId))
    .where(and(inArray(reports.id, reportIds), eq(notifications.type, 'scam alert')))
    .groupBy(reports.targetId, notifications.userId);
  await database.insert(targetAlerts).select(told).onConflictDoNothing();
}

/** Held while reports are put on their targets, so that instances do not do it side by side. */
const PLACING_LOCK = 4_715_204;

/** Returns whether nobody else has the lock; if so, holds it until the transaction ends. */
export async function lockPlacing(database: Queryable): Promise<boolean> {
  const { rows } = await database.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${PLACING_LOCK}) as locked`,
  );
  return rows[0]?.locked ?? false;
}

const SHARED_HOSTS = 'targets.sharedHosts';

/** Returns the shared hosts by which the keys were made; null if none were made yet. */
export async function selectSharedHosts(database: Queryable): Promise<unknown> {
  const [row] = await database.select().from(settings).where(eq(settings.name, SHARED_HOSTS));
  return row?.value ?? null;
}

export async function putSharedHosts(database: Queryable, hosts: string[]): Promise<void> {
  await database
    .insert(settings)
    .values({ name: SHARED_HOSTS, value: hosts })
    .onConflictDoUpdate({ target: settings.name, set: { value: hosts } });
}
