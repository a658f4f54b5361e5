import type { ReportStatus, ReportType } from './values.ts';

/** Returns the label of a status, which every database and API call has as its value. */
export function statusLabel(status: ReportStatus): string {
  const labels: Record<ReportStatus, string> = {
    Pending: 'Pending',
    'Under Review': 'Under Review',
    Resolved: 'Resolved',
    Rejected: 'Rejected',
    Closed: 'Closed',
  };
  return labels[status];
}

/** Says what a status means (product specification section 4, "Report"). */
export function statusMeaning(status: ReportStatus): string {
  const meanings: Record<ReportStatus, string> = {
    Pending: 'Nobody has reviewed it yet.',
    'Under Review': 'Our reviewers are looking into it.',
    Resolved: 'Our reviewers confirmed it. It does not mean that the problem is solved.',
    Rejected: 'Our reviewers did not accept it, so it does not count.',
    Closed: 'Our reviewers stopped looking into it, without confirming it.',
  };
  return meanings[status];
}

/** Returns the label of a type of report. */
export function typeLabel(type: ReportType): string {
  const labels: Record<ReportType, string> = {
    Scam: 'Scam',
    Phishing: 'Phishing',
    'Security Vulnerability': 'Security Vulnerability',
  };
  return labels[type];
}

/** Says what others read instead of a name that no reviewer has looked at, or that is hidden. */
export function nameless(status: ReportStatus): string {
  return status === 'Pending' || status === 'Under Review'
    ? 'Name not shown until reviewed'
    : 'Name not shown';
}
