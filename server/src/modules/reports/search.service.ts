import { readPeriod } from '@redflag/shared/days';
import type { Page } from '@redflag/shared/paging';
import type { Report, ReportExport, ReportSearch, TargetSummary } from '@redflag/shared/reports';
import { detectCategory, invalidTargetMessage, searchKey } from '@redflag/shared/targets';
import { refang } from '@redflag/shared/targets/defang';
import { recordSearch } from '#modules/alerts/index.ts';
import { readCursor, toPage } from '#platform/database/cursor.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { forbidden, invalidField } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReportFilter } from './report-lists.queries.ts';
import { searchOwnReports, searchReports } from './report-lists.queries.ts';
import { summariseReports } from './reports.queries.ts';
import { present } from './reports.service.ts';

/**
 * Searches all reports. A target is compared by its key, in the given category or, without one, in
 * the category that the target looks like.
 * @throws ProblemError 422 if the target is not valid for its category, 403 if a user who is not an
 *   administrator sends `q`
 */
export async function search(
  platform: Platform,
  viewer: Viewer,
  query: ReportSearch,
): Promise<Page<Report>> {
  if (query.q && viewer.role !== 'admin') {
    throw forbidden('Only administrators can search within targets.');
  }
  const sought = query.target && !query.cursor ? targetFilter(query.target, query) : null;
  const [page] = await Promise.all([
    searchBy(platform, viewer, query, {}),
    sought && recordSearch(platform, viewer, sought),
  ]);
  return page;
}

/**
 * For administrators: searches the reports of one account as `search` searches all reports.
 * @throws ProblemError 422 if the target is not valid for its category
 */
export function searchOf(
  platform: Platform,
  admin: Viewer,
  reporterId: string,
  query: ReportSearch,
): Promise<Page<Report>> {
  return searchBy(platform, admin, query, { reporterId });
}

async function searchBy(
  { database }: Platform,
  viewer: Viewer,
  { cursor, limit, ...query }: ReportSearch,
  reporter: Pick<ReportFilter, 'reporterId'>,
): Promise<Page<Report>> {
  const filter = { ...reportFilter(query), ...reporter };
  const rows = await searchReports(database, filter, readCursor(cursor), limit);
  return toPage(rows, limit, (row) => present(row, viewer));
}

/**
 * Returns the database filter for a search.
 * @throws ProblemError 422 if the target is not valid for its category
 */
export function reportFilter({ q, target, from, to, ...query }: ReportExport): ReportFilter {
  return {
    ...query,
    ...readPeriod({ from, to }),
    // People copy defanged targets from screens, but targets are stored as typed.
    targetContains: q && refang(q),
    ...(target && targetFilter(target, query)),
  };
}

/**
 * Counts the reports on one target, and the people who filed them.
 * @throws ProblemError 422 if the target is not valid for its category
 */
export async function summarise(
  { database }: Platform,
  { target, ...query }: Pick<ReportSearch, 'category' | 'subcategory'> & { target: string },
): Promise<TargetSummary> {
  const { category, targetKey } = targetFilter(target, query);
  const { latestAt, ...counts } = await summariseReports(database, category, targetKey);
  return { category, ...counts, latestAt: latestAt?.toISOString() ?? null };
}

function targetFilter(target: string, query: Pick<ReportSearch, 'category' | 'subcategory'>) {
  const category = query.category ?? detectCategory(target);
  const targetKey = category && searchKey(category, target, query.subcategory);
  if (!category || targetKey === null) {
    throw invalidField('target', invalidTargetMessage(category ?? 'website'));
  }
  return { category, targetKey };
}

/**
 * Returns one page of the viewer's own reports, newest first. `q` may be in any column that the
 * screen shows.
 */
export async function listOwnReports(
  { database }: Platform,
  viewer: Viewer,
  {
    q: typed,
    cursor,
    limit,
  }: { q?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<Report>> {
  const q = typed && refang(typed);
  const text = q ? { words: q.split(/\s+/), ...otherSpellings(q) } : null;
  const rows = await searchOwnReports(database, viewer.id, text, readCursor(cursor), limit);
  return toPage(rows, limit, (row) => present(row, viewer));
}

/**
 * Returns the key, or the digits of a key, that a target typed in a different format or in part may
 * have.
 */
function otherSpellings(q: string) {
  const category = detectCategory(q);
  const digits = /^[\d\s().+-]{3,}$/.test(q) ? q.replace(/\D/g, '').replace(/^0+/, '') : '';
  return {
    key: category && searchKey(category, q),
    digits: digits.length >= 3 ? digits : null,
  };
}
