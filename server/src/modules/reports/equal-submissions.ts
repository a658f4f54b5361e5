import { createHash } from 'node:crypto';
import type { Queryable } from '#platform/database/database.ts';
import type { NewReportForm } from './new-report-form.ts';
import { selectNewestReportOf } from './reports.queries.ts';

/**
 * Returns an idempotency key for a form that came without one. Equal forms that a person sends at
 * the same time, for example by a double click, get the same key. The key includes the id of the
 * person's latest report, so that an equal form sent after the answer files a second report.
 */
export async function keyOfSubmission(
  database: Queryable,
  reporterId: string,
  { evidence, ...fields }: NewReportForm,
): Promise<string> {
  const before = await selectNewestReportOf(database, reporterId);
  const digest = createHash('sha256')
    .update(JSON.stringify([fields, evidence.fileName]))
    .update(evidence.content)
    .digest('base64url');
  return `after ${before}: ${digest}`;
}
