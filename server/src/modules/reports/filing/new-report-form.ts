import { createHash } from 'node:crypto';
import { newReportSchema } from '@redflag/shared/reports';
import { wholeAmount } from '@redflag/shared/reports/payment';
import { z } from 'zod';
import { waivablePictureSchema } from '#platform/http/request-body/request-body.ts';

/** The form of `POST /v1/reports`: its fields and the uploaded picture. */
export const newReportFormSchema = z
  .object({
    ...newReportSchema.shape,
    /** Null from a key that may file without a picture, and has none. */
    evidence: waivablePictureSchema,
  })
  .check(wholeAmount);
export type NewReportForm = z.infer<typeof newReportFormSchema>;

/** Returns a digest of a form with its picture, by which equal ones are recognised. */
export function digestOf({ evidence, ...fields }: NewReportForm): string {
  return createHash('sha256')
    .update(JSON.stringify([fields, evidence?.fileName]))
    .update(evidence?.content ?? '')
    .digest('base64url');
}
