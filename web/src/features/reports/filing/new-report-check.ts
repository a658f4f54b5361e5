import { pictureMessages, pictureProblem } from '@redflag/shared/pictures';
import type { NewReport } from '@redflag/shared/reports';
import { newReportSchema } from '@redflag/shared/reports';
import { targetMessage } from '#features/reports/target-format.ts';
import { errorsBy } from '#ui/form/form.ts';

/** The new report form while it is being filled in: every field of a report, empty at first. */
export type NewReportDraft = {
  [Name in Exclude<keyof NewReport, 'country'>]-?: NonNullable<NewReport[Name]> | '';
} & { evidence: File | null };

export const emptyReport: NewReportDraft = {
  category: '',
  subcategory: '',
  type: 'Scam',
  target: '',
  description: '',
  evidence: null,
};

/** Returns the messages for a draft (product specification section 5), by field. */
export async function checkNewReport(draft: NewReportDraft): Promise<Record<string, string>> {
  const errors = errorsBy(newReportSchema, draft);
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
