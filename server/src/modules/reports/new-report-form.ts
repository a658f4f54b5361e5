import { pictureMessages } from '@redflag/shared/pictures';
import { newReportSchema } from '@redflag/shared/reports';
import { z } from 'zod';
import type { UploadedFile } from '../../platform/request-body.ts';
import { isUploadedFile } from '../../platform/request-body.ts';

const uploadSchema = z
  .custom<UploadedFile>(isUploadedFile, pictureMessages.missing)
  .meta({ type: 'string', format: 'binary' });

/** The form of `POST /v1/reports`: its fields, and the picture that came with them. */
export const newReportFormSchema = newReportSchema.extend({ evidence: uploadSchema });
export type NewReportForm = z.infer<typeof newReportFormSchema>;
