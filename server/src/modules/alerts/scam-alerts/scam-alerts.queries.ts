import { confirms } from '@redflag/shared/reports';
import { rememberedKeys } from '@redflag/shared/targets';
import { and, asc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  categories,
  reports,
  targetAlerts,
  targetSearches,
  targets,
  users,
} from '#platform/database/schema.ts';

/** Returns a report that confirms a scam, or null if it is not. */
export async function selectScam(database: Queryable, reportId: string) {
  const [row] = await database
    .select({
      reporterId: reports.reporterId,
      categoryId: targets.categoryId,
      targetId: targets.id,
      category: categories.value,
      key: targets.key,
      status: reports.status,
      type: reports.type,
    })
    .from(reports)
    .innerJoin(targets, eq(targets.id, reports.targetId))
    .innerJoin(categories, eq(categories.id, targets.categoryId))
    .where(eq(reports.id, reportId));
  return row && confirms(row) ? row : null;
}

/** The same of a report that was taken back, whose decision still confirms its target. */
export async function selectScamWithoutReport(
  database: Queryable,
  { targetId, reporterId }: { targetId: string; reporterId: string },
): Promise<Scam | null> {
  const { id, categoryId, key, confirmed } = targets;
  const [row] = await database
    .select({ categoryId, targetId: id, category: categories.value, key })
    .from(targets)
    .innerJoin(categories, eq(categories.id, categoryId))
    .where(and(eq(id, targetId), gt(confirmed, 0)));
  return row ? { ...row, reporterId } : null;
}

type Scam = Omit<NonNullable<Awaited<ReturnType<typeof selectScam>>>, 'status' | 'type'>;

/** Keeps other jobs from telling people about a target until the transaction ends. Call it before reading. */
export async function lockTarget(database: Queryable, targetId: string): Promise<void> {
  await database.execute(sql`select ${lockOf(sql`${targetId}`)}`);
}

/** The same for the target of a report. */
export async function lockTargetOf(database: Queryable, reportId: string): Promise<void> {
  const { targetId, id } = reports;
  await database.execute(
    sql`select ${lockOf(sql`${targetId}`)} from ${reports} where ${id} = ${reportId}`,
  );
}

const lockOf = (targetId: ReturnType<typeof sql>) =>
  sql`pg_advisory_xact_lock(hashtextextended('scam alert ' || ${targetId}::text, 0))`;

/**
 * Returns the next people, by id, who searched for or reported the target since `since`, without
 * the report's own reporter and people who stopped its alerts or got one since then.
 */
export async function selectConcerned(
  database: Queryable,
  { categoryId, targetId, category, key, reporterId }: Scam,
  { since, after, limit }: { since: Date; after: string | null; limit: number },
): Promise<string[]> {
  const searches = sql`
    select user_id as id from ${targetSearches}
    where category_id = ${categoryId} and searched_at > ${since} and not is_stopped`;
  const { rows } = await database.execute<{ id: string }>(sql`
    select u.id from ${users} u
    join (
      ${searches} and target_key = any (${sql.param(rememberedKeys({ category, key }))}::text[])
      union
      select reporter_id from ${reports} where target_id = ${targetId} and created_at > ${since}
    ) concerned using (id)
    where u.status = 'active'
      and u.id is distinct from ${reporterId}::uuid
      and (${after}::uuid is null or u.id > ${after}::uuid)
      and not exists (
        select from ${targetSearches} s
        where s.user_id = u.id and s.category_id = ${categoryId} and s.target_key = ${key}
          and s.is_stopped
      )
      and not exists (
        select from ${targetAlerts} a
        where a.target_id = ${targetId} and a.user_id = u.id and a.alerted_at > ${since}
      )
    order by u.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Notes who is told that a target is confirmed. */
export async function noteAlerts(
  database: Queryable,
  targetId: string,
  userIds: string[],
): Promise<void> {
  await database
    .insert(targetAlerts)
    .values(userIds.map((userId) => ({ targetId, userId })))
    .onConflictDoUpdate({
      target: [targetAlerts.targetId, targetAlerts.userId],
      set: { alertedAt: sql`now()` },
    });
}

/** Returns the name of a target and whether it is confirmed, or null if it is gone. */
export async function selectConfirmation(database: Queryable, targetId: string) {
  const [row] = await database
    .select({
      category: categories.value,
      key: targets.key,
      isConfirmed: gt(targets.confirmed, 0).mapWith(Boolean),
    })
    .from(targets)
    .innerJoin(categories, eq(categories.id, targets.categoryId))
    .where(eq(targets.id, targetId));
  return row ?? null;
}

/** Returns the ids of some of the people who were alerted about a target. */
export function selectAlerted(database: Queryable, targetId: string, limit: number) {
  const { userId } = targetAlerts;
  return database
    .select({ userId })
    .from(targetAlerts)
    .where(eq(targetAlerts.targetId, targetId))
    .orderBy(asc(userId))
    .limit(limit);
}

export async function deleteAlerts(
  database: Queryable,
  targetId: string,
  userIds: string[],
): Promise<void> {
  await database
    .delete(targetAlerts)
    .where(and(eq(targetAlerts.targetId, targetId), inArray(targetAlerts.userId, userIds)));
}

export async function deleteAlertsBefore(database: Queryable, moment: Date): Promise<void> {
  await database.delete(targetAlerts).where(lt(targetAlerts.alertedAt, moment));
}

/** Returns some targets that people were alerted about and that are no longer confirmed, or gone. */
export async function selectEnded(database: Queryable, limit: number): Promise<string[]> {
  const { targetId } = targetAlerts;
  const confirmed = database
    .select({ one: sql`1` })
    .from(targets)
    .where(and(eq(targets.id, targetId), gt(targets.confirmed, 0)));
  const rows = await database
    .selectDistinct({ targetId })
    .from(targetAlerts)
    .where(notExists(confirmed))
    .limit(limit);
  return rows.map((row) => row.targetId);
}

/** Returns about which of these targets somebody was alerted. */
export async function selectAlertedAbout(database: Queryable, ids: string[]): Promise<string[]> {
  const { targetId } = targetAlerts;
  const rows = await database
    .selectDistinct({ targetId })
    .from(targetAlerts)
    .where(inArray(targetId, ids));
  return rows.map((row) => row.targetId);
}
