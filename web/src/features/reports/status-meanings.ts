import type { ReportStatus } from '@redflag/shared/reports';

/** What the specified words mean (product specification section 4, "Report"), in their order. */
export const statusMeanings: Record<ReportStatus, string> = {
  Pending: 'Nobody has reviewed it yet.',
  'Under Review': 'Our reviewers are looking into it.',
  Resolved: 'Our reviewers confirmed it. It does not mean that the problem is solved.',
  Rejected: 'Our reviewers did not accept it, so it does not count.',
  Closed: 'Our reviewers stopped looking into it, without confirming it.',
};
