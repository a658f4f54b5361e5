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
  // A newer server on the same database may have added one.
  return labels[status] ?? status;
}

/**
 * Says what a status means (product specification section 4, "Report").
 * @param type of the report; null for any or several
 */
export function statusMeaning(status: ReportStatus, type: ReportType | null = null): string {
  const meaning = meaningOf(status, type);
  return meaning.charAt(0).toUpperCase() + meaning.slice(1);
}

/** Says what a status means, after its name. */
export function statusDefinition(status: ReportStatus, type: ReportType | null): string {
  return `${statusLabel(status)} means that ${meaningOf(status, type)}`;
}

function meaningOf(status: ReportStatus, type: ReportType | null): string {
  const meanings: Record<ReportStatus, string> = {
    // It may have been set again after a look.
    Pending: 'the report waits for our reviewers.',
    'Under Review': 'our reviewers are checking the report.',
    Resolved: resolvedMeaning(type),
    Rejected: 'our reviewers did not accept the report, so it does not count.',
    Closed: 'our reviewers stopped checking the report, and did not confirm it.',
  };
  return meanings[status] ?? 'its handling has a state that this page does not know yet.';
}

function resolvedMeaning(type: ReportType | null): string {
  if (type === 'Security Vulnerability')
    return 'our reviewers confirmed the weakness. It may not be fixed yet.';
  const confirmed = type ? 'the scam' : 'what was reported';
  return `our reviewers confirmed ${confirmed}. Your own case with your bank or the police goes on.`;
}

/** Returns the label of a type of report. */
export function typeLabel(type: ReportType): string {
  const labels: Record<ReportType, string> = {
    Scam: 'Scam',
    Phishing: 'Phishing',
    'Security Vulnerability': 'Security Vulnerability',
  };
  return labels[type] ?? type;
}

/** Says what a type of report is for. */
export function typeMeaning(type: ReportType): string {
  const meanings: Record<ReportType, string> = {
    Scam: 'Somebody lies to get money.',
    Phishing: 'A fake message or site to steal passwords.',
    'Security Vulnerability': 'A weakness in a site, an app or a device.',
  };
  return meanings[type] ?? '';
}

/** Says what others read instead of a name that no reviewer has looked at, or that is hidden. */
export function nameless(status: ReportStatus): string {
  return status === 'Pending' || status === 'Under Review'
    ? 'Name not shown until reviewed'
    : 'Name not shown';
}
