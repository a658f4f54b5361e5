import { pictureMessages, pictureProblem } from '@redflag/shared/pictures';
import type { NewReport } from '@redflag/shared/reports';
import { newReportSchema } from '@redflag/shared/reports';
import { currencyOf } from '@redflag/shared/reports/currencies';
import { momentOf } from '@redflag/shared/reports/payment';
import { readersCountry } from '#api/readers-country.ts';
import { targetMessage } from '#features/reports/target-format.ts';
import { errorsBy } from '#ui/form/form.ts';

/** The new report form while it is being filled in: every field of a report, empty at first; the time is local. */
export type NewReportDraft = {
  [Name in Exclude<keyof NewReport, 'country'>]-?: NonNullable<NewReport[Name]> | '';
} & { evidence: File | null };

export const emptyReport = (): NewReportDraft => ({
  category: '',
  subcategory: '',
  type: 'Scam',
  target: '',
  description: '',
  amount: '',
  currency: currencyOf(readersCountry()),
  paidAt: '',
  evidence: null,
});

/** Returns a draft's payment as it is sent: no currency without an amount. */
export function paymentOf({ amount, currency, paidAt }: NewReportDraft) {
  return {
    ...(amount.trim() ? { amount, currency } : { amount: undefined, currency: undefined }),
    paidAt: paidAt ? momentOf(paidAt) : undefined,
  };
}

/** Returns the messages for a draft (product specification section 5), by field. */
export async function checkNewReport(draft: NewReportDraft): Promise<Record<string, string>> {
  const errors = errorsBy(newReportSchema, { ...draft, ...paymentOf(draft) });
  const target = await checkTarget(draft);
  const evidence = draft.evidence ? pictureProblem(draft.evidence) : pictureMessages.missing;
  return { ...errors, ...(target && { target }), ...(evidence && { evidence }) };
}

async function checkTarget(draft: NewReportDraft): Promise<string | null> {
  if (draft.category === '' && draft.target.trim() === '') {
    return 'Validation Error: Please enter a number, site or account';
  }
  // Without a category, there is no format to check against.
  return draft.category === '' ? null : targetMessage(draft);
}
