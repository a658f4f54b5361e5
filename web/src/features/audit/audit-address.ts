import { auditActions } from '@redflag/shared/audit';
import { anyText, day, filterAddress, oneOf } from '#ui/filter-address.ts';

/** How the audit log is narrowed; empty for any. */
export const auditAddress = filterAddress({
  action: oneOf(auditActions),
  /** A part of who acted, or of what it was done to. */
  q: anyText,
  /** First and last day (yyyy-MM-dd), in the reader's zone. */
  from: day,
  to: day,
});
export type AuditFilter = typeof auditAddress.unfiltered;
