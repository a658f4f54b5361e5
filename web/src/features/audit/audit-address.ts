import { auditActions } from '@redflag/shared/audit';
import { anyText, day, filterAddress, oneOf } from '#ui/filters/filter-address.ts';

/** The filter of the audit log; an empty field means any. */
export const auditAddress = filterAddress({
  action: oneOf(auditActions),
  /** Part of the name of the person or the subject. */
  q: anyText,
  /** First and last day (yyyy-MM-dd), in the reader's zone. */
  from: day,
  to: day,
});
export type AuditFilter = typeof auditAddress.unfiltered;
