import type { BulkChangeRequest, UnchangedReport } from '@redflag/shared/review/bulk-changes';
import { bulkChangeRequestSchema } from '@redflag/shared/review/bulk-changes';
import { tellLater } from '#modules/alerts/index.ts';
import { searchReports } from '#modules/reports/lists/report-lists.queries.ts';
import { decide } from '#modules/reports/review.service.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import {
  addOutcome,
  deleteBulkChanges,
  finishBulkChange,
  isActiveReviewer,
  selectBulkChange,
} from './bulk-changes.queries.ts';
import { atMostNow, filterOf } from './found-reports.service.ts';

export const bulkChangeSteps = queue<{ id: string }>(
  'reports.bulk-change',
  'Change many reports',
  'Sets the status of all reports that an administrator chose by a search, a hundred at a time.',
);

const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

const cleanUp = queue<object>(
  'reports.forget-bulk-changes',
  'Forget changes of many reports',
  `Deletes how far changes of many reports were, ${KEPT_DAYS} days later. The changes stay.`,
);

export function bulkChangeJobs(platform: Platform): void {
  const { jobs, database } = platform;
  jobs.work(bulkChangeSteps, ({ id }) => takeStep(platform, id));
  jobs.work(cleanUp, () => deleteBulkChanges(database, new Date(Date.now() - KEPT_DAYS * DAY_MS)), {
    cron: '40 3 * * *',
  });
}

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
    if (madeBy === null || !(await isActiveReviewer(transaction, madeBy))) {
      return finish(platform, transaction, id);
    }
    const request = atMostNow(parseRequest(row.request), row.createdAt);
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

/** Reads a request as it is stored. */
export const parseRequest = (request: string) => bulkChangeRequestSchema.parse(JSON.parse(request));

/** Changes some of the reports, and adds what came of it to the outcome. Returns those that stay as they are. */
export async function changeSome(
  platform: Platform,
  transaction: Queryable,
  change: { admin: Pick<Viewer, 'id' | 'address'>; id: string; request: BulkChangeRequest },
  ids: string[],
  reached?: { createdAt: Date; id: string },
): Promise<UnchangedReport[]> {
  const { admin, id, request } = change;
  const { status, from, reason, wellKnown, flagged, disputed, asOf } = request;
  const { changed, unchanged } = await decide(platform, transaction, admin, ids, {
    bulkChangeId: id,
    status,
    from,
    reason,
    wellKnown,
    flagged,
    disputed,
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
  return unchanged;
}

/** Ends a change, of which the reporters are told later. */
export async function finish(
  platform: Platform,
  transaction: Queryable,
  id: string,
): Promise<void> {
  await finishBulkChange(transaction, id);
  await tellLater(platform, transaction, id);
  await announce(transaction, { name: 'bulk-change', audience: { role: 'admin' }, id });
}
