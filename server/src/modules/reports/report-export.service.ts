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

/** Reports in memory at once: some hundred KB. */
const BATCH = 1_000;

/**
 * The reports that a search finds, as a CSV file that is read from the database while it is being
 * sent. Who takes it, and what was asked for, is recorded before the first line.
 * @throws ProblemError 422 when the target is none of its category
 */
export async function exportReports(
  { database }: Platform,
  admin: Viewer,
  search: ReportExport,
): Promise<Readable> {
  const now = new Date();
  const { before = now, ...filter } = reportFilter(search);
  await recordAct(database, admin, {
    action: 'report.export',
    subject: 'Reports as CSV',
    after: search,
  });
  // Reports filed meanwhile would make an export that begins with the oldest one endless.
  return Readable.from(lines(database, { ...filter, before: before < now ? before : now }), {
    highWaterMark: 1,
  });
}

/** By key and not by a cursor of the database: a slow reader keeps no connection and no transaction. */
async function* lines(database: Database, filter: ReportFilter) {
  yield csvHead();
  let rows = await searchReports(database, filter, null, BATCH);
  while (rows.length > 0) {
    yield csvLines(rows);
    const last = rows.length > BATCH ? rows.at(-1) : undefined;
    rows = last ? await searchReports(database, filter, last, BATCH) : [];
  }
}
