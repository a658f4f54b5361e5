import { DELETED_USER } from '@redflag/shared/reports';
import { eq, sql } from 'drizzle-orm';
import type { ReportFilter } from '#modules/reports/lists/first-reports.queries.ts';
import { byDate } from '#modules/reports/lists/first-reports.queries.ts';
import { readReports } from '#modules/reports/lists/report-lists.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import {
  categories,
  contentColumns,
  reports,
  subcategories,
  users,
} from '#platform/database/schema.ts';
import type { ExportedReport } from './report-export.csv.ts';

/** Returns the first `limit` reports of a search after the cursor and, if there are more, one beyond these. */
export function selectExported(
  database: Queryable,
  filter: ReportFilter,
  after: Cursor | null,
  limit: number,
): Promise<ExportedReport[]> {
  const reporter = database
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, reports.reporterId));
  const columns = {
    id: reports.id,
    ...contentColumns,
    reporter: sql<string>`coalesce((${reporter}), ${DELETED_USER})`,
    categoryValue: categories.value,
    subcategoryValue: subcategories.value,
    status: reports.status,
    createdAt: reports.createdAt,
    redactedAt: reports.redactedAt,
  };
  return readReports(database, filter, after, limit, ({ sort }, page) =>
    database
      .select(columns)
      .from(page)
      .innerJoin(categories, eq(categories.id, reports.categoryId))
      .leftJoin(subcategories, eq(subcategories.id, reports.subcategoryId))
      .orderBy(...byDate(sort)),
  );
}
