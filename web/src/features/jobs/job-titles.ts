import type { Job } from '@redflag/shared/jobs';

const jobTitles: Record<string, string> = {
  'accounts.account-deleted-mail': 'Email: account deleted',
  'accounts.delete-photo': 'Delete old profile photos',
  'accounts.expiry': 'Delete what has expired',
  'accounts.password-changed-mail': 'Email: password changed',
  'accounts.password-reset-mail': 'Email: new password',
  'accounts.verification-mail': 'Email: verify an address',
  'alerts.ended-confirmation': 'Withdraw scam alerts',
  'alerts.forget-searches': 'Forget old searches',
  'alerts.look-for-ended': 'Look for alerts to withdraw',
  'alerts.new-reports': 'Look for new reports',
  'alerts.new-reports-mail': 'Email: new reports',
  'alerts.pending-mail': 'Email: pending reports',
  'alerts.pending-reminder': 'Remind of pending reports',
  'alerts.scam-alert': 'Send scam alerts',
  'alerts.status-mail': 'Email: status of a report',
  'audit.redact': 'Redact the audit log',
  'notifications.expiry': 'Delete old notifications',
  'pictures.sweep': 'Delete pictures that nothing uses',
  'posts.delete-image': 'Delete pictures of posts',
  'reports.delete-evidence': 'Delete pictures of reports',
  'stats.merge-counts': 'Tidy up statistics',
  'targets.count-bits': 'Count targets for private checks',
  'targets.place-reports': 'Put reports on their targets',
};

/** Returns what a job is called on the screen. One without a title is called what it does. */
export function titleOf({ name, purpose }: Job): string {
  return jobTitles[name] ?? purpose;
}
