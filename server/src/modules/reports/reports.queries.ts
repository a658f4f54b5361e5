import { openReplyStates } from '@redflag/shared/replies';
import type { ReportStatus } from '@redflag/shared/reports';
import type { FlagReason } from '@redflag/shared/review/flags';
import type { SQL, Subquery, WithSubquery } from 'drizzle-orm';
import { and, asc, count, desc, eq, gt, inArray, isNull, min, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Queryable } from '#platform/database/database.ts';
import { prepared, unseen } from '#platform/database/database.ts';
import { writtenLimit } from '#platform/database/lists/lists.ts';
import {
  categories,
  contentColumns,
  flags,
  namelessDecisions,
  replies,
  reportCounts,
  reportStatusChanges,
  reports,
  subcategories,
  targets,
  users,
} from '#platform/database/schema.ts';

/** The table of reports, or some of its rows under the same name. */
export type Reports = typeof reports | Subquery<'reports', Record<string, unknown>>;

const isOfSuspended = sql`${reports.isSuspended} and ${reports.status} in ('Pending', 'Under Review')`;
const isHeld = sql`${reports.isHeld} and ${reports.status} = 'Pending'`;

/**
 * What waits while its reporter is suspended, or until a reviewer has looked at it: others do not read it, nor
 * find it in lists.
 */
export const isWithheld = sql`(${isOfSuspended} or ${isHeld})`;

/**
 * Selects reports with what people see of their categories and reporters.
 * @param from the reports, with all columns
 * @param parts further statements, of which `from` may be one
 * @param total of the list, which every row then has
 */
export function selectReports(
  database: Queryable,
  from: Reports = reports,
  parts: WithSubquery[] = [],
  total: SQL<number | null> = sql`null`,
) {
  // One at a time: PostgreSQL would read all users if it cannot tell how few rows there are.
  const reporter = database
    .select({ username: users.username, role: users.role, email: users.email })
    .from(users)
    .where(eq(users.id, reports.reporterId))
    .limit(writtenLimit(1))
    .as('reporter');
  const key = database
    .select({ key: targets.key })
    .from(targets)
    .where(eq(targets.id, reports.targetId));
  const redactedBy = sql`select username from ${users} where id = ${reports.redactedBy}`;
  // Along a small index: few reports are flagged.
  const openFlags = sql`select array_agg(${flags.reason}) from ${flags}
    where ${flags.reportId} = ${reports.id} and ${flags.settledAt} is null`;
  return database
    .with(...parts)
    .select({
      id: reports.id,
      ...contentColumns,
      categoryValue: categories.value,
      subcategoryValue: subcategories.value,
      status: reports.status,
      isWithheld: sql<boolean>`${isWithheld}`,
      reporterId: reports.reporterId,
      reporter: { username: reporter.username, role: reporter.role, email: reporter.email },
      evidenceKey: reports.evidenceKey,
      evidenceSource: reports.evidenceSource,
      createdAt: reports.createdAt,
      targetId: reports.targetId,
      // Null of a target that is made in the same statement.
      targetKey: sql<string | null>`(${key})`,
      hiddenBy: reports.hiddenBy,
      hiddenAt: reports.hiddenAt,
      pictureHidden: reports.pictureHidden,
      redactedAt: reports.redactedAt,
      redactedBy: sql<string | null>`(${redactedBy})`,
      openFlags: sql<FlagReason[] | null>`(${openFlags})`,
      total,
    })
    .from(from)
    .innerJoin(categories, eq(categories.id, reports.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, reports.subcategoryId))
    .leftJoinLateral(reporter, sql`true`)
    .$dynamic();
}

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

export async function selectReport(database: Queryable, id: string): Promise<ReportRow | null> {
  const [row] = await byIds(database).execute({ ids: [id] });
  return row ?? null;
}

/** Returns reports by their ids, in the order of these. */
export async function selectReportsByIds(database: Queryable, ids: string[]): Promise<ReportRow[]> {
  return ids.length > 0 ? await byIds(database).execute({ ids }) : [];
}

const ids = unseen(sql.placeholder('ids'), 'uuid[]');
const byIds = prepared((database) =>
  selectReports(database)
    .where(sql`${reports.id} = any (${ids})`)
    .orderBy(sql`array_position(${ids}, ${reports.id})`)
    .prepare('reports_by_id'),
);

/** Selects how many reports there are in some categories or statuses, from counts that are kept. */
export function countKept(condition: SQL | undefined): SQL<number> {
  const where = condition && sql`where ${condition}`;
  return sql`(select coalesce(sum(${reportCounts.count}), 0)::int from ${reportCounts} ${where})`;
}

/** Selects how many reports only their reporters and administrators read. */
export function countWithheld(condition: SQL | undefined): SQL<number> {
  const count = (of: SQL) => sql`(select count(*) from ${reports} where ${and(of, condition)})`;
  // Apart, because an index alone answers for the first, of which there are more.
  return sql`(${count(isOfSuspended)} + ${count(sql`${isHeld} and not ${reports.isSuspended}`)})::int`;
}

/** Returns the report that the reporter filed with this idempotency key, or null. */
export async function selectReportByIdempotencyKey(
  database: Queryable,
  reporterId: string,
  key: string,
): Promise<ReportRow | null> {
  const [row] = await byIdempotencyKey(database).execute({ reporterId, key });
  return row ?? null;
}

const byIdempotencyKey = prepared((database) =>
  selectReports(database)
    .where(
      and(
        eq(reports.reporterId, sql.placeholder('reporterId')),
        eq(reports.idempotencyKey, sql.placeholder('key')),
      ),
    )
    .prepare('report_by_idempotency_key'),
);

/** The hash of a target, in hexadecimal digits. */
export const hashOfTarget = sql<string>`encode(${targets.hash}, 'hex')`;

/** Returns what a change of status needs, locked until the transaction ends. Skips unknown ids. */
export async function lockReports(database: Queryable, ids: string[]) {
  const isAsked = inArray(reports.id, ids);
  await database
    .select({ id: reports.id })
    .from(reports)
    .where(isAsked)
    .orderBy(asc(reports.id))
    .for('update');
  // Not in the statement that waits: it would not see a target to which the report moved meanwhile.
  return database
    .select({
      id: reports.id,
      status: reports.status,
      type: reports.type,
      category: categories.value,
      key: targets.key,
      target: reports.target,
      targetId: reports.targetId,
      targetHash: hashOfTarget,
      reporterId: reports.reporterId,
      isWithheld: sql<boolean>`${isWithheld}`,
    })
    .from(reports)
    .innerJoin(categories, eq(categories.id, reports.categoryId))
    .innerJoin(targets, eq(targets.id, reports.targetId))
    .where(isAsked)
    .orderBy(asc(reports.id));
}

export type LockedReport = Awaited<ReturnType<typeof lockReports>>[number];

/** Locks the targets of reports in the order of all transactions, so that none waits for another. */
export async function lockTargets(database: Queryable, ids: string[]): Promise<void> {
  await database
    .select({ id: targets.id })
    .from(targets)
    .where(inArray(targets.id, ids))
    .orderBy(targets.categoryId, sql`${targets.key} collate "C"`)
    .for('no key update');
}

/** Returns by target how many open flags there are on it and on its reports, if any. */
export async function selectOpenFlags(
  database: Queryable,
  targetIds: string[],
): Promise<Map<string | null, number>> {
  const rows = await database
    .select({ targetId: flags.flaggedTargetId, count: count() })
    .from(flags)
    .where(and(inArray(flags.flaggedTargetId, targetIds), isNull(flags.settledAt)))
    .groupBy(flags.flaggedTargetId);
  return new Map(rows.map(({ targetId, count }) => [targetId, count]));
}

/** Returns by target by when the first open, proven reply of its holder is due, if any. */
export async function selectDisputes(
  database: Queryable,
  targetIds: string[],
): Promise<Map<string | null, Date>> {
  const { targetId, state, provenUntil, dueAt } = replies;
  const rows = await database
    .select({ targetId, dueAt: min(dueAt) })
    .from(replies)
    .where(
      and(
        inArray(targetId, targetIds),
        inArray(state, openReplyStates),
        gt(provenUntil, sql`now()`),
      ),
    )
    .groupBy(targetId);
  return new Map(rows.flatMap((row) => (row.dueAt ? [[row.targetId, row.dueAt]] : [])));
}

interface NewStatus {
  to: ReportStatus;
  reason: string | null;
  changedBy: string;
  bulkChangeId?: string;
  /** Whether the reporters are told now. */
  isTold?: boolean;
}

/** Sets the status of locked reports and adds to their history. Returns the changes' ids in order. */
export async function updateStatus(
  database: Queryable,
  changed: Pick<LockedReport, 'id' | 'status'>[],
  change: NewStatus,
): Promise<string[]> {
  const rows = changed.map(({ id, status }) => ({
    id: uuidv7(),
    reportId: id,
    from: status,
    ...change,
    // The transaction may have waited for a change that began later.
    changedAt: sql`clock_timestamp()`,
  }));
  const ids = changed.map(({ id }) => id);
  await database.update(reports).set({ status: change.to }).where(inArray(reports.id, ids));
  await database.insert(reportStatusChanges).values(rows);
  return rows.map(({ id }) => id);
}

/** Returns a report's status changes, oldest first. */
export function selectHistory(database: Queryable, reportId: string) {
  return database
    .select({
      from: reportStatusChanges.from,
      to: reportStatusChanges.to,
      reason: reportStatusChanges.reason,
      changedBy: users.username,
      changedAt: reportStatusChanges.changedAt,
    })
    .from(reportStatusChanges)
    .leftJoin(users, eq(users.id, reportStatusChanges.changedBy))
    .where(eq(reportStatusChanges.reportId, reportId))
    .orderBy(asc(reportStatusChanges.changedAt), asc(reportStatusChanges.id))
    .prepare('history_of_report')
    .execute();
}

/** Who last changed the status of a report, and when; without a name once that account is gone. */
export interface LastChange {
  changedAt: Date;
  adminId: string | null;
  changedBy: string | null;
}

/** Returns the last change of each report that has one. */
export async function selectLastChanges(
  database: Queryable,
  reportIds: string[],
): Promise<Map<string, LastChange>> {
  const { reportId, changedAt } = reportStatusChanges;
  const rows = await database
    .selectDistinctOn([reportId], {
      reportId,
      changedAt,
      adminId: reportStatusChanges.changedBy,
      changedBy: users.username,
    })
    .from(reportStatusChanges)
    .leftJoin(users, eq(users.id, reportStatusChanges.changedBy))
    .where(inArray(reportId, reportIds))
    .orderBy(reportId, desc(changedAt), desc(reportStatusChanges.id));
  return new Map(rows.map((row) => [row.reportId, row]));
}

/**
 * Keeps the decision on a locked report that is taken back, if there is one. On a cleared target Closed
 * counts as rejected, or the clearing would go with the last report.
 */
export async function keepDecision(database: Queryable, id: string): Promise<void> {
  await database.execute(sql`
    insert into ${namelessDecisions} (id, target_id, reporter_token, user_id, type, status, created_at, resolved_at)
    select ${uuidv7()}, target_id, person_of(target_id, reporter_token), reporter_id, type,
      case status when 'Closed' then 'Rejected' else status end, created_at, resolved_at
    from ${reports} r where id = ${id} and (status in ('Resolved', 'Rejected') or status = 'Closed'
      and exists (select from targets t where t.id = r.target_id and cleared_at is not null))`);
}

export async function deleteReport(database: Queryable, id: string): Promise<void> {
  await database.delete(reports).where(eq(reports.id, id));
}

/** Selects the statuses of a person's newest reports, also of those that were taken back with a decision. */
export function newestStatuses(userId: SQL, limit: number, statuses: SQL = sql`true`): SQL {
  const newest = sql`order by created_at desc nulls first, id desc nulls first limit ${sql.raw(String(limit))}`;
  return sql`(
    select status from (
      (select status, created_at, id from ${reports} where reporter_id = ${userId} and ${statuses} ${newest})
      union all
      (select status, created_at, id from ${namelessDecisions} where user_id = ${userId} ${newest})
    ) reported ${newest}
  )`;
}
