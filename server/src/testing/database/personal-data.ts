/**
 * What a column holds about a person, and what happens to it:
 * - exported: in the file they download; deleted with the account
 * - secret: could be used to sign in, so never downloaded; deleted with the account
 * - internal: about them, but would tell them nothing more; deleted with the account
 * - public: in the file; stays when the account is deleted, without a name
 * - cleared: in the file; cleared in a row that stays when the account is deleted
 * - passing: kept for seconds, so need not be in the file; cleared in a row that stays
 * - severed: links a row that stays to the account; cleared when the account is deleted
 * - kept: in the file; stays unchanged, for the reason given beside it
 * - expires: need not be in the file; deleted within the time given beside it
 * - nobody: says nothing about a person
 */
export type Claim =
  | 'exported'
  | 'secret'
  | 'internal'
  | 'public'
  | 'cleared'
  | 'passing'
  | 'severed'
  | 'kept'
  | 'expires'
  | 'nobody';

interface PersonalTable {
  /** An SQL condition for a person's rows: $1 is the account's id, $2 its address, $3 its number. */
  rowsOf: string;
  columns: Record<string, Claim>;
}

/** Every table with rows about a person, with every column. */
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
      // Made from the address and the number.
      mailbox_print: 'internal',
      phone_print: 'internal',
      photo_key: 'exported',
      role: 'exported',
      // In the file, too. An administrator has none.
      review_role: 'internal',
      is_reviewed_first: 'exported',
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
      device_id: 'internal',
      created_at: 'exported',
      last_seen_at: 'exported',
      confirmed_at: 'internal',
      factor_at: 'internal',
      // In the file as an identity.
      issuer: 'internal',
      subject: 'internal',
      sid: 'internal',
    },
  },
  passkeys: {
    rowsOf: 'user_id = $1',
    columns: {
      id: 'internal',
      user_id: 'internal',
      credential_id: 'internal',
      // Verifies what only the person's device can sign.
      public_key: 'internal',
      counter: 'internal',
      transports: 'internal',
      name: 'exported',
      created_at: 'exported',
      last_used_at: 'exported',
    },
  },
  code_apps: {
    rowsOf: 'user_id = $1',
    columns: {
      user_id: 'internal',
      secret: 'secret',
      last_step: 'internal',
      created_at: 'exported',
    },
  },
  recovery_codes: {
    rowsOf: 'user_id = $1',
    columns: { user_id: 'internal', code_hash: 'secret', created_at: 'exported' },
  },
  api_keys: {
    rowsOf: 'user_id = $1',
    columns: {
      id: 'internal',
      user_id: 'internal',
      secret_hash: 'secret',
      name: 'exported',
      scopes: 'exported',
      // Never of an account that belongs to a person.
      is_organisations: 'nobody',
      without_picture: 'nobody',
      created_at: 'exported',
      expires_at: 'exported',
      last_used_at: 'exported',
    },
  },
  known_devices: {
    rowsOf: 'user_id = $1',
    columns: { user_id: 'internal', device_id: 'internal', signed_in_at: 'exported' },
  },
  second_reviews: {
    rowsOf: '$1 in (first_by, second_by, third_by)',
    columns: {
      id: 'internal',
      change_id: 'internal',
      report_id: 'public',
      first_by: 'severed',
      first_status: 'public',
      first_reason: 'public',
      second_by: 'severed',
      second_status: 'public',
      second_reason: 'public',
      third_by: 'severed',
      third_status: 'public',
      third_reason: 'public',
      created_at: 'public',
    },
  },
  recommendations: {
    rowsOf: 'user_id = $1',
    columns: {
      id: 'internal',
      target_id: 'exported',
      user_id: 'internal',
      recommends: 'exported',
      reason: 'exported',
      created_at: 'exported',
      counts: 'internal',
    },
  },
  checkers_cases: {
    rowsOf: 'user_id = $1',
    columns: { user_id: 'internal', target_id: 'internal' },
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
      code_expires_at: 'internal',
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
      role: 'exported',
    },
  },
  notifications: {
    rowsOf: 'user_id = $1',
    columns: {
      id: 'exported',
      user_id: 'exported',
      kind: 'exported',
      parameters: 'exported',
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
      is_stopped: 'exported',
    },
  },
  // Until the email is sent, which tells them.
  waiting_status_mails: {
    rowsOf: 'reporter_id = $1',
    columns: {
      report_id: 'internal',
      reporter_id: 'internal',
      change_id: 'internal',
      from_status: 'internal',
      mail_id: 'internal',
      sent_by: 'nobody',
      sent_until: 'nobody',
      given_up_at: 'nobody',
    },
  },
  // What reviewers note on targets stays, without their names.
  case_notes: {
    rowsOf: 'author_id = $1',
    columns: {
      id: 'nobody',
      target_id: 'public',
      author_id: 'severed',
      text: 'public',
      created_at: 'public',
    },
  },
  // What one person notes about another belongs to the file of the other alone.
  user_notes: {
    rowsOf: 'user_id = $1',
    columns: {
      id: 'internal',
      user_id: 'internal',
      author_id: 'internal',
      text: 'exported',
      created_at: 'exported',
    },
  },
  report_questions: {
    rowsOf: 'user_id = $1',
    columns: {
      report_id: 'exported',
      user_id: 'internal',
      asked_by: 'internal',
      question: 'exported',
      asked_at: 'exported',
      answer: 'exported',
      answered_at: 'exported',
    },
  },
  // Ten minutes after it was last renewed it says nothing, and it goes with the case.
  case_claims: {
    rowsOf: 'user_id = $1',
    columns: { target_id: 'internal', user_id: 'internal', until: 'internal' },
  },
  target_alerts: {
    rowsOf: 'user_id = $1',
    columns: { target_id: 'exported', user_id: 'internal', alerted_at: 'exported' },
  },
  // Decisions stay, so that nobody can take them back.
  nameless_decisions: {
    rowsOf: 'user_id = $1',
    columns: {
      id: 'nobody',
      target_id: 'nobody',
      reporter_token: 'nobody',
      user_id: 'severed',
      type: 'kept',
      status: 'kept',
      created_at: 'kept',
      resolved_at: 'nobody',
    },
  },
  // The token stays, so that a person still counts once, and says nothing about who it was. The hashes
  // stay for 12 months, as the privacy policy says: only who has the pepper can tell whose they are.
  reporter_accounts: {
    rowsOf: 'user_id = $1',
    columns: {
      target_id: 'nobody',
      token: 'nobody',
      id: 'nobody',
      user_id: 'severed',
      mailbox_hash: 'expires',
      phone_hash: 'expires',
      is_source: 'nobody',
      is_verified: 'nobody',
      is_new: 'nobody',
      gone_at: 'nobody',
    },
  },
  // Reports stay to protect others, as the terms say.
  reports: {
    rowsOf: 'reporter_id = $1',
    columns: {
      id: 'public',
      category_id: 'nobody',
      subcategory_id: 'nobody',
      type: 'public',
      target: 'public',
      // As coarse as the code of a phone number, and needed to read the target.
      country: 'public',
      // A decision about the report.
      bank: 'nobody',
      target_id: 'nobody',
      // Generated at random for all reports of one person on one target.
      reporter_token: 'nobody',
      description: 'public',
      // Without a name it goes on counting in what others lost to the target.
      amount: 'public',
      currency: 'public',
      paid_at: 'cleared',
      status: 'public',
      reporter_id: 'severed',
      evidence_key: 'nobody',
      evidence_source: 'public',
      // Generated at random by the browser for one submission.
      idempotency_key: 'nobody',
      // Repeats the last step of the history.
      resolved_at: 'nobody',
      // Repeats the status of the account.
      is_suspended: 'nobody',
      is_held: 'nobody',
      // A decision about the report, which the reporter sees with it.
      hidden_by: 'nobody',
      hidden_at: 'nobody',
      picture_hidden: 'nobody',
      picture_hash: 'nobody',
      redacted_at: 'public',
      // Who did it stands in the audit log.
      redacted_by: 'severed',
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
      bulk_change_id: 'nobody',
      is_told: 'nobody',
    },
  },
  bulk_changes: {
    rowsOf: 'made_by = $1',
    columns: {
      id: 'nobody',
      // What is in it stands in the history of each report.
      request: 'nobody',
      made_by: 'severed',
      address: 'expires',
      idempotency_key: 'nobody',
      created_at: 'nobody',
      expected: 'nobody',
      changed: 'nobody',
      unchanged: 'nobody',
      reached_at: 'nobody',
      reached_id: 'nobody',
      finished_at: 'nobody',
    },
  },
  // Objections stay, without the name and the words of who made them.
  flags: {
    rowsOf: 'user_id = $1 or settled_by = $1',
    columns: {
      id: 'nobody',
      report_id: 'public',
      target_id: 'public',
      user_id: 'severed',
      reason: 'public',
      text: 'cleared',
      created_at: 'public',
      is_latest: 'nobody',
      is_counted: 'nobody',
      flagged_target_id: 'nobody',
      settled_at: 'public',
      settled_by: 'severed',
      outcome: 'public',
      note: 'public',
      answer: 'public',
    },
  },
  // Decisions about replies and second looks stay, without the name and the words of who asked for them.
  replies: {
    rowsOf: 'user_id = $1 or decided_by = $1',
    columns: {
      id: 'public',
      target_id: 'public',
      shown: 'public',
      user_id: 'severed',
      ground: 'public',
      since: 'public',
      text: 'cleared',
      picture_key: 'cleared',
      state: 'public',
      method: 'public',
      proven_at: 'public',
      proven_until: 'nobody',
      shows: 'nobody',
      statement: 'cleared',
      bulk_change_id: 'nobody',
      // Until the holder is told, ten seconds later.
      before: 'passing',
      is_told: 'nobody',
      appeal_text: 'cleared',
      appealed_at: 'public',
      reminded_at: 'nobody',
      created_at: 'public',
      due_at: 'public',
      reason: 'public',
      decided_by: 'severed',
      decided_at: 'public',
    },
  },
  // What was asked for, until it is done or a day is over.
  reply_proofs: {
    rowsOf: 'reply_id in (select id from replies where user_id = $1)',
    columns: {
      reply_id: 'nobody',
      method: 'nobody',
      nonce: 'expires',
      code_hash: 'expires',
      tries_left: 'nobody',
      expires_at: 'nobody',
    },
  },
  second_looks: {
    rowsOf: 'user_id = $1 or decided_by = $1 or decided_before = $1',
    columns: {
      id: 'public',
      report_id: 'public',
      target_id: 'nobody',
      user_id: 'severed',
      text: 'cleared',
      picture_key: 'cleared',
      state: 'public',
      decided_before: 'severed',
      reminded_at: 'nobody',
      created_at: 'public',
      due_at: 'public',
      reason: 'public',
      decided_by: 'severed',
      decided_at: 'public',
      bulk_change_id: 'nobody',
      is_told: 'nobody',
    },
  },
  // Posts are published on behalf of the service.
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
  // So that no administrator can hide their actions; a legitimate interest, until it is redacted.
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
      redacted_at: 'nobody',
    },
  },
  // At most a day. If they went with the account, signing up again would allow more guesses.
  rate_limits: {
    rowsOf: `substr(key, strpos(key, ':') + 1) in ($1::text, $2, $3)`,
    columns: { key: 'expires', points: 'expires', expire: 'expires' },
  },
  // Used only without a mail server, so never in production.
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

/** Every table that says nothing about a person, with every column. */
export const impersonalTables: Record<string, string[]> = {
  categories: ['id', 'value', 'position'],
  subcategories: ['id', 'category_id', 'value', 'position'],
  // The notification email is the service's own address, and administrators can change it.
  settings: ['name', 'value'],
  // The ids of accounts, until they are sent: two seconds at most.
  announcements: ['id', 'channel', 'payload', 'created_at'],
  servers: [
    'id',
    'version',
    'commit',
    'address',
    'started_at',
    'seen_at',
    'memory_bytes',
    'clock_ms',
  ],
  spent_logout_tokens: ['jti', 'expires_at'],
  spent_robot_checks: ['signature', 'expires_at'],
  spent_challenges: ['challenge', 'expires_at'],
  // Names of files, which say nothing about whose they are.
  possible_orphans: ['key', 'since'],
  // What reports say of a target, and what their descriptions name. Both are in a person's file with
  // their reports.
  // What it holds of targets is what every verdict says.
  changes: ['position', 'at', 'type', 'reason', 'category', 'entry'],
  // Of keys of organisations, never of those that belong to a person.
  webhooks: [
    ...['id', 'key_id', 'url', 'categories', 'secret_salt', 'former_salt', 'former_until'],
    ...['position', 'failures', 'failing_since', 'due_at', 'pace', 'lease', 'leased_until'],
    ...['off_since', 'off_reason', 'created_at'],
  ],
  webhook_deliveries: [
    ...['id', 'webhook_id', 'message_id', 'type', 'attempt', 'status', 'failure', 'milliseconds'],
    ...['answer', 'created_at'],
  ],
  listings: ['target_id', 'category', 'entry', 'last_reported_at', 'published_at'],
  pending_changes: ['target_id', 'reason', 'seen_at'],
  // Lists of organisations, and which of their entries became which report.
  registers: [
    ...['id', 'name', 'layout', 'address', 'secret', 'categories', 'interval_minutes', 'licence'],
    ...['account', 'paused', 'removed_at', 'run', 'running_until', 'next_at', 'etag'],
    ...['last_modified', 'digest', 'position', 'succeeded_at', 'failing_since', 'problem'],
    ...['stopped_at', 'lost', 'may_lose', 'entries', 'refused', 'created_at'],
  ],
  register_entries: ['register_id', 'key', 'report_id', 'licence', 'refused', 'run'],
  targets: [
    'id',
    'category_id',
    'key',
    'shown',
    'hash',
    'pending',
    'under_review',
    'resolved',
    'rejected',
    'closed',
    'confirmed',
    'vulnerabilities',
    'people',
    'verified_people',
    'new_people',
    'cleared_at',
    'last_rejected_at',
    'suspended',
    'former_ids',
    'sources',
    'first_reported_at',
    'last_reported_at',
    'confirmed_at',
    // What reviewers published is in its holder's file with their replies.
    'disputed_since',
    'decide_by',
    'statement',
    'statement_at',
    'former_until',
    'former_reports',
    'former_people',
  ],
  target_reporters: [
    ...[
      'target_id',
      'token',
      'same_as',
      'is_source',
      'is_verified',
      'is_new',
      'reports',
      'uncounted',
    ],
  ],
  report_mentions: ['report_id', 'category_id', 'key', 'shown'],
  cases: [
    'replies',
    'due_at',
    'target_id',
    'category_id',
    'has_picture',
    'people',
    'flags',
    'oldest_at',
  ],
  decision_counts: ['day', 'step', 'count'],
  case_counts: ['category_id', 'has_picture', 'is_flagged', 'count'],
  report_counts: ['category_id', 'status', 'day', 'count'],
  resolution_counts: ['day', 'within_days', 'step', 'count'],
  verified_user_counts: ['count'],
  waiting_days: ['day', 'count'],
  user_counts: ['report_range', 'status', 'count'],
  recounts: ['counts', 'made_at'],
};

/**
 * Where data that identifies a person may remain after the account is deleted, whatever the schema:
 * in the audit log until it is redacted, elsewhere for a day at most (production has no outbox).
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
