import type { BulkChange, BulkChangeRequest, ReportCountQuery } from '@redflag/shared/bulk-changes';
import { bulkChangeRequestSchema, COUNT_DIFFERS } from '@redflag/shared/bulk-changes';
import { plural } from '@redflag/shared/text/plural';
import { uuidv7 } from 'uuidv7';
import { tellLater } from '#modules/alerts/index.ts';
import type { ReportFilter } from '#modules/reports/lists/first-reports.queries.ts';
import { countMatches } from '#modules/reports/lists/report-counts.queries.ts';
import { searchReports } from '#modules/reports/lists/report-lists.queries.ts';
import { reportFilter } from '#modules/reports/lists/search.service.ts';
import { decide } from '#modules/reports/review.service.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import { tookTooLong } from '#platform/database/database.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import type { BulkChangeRow } from './bulk-changes.queries.ts';
import {
  addOutcome,
  finishBulkChange,
  insertBulkChange,
  isActiveAdmin,
  selectBulkChange,
  selectBulkChangeByKey,
} from './bulk-changes.queries.ts';

export const bulkChangeSteps = queue<{ id: string }>(
  'reports.bulk-change',
  'Change many reports',
  'Sets the status of all reports that an administrator chose by a search, a hundred at a time.',
);

/**
 * Sets the status of several reports: those with the given ids now, those of a search in the
 * background, once per idempotency key and administrator.
 * @throws ProblemError 409 if the search now finds another number of reports, 422 for an invalid
 * target or a key that made another change
 */
export async function changeStatuses(
  platform: Platform,
  admin: Viewer,
  request: BulkChangeRequest,
  key: string | null,
): Promise<BulkChange> {
  const { database } = platform;
  const id = uuidv7();
  const content = { request: JSON.stringify(request) };
  const change = await createOnce({
    findEarlier: () => selectBulkChangeByKey(database, admin.id, key),
    content,
    onOtherContent: 'This change was already made with other reports or another status.',
    constraint: 'bulk_changes_idempotency',
    async create() {
      const { filter, reportIds = [] } = request;
      const seen = atMostNow(request);
      const expected = filter ? await countExpected(platform, seen) : new Set(reportIds).size;
      await database.transaction(async (transaction) => {
        const { id: madeBy, address } = admin;
        const row = { id, ...content, madeBy, address, idempotencyKey: key, expected };
        await insertBulkChange(transaction, row);
        if (filter) await platform.jobs.enqueue(transaction, bulkChangeSteps, { id });
        else {
          await changeSome(platform, transaction, { admin, id, request: seen }, reportIds);
          await finish(platform, transaction, id);
        }
      });
      return requireBulkChange(database, id);
    },
  });
  return present(change);
}

/** @throws ProblemError 404 if there is no such change, also if it was finished a month ago */
export async function readBulkChange({ database }: Platform, id: string): Promise<BulkChange> {
  return present(await requireBulkChange(database, id));
}

async function requireBulkChange(database: Queryable, id: string): Promise<BulkChangeRow> {
  const row = await selectBulkChange(database, id);
  if (!row) throw notFound('Change');
  return row;
}

function present({ id, request, expected, changed, unchanged, finishedAt }: BulkChangeRow) {
  const { status } = parse(request);
  return {
    id,
    status,
    expected,
    changed,
    unchanged,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

const parse = (request: string) => bulkChangeRequestSchema.parse(JSON.parse(request));

/** Few enough for a transaction that nobody has to wait for. */
const STEP = 100;

/** Changes the next reports of a search, and queues a job for the rest. It may stop and go on. */
export async function takeStep(platform: Platform, id: string, size = STEP): Promise<void> {
  const { database, jobs } = platform;
  await database.transaction(async (transaction) => {
    const row = await selectBulkChange(transaction, id, { forUpdate: true });
    if (!row || row.finishedAt) return;
    const { madeBy, address, reachedAt, reachedId } = row;
    // Nobody acts who may not any more.
    if (madeBy === null || !(await isActiveAdmin(transaction, madeBy))) {
      return finish(platform, transaction, id);
    }
    const request = atMostNow(parse(row.request), row.createdAt);
    const after = reachedAt && reachedId ? { createdAt: reachedAt, id: reachedId } : null;
    const found = await searchReports(transaction, filterOf(platform, request), after, size);
    const matches = found.slice(0, size);
    const change = { admin: { id: madeBy, address }, id, request };
    const ids = matches.map((match) => match.id);
    if (ids.length > 0) await changeSome(platform, transaction, change, ids, matches.at(-1));
    if (found.length <= size) await finish(platform, transaction, id);
    else await jobs.enqueue(transaction, bulkChangeSteps, { id });
  });
}

type Counting = Pick<Platform, 'config'> & { database: Queryable };

/**
 * Counts what a search found when it was answered, without a maximum.
 * @throws ProblemError 422 if the target is invalid, or if counting takes longer than a request may
 */
export async function countSearch(
  platform: Counting,
  { asOf, ...filter }: ReportCountQuery,
): Promise<{ count: number }> {
  return { count: await countInTime(platform, atMostNow({ filter, asOf })) };
}

async function countInTime(platform: Counting, search: Search): Promise<number> {
  try {
    return await countMatches(platform.database, filterOf(platform, search));
  } catch (error) {
    if (!tookTooLong(error)) throw error;
    throw new ProblemError({
      status: 422,
      code: 'report/too-many-to-count',
      detail: 'There are too many reports to count. Narrow the filters, then try again.',
    });
  }
}

type Search = Pick<BulkChangeRequest, 'filter' | 'asOf'>;

/** Nobody has seen what comes later than their request. */
function atMostNow<Asked extends Search>(asked: Asked, now = new Date()): Asked {
  const isLater = asked.asOf !== undefined && new Date(asked.asOf) > now;
  return isLater ? { ...asked, asOf: now.toISOString() } : asked;
}

/** The reports that a search found when it was answered. */
function filterOf(platform: Pick<Platform, 'config'>, { filter = {}, asOf }: Search): ReportFilter {
  const { before, ...others } = reportFilter(platform, { ...filter, sort: 'oldest' });
  const seenBefore = new Date(Date.parse(asOf ?? '') + 1);
  return { ...others, before: before && before < seenBefore ? before : seenBefore };
}

async function countExpected(platform: Platform, request: BulkChangeRequest): Promise<number> {
  const found = await countInTime(platform, request);
  if (found === request.expected) return found;
  const match = plural(found, { one: '# report matches', other: '# reports match' });
  throw new ProblemError({
    status: 409,
    code: COUNT_DIFFERS,
    detail: `${match} now, not ${request.expected}. Look at them again before you decide.`,
  });
}

async function changeSome(
  platform: Platform,
  transaction: Queryable,
  change: { admin: Pick<Viewer, 'id' | 'address'>; id: string; request: BulkChangeRequest },
  ids: string[],
  reached?: { createdAt: Date; id: string },
): Promise<void> {
  const { admin, id, request } = change;
  const { status, from, reason, wellKnown, asOf } = request;
  const { changed, unchanged } = await decide(platform, transaction, admin, ids, {
    bulkChangeId: id,
    status,
    from,
    reason,
    wellKnown,
    asOf: asOf === undefined ? undefined : new Date(asOf),
  });
  await addOutcome(transaction, id, { changed: changed.length, unchanged, reached });
  const reporters = new Set(changed.flatMap(({ reporterId }) => reporterId ?? []));
  await announce(
    transaction,
    { name: 'report', audience: { role: 'admin' } },
    { name: 'bulk-change', audience: { role: 'admin' }, id },
    ...[...reporters].map((user) => ({ name: 'report' as const, audience: { user } })),
  );
}

async function finish(platform: Platform, transaction: Queryable, id: string): Promise<void> {
  await finishBulkChange(transaction, id);
  await tellLater(platform, transaction, id);
  await announce(transaction, { name: 'bulk-change', audience: { role: 'admin' }, id });
}
