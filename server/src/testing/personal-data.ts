/**
 * What a column holds of a person, and what becomes of it:
 * - exported: in the file that they download; gone when the account is deleted
 * - secret: proves who they are, and so is in no file; gone when the account is deleted
 * - internal: theirs, and says nothing that the rest does not; gone when the account is deleted
 * - public: in their file; stays when the account is deleted, named by nobody
 * - severed: what ties a row that stays to them; emptied when the account is deleted
 * - kept: in their file; stays as it is, for the reason that stands with it
 * - expires: says nothing beyond what their file has; forgotten within the time that stands with it
 * - nobody: says nothing of an account
 */
export type Claim =
  | 'exported'
  | 'secret'
  | 'internal'
  | 'public'
  | 'severed'
  | 'kept'
  | 'expires'
  | 'nobody';

interface PersonalTable {
  /** Which rows are a person's, in SQL: $1 is the account's id, $2 its address, $3 its number. */
  rowsOf: string;
  columns: Record<string, Claim>;
}

/** Every table that has rows of a person, with every column. */
export const personalTables: Record<string, PersonalTable> = {
  users: {
    rowsOf: 'id = $1',
    columns: {
      id: 'exported',
      username: 'exported',
      email: 'exported',
      email_verified_at: 'exported',
      phone: 'exported',
      phone_verified_at: 'exported',
      photo_key: 'exported',
      role: 'exported',
      status: 'exported',
      report_count: 'exported',
      report_range: 'exported',
      status_mails: 'exported',
      created_at: 'exported',
    },
  },
  credentials: {
    rowsOf: 'user_id = $1',
    columns: { user_id: 'internal', password_hash: 'secret', changed_at: 'exported' },
  },
  sessions: {
    rowsOf: 'user_id = $1',
    columns: {
      id: 'internal',
      token_hash: 'secret',
      user_id: 'internal',
      user_agent: 'exported',
      created_at: 'exported',
      last_seen_at: 'exported',
    },
  },
  tokens: {
    rowsOf: 'user_id = $1',
    columns: {
      id: 'internal',
      user_id: 'internal',
      purpose: 'exported',
      token_hash: 'secret',
      code_hash: 'secret',
      tries_left: 'internal',
      phone: 'exported',
      expires_at: 'exported',
    },
  },
  identities: {
    rowsOf: 'user_id = $1',
    columns: {
      issuer: 'exported',
      subject: 'exported',
      user_id: 'exported',
      created_at: 'exported',
    },
  },
  notifications: {
    rowsOf: 'user_id = $1',
    columns: {
      id: 'exported',
      user_id: 'exported',
      type: 'exported',
      title: 'exported',
      content: 'exported',
      read: 'exported',
      report_id: 'exported',
      created_at: 'exported',
    },
  },
  target_searches: {
    rowsOf: 'user_id = $1',
    columns: {
      user_id: 'internal',
      category_id: 'internal',
      target_key: 'exported',
      searched_at: 'exported',
    },
  },
  // Reports stay for the protection of others, as the terms say.
  reports: {
    rowsOf: 'reporter_id = $1',
    columns: {
      id: 'public',
      category_id: 'nobody',
      subcategory_id: 'nobody',
      type: 'public',
      target: 'public',
      target_key: 'nobody',
      description: 'public',
      status: 'public',
      reporter_id: 'severed',
      evidence_key: 'nobody',
      evidence_source: 'public',
      // Made by the browser at random for one sending.
      idempotency_key: 'nobody',
      created_at: 'public',
    },
  },
  report_status_changes: {
    rowsOf: 'changed_by = $1 or report_id in (select id from reports where reporter_id = $1)',
    columns: {
      id: 'nobody',
      report_id: 'public',
      from_status: 'public',
      to_status: 'public',
      reason: 'public',
      changed_by: 'severed',
      changed_at: 'public',
    },
  },
  // What an administrator published speaks for the service.
  posts: {
    rowsOf: 'author_id = $1',
    columns: {
      id: 'public',
      title: 'public',
      body: 'public',
      image_key: 'nobody',
      author_id: 'severed',
      idempotency_key: 'nobody',
      created_at: 'public',
    },
  },
  // Final, so that no administrator can hide what they did; a legitimate interest.
  audit_log: {
    rowsOf: `actor_id = $1 or subject_id = $1::text or before ->> 'reporterId' = $1::text`,
    columns: {
      id: 'nobody',
      actor_id: 'kept',
      actor: 'kept',
      action: 'kept',
      subject: 'kept',
      subject_id: 'kept',
      before: 'kept',
      after: 'kept',
      address: 'kept',
      created_at: 'kept',
    },
  },
  // A counter that went with the account would let it be made anew and guessed at again: a day at most.
  rate_limits: {
    rowsOf: `substr(key, strpos(key, ':') + 1) in ($1::text, $2, $3)`,
    columns: { key: 'expires', points: 'expires', expire: 'expires' },
  },
  // Without a mail server alone: in production nothing comes here.
  outbox: {
    rowsOf: '"to" in ($2, $3)',
    columns: {
      id: 'expires',
      channel: 'expires',
      to: 'expires',
      subject: 'expires',
      text: 'expires',
      html: 'expires',
      sent_at: 'expires',
    },
  },
};

/** Every table that says nothing of an account, with every column. */
export const impersonalTables: Record<string, string[]> = {
  categories: ['id', 'value', 'label', 'position'],
  subcategories: ['id', 'category_id', 'value', 'label', 'position'],
  // The address that hears of new reports is the service's, set by an administrator until they set another.
  settings: ['name', 'value'],
  spent_robot_checks: ['signature', 'expires_at'],
};

/**
 * Where what names a person may still stand once the account is deleted, whatever the schema:
 * the audit log for good, the rest for a day at most (the outbox is not there in production).
 */
export const leftOfAPerson = [
  'public.audit_log.actor',
  'public.audit_log.actor_id',
  'public.audit_log.before',
  'public.audit_log.subject',
  'public.audit_log.subject_id',
  'public.outbox.html',
  'public.outbox.text',
  'public.outbox.to',
  'public.rate_limits.key',
  'pgboss.job_common.data',
];
