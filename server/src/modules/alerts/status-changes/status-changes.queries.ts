import type { ReportStatus, ReportType } from '@redflag/shared/reports';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { reportStatusChanges, reports, users } from '#platform/database/schema.ts';

/** A change of a report's status, of which its reporter and others are told. */
export interface ToldChange {
  changeId: string;
  reportId: string;
  reporterId: string | null;
  target: string;
  targetId: string;
  type: ReportType;
  /** The status that they were told of last. */
  from: ReportStatus;
  to: ReportStatus;
  reason: string | null;
}

/**
 * Claims the changes of a report that its reporter has not been told of. Returns the status before
 * the first, or null.
 */
export async function takeUntold(
  database: Queryable,
  reportId: string,
): Promise<ReportStatus | null> {
  const rows = await database
    .update(reportStatusChanges)
    .set({ isTold: true })
    .where(and(eq(reportStatusChanges.reportId, reportId), sql`not ${reportStatusChanges.isTold}`))
    .returning({ id: reportStatusChanges.id, from: reportStatusChanges.from });
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0]?.from ?? null;
}

/** Of reports without an account. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Claims the changes of a decision for the next `people` not told yet. Leaves a report that was
 * changed again to that change. Returns for each report its last change, with the status before the
 * first untold one.
 */
export async function takeUntoldOf(
  database: Queryable,
  bulkChangeId: string,
  people: number,
): Promise<ToldChange[]> {
  const untold = sql`
    select c.report_id, coalesce(r.reporter_id, ${NOBODY}::uuid) as person
    from ${reportStatusChanges} c join ${reports} r on r.id = c.report_id
    where c.bulk_change_id = ${bulkChangeId} and not c.is_told and not exists (
      select from ${reportStatusChanges} later
      where later.report_id = c.report_id and not later.is_told
        and (later.changed_at, later.id) > (c.changed_at, c.id))`;
  const { rows } = await database.execute<ToldChange & { [column: string]: unknown }>(sql`
    with untold as (${untold}),
      next as (select distinct person from untold order by person limit ${people}),
      told as (
        update ${reportStatusChanges} c set is_told = true
        from untold join next using (person)
        where c.report_id = untold.report_id and not c.is_told
        returning c.*
      )
    select distinct on (told.report_id)
      told.id as "changeId", told.report_id as "reportId", r.reporter_id as "reporterId",
      r.target, r.target_id as "targetId", r.type,
      first_value(told.from_status) over changes as "from",
      told.to_status as "to", told.reason
    from told join ${reports} r on r.id = told.report_id
    window changes as (partition by told.report_id order by told.changed_at, told.id)
    order by told.report_id, told.changed_at desc, told.id desc`);
  return rows;
}

/** Returns status changes and the reporters to notify; those of which either is gone are left out. */
export function selectChanges(database: Queryable, changeIds: string[]) {
  return database
    .select({
      changeId: reportStatusChanges.id,
      reportId: reports.id,
      target: reports.target,
      type: reports.type,
      from: reportStatusChanges.from,
      to: reportStatusChanges.to,
      reason: reportStatusChanges.reason,
      changedAt: reportStatusChanges.changedAt,
      reporter: users,
    })
    .from(reportStatusChanges)
    .innerJoin(reports, eq(reports.id, reportStatusChanges.reportId))
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(inArray(reportStatusChanges.id, changeIds))
    .orderBy(reportStatusChanges.id);
}

/** Turns status emails on or off. Returns false if the account is gone. */
export async function updateStatusMails(
  database: Queryable,
  userId: string,
  statusMails: boolean,
): Promise<boolean> {
  const updated = await database
    .update(users)
    .set({ statusMails })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return updated.length > 0;
}
