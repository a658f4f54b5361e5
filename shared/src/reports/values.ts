export const reportStatuses = [
  'Pending',
  'Under Review',
  'Resolved',
  'Rejected',
  'Closed',
] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Of reports that no reviewer has decided about. */
export const waitingStatuses: ReadonlySet<ReportStatus> = new Set(['Pending', 'Under Review']);

/** What an administrator's status dropdown offers; rejecting is a separate action. */
export const selectableStatuses = ['Pending', 'Under Review', 'Resolved', 'Closed'] as const;

export const reportTypes = ['Scam', 'Phishing', 'Security Vulnerability'] as const;
export type ReportType = (typeof reportTypes)[number];

/**
 * What a report says besides its category and picture, as stored and answered. After a field is
 * added here, the compiler names every other place to change.
 */
export interface ReportContent {
  target: string;
  type: ReportType;
  description: string;
  /** What was lost, in plain digits. */
  amount: string | null;
  /** Of the amount (ISO 4217). */
  currency: string | null;
  paidAt: string | null;
}

/** What others never see, instead of what a report says. */
export const privateContent = { amount: null, currency: null, paidAt: null };

/** What a report says of a field that its reporter left out. */
export const contentDefaults = {
  type: 'Scam',
  ...privateContent,
} satisfies Partial<ReportContent>;

/** What others see of a report that is hidden, instead of what it says. They also see no picture. */
export const hiddenContent: Omit<ReportContent, 'target' | 'type' | keyof typeof privateContent> = {
  description: '',
};

/** Returns whether a report confirms its target as a scam: a vulnerability does not. */
export function confirms({ status, type }: { status: ReportStatus; type: ReportType }): boolean {
  return status === 'Resolved' && type !== 'Security Vulnerability';
}

/** The reporter's name on the reports of a deleted account. */
export const DELETED_USER = 'Deleted user';
/** What checkers read instead of a reporter's username while a report waits. */
export const UNNAMED_USER = 'Somebody';

export const TARGET_MAX = 2_000;
export const DESCRIPTION_MAX = 5_000;
export const REPORTS_PAGE = 10;

export const targetTooLong = () =>
  `Validation Error: The number, site or account must be at most ${TARGET_MAX} characters long`;

/** By date. A cursor is valid only for the order in which it was given. */
export const reportOrders = ['newest', 'oldest'] as const;
export type ReportOrder = (typeof reportOrders)[number];
