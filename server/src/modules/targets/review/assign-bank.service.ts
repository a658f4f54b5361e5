import type { Target } from '@redflag/shared/checks';
import { accountAt, bankOfAccount, UNKNOWN_BANK } from '@redflag/shared/targets/numbers/bank';
import { bankOf } from '@redflag/shared/targets/numbers/banks';
import { recordAct } from '#modules/audit/index.ts';
import { refuseHolder } from '#modules/own-matters/index.ts';
import { computeKeysOf } from '#modules/targets/recompute-keys.service.ts';
import { selectSought, selectTarget } from '#modules/targets/targets.queries.ts';
import { present } from '#modules/targets/targets.service.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { invalidField, notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { assignDecisions, isOnTarget, putBank } from './review.queries.ts';

/**
 * Gives the reports on an account number without a bank their bank: they move to the account at that
 * bank. Later reports without a bank are on a new account without one.
 * @returns the target that they are on now
 * @throws ProblemError 422 for an unknown bank, 404, 409 if the account has its bank already or is the
 * administrator's own
 */
export function assignBank(
  { database, sites }: Platform,
  admin: Viewer,
  targetId: string,
  bank: string,
): Promise<Target> {
  if (!bankOf(bank)) throw invalidField('bank', 'Please select a bank');
  return database.transaction(async (transaction) => {
    const target = await selectTarget(transaction, targetId);
    if (!target) throw notFound('Target');
    await refuseHolder(transaction, admin, [targetId]);
    if (bankOfAccount(target.key) !== UNKNOWN_BANK) throw new ProblemError(hasBank);
    await putBank(transaction, targetId, bank);
    await computeKeysOf(isOnTarget(targetId), sites, (work) => work(transaction));
    const key = accountAt(bank, target.key);
    await assignDecisions(transaction, targetId, key);
    await recordAct(transaction, admin, {
      action: 'target.assign-bank',
      subject: target.shown,
      before: { key: target.key },
      after: { key },
    });
    await announce(transaction, { name: 'report', audience: { role: 'admin' }, by: admin.id });
    const [moved] = await selectSought(transaction, [{ category: 'bank', key }]);
    if (!moved) throw notFound('Target');
    return present({ sites }, moved, moved.shown);
  });
}

const hasBank = {
  status: 409,
  code: 'target/has-bank',
  detail: 'This account has its bank already.',
};
