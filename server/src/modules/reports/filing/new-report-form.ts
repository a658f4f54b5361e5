import { newReportSchema } from '@redflag/shared/reports';
import { z } from 'zod';
import { uploadedPictureSchema } from '#platform/http/request-body.ts';

/** The form of `POST /v1/reports`: its fields and the uploaded picture. */
export const newReportFormSchema = z.object({
  ...newReportSchema.shape,
  evidence: uploadedPictureSchema,
});
export type NewReportForm = z.infer<typeof newReportFormSchema>;
