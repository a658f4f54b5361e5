import { Readable } from 'node:stream';
import type { ReportExport } from '@redflag/shared/reports';
import { recordAct } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { csvHead, csvLines } from './report-export.csv.ts';
import type { ReportFilter } from './report-lists.queries.ts';
import { searchReports } from './report-lists.queries.ts';
import { reportFilter } from './search.service.ts';

/** Reports in memory at the same time: a few hundred KB. */
const BATCH = 1_000;

/**
 * Returns the reports of a search as a CSV file, which is read from the database while it is sent.
 * Records the administrator and the search before the first line.
 * @throws ProblemError 422 if the target is not valid for its category
 */
export async function exportReports(
  platform: Platform,
  admin: Viewer,
  search: ReportExport,
): Promise<Readable> {
  const now = new Date();
  const { database } = platform;
  const { before = now, ...filter } = reportFilter(platform, search);
  await recordAct(database, admin, {
    action: 'report.export',
    subject: 'Reports as CSV',
    after: search,
  });
  // With reports filed during the export, one that begins with the oldest might never end.
  return Readable.from(lines(database, { ...filter, before: before < now ? before : now }), {
    highWaterMark: 1,
  });
}

/**
 * Reads batches by key instead of a database cursor, so that a slow reader occupies no connection and
 * no transaction.
 */
async function* lines(database: Database, filter: ReportFilter) {
  yield csvHead();
  let rows = await searchReports(database, filter, null, BATCH);
  while (rows.length > 0) {
    yield csvLines(rows);
    const last = rows.length > BATCH ? rows.at(-1) : undefined;
    rows = last ? await searchReports(database, filter, last, BATCH) : [];
  }
}
