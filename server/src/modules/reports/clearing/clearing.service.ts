import type { Target } from '@redflag/shared/checks';
import type { Clearing } from '@redflag/shared/review/clearing';
import { NOT_ALL_REJECTED } from '@redflag/shared/review/clearing';
import { uuidv7 } from 'uuidv7';
import { recordAct } from '#modules/audit/index.ts';
import { changeSome, finish } from '#modules/reports/bulk-changes/bulk-changes.jobs.ts';
import { insertBulkChange } from '#modules/reports/bulk-changes/bulk-changes.queries.ts';
import { readTarget } from '#modules/targets/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { lockForClearing, putClearing, rejectNameless, selectThoseOn } from './clearing.queries.ts';

/**
 * Says that a reviewer found no scam, and rejects the given reports, of which their reporters are told
 * as of other decisions on several. Source: the decision on targets.
 * @throws ProblemError 404, 409 if other reports wait or confirm: nothing changes then
 */
export async function clearTarget(
  platform: Platform,
  admin: Viewer,
  targetId: string,
  { reports, ...clearing }: Clearing,
): Promise<Target> {
  await platform.database.transaction(async (transaction) => {
    const ids = await selectThoseOn(transaction, targetId, reports);
    if (ids.length > 0) await reject(platform, transaction, admin, ids, clearing);
    await rejectNameless(transaction, targetId);
    const target = await lockForClearing(transaction, targetId);
    if (!target) throw notFound('Target');
    if (target.waiting > 0 || target.confirmed > 0) throw new ProblemError(notAllRejected);
    await putClearing(transaction, targetId, new Date());
    await record(transaction, admin, target, { reason: clearing.reason });
  });
  return readTarget(platform, targetId);
}

const notAllRejected = {
  status: 409,
  code: NOT_ALL_REJECTED,
  detail: 'Other reports on it wait for a decision or confirm it. Look at them first.',
};

/** Ends a clearing. The reports that were rejected with it stay so. Throws ProblemError 404. */
export async function endClearing(
  platform: Platform,
  admin: Viewer,
  targetId: string,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const target = await lockForClearing(transaction, targetId);
    if (!target?.clearedAt) throw notFound('Clearing');
    await putClearing(transaction, targetId, null);
    await record(transaction, admin, target, null);
  });
}

async function record(
  transaction: Queryable,
  admin: Viewer,
  { shown, clearedAt }: { shown: string; clearedAt: Date | null },
  after: { reason: string } | null,
) {
  await recordAct(transaction, admin, {
    action: 'target.clear',
    subject: shown,
    before: clearedAt && { clearedAt: clearedAt.toISOString() },
    after,
  });
  await announce(transaction, { name: 'report', audience: { role: 'admin' }, by: admin.id });
}

async function reject(
  platform: Platform,
  transaction: Queryable,
  admin: Viewer,
  reportIds: string[],
  { reason, from }: Pick<Clearing, 'reason' | 'from'>,
) {
  const id = uuidv7();
  const request = { reportIds, status: 'Rejected', reason, from } as const;
  await insertBulkChange(transaction, {
    id,
    request: JSON.stringify(request),
    madeBy: admin.id,
    address: admin.address,
    idempotencyKey: null,
    expected: reportIds.length,
  });
  await changeSome(platform, transaction, { admin, id, request }, reportIds);
  await finish(platform, transaction, id);
}
