import type { CategoryValue } from '@redflag/shared/categories';
import type { ReportContent, ReportStatus } from '@redflag/shared/reports';
import { SUMMARY_MAX } from '@redflag/shared/reports';
import type { Placeholder, Subquery } from 'drizzle-orm';
import { and, asc, count, countDistinct, desc, eq, inArray, max, ne, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Queryable } from '#platform/database/database.ts';
import {
  categories,
  contentColumns,
  reportStatusChanges,
  reports,
  subcategories,
  users,
} from '#platform/database/schema.ts';

interface NewRow extends ReportContent {
  id: string;
  categoryId: string;
  subcategoryId: string | null;
  targetKey: string;
  reporterId: string;
  evidenceKey: string;
  evidenceSource: string;
  idempotencyKey: string | null;
}

/** Adds a report. Violates `reports_idempotency` when the reporter has used the key before. */
export async function insertReport(database: Queryable, row: NewRow): Promise<void> {
  await database.insert(reports).values(row);
}

/** The table of reports, or some of its rows under its name. */
export type Reports = typeof reports | Subquery<'reports', Record<string, unknown>>;

/**
 * Reports with the labels and names that people read.
 * @param from all columns of which reports
 */
export function selectReports(database: Queryable, from: Reports = reports) {
  // Looked up for each row, and not joined: PostgreSQL would read all users where it cannot know how few rows there are.
  const reporter = database
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, reports.reporterId));
  return database
    .select({
      id: reports.id,
      ...contentColumns,
      category: categories.label,
      subcategory: subcategories.label,
      status: reports.status,
      reporterId: reports.reporterId,
      reporter: sql<string | null>`${reporter}`,
      evidenceKey: reports.evidenceKey,
      evidenceSource: reports.evidenceSource,
      createdAt: reports.createdAt,
    })
    .from(from)
    .innerJoin(categories, eq(categories.id, reports.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, reports.subcategoryId))
    .$dynamic();
}

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

export async function selectReport(database: Queryable, id: string): Promise<ReportRow | null> {
  const [row] = await selectReports(database).where(eq(reports.id, id));
  return row ?? null;
}

/** The report that the reporter filed with this idempotency key, if any. */
export async function selectReportByIdempotencyKey(
  database: Queryable,
  reporterId: string,
  key: string,
): Promise<ReportRow | null> {
  const [row] = await selectReports(database).where(
    and(eq(reports.reporterId, reporterId), eq(reports.idempotencyKey, key)),
  );
  return row ?? null;
}

/** The id of the report that somebody filed last, or null. */
export async function selectNewestReportOf(
  database: Queryable,
  reporterId: string,
): Promise<string | null> {
  const [row] = await database
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.reporterId, reporterId))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(1);
  return row?.id ?? null;
}

/** Counts the newest reports on a target that were not rejected; a deleted account counts each time. */
export async function summariseReports(
  database: Queryable,
  category: CategoryValue,
  targetKey: string,
) {
  const counted = database
    .select({
      reporter: sql`coalesce(${reports.reporterId}, ${reports.id})`.as('reporter'),
      createdAt: reports.createdAt,
    })
    .from(reports)
    .where(
      and(
        eq(reports.categoryId, idOfCategory(database, category)),
        eq(reports.targetKey, targetKey),
        ne(reports.status, 'Rejected'),
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(SUMMARY_MAX)
    .as('counted');
  const [row] = await database
    .select({
      reports: count(),
      people: countDistinct(counted.reporter),
      latestAt: max(counted.createdAt),
    })
    .from(counted);
  return row ?? { reports: 0, people: 0, latestAt: null };
}

export function idOfCategory(database: Queryable, value: CategoryValue | Placeholder) {
  return database.select({ id: categories.id }).from(categories).where(eq(categories.value, value));
}

/** The report's status, locked until the transaction ends. */
export async function lockReport(database: Queryable, id: string) {
  const [row] = await database
    .select({ status: reports.status, reporterId: reports.reporterId, target: reports.target })
    .from(reports)
    .where(eq(reports.id, id))
    .for('update');
  return row ?? null;
}

/** Sets the status and adds the change to the history; the change's id. */
export async function updateStatus(
  database: Queryable,
  change: {
    reportId: string;
    from: ReportStatus;
    to: ReportStatus;
    reason: string | null;
    changedBy: string;
  },
): Promise<string> {
  const id = uuidv7();
  await database.update(reports).set({ status: change.to }).where(eq(reports.id, change.reportId));
  await database.insert(reportStatusChanges).values({ id, ...change });
  return id;
}

/** A report's status changes, oldest first. */
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
    .orderBy(asc(reportStatusChanges.changedAt), asc(reportStatusChanges.id));
}

/** The last change of a report's status, and the name of who made it while that account is there. */
export async function selectLastChange(database: Queryable, reportId: string) {
  const [change] = await database
    .select({ changedBy: users.username })
    .from(reportStatusChanges)
    .leftJoin(users, eq(users.id, reportStatusChanges.changedBy))
    .where(eq(reportStatusChanges.reportId, reportId))
    .orderBy(desc(reportStatusChanges.changedAt), desc(reportStatusChanges.id))
    .limit(1);
  return change ?? null;
}

/** @returns whether it was there */
export async function deleteReport(database: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await database.delete(reports).where(eq(reports.id, id));
  return rowCount === 1;
}

/** Which of these evidence files a report still names. */
export async function selectEvidenceKeys(
  database: Queryable,
  keys: string[],
): Promise<Set<string>> {
  const rows = await database
    .select({ key: reports.evidenceKey })
    .from(reports)
    .where(inArray(reports.evidenceKey, keys));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}
