import { Readable } from 'node:stream';
import type { ReportExport } from '@redflag/shared/reports';
import { DELETED_USER } from '@redflag/shared/reports';
import { recordAct } from '#modules/audit/index.ts';
import { searchOwnReports } from '#modules/reports/lists/own-reports.queries.ts';
import { ownReportText, reportFilter } from '#modules/reports/lists/search.service.ts';
import type { ReportRow } from '#modules/reports/reports.queries.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import type { ExportedReport } from './report-export.csv.ts';
import { csvHead, csvLines } from './report-export.csv.ts';
import { selectExported } from './report-export.queries.ts';

/** Reports in memory at the same time: a few hundred KB. */
const BATCH = 1_000;

/**
 * Returns a search's reports as a CSV file, read from the database while it is sent. Records the
 * administrator and the search before the first line.
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
  const sought = { ...filter, before: before < now ? before : now };
  return fileOf((after) => selectExported(database, sought, after, BATCH));
}

/** Returns the viewer's own reports as such a file, those that `listOwnReports` finds for `q`. */
export function exportOwnReports(
  { database, sites }: Platform,
  viewer: Viewer,
  q: string | undefined,
): Readable {
  const text = ownReportText(sites, q);
  return fileOf(async (after) => {
    const found = await searchOwnReports(database, viewer.id, text, after, BATCH);
    return found.map(toExported);
  });
}

function toExported({ reporter, ...row }: ReportRow): ExportedReport {
  return { ...row, reporter: reporter?.username ?? DELETED_USER };
}

/** Returns a batch of reports and, if there are more, one beyond it. */
type ReadBatch = (after: Cursor | null) => Promise<ExportedReport[]>;

function fileOf(readBatch: ReadBatch): Readable {
  return Readable.from(lines(readBatch), { highWaterMark: 1 });
}

/**
 * Reads batches by key, the next while one is written, instead of a database cursor: a slow reader
 * occupies no connection and no transaction.
 */
async function* lines(readBatch: ReadBatch) {
  yield csvHead();
  let reading: Promise<ExportedReport[]> | null = readBatch(null);
  while (reading) {
    const rows: ExportedReport[] = await reading;
    const last = rows.length > BATCH ? rows.at(-1) : undefined;
    reading = last ? readBatch(last) : null;
    // If the client leaves, nobody waits for it.
    reading?.catch(() => {});
    yield csvLines(rows);
  }
}
