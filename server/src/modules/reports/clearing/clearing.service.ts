import type { Target } from '@redflag/shared/checks';
import type { Clearing } from '@redflag/shared/review/clearing';
import { NOT_ALL_REJECTED } from '@redflag/shared/review/clearing';
import { listed } from '@redflag/shared/text/listed';
import { plural } from '@redflag/shared/text/plural';
import type { Act } from '#modules/audit/index.ts';
import { recordAct } from '#modules/audit/index.ts';
import { refuseHolder, refuseInvolved } from '#modules/own-matters/index.ts';
import { changeOnTarget } from '#modules/reports/bulk-changes/change-on-target.service.ts';
import { readTarget } from '#modules/targets/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { lockForClearing, putClearing, rejectNameless } from './clearing.queries.ts';

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
    await refuseHolder(transaction, admin, [targetId]);
    const rejection = { ...clearing, status: 'Rejected' as const, reportIds: reports };
    await changeOnTarget(platform, transaction, admin, targetId, rejection);
    await rejectNameless(transaction, targetId);
    const target = await lockForClearing(transaction, targetId);
    if (!target) throw notFound('Target');
    refuseUnlessRejected(target);
    await putClearing(transaction, targetId, new Date());
    await record(transaction, admin, {
      action: 'target.clear',
      subject: target.shown,
      subjectId: targetId,
      after: { reason: clearing.reason },
    });
  });
  return readTarget(platform, admin, targetId);
}

function refuseUnlessRejected(
  target: Record<'pending' | 'underReview' | 'confirmed', number>,
): void {
  const others = [
    plural(target.pending, { one: '# that waits', other: '# that wait' }),
    `${target.underReview} under review`,
    plural(target.confirmed, { one: '# that confirms a scam', other: '# that confirm a scam' }),
  ].filter((part) => !part.startsWith('0'));
  if (others.length === 0) return;
  const detail = `There are other reports on it: ${listed(others)}. Decide on them first.`;
  throw new ProblemError({ status: 409, code: NOT_ALL_REJECTED, detail });
}

/** Ends a clearing. The reports that were rejected with it stay so. Throws ProblemError 404, 409 for who is involved. */
export async function endClearing(
  platform: Platform,
  admin: Viewer,
  targetId: string,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const target = await lockForClearing(transaction, targetId);
    if (!target?.clearedAt) throw notFound('Clearing');
    await refuseInvolved(transaction, admin, [targetId]);
    await putClearing(transaction, targetId, null);
    await record(transaction, admin, {
      action: 'target.end-clearing',
      subject: target.shown,
      subjectId: targetId,
    });
  });
}

async function record(transaction: Queryable, admin: Viewer, act: Act): Promise<void> {
  await recordAct(transaction, admin, act);
  await announce(transaction, { name: 'report', audience: { role: 'admin' }, by: admin.id });
}
