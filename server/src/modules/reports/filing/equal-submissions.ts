import { createHash } from 'node:crypto';
import type { NewReportForm } from './new-report-form.ts';

/** Returns a digest of a form with its picture, by which equal ones are recognised. */
export function digestOf({ evidence, ...fields }: NewReportForm): string {
  return createHash('sha256')
    .update(JSON.stringify([fields, evidence.fileName]))
    .update(evidence.content)
    .digest('base64url');
}
