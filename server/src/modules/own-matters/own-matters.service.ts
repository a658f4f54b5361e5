import { ANOTHER_DECIDES } from '@redflag/shared/replies';
import type { Keyed } from '@redflag/shared/targets';
import { normaliseTarget, sameTargets } from '@redflag/shared/targets';
import { accountNumberOf, bankOfAccount, UNKNOWN_BANK } from '@redflag/shared/targets/numbers/bank';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { ProblemError } from '#platform/http/problem.ts';
import {
  hasOtherReviewers,
  hasReported,
  selectNames,
  selectReplied,
  selectVerified,
} from './own-matters.queries.ts';

/**
 * Returns which targets are the administrator's own, if another one can decide about them: those on which they
 * replied as the holder, their verified number and address, and the same under another category.
 */
export async function heldByDecider(
  transaction: Queryable,
  admin: Pick<Viewer, 'id'>,
  targetIds: string[],
): Promise<Set<string | null>> {
  const own = await readOwn(transaction, admin);
  const targets = own.length > 0 ? await selectNames(transaction, targetIds) : [];
  const held = targets.filter((target) => own.some((name) => isSame(name, target)));
  const ids = held.map(({ id }) => id);
  return new Set(held.length > 0 && (await hasOtherReviewers(transaction, admin.id)) ? ids : []);
}

async function readOwn(transaction: Queryable, { id }: Pick<Viewer, 'id'>): Promise<Keyed[]> {
  const replied = await selectReplied(transaction, id);
  const verified = await selectVerified(transaction, id);
  const reached: Keyed[] = [
    { category: 'email', key: normaliseTarget('email', verified?.email ?? '') ?? '' },
    { category: 'phone-number', key: verified?.phone ?? '' },
  ];
  const own = [...replied, ...reached.filter(({ key }) => key)];
  return [...own, ...own.flatMap(sameTargets)];
}

/** Whether two names are of one target. An account number without its bank may be that of any bank. */
function isSame(one: Keyed, other: Keyed): boolean {
  if (one.category !== other.category) return false;
  const banks = [one.key, other.key].map(bankOfAccount);
  const isSameNumber =
    banks.includes(UNKNOWN_BANK) && accountNumberOf(one.key) === accountNumberOf(other.key);
  return one.key === other.key || (one.category === 'bank' && isSameNumber);
}

/** Returns which reports the administrator filed, if another one can decide about them. */
export async function ownOfDecider(
  transaction: Queryable,
  admin: Pick<Viewer, 'id'>,
  reports: { id: string; reporterId: string | null }[],
): Promise<Set<string>> {
  const own = reports.filter(({ reporterId }) => reporterId === admin.id);
  if (own.length === 0 || !(await hasOtherReviewers(transaction, admin.id))) return new Set();
  return new Set(own.map(({ id }) => id));
}

/** @throws ProblemError 409 if a target is the administrator's own, and another one can decide about it */
export async function refuseHolder(
  transaction: Queryable,
  admin: Pick<Viewer, 'id'>,
  targetIds: string[],
): Promise<void> {
  const held = await heldByDecider(transaction, admin, targetIds);
  if (held.size > 0) throw new ProblemError({ status: 409, ...ofHolder });
}

/** @throws ProblemError 409 if the report is the administrator's own, and another one can decide about it */
export async function refuseReporter(
  transaction: Queryable,
  admin: Pick<Viewer, 'id'>,
  report: { id: string; reporterId: string | null },
): Promise<void> {
  const own = await ownOfDecider(transaction, admin, [report]);
  if (own.size > 0) throw new ProblemError({ status: 409, ...ofReporter });
}

/**
 * For what the holder of a target and those who reported it are at odds about.
 * @throws ProblemError 409 if the administrator is one of them, and another one can decide about it
 */
export async function refuseInvolved(
  transaction: Queryable,
  admin: Pick<Viewer, 'id'>,
  targetIds: string[],
): Promise<void> {
  await refuseHolder(transaction, admin, targetIds);
  const isOfReporter =
    (await hasReported(transaction, admin.id, targetIds)) &&
    (await hasOtherReviewers(transaction, admin.id));
  if (isOfReporter) throw new ProblemError({ status: 409, ...ofReporter });
}

/** The refusal of what is the administrator's own. */
export const ofHolder = {
  code: ANOTHER_DECIDES,
  detail: 'This is yours. Another reviewer decides about it.',
};

/** The refusal of a report that the administrator filed. */
export const ofReporter = {
  code: ANOTHER_DECIDES,
  detail: 'You reported this. Another reviewer decides about it.',
};
