import type { BulkChangeRequest, UnchangedReport } from '@redflag/shared/review/bulk-changes';
import { uuidv7 } from 'uuidv7';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { changeSome, finish } from './bulk-changes.jobs.ts';
import { insertBulkChange, selectChanges, selectThoseOn } from './bulk-changes.queries.ts';

/**
 * Sets the status of those of some reports that are on a target, of which their reporters are told as of
 * other decisions on several. Unless `disputed` says otherwise, the target's case was on the reviewer's screen.
 * @returns the id of the change, the ids of the reports, and those that stay as they are; null if none is
 * on the target
 */
export async function changeOnTarget(
  platform: Platform,
  transaction: Queryable,
  admin: Viewer,
  targetId: string,
  {
    reportIds: asked,
    ...change
  }: Omit<BulkChangeRequest, 'reportIds' | 'filter' | 'asOf' | 'expected'> & {
    reportIds: string[];
  },
): Promise<{ id: string; reportIds: string[]; unchanged: UnchangedReport[] } | null> {
  const reportIds = await selectThoseOn(transaction, targetId, asked);
  if (reportIds.length === 0) return null;
  const id = uuidv7();
  const request = { reportIds, disputed: true, ...change };
  await insertBulkChange(transaction, {
    id,
    request: JSON.stringify(request),
    madeBy: admin.id,
    address: admin.address,
    idempotencyKey: null,
    expected: reportIds.length,
  });
  const unchanged = await changeSome(platform, transaction, { admin, id, request }, reportIds);
  await finish(platform, transaction, id);
  return { id, reportIds, unchanged };
}

/** Gives reports that were changed together, and not since, the status that they had before. */
export async function undoOnTarget(
  platform: Platform,
  transaction: Queryable,
  admin: Viewer,
  targetId: string,
  bulkChangeId: string,
): Promise<void> {
  const changes = await selectChanges(transaction, bulkChangeId);
  for (const [status, made] of Map.groupBy(changes, ({ from }) => from)) {
    await changeOnTarget(platform, transaction, admin, targetId, {
      reportIds: made.map(({ reportId }) => reportId),
      status,
      from: made[0]?.to,
      // Of a report that was rejected before.
      reason: status === 'Rejected' ? (made[0]?.reason ?? undefined) : undefined,
    });
  }
}
