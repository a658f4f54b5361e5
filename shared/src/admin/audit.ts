import { z } from 'zod/mini';
import { dayOrMoment } from '#api/days.ts';
import { described } from '#api/described.ts';
import { pageQuery, searchedPageSchema } from '#api/paging.ts';

/** Recorded actions of administrators, and of operators on the command line. */
export const auditActions = [
  'report.status',
  'report.delete',
  'report.hide',
  'report.redact',
  'report.import',
  'report.export',
  'flag.settle',
  'reply.decide',
  'reply.show',
  'second-look.decide',
  'target.clear',
  'target.end-clearing',
  'target.assign-bank',
  'target.shared-host',
  'user.status',
  'user.review-role',
  'user.reviewed-first',
  'user.delete',
  'user.make-admin',
  'user.reset-password',
  'user.unlock',
  'user.remove-factors',
  'user.sign-in',
  'post.publish',
  'post.change',
  'post.delete',
  'key.create',
  'key.revoke',
  'register.change',
  'webhook.create',
  'webhook.change',
  'webhook.replace-secret',
  'webhook.switch-off',
  'webhook.switch-on',
  'webhook.delete',
  'setting.change',
  'job.retry',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const AUDIT_PAGE = 20;

/** One entry of the audit log: who did what to what, what it was before and after, when, from where. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  actor: described(
    z.string(),
    "the administrator's username at the time; 'Redacted' in old entries",
  ),
  actorId: described(
    z.nullable(z.uuid()),
    'null for the command line, and for what happened by itself',
  ),
  action: described(
    z.string(),
    'one of those that can be asked for, or one of a newer server on the same database',
  ),
  subject: described(z.string(), 'such as the target of a report or the name of a setting'),
  subjectId: z.nullable(z.string()),
  subjectExists: described(
    z.boolean(),
    'whether it names a report, user or post that still exists',
  ),
  before: z.unknown(),
  after: z.unknown(),
  address: described(
    z.nullable(z.string()),
    'the network address; null for the command line and in old entries',
  ),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = searchedPageSchema(auditEntrySchema);

/** Query of `GET /v1/audit-log`; `q` is searched for in the actor and the subject. */
export const auditQuerySchema = z.object({
  action: z.optional(z.enum(auditActions)),
  userId: described(
    z.optional(z.uuid()),
    'what was done to this account, and its reports that administrators deleted',
  ),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  from: z.optional(dayOrMoment),
  to: z.optional(dayOrMoment),
  ...pageQuery(AUDIT_PAGE),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;
