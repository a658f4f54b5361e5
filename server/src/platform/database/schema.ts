import { accountStatuses, reviewRoles, roles, staffRoles } from '@redflag/shared/accounts';
import { boundsOf, reportRanges } from '@redflag/shared/accounts/users';
import type { CategoryValue, SubcategoryValue } from '@redflag/shared/categories';
import type { Entry } from '@redflag/shared/changes';
import { changeTypes, retractionReasons } from '@redflag/shared/changes';
import type { KeyScope } from '@redflag/shared/keys';
import type { NotificationParts } from '@redflag/shared/notifications/notification.words';
import type { RegisterLayout } from '@redflag/shared/registers/values';
import type { ReplyState } from '@redflag/shared/replies/values';
import {
  proofMethods,
  replyGrounds,
  replyStates,
  secondLookStates,
} from '@redflag/shared/replies/values';
import type { ReportContent } from '@redflag/shared/reports';
import {
  contentFields,
  flagReasons,
  hiders,
  reportStatuses,
  reportTypes,
} from '@redflag/shared/reports';
import type { UnchangedReport } from '@redflag/shared/review/bulk-changes';
import { flagOutcomes } from '@redflag/shared/review/flags';
import { recommended, verdictStatuses } from '@redflag/shared/review/values';
import { deliveryFailures, offReasons } from '@redflag/shared/webhooks/values';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, newestFirst, oneOf } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A moment as the API writes it. */
const instant = customType<{ data: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (moment) => new Date(String(moment)).toISOString(),
});

/** The account whose row this is, which goes with it. */
const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const categoryId = () =>
  uuid('category_id')
    .notNull()
    .references(() => categories.id);

const rangeOfCount = sql.raw(
  `case ${reportRanges
    .map((range) => `when report_count between ${boundsOf(range).join(' and ')} then '${range}'`)
    .join(' ')} end`,
);

/**
 * Triggers in possible-orphans.sql: users_orphan
 * Triggers in cases.sql: users_recommend
 * Triggers in replies.sql: users_dispute
 * Triggers in reporters.sql: users_mark_reporter
 * Triggers in user-counts.sql: users_added, users_counted, users_removed, users_verified
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    email: text('email').notNull().unique(),
    emailVerifiedAt: moment('email_verified_at'),
    phone: text('phone'),
    phoneVerifiedAt: moment('phone_verified_at'),
    /** What tells that another account is the same person's, as `Pepper` makes them; null until needed. */
    mailboxPrint: bytea('mailbox_print'),
    phonePrint: bytea('phone_print'),
    photoKey: text('photo_key'),
    role: text('role', { enum: roles }).notNull().default('user'),
    /** What a user may do beside what all users may. */
    reviewRole: text('review_role', { enum: reviewRoles }),
    /** Whether a reviewer looks at what they report before others read it and it counts. */
    isReviewedFirst: boolean('is_reviewed_first').notNull().default(false),
    status: text('status', { enum: accountStatuses }).notNull().default('active'),
    reportCount: integer('report_count').notNull().default(0),
    /** The range of the count. It rarely changes, so its index is not written with every report. */
    reportRange: text('report_range', { enum: reportRanges }).generatedAlwaysAs(rangeOfCount),
    /** Whether the person also gets emails about status changes of their reports. */
    statusMails: boolean('status_mails').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_role', oneOf('role', roles)),
    check('users_review_role', oneOf('review_role', reviewRoles)),
    check('users_review_role_of_user', sql`${table.reviewRole} is null or ${table.role} = 'user'`),
    check('users_status', oneOf('status', accountStatuses)),
    check('users_report_count', sql`${table.reportCount} >= 0`),
    uniqueIndex('users_verified_phone')
      .on(table.phone)
      .where(sql`${table.phoneVerifiedAt} is not null`),
    index('users_newest').on(...newestFirst(table)),
    index('users_range_newest').on(table.reportRange, ...newestFirst(table)),
    index('users_status_newest').on(table.status, ...newestFirst(table)),
    index('users_unverified').on(table.createdAt).where(sql`${table.emailVerifiedAt} is null`),
    index('users_admins').on(table.id).where(sql`${table.role} = 'admin'`),
    index('users_reviewers')
      .on(table.id)
      .where(sql`${table.role} = 'admin' or ${table.reviewRole} = 'reviewer'`),
    index('users_photo').on(table.photoKey).where(sql`${table.photoKey} is not null`),
    index('users_username_contains').using('gin', table.username.op('gin_trgm_ops')),
  ],
);

/** Not a parameter: PostgreSQL must see the value to use the index on administrators. */
export const isAdmin = sql`${users.role} = 'admin'`;
export const isReviewer = sql`(${users.role} = 'admin' or ${users.reviewRole} = 'reviewer')`;

export const credentials = pgTable('credentials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: bytea('token_hash').notNull().unique(),
    userId: ownerId(),
    userAgent: text('user_agent').notNull(),
    deviceId: uuid('device_id').notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** When the person last proved that it is them: at the sign-in, or since. */
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
    /** When the person gave a second factor in it, or added their first. */
    factorAt: moment('factor_at'),
    /** Whom staff signed in with, as whom, and which session that is there; null for other sign-ins. */
    issuer: text('issuer'),
    subject: text('subject'),
    sid: text('sid'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_issuer')
      .on(table.issuer, table.subject)
      .where(sql`${table.issuer} is not null`),
    index('sessions_last_seen').on(table.lastSeenAt),
  ],
);

/** Browsers that have signed in to an account. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ownerId(),
    deviceId: uuid('device_id').notNull(),
    signedInAt: moment('signed_in_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceId] }),
    index('known_devices_signed_in').on(table.signedInAt),
  ],
);

/** Passkeys (WebAuthn), each a second factor and a whole sign-in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ownerId(),
    credentialId: bytea('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    /** How often it was used, as it says itself; most always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId, ...newestFirst(table))],
);

/** Apps that show people a code every 30 seconds (TOTP). */
export const codeApps = pgTable('code_apps', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted by a key that comes from the pepper. */
  secret: bytea('secret').notNull(),
  /** The 30 seconds of the last code, since 1970: it and those before count no more. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
});

/** What is left of the codes for who has lost their second factor. A used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ownerId(), codeHash: bytea('code_hash').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Used challenges of passkeys, whose cookies would be accepted again. */
export const spentChallenges = pgTable(
  'spent_challenges',
  { challenge: text('challenge').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('spent_challenges_expires').on(table.expiresAt)],
);

export const tokenPurposes = [
  'verify-email',
  'reset-password',
  'verify-phone',
  'confirm-act',
  /** Of a suspended person, whose link is mailed. */
  'second-look',
] as const;

/**
 * Single-use proofs that an email address or phone number is a person's: a link's token, a short
 * code with limited tries, or both. A new one replaces the account's last for its purpose.
 */
export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    userId: ownerId(),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    tokenHash: bytea('token_hash').unique(),
    codeHash: bytea('code_hash'),
    triesLeft: smallint('tries_left').notNull().default(0),
    /** The number that a phone's code was sent to. */
    phone: text('phone'),
    expiresAt: moment('expires_at').notNull(),
    /** If the code expires before the link. */
    codeExpiresAt: moment('code_expires_at'),
  },
  (table) => [
    unique('tokens_user_purpose').on(table.userId, table.purpose),
    check('tokens_purpose', oneOf('purpose', tokenPurposes)),
    check('tokens_tries_left', sql`${table.triesLeft} >= 0`),
    check('tokens_phone', sql`(${table.purpose} = 'verify-phone') = (${table.phone} is not null)`),
    index('tokens_expires').on(table.expiresAt),
  ],
);

/** External accounts that sign a person in, by the issuer's own id for that person. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: ownerId(),
    createdAt: createdAt(),
    /** What the issuer's groups gave the account; null for nothing, or if an administrator gave it first. */
    role: text('role', { enum: staffRoles }),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user').on(table.userId),
    check('identities_role', oneOf('role', staffRoles)),
  ],
);

/** With what programs call the API for an account: a person's, or an organisation's. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: ownerId(),
    /** SHA-256 of the whole key. */
    secretHash: bytea('secret_hash').notNull().unique(),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
    /** Whether the account is an organisation's, to which nobody signs in. */
    isOrganisations: boolean('is_organisations').notNull(),
    /** Whether it may file reports without a picture. */
    withoutPicture: boolean('without_picture').notNull().default(false),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** The hour, so that few requests write. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    index('api_keys_user').on(table.userId, ...newestFirst(table)),
    index('api_keys_organisations')
      .on(...newestFirst(table))
      .where(sql`${table.isOrganisations}`),
    index('api_keys_expires').on(table.expiresAt),
  ],
);

/** Where a key's owner is told of changes. The secret that signs comes from the pepper and a salt. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    categories: text('categories').array().$type<CategoryValue[]>().notNull(),
    secretSalt: uuid('secret_salt').notNull(),
    /** Of the secret from before, which also signs for a while. */
    formerSalt: uuid('former_salt'),
    formerUntil: moment('former_until'),
    /** In the change log: everything up to it was delivered, or is of other categories. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** How often the next message failed. */
    failures: integer('failures').notNull().default(0),
    failingSince: moment('failing_since'),
    /** When it may be sent the next message. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** How long its answers took lately, in milliseconds: slow ones must not hold up others. */
    pace: integer('pace').notNull(),
    /** Names the sender that has it until the lease ends. */
    lease: uuid('lease'),
    leasedUntil: moment('leased_until'),
    offSince: moment('off_since'),
    offReason: text('off_reason', { enum: offReasons }),
    createdAt: createdAt(),
  },
  (table) => [
    check('webhooks_off_reason', oneOf('off_reason', offReasons)),
    check('webhooks_off', sql`(${table.offSince} is null) = (${table.offReason} is null)`),
    index('webhooks_key').on(table.keyId),
    index('webhooks_due').on(table.dueAt).where(sql`${table.offSince} is null`),
  ],
);

/** Attempts to deliver messages, for a week. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    messageId: text('message_id').notNull(),
    type: text('type').notNull(),
    attempt: integer('attempt').notNull(),
    status: smallint('status'),
    failure: text('failure', { enum: deliveryFailures }),
    milliseconds: integer('milliseconds').notNull(),
    /** How the body of the answer begins. */
    answer: text('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('webhook_deliveries_failure', oneOf('failure', deliveryFailures)),
    check(
      'webhook_deliveries_answered',
      sql`(${table.status} is null) = (${table.failure} is not null)`,
    ),
    index('webhook_deliveries_newest').on(table.webhookId, ...newestFirst(table)),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
);

/** Used logout tokens of the provider of staff, which must not end later sessions. */
export const spentLogoutTokens = pgTable(
  'spent_logout_tokens',
  {
    jti: text('jti').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('spent_logout_tokens_expires').on(table.expiresAt)],
);

/** Used robot checks, because the library itself would accept a solution again. */
export const spentRobotChecks = pgTable(
  'spent_robot_checks',
  {
    signature: text('signature').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('spent_robot_checks_expires').on(table.expiresAt)],
);

export const categories = pgTable('categories', {
  id: id(),
  value: text('value').$type<CategoryValue>().notNull().unique(),
  position: smallint('position').notNull(),
});

export const subcategories = pgTable(
  'subcategories',
  {
    id: id(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    value: text('value').$type<SubcategoryValue>().notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [unique('subcategories_category_value').on(table.categoryId, table.value)],
);

/** 'pending', 'under_review' and so on: how many reports on a target have each status. */
const count = (name: string) => integer(name).notNull().default(0);

/**
 * What people report: a phone number, a website, a wallet. Triggers keep the counts (`TargetCounts`
 * in shared/src/verdicts.ts), and delete a target with its last report.
 * Triggers in changes.sql: targets_pending_change, targets_pending_change_of_new, targets_pending_change_of_gone
 */
export const targets = pgTable(
  'targets',
  {
    id: id(),
    categoryId: categoryId(),
    /** What `normaliseTarget` returns for every spelling. */
    key: text('key').notNull(),
    /** How it was typed first, for administrators. */
    shown: text('shown').notNull(),
    /** The first 8 bytes of SHA-256 over `category-value:key`. */
    hash: bytea('hash').notNull(),
    pending: count('pending'),
    underReview: count('under_review'),
    resolved: count('resolved'),
    rejected: count('rejected'),
    closed: count('closed'),
    /** Reports that wait and do not count: of suspended people, or until a reviewer has looked at them. */
    suspended: count('suspended'),
    confirmed: count('confirmed'),
    vulnerabilities: count('vulnerabilities'),
    people: count('people'),
    verifiedPeople: count('verified_people'),
    newPeople: count('new_people'),
    sources: count('sources'),
    firstReportedAt: moment('first_reported_at'),
    lastReportedAt: moment('last_reported_at'),
    confirmedAt: moment('confirmed_at'),
    clearedAt: moment('cleared_at'),
    lastRejectedAt: moment('last_rejected_at'),
    /** What triggers keep of its replies: `TargetCounts` says what they mean. */
    disputedSince: moment('disputed_since'),
    decideBy: moment('decide_by'),
    statement: text('statement'),
    statementAt: moment('statement_at'),
    formerUntil: moment('former_until'),
    formerReports: count('former_reports'),
    formerPeople: count('former_people'),
    /** Targets that reports came from when keys changed, for which hashes of reporters were made. */
    formerIds: uuid('former_ids').array().notNull().default([]),
  },
  (table) => [
    unique('targets_key').on(table.categoryId, table.key),
    index('targets_hash').on(table.categoryId, table.hash),
    // Those below a site, for which a search of it asks.
    index('targets_confirmed_hosts')
      .on(sql`reverse(${table.key}) text_pattern_ops`)
      .where(sql`${table.confirmed} > 0`),
  ],
);

/**
 * Targets with Pending reports, open replies or second looks, each a case for reviewers, in their queue's
 * order: proven replies by when they are due, then where checkers agree, then by people, then the oldest.
 * Triggers keep them.
 * Triggers in cases.sql: cases_changed, cases_counted, cases_recommended
 */
export const cases = pgTable(
  'cases',
  {
    targetId: uuid('target_id')
      .primaryKey()
      .references(() => targets.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id').notNull(),
    /** Whether a Pending report has a picture. */
    hasPicture: boolean('has_picture').notNull(),
    /** As the target's. */
    people: integer('people').notNull(),
    /** Open flags on the target and on its reports. */
    flags: integer('flags').notNull(),
    /** When the oldest of the Pending reports was filed; without any, the oldest of the rest. */
    oldestAt: moment('oldest_at').notNull(),
    /** Open replies to its reports, and second looks that their reporters asked for. */
    replies: integer('replies').notNull().default(0),
    /**
     * By when the first of the proven replies is due; the end of time without any, a day before that if
     * checkers agree, and half a day after it if nothing but unproven replies waits.
     */
    dueAt: moment('due_at').notNull().default(sql`'9999-12-31 00:00:00+00'`),
  },
  (table) => {
    const { categoryId, hasPicture, dueAt, people, oldestAt, targetId } = table;
    const order = [categoryId, hasPicture, dueAt, sql`(- ${people})`, oldestAt, targetId] as const;
    return [
      index('cases_queue').on(...order),
      index('cases_oldest').on(categoryId, hasPicture, oldestAt, targetId),
      index('cases_flagged')
        .on(...order)
        .where(sql`${table.flags} > 0`),
      index('cases_replied')
        .on(...order)
        .where(sql`${table.replies} > 0`),
    ];
  },
);

/** Who is at work on a case, which warns others and locks nothing. It goes with the case. */
export const caseClaims = pgTable(
  'case_claims',
  {
    targetId: uuid('target_id')
      .primaryKey()
      .references(() => cases.targetId, { onDelete: 'cascade' }),
    userId: ownerId(),
    until: moment('until').notNull(),
  },
  (table) => [index('case_claims_user').on(table.userId)],
);

/** What the team notes on a target. Nobody else reads it. */
export const caseNotes = pgTable(
  'case_notes',
  {
    id: id(),
    targetId: uuid('target_id')
      .notNull()
      .references(() => targets.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('case_notes_newest').on(table.targetId, ...newestFirst(table)),
    index('case_notes_author').on(table.authorId).where(sql`${table.authorId} is not null`),
  ],
);

/** What the team notes about a person, who reads it in their own file alone. */
export const userNotes = pgTable(
  'user_notes',
  {
    id: id(),
    userId: ownerId(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('user_notes_newest').on(table.userId, ...newestFirst(table)),
    index('user_notes_author').on(table.authorId).where(sql`${table.authorId} is not null`),
  ],
);

/**
 * What checkers say of cases.
 * Triggers in cases.sql: recommendations_on_case
 */
export const recommendations = pgTable(
  'recommendations',
  {
    id: id(),
    targetId: uuid('target_id')
      .notNull()
      .references(() => targets.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recommends: text('recommends', { enum: recommended }).notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    /** Whether it moves the case: until that ends, if the checker was mostly right and still is one. */
    counts: boolean('counts').notNull(),
  },
  (table) => [
    check('recommendations_recommends', oneOf('recommends', recommended)),
    index('recommendations_target').on(table.targetId, table.createdAt),
    index('recommendations_user').on(table.userId, table.createdAt),
  ],
);

/** Decisions that others look at again: a second reviewer blind, a third one where the two differ. */
export const secondReviews = pgTable(
  'second_reviews',
  {
    id: id(),
    changeId: uuid('change_id')
      .notNull()
      .unique()
      .references(() => reportStatusChanges.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    firstBy: uuid('first_by').references(() => users.id, { onDelete: 'set null' }),
    firstStatus: text('first_status', { enum: verdictStatuses }).notNull(),
    firstReason: text('first_reason'),
    secondBy: uuid('second_by').references(() => users.id, { onDelete: 'set null' }),
    secondStatus: text('second_status', { enum: verdictStatuses }),
    secondReason: text('second_reason'),
    thirdBy: uuid('third_by').references(() => users.id, { onDelete: 'set null' }),
    thirdStatus: text('third_status', { enum: verdictStatuses }),
    thirdReason: text('third_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    check('second_reviews_first_status', oneOf('first_status', verdictStatuses)),
    check('second_reviews_second_status', oneOf('second_status', verdictStatuses)),
    check('second_reviews_third_status', oneOf('third_status', verdictStatuses)),
    index('second_reviews_report').on(table.reportId),
    ...([table.firstBy, table.secondBy, table.thirdBy] as const).map((by) =>
      index(`second_reviews_${by.name}`).on(by).where(sql`${by} is not null`),
    ),
    index('second_reviews_open')
      .on(table.createdAt)
      .where(
        sql`${table.thirdStatus} is null and (${table.secondStatus} is null or ${table.secondStatus} <> ${table.firstStatus})`,
      ),
  ],
);

/** The case that a checker has, or had last. */
export const checkersCases = pgTable(
  'checkers_cases',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    targetId: uuid('target_id')
      .notNull()
      .references(() => targets.id, { onDelete: 'cascade' }),
  },
  (table) => [index('checkers_cases_target').on(table.targetId)],
);

/**
 * The people who reported a target. The token outlives their accounts, so that their reports remain
 * one person's, but does not reveal whose: it is different for each target.
 * Triggers in targets.sql: target_reporters_count
 */
export const targetReporters = pgTable(
  'target_reporters',
  {
    targetId: uuid('target_id')
      .notNull()
      .references(() => targets.id, { onDelete: 'cascade' }),
    token: uuid('token').notNull(),
    /** The token of the person that this one turned out to be; then the other row counts for both. */
    sameAs: uuid('same_as'),
    /** A feed, not a person. */
    isSource: boolean('is_source').notNull(),
    /** Whether one of their accounts has, or had at its end, a verified phone number. */
    isVerified: boolean('is_verified').notNull(),
    /** Whether all their accounts were less than a day old when they first reported the target. */
    isNew: boolean('is_new').notNull().default(false),
    reports: count('reports'),
    /** Of these, those that are rejected, or wait and do not count. */
    uncounted: count('uncounted'),
  },
  (table) => [
    primaryKey({ columns: [table.targetId, table.token] }),
    foreignKey({
      name: 'target_reporters_same_as',
      columns: [table.targetId, table.sameAs],
      foreignColumns: [table.targetId, table.token],
    }).onDelete('cascade'),
    index('target_reporters_same')
      .on(table.targetId, table.sameAs)
      .where(sql`${table.sameAs} is not null`),
  ],
);

/**
 * The accounts of those people, also deleted ones, by which a new account of the same person is
 * recognised. The hashes go a year after the account.
 * Triggers in reporters.sql: reporter_accounts_gone
 */
export const reporterAccounts = pgTable(
  'reporter_accounts',
  {
    targetId: uuid('target_id').notNull(),
    token: uuid('token').notNull(),
    /** Random, to tell deleted accounts of one person apart. */
    id: uuid('id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    mailboxHash: bytea('mailbox_hash'),
    phoneHash: bytea('phone_hash'),
    isSource: boolean('is_source').notNull(),
    isVerified: boolean('is_verified').notNull(),
    isNew: boolean('is_new').notNull(),
    goneAt: moment('gone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.targetId, table.token, table.id] }),
    foreignKey({
      name: 'reporter_accounts_person',
      columns: [table.targetId, table.token],
      foreignColumns: [targetReporters.targetId, targetReporters.token],
    }).onDelete('cascade'),
    unique('reporter_accounts_user').on(table.userId, table.targetId),
    index('reporter_accounts_mailbox')
      .on(table.mailboxHash)
      .where(sql`${table.mailboxHash} is not null`),
    index('reporter_accounts_phone').on(table.phoneHash).where(sql`${table.phoneHash} is not null`),
    index('reporter_accounts_gone')
      .on(table.goneAt)
      .where(sql`${table.mailboxHash} is not null and ${table.goneAt} is not null`),
  ],
);

/**
 * Decisions on reports that their reporters took back afterwards. They count until a reviewer ends
 * them, but have no words, picture or name.
 * Triggers in changes.sql: nameless_decisions_pending_change
 * Triggers in reporters.sql: nameless_decisions_reporter_token
 * Triggers in targets.sql: nameless_decisions_on_target
 */
export const namelessDecisions = pgTable(
  'nameless_decisions',
  {
    id: id(),
    targetId: uuid('target_id')
      .notNull()
      .references(() => targets.id),
    reporterToken: uuid('reporter_token').notNull(),
    /** For the reporter's record alone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    type: text('type', { enum: reportTypes }).notNull(),
    status: text('status', { enum: reportStatuses }).notNull(),
    /** Of the report. */
    createdAt: moment('created_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    check('nameless_decisions_status', oneOf('status', ['Resolved', 'Rejected'])),
    index('nameless_decisions_on_target').on(table.targetId, table.reporterToken),
    index('nameless_decisions_user').on(table.userId, ...newestFirst(table)),
    index('nameless_decisions_rejected')
      .on(...newestFirst(table))
      .where(sql`${table.status} = 'Rejected' and ${table.userId} is not null`),
  ],
);

/**
 * Triggers in changes.sql: reports_pending_change, reports_pending_change_of_gone
 * Triggers in flags.sql: reports_move_flags
 * Triggers in possible-orphans.sql: reports_orphan
 * Triggers in report-counts.sql: reports_added, reports_changed, reports_removed
 * Triggers in review-times.sql: reports_changes_removed
 * Triggers in replies.sql: reports_move_second_looks
 * Triggers in reporters.sql: reports_clear_payment, reports_reporter_token
 * Triggers in targets.sql: reports_on_target, reports_resolved_at
 */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    categoryId: categoryId(),
    subcategoryId: uuid('subcategory_id').references(() => subcategories.id),
    type: text('type', { enum: reportTypes }).notNull(),
    target: text('target').notNull(),
    /** Whose local phone numbers the reporter wrote (ISO 3166); null for Nigeria's. */
    country: text('country'),
    /** The bank that a reviewer gave to an account number without one, as in a key. */
    bank: text('bank'),
    targetId: uuid('target_id')
      .notNull()
      .references(() => targets.id),
    /** The person among those who reported the target; see `targetReporters`. */
    reporterToken: uuid('reporter_token'),
    description: text('description').notNull(),
    /** What the reporter lost; with its currency (ISO 4217), and the moment, for them and the team. */
    amount: numeric('amount'),
    currency: text('currency'),
    /** A trigger clears it when the account is deleted. */
    paidAt: instant('paid_at'),
    status: text('status', { enum: reportStatuses }).notNull().default('Pending'),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whether its reporter is suspended: it does not count while it waits. */
    isSuspended: boolean('is_suspended').notNull().default(false),
    /** Whether a reviewer must look at it before others read it and it counts: while it is Pending. */
    isHeld: boolean('is_held').notNull().default(false),
    /** Null for a report from a feed, which has no picture. */
    evidenceKey: text('evidence_key').unique(),
    evidenceSource: text('evidence_source'),
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
    /** When the status last became Resolved; null with any other status. */
    resolvedAt: moment('resolved_at'),
    /**
     * Who keeps others from its description and picture; `nobody` once an administrator decided that
     * it is shown, so that flags hide it no more. What that means: `hidingOf`.
     */
    hiddenBy: text('hidden_by', { enum: [...hiders, 'nobody'] }),
    /** When flags hid it. */
    hiddenAt: moment('hidden_at'),
    /** Whether a reviewer keeps others from its picture alone. */
    pictureHidden: boolean('picture_hidden').notNull().default(false),
    /** A hash of the picture as it is stored, to find the same one on other reports. */
    pictureHash: bytea('picture_hash'),
    /** When a reviewer last removed words from the description, which nothing else changes. */
    redactedAt: moment('redacted_at'),
    redactedBy: uuid('redacted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('reports_type', oneOf('type', reportTypes)),
    check('reports_status', oneOf('status', reportStatuses)),
    uniqueIndex('reports_idempotency')
      .on(table.reporterId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('reports_newest').on(...newestFirst(table)),
    index('reports_on_target').on(table.targetId, ...newestFirst(table)),
    index('reports_confirmed_on_target')
      .on(table.targetId, ...newestFirst(table))
      .where(sql`${table.status} = 'Resolved'`),
    index('reports_with_amount')
      .on(table.targetId, ...newestFirst(table))
      .where(sql`${table.status} = 'Resolved' and ${table.amount} is not null`),
    index('reports_waiting')
      .on(table.targetId, table.createdAt)
      .where(sql`${table.status} = 'Pending' and not ${table.isSuspended}`),
    index('reports_waiting_of_person')
      .on(table.targetId, table.reporterToken, table.createdAt)
      .where(sql`${table.status} = 'Pending' and not ${table.isSuspended}`),
    index('reports_withheld')
      .on(table.status, table.categoryId)
      .where(sql`${table.isSuspended} and ${table.status} in ('Pending', 'Under Review')`),
    index('reports_held')
      .on(table.targetId)
      .where(sql`${table.isHeld} and ${table.status} = 'Pending'`),
    index('reports_status_newest').on(table.status, ...newestFirst(table)),
    index('reports_category_newest').on(table.categoryId, table.status, ...newestFirst(table)),
    index('reports_subcategory_newest').on(
      table.subcategoryId,
      table.status,
      ...newestFirst(table),
    ),
    index('reports_reporter_newest').on(table.reporterId, ...newestFirst(table)),
    index('reports_redacted_by').on(table.redactedBy).where(sql`${table.redactedBy} is not null`),
    index('reports_target_contains').using('gin', table.target.op('gin_trgm_ops')),
  ],
);

/** What a reviewer asked the reporter of a report, once, and the answer. Goes with the report and the account. */
export const reportQuestions = pgTable(
  'report_questions',
  {
    reportId: uuid('report_id')
      .primaryKey()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** The reporter. */
    userId: ownerId(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    question: text('question').notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    check(
      'report_questions_answered',
      sql`(${table.answer} is null) = (${table.answeredAt} is null)`,
    ),
    index('report_questions_user').on(table.userId),
    index('report_questions_asked_by').on(table.askedBy).where(sql`${table.askedBy} is not null`),
  ],
);

/** What the description of a report names that can be looked up, found when it was filed. */
export const reportMentions = pgTable(
  'report_mentions',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    categoryId: categoryId(),
    key: text('key').notNull(),
    /** As it stands in the description. */
    shown: text('shown').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.categoryId, table.key] }),
    index('report_mentions_target').on(table.categoryId, table.key),
  ],
);

/** The columns of what a report says. */
export const contentColumns = Object.fromEntries(
  contentFields.map((field) => [field, reports[field]]),
) as Pick<typeof reports, keyof ReportContent>;

/** Triggers in review-times.sql: decisions_added, resolutions_added */
export const reportStatusChanges = pgTable(
  'report_status_changes',
  {
    id: id(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    from: text('from_status', { enum: reportStatuses }).notNull(),
    to: text('to_status', { enum: reportStatuses }).notNull(),
    reason: text('reason'),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** The change of several reports that it belongs to. Not a reference: it outlives that. */
    bulkChangeId: uuid('bulk_change_id'),
    /** Whether the reporter was told, or need not be. Of changes of several reports they are told later. */
    isTold: boolean('is_told').notNull().default(true),
  },
  (table) => [
    check('report_status_changes_from', oneOf('from_status', reportStatuses)),
    check('report_status_changes_to', oneOf('to_status', reportStatuses)),
    index('report_status_changes_report').on(table.reportId, table.changedAt),
    index('report_status_changes_changed_by')
      .on(table.changedBy)
      .where(sql`${table.changedBy} is not null`),
    index('report_status_changes_newest').on(table.changedAt),
    index('report_status_changes_untold')
      .on(table.bulkChangeId, table.reportId)
      .where(sql`not ${table.isTold}`),
    index('report_status_changes_untold_of_report')
      .on(table.reportId)
      .where(sql`not ${table.isTold}`),
  ],
);

/**
 * Status emails that wait to be sent: a later change of a report replaces the one before. Those to one
 * person are sent one after the other, in the order of the changes.
 */
export const waitingStatusMails = pgTable(
  'waiting_status_mails',
  {
    reportId: uuid('report_id')
      .primaryKey()
      .references(() => reports.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    changeId: uuid('change_id')
      .notNull()
      .references(() => reportStatusChanges.id, { onDelete: 'cascade' }),
    from: text('from_status', { enum: reportStatuses }).notNull(),
    /** The same for the changes of one decision, which one email tells of; becomes its Message-ID. */
    mailId: uuid('mail_id').notNull(),
    /** The job that sends it now. Not trusted after `sentUntil`: its server may be gone. */
    sentBy: uuid('sent_by'),
    sentUntil: moment('sent_until'),
    givenUpAt: moment('given_up_at'),
  },
  (table) => [
    check('waiting_status_mails_from', oneOf('from_status', reportStatuses)),
    index('waiting_status_mails_reporter').on(table.reporterId),
    index('waiting_status_mails_change').on(table.changeId),
  ],
);

/** Changes of several reports' status: of given ids immediately, of a search by a job. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: id(),
    /** As it was sent, in JSON. */
    request: text('request').notNull(),
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    /** The network address of that administrator, for the audit log. */
    address: text('address').notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
    expected: integer('expected').notNull(),
    changed: integer('changed').notNull().default(0),
    unchanged: jsonb('unchanged').$type<UnchangedReport[]>().notNull().default([]),
    /** The report that the job has reached. */
    reachedAt: moment('reached_at'),
    reachedId: uuid('reached_id'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    unique('bulk_changes_idempotency').on(table.madeBy, table.idempotencyKey),
    index('bulk_changes_newest').on(...newestFirst(table)),
  ],
);

/**
 * Objections to a report or to what is known of a target, one per person and item.
 * Triggers in cases.sql: flags_on_case
 * Triggers in flags.sql: flags_clear_text, flags_flagged_target
 */
export const flags = pgTable(
  'flags',
  {
    id: id(),
    reportId: uuid('report_id').references(() => reports.id, { onDelete: 'cascade' }),
    targetId: uuid('target_id').references(() => targets.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: flagReasons }).notNull(),
    /** A trigger clears it when the account is deleted. */
    text: text('text'),
    createdAt: createdAt(),
    /** Whether it is the last of the open flags on its item, or of those settled together. */
    isLatest: boolean('is_latest').notNull().default(true),
    /** Whether it counts towards hiding: of one person only so many a day. */
    isCounted: boolean('is_counted').notNull().default(true),
    /** The target that it concerns, also if it is on a report. Triggers keep it. */
    flaggedTargetId: uuid('flagged_target_id'),
    settledAt: moment('settled_at'),
    settledBy: uuid('settled_by').references(() => users.id, { onDelete: 'set null' }),
    outcome: text('outcome', { enum: flagOutcomes }),
    note: text('note'),
    /** What those who flagged it are told beside the outcome. */
    answer: text('answer'),
  },
  (table) => [
    check('flags_thing', sql`num_nonnulls(${table.reportId}, ${table.targetId}) = 1`),
    check('flags_reason', oneOf('reason', flagReasons)),
    check('flags_outcome', oneOf('outcome', flagOutcomes)),
    check(
      'flags_settled',
      sql`num_nulls(${table.settledAt}, ${table.outcome}, ${table.note}) in (0, 3)`,
    ),
    unique('flags_report').on(table.reportId, table.userId),
    unique('flags_target').on(table.targetId, table.userId),
    index('flags_user').on(table.userId),
    index('flags_settled_by').on(table.settledBy).where(sql`${table.settledBy} is not null`),
    index('flags_open_newest')
      .on(...newestFirst(table))
      .where(sql`${table.isLatest} and ${table.settledAt} is null`),
    index('flags_settled_newest')
      .on(...newestFirst(table))
      .where(sql`${table.isLatest} and ${table.settledAt} is not null`),
    index('flags_open_on_report').on(table.reportId).where(sql`${table.settledAt} is null`),
    index('flags_open_on_target').on(table.flaggedTargetId).where(sql`${table.settledAt} is null`),
  ],
);

const decision = {
  dueAt: moment('due_at').notNull(),
  /** Why it was decided so. */
  reason: text('reason'),
  decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  decidedAt: moment('decided_at'),
  /** The change of the reports that were changed with it. */
  bulkChangeId: uuid('bulk_change_id'),
  /** Whether who asked was told of the decision, which is later than it was made. */
  isTold: boolean('is_told').notNull().default(true),
};

/** What a decision changes of a reply, as it was before. */
interface ReplyBefore {
  state: ReplyState;
  since: string | null;
  statement: string | null;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  bulkChangeId: string | null;
}

/**
 * What the holders of targets say of the reports on them. A trigger empties what a deleted account wrote,
 * and withdraws what was open or published. Source: the decision on replies.
 * Triggers in changes.sql: replies_pending_change
 * Triggers in possible-orphans.sql: replies_orphan
 * Triggers in replies.sql: replies_gone, replies_on_target
 */
export const replies = pgTable(
  'replies',
  {
    id: id(),
    /** Null once the target went with its last report. */
    targetId: uuid('target_id').references(() => targets.id, { onDelete: 'set null' }),
    /** The target as others read it, for the holder. */
    shown: text('shown').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    ground: text('ground', { enum: replyGrounds }).notNull(),
    /** Since when a new holder has it, as they say, or as a reviewer decided. */
    since: date('since'),
    text: text('text'),
    pictureKey: text('picture_key').unique(),
    state: text('state', { enum: replyStates }).notNull().default('waiting'),
    method: text('method', { enum: proofMethods }),
    provenAt: moment('proven_at'),
    provenUntil: moment('proven_until'),
    /** Whether it shows beside the verdict when it is proven and waits. */
    shows: boolean('shows').notNull().default(true),
    /** Proposed by the holder, published by a reviewer. */
    statement: text('statement'),
    /** What the decision changed of it; until the holder is told, it can be taken back. */
    before: jsonb('before').$type<ReplyBefore>(),
    appealText: text('appeal_text'),
    appealedAt: moment('appealed_at'),
    /** When reviewers were last reminded. */
    remindedAt: moment('reminded_at'),
    createdAt: createdAt(),
    ...decision,
  },
  (table) => [
    check('replies_ground', oneOf('ground', replyGrounds)),
    check('replies_state', oneOf('state', replyStates)),
    check('replies_method', oneOf('method', proofMethods)),
    check(
      'replies_proof',
      sql`num_nulls(${table.method}, ${table.provenAt}, ${table.provenUntil}) in (0, 3)`,
    ),
    uniqueIndex('replies_open')
      .on(table.userId, table.targetId)
      .where(sql`${table.state} in ('waiting', 'appealed')`),
    index('replies_target').on(table.targetId),
    index('replies_user_newest').on(table.userId, ...newestFirst(table)),
    index('replies_decided_by').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
    index('replies_due').on(table.dueAt).where(sql`${table.state} in ('waiting', 'appealed')`),
    index('replies_decided').on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
    index('replies_newest').on(...newestFirst(table)),
  ],
);

/** What was asked of the holder to prove a reply's target; goes when it is proven. */
export const replyProofs = pgTable(
  'reply_proofs',
  {
    replyId: uuid('reply_id')
      .primaryKey()
      .references(() => replies.id, { onDelete: 'cascade' }),
    method: text('method', { enum: proofMethods }).notNull(),
    /** In the record, the file or the words to sign. */
    nonce: text('nonce').notNull(),
    codeHash: bytea('code_hash'),
    triesLeft: smallint('tries_left').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check('reply_proofs_method', oneOf('method', proofMethods)),
    index('reply_proofs_expires').on(table.expiresAt),
  ],
);

/**
 * What reporters ask reviewers to look at again, once for each report, and suspended people.
 * Triggers in possible-orphans.sql: second_looks_orphan
 * Triggers in replies.sql: second_looks_gone, second_looks_on_case, second_looks_target
 */
export const secondLooks = pgTable(
  'second_looks',
  {
    id: id(),
    /** Null for a suspension. */
    reportId: uuid('report_id')
      .unique()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** That of the report. Triggers keep it. */
    targetId: uuid('target_id'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text'),
    pictureKey: text('picture_key').unique(),
    state: text('state', { enum: secondLookStates }).notNull().default('waiting'),
    /** Who rejected the report or suspended the account: another administrator decides now. */
    decidedBefore: uuid('decided_before').references(() => users.id, { onDelete: 'set null' }),
    remindedAt: moment('reminded_at'),
    createdAt: createdAt(),
    ...decision,
  },
  (table) => [
    check('second_looks_state', oneOf('state', secondLookStates)),
    uniqueIndex('second_looks_suspension')
      .on(table.userId)
      .where(sql`${table.reportId} is null and ${table.state} = 'waiting'`),
    index('second_looks_user').on(table.userId),
    index('second_looks_target').on(table.targetId).where(sql`${table.state} = 'waiting'`),
    index('second_looks_decided_by').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
    index('second_looks_decided_before')
      .on(table.decidedBefore)
      .where(sql`${table.decidedBefore} is not null`),
    index('second_looks_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('second_looks_newest').on(...newestFirst(table)),
  ],
);

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ownerId(),
    /** What it says, worded when somebody reads it. No check, or each new kind would need a migration. */
    kind: text('kind').$type<NotificationParts['kind']>().notNull(),
    parameters: jsonb('parameters').$type<NotificationParts['parameters']>().notNull(),
    read: boolean('read').notNull().default(false),
    reportId: uuid('report_id').references(() => reports.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_user_newest').on(table.userId, ...newestFirst(table)),
    index('notifications_unread').on(table.userId).where(sql`not ${table.read}`),
    index('notifications_report').on(table.reportId),
  ],
);

/** Triggers in possible-orphans.sql: posts_orphan */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    imageKey: text('image_key').unique(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('posts_idempotency').on(table.authorId, table.idempotencyKey),
    index('posts_newest').on(...newestFirst(table)),
  ],
);

/** Who last searched for which target and when, for scam alerts; who wants none. Kept 90 days. */
export const targetSearches = pgTable(
  'target_searches',
  {
    userId: ownerId(),
    categoryId: categoryId(),
    targetKey: text('target_key').notNull(),
    searchedAt: moment('searched_at').notNull().defaultNow(),
    /** Whether the person wants no alerts about the target, not even as its reporter. */
    isStopped: boolean('is_stopped').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.categoryId, table.targetKey] }),
    index('target_searches_target').on(table.categoryId, table.targetKey),
    index('target_searches_searched').on(table.searchedAt),
  ],
);

/** Who was told that a target is confirmed, and has not been told that this ended. */
export const targetAlerts = pgTable(
  'target_alerts',
  {
    /** Not a reference: people are also told when the target goes with its last report. */
    targetId: uuid('target_id').notNull(),
    userId: ownerId(),
    alertedAt: moment('alerted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.targetId, table.userId] }),
    index('target_alerts_user').on(table.userId),
  ],
);

/** Targets whose listing may have changed, which a publisher compares. Triggers add them. */
export const pendingChanges = pgTable(
  'pending_changes',
  {
    /** Not a reference: the target may be gone. */
    targetId: uuid('target_id').primaryKey(),
    /** What ended its confirmation, if anything but a decision did. */
    reason: text('reason', { enum: retractionReasons }),
    /**
     * When a publisher first saw it, which is after its commit; null again when a confirmation begins or
     * ends. Later than now while the target has to wait for its next change.
     */
    seenAt: moment('seen_at'),
  },
  (table) => [
    check('pending_changes_reason', oneOf('reason', retractionReasons)),
    index('pending_changes_seen').on(table.seenAt.asc().nullsFirst()),
  ],
);

/** The targets that are listed now: what all changes come to. */
export const listings = pgTable(
  'listings',
  {
    targetId: uuid('target_id').primaryKey(),
    category: text('category').$type<CategoryValue>().notNull(),
    entry: jsonb('entry').$type<Entry>().notNull(),
    lastReportedAt: moment('last_reported_at'),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    uniqueIndex('listings_key').on(table.category, sql`(${table.entry} ->> 'key') collate "C"`),
    index('listings_latest').on(table.category, table.lastReportedAt.desc().nullsLast()),
  ],
);

/** What became known of targets, in the order in which it was published, for a year. */
export const changes = pgTable(
  'changes',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    type: text('type', { enum: changeTypes }).notNull(),
    reason: text('reason', { enum: retractionReasons }),
    category: text('category').$type<CategoryValue>().notNull(),
    entry: jsonb('entry').$type<Entry>().notNull(),
  },
  (table) => [
    check('changes_type', oneOf('type', changeTypes)),
    check('changes_reason', oneOf('reason', retractionReasons)),
    check('changes_retracted', sql`(${table.type} = 'retracted') = (${table.reason} is not null)`),
    index('changes_category').on(table.category, table.position),
  ],
);

/**
 * Lists of others that are read on a schedule, another Redflag's log among them. `run` grows with each
 * reading, so that one whose server was taken for dead changes nothing any more.
 */
export const registers = pgTable('registers', {
  id: id(),
  name: text('name').notNull(),
  layout: text('layout').$type<RegisterLayout>().notNull(),
  address: text('address').notNull(),
  /** What another Redflag is asked with; null if it needs none. */
  secret: text('secret'),
  /** Which of another Redflag's categories are taken. */
  categories: text('categories').array().$type<CategoryValue[]>().notNull().default([]),
  intervalMinutes: integer('interval_minutes').notNull(),
  /** Under which its entries may be passed on (SPDX); null if nobody knows. */
  licence: text('licence'),
  /** The email of the account that its reports belong to. */
  account: text('account').notNull().unique(),
  paused: boolean('paused').notNull().default(false),
  /** From when its reports are being withdrawn, after which the row goes. */
  removedAt: moment('removed_at'),
  run: bigint('run', { mode: 'number' }).notNull().default(0),
  /** Until when nobody else reads it; those who do prolong it. */
  runningUntil: moment('running_until'),
  nextAt: moment('next_at').notNull().defaultNow(),
  /** What tells that it has not changed since it was read to the end. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  digest: text('digest'),
  /** In another Redflag's log; null to begin with all that is listed. */
  position: bigint('position', { mode: 'number' }),
  succeededAt: moment('succeeded_at'),
  failingSince: moment('failing_since'),
  problem: text('problem'),
  /** When it lost half of its entries, and how many that were: nothing changes until somebody agrees. */
  stoppedAt: moment('stopped_at'),
  lost: integer('lost'),
  /** How many an administrator agreed to lose. */
  mayLose: integer('may_lose').notNull().default(0),
  /** As of the last reading: reports, and by reason what could not become one. */
  entries: integer('entries').notNull().default(0),
  refused: jsonb('refused').$type<Record<string, number>>().notNull().default({}),
  createdAt: createdAt(),
});

/** What a register holds now, with the reports that came of it. */
export const registerEntries = pgTable(
  'register_entries',
  {
    registerId: uuid('register_id')
      .notNull()
      .references(() => registers.id, { onDelete: 'cascade' }),
    /** What identifies it there, which is the idempotency key of its report. */
    key: text('key').notNull(),
    /** Null if it was refused, or an administrator has deleted it. */
    reportId: uuid('report_id').references(() => reports.id, { onDelete: 'set null' }),
    /** That of the entry alone, if it has one; otherwise the register's. */
    licence: text('licence'),
    /** Why it is no report. */
    refused: text('refused'),
    /** The reading that saw it last. Without an index, so that a reading writes little. */
    run: bigint('run', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.registerId, table.key] }),
    uniqueIndex('register_entries_report')
      .on(table.reportId)
      .where(sql`${table.reportId} is not null`),
  ],
);

export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

/**
 * What every instance must hear, sent and deleted right after the commit. Unlogged, which Drizzle
 * cannot say: a crash of PostgreSQL empties it, but also breaks every listening connection.
 */
export const announcements = pgTable('announcements', {
  id: id(),
  channel: text('channel').notNull(),
  payload: text('payload').notNull(),
  createdAt: createdAt(),
});

/**
 * The servers that run, each of which refreshes its row. Unlogged, which Drizzle cannot say: after a
 * crash of PostgreSQL they write themselves in again, and a backup leaves them out.
 */
export const servers = pgTable('servers', {
  id: uuid('id').primaryKey(),
  version: text('version').notNull(),
  commit: text('commit').notNull(),
  /** Its machine and port. */
  address: text('address').notNull(),
  startedAt: moment('started_at').notNull(),
  /** By the database's clock. */
  seenAt: moment('seen_at').notNull().defaultNow(),
  memoryBytes: bigint('memory_bytes', { mode: 'number' }).notNull(),
  /** How far its clock is ahead of the database's. */
  clockMs: bigint('clock_ms', { mode: 'number' }).notNull(),
});

/** Emails and text messages for which no provider is set up, shown at `/dev/outbox`; empty in production. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [index('outbox_newest').on(...newestFirst({ createdAt: table.sentAt, id: table.id }))],
);

/** Counters of `rate-limiter-flexible`, which prescribes these columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/**
 * Pictures that perhaps no row names, the only ones that the sweep checks: each new one before it
 * is stored, and each that a row stops naming, noted by triggers.
 */
export const possibleOrphans = pgTable(
  'possible_orphans',
  {
    /** The key of the full picture. */
    key: text('key').primaryKey(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [index('possible_orphans_since').on(table.since)],
);

/**
 * How many reports there are: the sum of all counts. Triggers only add rows, so that nobody waits
 * for another's; a job merges them.
 */
export const reportCounts = pgTable(
  'report_counts',
  {
    categoryId: uuid('category_id').notNull(),
    status: text('status', { enum: reportStatuses }).notNull(),
    /** The UTC day of filing; null for all days that statistics no longer show. */
    day: date('day'),
    count: integer('count').notNull(),
  },
  // With the counts, because every page of a list by status says how many there are.
  (table) => [index('report_counts_status').on(table.status, table.categoryId, table.count)],
);

/** How many reports were first resolved on a UTC day after about the same time; like `reportCounts`. */
export const resolutionCounts = pgTable('resolution_counts', {
  day: date('day').notNull(),
  /** Within how many days of filing: one of `resolutionDays`. */
  withinDays: smallint('within_days'),
  /** The logarithm of the seconds since filing, times 25. */
  step: smallint('step').notNull(),
  count: integer('count').notNull(),
});

/**
 * How many decisions were made on a UTC day after about the same time since filing, as in
 * `resolutionCounts`. A decision ends Pending or Under Review.
 */
export const decisionCounts = pgTable('decision_counts', {
  day: date('day').notNull(),
  step: smallint('step').notNull(),
  count: integer('count').notNull(),
});

/** How many reports were Pending at the end of a UTC day, or are today. */
export const waitingDays = pgTable('waiting_days', {
  day: date('day').primaryKey(),
  count: integer('count').notNull(),
});

/** How many cases there are; like `reportCounts`. */
export const caseCounts = pgTable('case_counts', {
  categoryId: uuid('category_id').notNull(),
  hasPicture: boolean('has_picture').notNull(),
  isFlagged: boolean('is_flagged').notNull(),
  count: integer('count').notNull(),
});

/** How many accounts have a verified phone number; like `reportCounts`. */
export const verifiedUserCounts = pgTable('verified_user_counts', {
  count: integer('count').notNull(),
});

/** How many accounts there are; like `reportCounts`. */
export const userCounts = pgTable('user_counts', {
  reportRange: text('report_range', { enum: reportRanges }),
  status: text('status', { enum: accountStatuses }).notNull(),
  count: integer('count').notNull(),
});

/** When the counts in a table were last made from the rows that they count. */
export const recounts = pgTable('recounts', {
  counts: text('counts').primaryKey(),
  madeAt: moment('made_at').notNull().defaultNow(),
});
