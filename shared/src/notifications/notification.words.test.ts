import { expect, test } from 'vitest';
import type { NotificationParts } from './notification.words.ts';
import { wordNotification } from './notification.words.ts';

const target = 'https://evil.example.com';
const change = { target, from: 'Pending', to: 'Rejected', reason: null, others: 0 } as const;

test.each<[NotificationParts, string, string, string]>([
  [
    { kind: 'welcome', parameters: { companyName: 'Redflag' } },
    'account',
    'Welcome to Redflag',
    'Your account is ready. You can now check and report scams.',
  ],
  [
    { kind: 'signed-in', parameters: { browser: { name: 'Chrome', system: 'Android' } } },
    'account',
    'Welcome back',
    'Signed in with Chrome on Android. If this was not you, change your password.',
  ],
  [
    { kind: 'signed-in', parameters: { browser: { name: 'curl/8.0', system: null } } },
    'account',
    'Welcome back',
    'Signed in with curl/8.0. If this was not you, change your password.',
  ],
  [
    { kind: 'signed-in', parameters: { browser: null } },
    'account',
    'Welcome back',
    'Signed in with an unknown browser. If this was not you, change your password.',
  ],
  [
    { kind: 'phone-verified', parameters: { lastDigits: '4567' } },
    'verification',
    'Phone Number Verified',
    'Your phone number ending in 4567 is verified.',
  ],
  [
    { kind: 'report-filed', parameters: { target } },
    'successful submission',
    'Report Submitted',
    'Submitted: hxxps://evil[.]example[.]com. Thank you for protecting others.',
  ],
  [
    { kind: 'report-filed', parameters: { target: 'Pay 5,000 to unblock.' } },
    'successful submission',
    'Report Submitted',
    'Submitted: Pay 5,000 to unblock. Thank you for protecting others.',
  ],
  [
    { kind: 'report-waiting', parameters: { target } },
    'report',
    'Report Under Review',
    'For our reviewers: hxxps://evil[.]example[.]com. Your report is Pending until one of them checks it. We will tell you when its status changes.',
  ],
  [
    { kind: 'report-redacted', parameters: { target } },
    'report',
    'Personal Details Removed',
    'Details removed: hxxps://evil[.]example[.]com. A reviewer removed personal details from your report.',
  ],
  [
    { kind: 'status-changed', parameters: change },
    'status update',
    'Status Update',
    'Rejected: hxxps://evil[.]example[.]com. The status of your report changed from Pending to Rejected. Rejected means that our reviewers did not accept the report, so it does not count. If your report is right, open it within 7 days and tell us what happened to you, once.',
  ],
  [
    { kind: 'status-changed', parameters: { ...change, to: 'Resolved', type: 'Phishing' } },
    'status update',
    'Status Update',
    'Resolved: hxxps://evil[.]example[.]com. The status of your report changed from Pending to Resolved. Resolved means that our reviewers confirmed the scam. Your own case with your bank or the police goes on.',
  ],
  [
    {
      kind: 'status-changed',
      parameters: { ...change, to: 'Resolved', type: 'Security Vulnerability' },
    },
    'status update',
    'Status Update',
    'Resolved: hxxps://evil[.]example[.]com. The status of your report changed from Pending to Resolved. Resolved means that our reviewers confirmed the weakness. It may not be fixed yet.',
  ],
  [
    {
      kind: 'status-changed',
      parameters: { ...change, to: 'Resolved', type: 'Scam', others: 1 },
    },
    'status update',
    'Status Update',
    'Resolved: hxxps://evil[.]example[.]com and 1 more. The status of 2 of your reports changed to Resolved. Resolved means that our reviewers confirmed what was reported. Your own case with your bank or the police goes on.',
  ],
  [
    { kind: 'status-changed', parameters: { ...change, reason: 'Not a scam.', others: 2 } },
    'status update',
    'Status Update',
    'Rejected: hxxps://evil[.]example[.]com and 2 more. The status of 3 of your reports changed to Rejected. Rejected means that our reviewers did not accept the report, so it does not count. Reason: Not a scam. If one of them is right, open it within 7 days and tell us what happened to you, once.',
  ],
  [
    { kind: 'scam-confirmed', parameters: { target } },
    'scam alert',
    'Scam Alert',
    'Scam: hxxps://evil[.]example[.]com. You searched for it or reported it, and our reviewers have confirmed it as a scam. Do not pay, reply or click.',
  ],
  [
    { kind: 'scam-withdrawn', parameters: { target } },
    'scam alert',
    'Scam Alert Withdrawn',
    'hxxps://evil[.]example[.]com is no longer confirmed as a scam. We had alerted you about it. That does not mean it is safe.',
  ],
  [
    { kind: 'scam-withdrawn', parameters: { target: null } },
    'scam alert',
    'Scam Alert Withdrawn',
    'Something is no longer confirmed as a scam. We had alerted you about it. That does not mean it is safe.',
  ],
  [
    { kind: 'reports-pending', parameters: { count: 1 } },
    'report',
    'Pending Reports Notification',
    'There is 1 pending report.',
  ],
  [
    { kind: 'reports-pending', parameters: { count: 2 } },
    'report',
    'Pending Reports Notification',
    'There are 2 pending reports.',
  ],
  [
    {
      kind: 'webhook-off',
      parameters: { organisation: 'Zenith Bank', host: 'hooks.example.com', reason: 'failing' },
    },
    'account',
    'Webhook Switched Off',
    'Zenith Bank is no longer told of changes at hooks.example.com: nothing was delivered for three days. You can switch it on again under Keys.',
  ],
  [
    { kind: 'text', parameters: { type: 'report', title: 'Old', content: 'In finished words.' } },
    'report',
    'Old',
    'In finished words.',
  ],
])('%j is worded', (parts, type, title, content) => {
  expect(wordNotification(parts)).toEqual({ type, title, content });
});
