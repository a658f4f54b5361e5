import type { CategoryValue } from '@redflag/shared/categories';
import { pictureMessages, pictureProblem } from '@redflag/shared/pictures';
import type { NewReport, ReportType } from '@redflag/shared/reports';
import { newReportSchema } from '@redflag/shared/reports';
import { targetMessage } from '#features/reports/target-format.ts';
import { validateBy } from '#ui/form.ts';

/** The new report form as it is being filled in: every field of a new report as its input holds it. */
export interface NewReportDraft extends Record<keyof NewReport, string> {
  category: CategoryValue | '';
  type: ReportType;
  evidence: File | null;
}

const validateText = validateBy(newReportSchema);

/** Every message of product specification section 5 that a draft deserves, by field. */
export async function checkNewReport(draft: NewReportDraft): Promise<Record<string, string>> {
  const errors = validateText(draft) as Record<string, string>;
  const target = await checkTarget(draft);
  const evidence = draft.evidence ? pictureProblem(draft.evidence) : pictureMessages.missing;
  return { ...errors, ...(target && { target }), ...(evidence && { evidence }) };
}

async function checkTarget(draft: NewReportDraft): Promise<string | null> {
  if (draft.category === '' && draft.target.trim() === '') {
    return 'Validation Error: Please enter a target';
  }
  // Without a category, whatever was typed may be right.
  return draft.category === '' ? null : targetMessage(draft);
}
