import type { CaseDecision, CaseOutcome } from '@redflag/shared/review/case-decision';
import { CHANGED_MEANWHILE } from '@redflag/shared/review/values';
import type { Sessions } from '#modules/accounts/index.ts';
import { requireConfirmed } from '#modules/accounts/index.ts';
import { hidePicture } from '#modules/flags/index.ts';
import { changeOnTarget, lockReports } from '#modules/reports/index.ts';
import { changeStatusOf, lockUsers } from '#modules/users/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { forbidden, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Decides reports of one case and, of those that are decided, hides pictures and suspends reporters: all of
 * it or nothing. Reporters are told of the decision later, who is suspended at once.
 * @throws ProblemError 403 to suspend without being an administrator or without a fresh proof, 409 to suspend the
 * last administrator, or if none of the reports is on the target any more
 */
export function decideCase(
  platform: Platform,
  sessions: Sessions,
  admin: Viewer,
  targetId: string,
  { hidePictures, suspend, ...decision }: CaseDecision,
): Promise<CaseOutcome> {
  if (suspend && admin.role !== 'admin') throw forbidden();
  return platform.database.transaction(async (transaction) => {
    if (suspend) await requireConfirmed(transaction, admin);
    const reporters = suspend ? await lockReporters(transaction, decision.reportIds) : null;
    const change = { disputed: false, ...decision };
    const made = await changeOnTarget(platform, transaction, admin, targetId, change);
    if (!made) throw movedMeanwhile();
    const { id, unchanged } = made;
    const stays = new Set(unchanged.map((report) => report.id));
    const decided = new Set(made.reportIds.filter((reportId) => !stays.has(reportId)));
    const among = (ids: string[] = []) => [...new Set(ids)].filter((asked) => decided.has(asked));
    const outcome: CaseOutcome = {
      ...{ id, changed: decided.size, unchanged },
      ...{ hidden: 0, suspended: [], notDone: [] },
    };
    for (const reportId of among(hidePictures)) {
      if (await hidePicture(transaction, admin, reportId)) outcome.hidden += 1;
      else outcome.notDone.push('A report has no picture to hide.');
    }
    const named = among(suspend?.reportersOf).map((reportId) => reporters?.get(reportId));
    for (const user of new Set(named)) {
      if (!user) outcome.notDone.push('A reporter has no account any more.');
      else if (user.status === 'suspended')
        outcome.notDone.push(`${user.username} was suspended already.`);
      else {
        const change = { status: 'suspended' as const, reason: suspend?.reason ?? '' };
        await changeStatusOf(platform, transaction, sessions, admin, user.id, change);
        outcome.suspended.push(user.username);
      }
    }
    return outcome;
  });
}

/** Locks reports and then the accounts of their reporters, before their target. Returns these by report. */
async function lockReporters(transaction: Queryable, reportIds: string[]) {
  const reports = await lockReports(transaction, reportIds);
  const ids = reports.flatMap(({ reporterId }) => reporterId ?? []);
  const users = await lockUsers(transaction, [...new Set(ids)]);
  return new Map(reports.map(({ id, reporterId }) => [id, users.get(reporterId ?? '')]));
}

function movedMeanwhile(): ProblemError {
  const detail = 'These reports are gone, or on another target now.';
  return new ProblemError({ status: 409, code: CHANGED_MEANWHILE, detail });
}
