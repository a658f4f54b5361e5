import type { AuditAction, AuditEntry } from '@redflag/shared/admin/audit';

/** The label of each action, in the past tense. */
export const acts: Record<AuditAction, string> = {
  'report.status': 'Changed the status of a report',
  'report.delete': 'Deleted a report',
  'report.hide': 'Hid or showed a report',
  'report.redact': 'Removed personal details from a report',
  'report.import': 'Imported reports',
  'report.export': 'Exported reports',
  'flag.settle': 'Settled flags',
  'reply.decide': 'Decided a reply',
  'reply.show': 'Looked at the proof of a reply',
  'second-look.decide': 'Looked again at a rejection or suspension',
  'target.clear': 'Found no scam in a target',
  'target.end-clearing': 'Took back that a target is no scam',
  'target.assign-bank': 'Gave an account its bank',
  'target.shared-host': 'Said whether anybody can publish on a host',
  'user.status': 'Suspended or activated a user',
  'user.review-role': 'Changed what a user may do',
  'user.reviewed-first': 'Changed whether reports of a user are reviewed first',
  'user.delete': 'Deleted a user',
  'user.make-admin': 'Made an administrator',
  'user.reset-password': 'Reset a password',
  'user.unlock': 'Unlocked an account',
  'user.remove-factors': 'Removed a second factor',
  'user.sign-in': 'Signed in as an administrator',
  'post.publish': 'Published a post',
  'post.change': 'Changed a post',
  'post.delete': 'Deleted a post',
  'key.create': 'Made a key',
  'key.revoke': 'Revoked a key',
  'register.change': 'Changed a register',
  'webhook.create': 'Added a webhook',
  'webhook.change': 'Changed a webhook',
  'webhook.replace-secret': 'Replaced the secret of a webhook',
  'webhook.switch-off': 'Switched a webhook off',
  'webhook.switch-on': 'Switched a webhook on again',
  'webhook.delete': 'Deleted a webhook',
  'setting.change': 'Changed a setting',
  'job.retry': 'Retried jobs',
};

/** Returns what was done; the name itself of an action that only a newer version knows. */
export function labelOf({ action, after }: Pick<AuditEntry, 'action' | 'after'>): string {
  const made = Object(after);
  if (action === 'user.status') {
    return made.status === 'active' ? 'Activated a user' : 'Suspended a user';
  }
  if (action === 'report.hide') {
    if (made.hiddenBy) return 'Hid a report';
    return made.pictureHidden ? "Hid a report's picture" : 'Showed a report';
  }
  const known: Record<string, string> = acts;
  return known[action] ?? action;
}

export type SubjectKind = 'report' | 'user' | 'post';

/** Returns the subject of an entry, or null if it has no screen or no longer exists. */
export function subjectOf(
  entry: Pick<AuditEntry, 'action' | 'subjectId' | 'subjectExists'>,
): { kind: SubjectKind; id: string } | null {
  // What is flagged and exists is a report: targets have no screen.
  const kind = entry.action === 'flag.settle' ? 'report' : entry.action.split('.')[0];
  // A key is its organisation's, which is an account.
  const shown = kind === 'key' ? 'user' : kind;
  const isShown = shown === 'report' || shown === 'user' || shown === 'post';
  return isShown && entry.subjectId && entry.subjectExists
    ? { kind: shown, id: entry.subjectId }
    : null;
}
