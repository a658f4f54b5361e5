import { z } from 'zod';
import { dayOrMoment } from './days.ts';
import { pageQuery, pageSchema } from './paging.ts';

/** Recorded actions of administrators, and of operators on the command line. */
export const auditActions = [
  'report.status',
  'report.delete',
  'report.import',
  'report.export',
  'user.status',
  'user.delete',
  'user.make-admin',
  'user.reset-password',
  'user.unlock',
  'post.publish',
  'post.change',
  'post.delete',
  'setting.change',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const AUDIT_PAGE = 20;

/** One entry of the audit log: who did what to what, what it was before and after, when, from where. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  actor: z.string().describe("the administrator's username at the time; 'Redacted' in old entries"),
  actorId: z.uuid().nullable().describe('null for the command line'),
  action: z.enum(auditActions),
  subject: z.string().describe('such as the target of a report or the name of a setting'),
  subjectId: z.string().nullable(),
  subjectExists: z.boolean().describe('whether it names a report, user or post that still exists'),
  before: z.unknown(),
  after: z.unknown(),
  address: z
    .string()
    .nullable()
    .describe('the network address; null for the command line and in old entries'),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = pageSchema(auditEntrySchema);

/** Query of `GET /v1/audit-log`; `q` is searched for in the actor and the subject. */
export const auditQuerySchema = z.object({
  action: z.enum(auditActions).optional(),
  q: z.string().trim().max(200).optional(),
  from: dayOrMoment.optional(),
  to: dayOrMoment.optional(),
  ...pageQuery(AUDIT_PAGE),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;
