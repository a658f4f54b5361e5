import { readPeriod } from '@redflag/shared/api/days';
import type {
  Neighbours,
  ReportExport,
  ReportOrder,
  ReportSearch,
  ReportsPage,
} from '@redflag/shared/reports';
import type { Sites } from '@redflag/shared/targets/websites/sites';
import { refang } from '@redflag/shared/text/defang';
import type { NewSearch } from '#modules/alerts/index.ts';
import { searchToRecord, tryToRecord } from '#modules/alerts/index.ts';
import { present, requireReport } from '#modules/reports/reports.service.ts';
import { findSought, meantBy, soughtBy, withCountryOfSearch } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { readCursor, toPage } from '#platform/database/lists/cursor.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { mayReview } from '#platform/http/permissions.ts';
import { forbidden } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReportFilter } from './first-reports.queries.ts';
import { hasText } from './first-reports.queries.ts';
import type { OwnReportText } from './own-reports.queries.ts';
import { countOwnReports, searchOwnReports } from './own-reports.queries.ts';
import { countFound, countReports } from './report-counts.queries.ts';
import type { FoundReports } from './report-lists.queries.ts';
import { findContaining, hasTotal, searchReports } from './report-lists.queries.ts';

/**
 * Searches all reports. Compares a target by its key, in the given category or else the one it
 * looks like.
 * @throws ProblemError 422 if the target is not valid for its category, 403 if a user who is not an
 * administrator sends `q`
 */
export async function search(
  platform: Platform,
  viewer: Viewer,
  query: ReportSearch,
): Promise<ReportsPage> {
  if (query.q && !mayReview(viewer)) {
    throw forbidden('Only administrators can search for a part of a number, site or account.');
  }
  const read = await withCountryOfSearch(platform, viewer, query);
  const filter = { ...reportFilter(platform, read), isForOthers: !mayReview(viewer) };
  const page = (toRecord: NewSearch | null) => pageOf(platform, viewer, filter, query, toRecord);
  const toRecord =
    filter.sought && !query.cursor
      ? searchToRecord(platform, viewer, await meantBy(platform, filter.sought))
      : null;
  if (!toRecord) return page(null);
  return tryToRecord(
    platform,
    () => page(toRecord),
    () => page(null),
  );
}

/** For administrators: searches an account's reports. Throws ProblemError 422 for an invalid target. */
export function searchOf(
  platform: Platform,
  admin: Viewer,
  reporterId: string,
  query: ReportSearch,
): Promise<ReportsPage> {
  return pageOf(platform, admin, { ...reportFilter(platform, query), reporterId }, query);
}

async function pageOf(
  { database }: Platform,
  viewer: Viewer,
  filter: ReportFilter,
  { cursor, limit, target }: Pick<ReportSearch, 'cursor' | 'limit' | 'target'>,
  toRecord: NewSearch | null = null,
): Promise<ReportsPage> {
  const asOf = new Date();
  const after = readCursor(cursor);
  if (hasText(filter)) {
    const found = await findContaining(database, filter, after, limit);
    return toReportsPage(found, limit, { viewer, sought: target, asOf });
  }
  const reading = searchReports(database, filter, after, limit, toRecord);
  const count = () => countFor(database, viewer, filter);
  const [rows, total] = await Promise.all([
    reading,
    // An empty page has no row to hold the total.
    hasTotal(filter, limit) ? reading.then(([row]) => row?.total ?? count()) : count(),
  ]);
  return toReportsPage({ rows, total, searchedOnly: null }, limit, {
    viewer,
    sought: target,
    asOf,
  });
}

/** Only administrators need to know how many reports a narrower search finds. */
async function countFor(database: Queryable, viewer: Viewer, filter: ReportFilter) {
  const kept = await countReports(database, filter);
  return kept === null && mayReview(viewer) ? countFound(database, filter) : kept;
}

interface Answer {
  viewer: Viewer;
  /** The target that was searched for, as typed. */
  sought?: string | undefined;
  /** A moment before the reports were read. */
  asOf: Date;
}

function toReportsPage(
  { rows, ...counts }: FoundReports,
  limit: number,
  { viewer, sought, asOf }: Answer,
): ReportsPage {
  return {
    ...toPage(rows, limit, (row) => present(row, viewer, sought)),
    ...counts,
    asOf: asOf.toISOString(),
  };
}

/**
 * For administrators: returns the reports before and after a report in a search's list, even if the
 * search does not find the report itself (any more).
 * @throws ProblemError 404 if there is no such report, 422 if the target is not valid for its
 * category
 */
export async function readNeighbours(
  platform: Platform,
  admin: Viewer,
  id: string,
  query: ReportExport,
): Promise<Neighbours> {
  const { database } = platform;
  const report = await requireReport(database, admin, id);
  const filter = reportFilter(platform, query);
  const first = async (sort: ReportOrder) => {
    const sought = { ...filter, sort };
    const [next] = hasText(sought)
      ? (await findContaining(database, sought, report, 1)).rows
      : await searchReports(database, sought, report, 1);
    return next?.id ?? null;
  };
  const [newer, older] = await Promise.all([first('oldest'), first('newest')]);
  return query.sort === 'oldest'
    ? { previous: older, next: newer }
    : { previous: newer, next: older };
}

/** Returns the database filter for a search. Throws ProblemError 422 for an invalid target. */
export function reportFilter(
  { sites }: Pick<Platform, 'sites'>,
  { category, subcategory, status, target, country, from, to, q, sort }: ReportExport,
): ReportFilter {
  const typed = target && { category, subcategory, target, country };
  const sought = typed ? soughtBy(sites, typed) : undefined;
  return {
    // Only then, as the target says it already.
    category: sought && !subcategory ? undefined : category,
    subcategory,
    status,
    sort,
    ...readPeriod({ from, to }),
    // People copy defanged targets from screens, but targets are stored as typed.
    targetContains: q && refang(q),
    sought,
  };
}

/** Returns a page of the viewer's reports, newest first. `q` may be in any column of the screen. */
export async function listOwnReports(
  { database, sites }: Platform,
  viewer: Viewer,
  { q, cursor, limit }: { q?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<ReportsPage> {
  const text = ownReportText(sites, q);
  const asOf = new Date();
  const [rows, total] = await Promise.all([
    searchOwnReports(database, viewer.id, text, readCursor(cursor), limit),
    text ? null : countOwnReports(database, viewer.id),
  ]);
  return toReportsPage({ rows, total, searchedOnly: null }, limit, { viewer, asOf });
}

/** Returns what to look for in the viewer's own reports, or null for all of them. */
export function ownReportText(sites: Sites, typed: string | undefined): OwnReportText | null {
  const q = typed && refang(typed);
  return q ? { words: q.split(/\s+/), ...otherSpellings(sites, q) } : null;
}

/** Returns what to look for, or a key's digits, for a target in a different format or in part. */
function otherSpellings(sites: Sites, q: string) {
  const digits = /^[\d\s().+-]{3,}$/.test(q) ? q.replace(/\D/g, '').replace(/^0+/, '') : '';
  return {
    target: findSought(sites, { target: q }),
    digits: digits.length >= 3 ? digits : null,
  };
}
