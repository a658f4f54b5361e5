import { createHash } from 'node:crypto';
import type { Queryable } from '#platform/database/database.ts';
import type { NewReportForm } from './new-report-form.ts';
import { selectNewestReportOf } from './reports.queries.ts';

/**
 * An idempotency key for a form that came without one: equal forms of one person that are under way
 * at once, such as those of a double click, have the same. It names the report that the person filed
 * before, so that an equal form which is sent later, after an answer, files another report.
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
