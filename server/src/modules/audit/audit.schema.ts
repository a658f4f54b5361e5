import { auditActions } from '@redflag/shared/admin/audit';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, newestFirst } from '#platform/database/columns.ts';

/**
 * Actions of administrators. A trigger refuses to delete an entry, or to change it except by the
 * function `redact_audit_log`, so no foreign key may do it either.
 * Triggers in audit-log.sql: audit_log_acts_are_final, audit_log_is_final
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** Null for the command line. */
    actorId: uuid('actor_id'),
    actor: text('actor').notNull(),
    action: text('action', { enum: auditActions }).notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    address: text('address'),
    createdAt: createdAt(),
    /** When the personal data in it was redacted. */
    redactedAt: moment('redacted_at'),
  },
  (table) => [
    index('audit_log_newest').on(...newestFirst(table)),
    index('audit_log_action_newest').on(table.action, ...newestFirst(table)),
    index('audit_log_subject').on(table.subjectId),
    index('audit_log_reporter').on(sql`(${table.before} ->> 'reporterId')`),
    index('audit_log_contains').using(
      'gin',
      table.actor.op('gin_trgm_ops'),
      table.subject.op('gin_trgm_ops'),
    ),
  ],
);
