import { canonicalMailbox } from '@redflag/shared/accounts/canonical-mailbox';
import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { User } from '#modules/accounts/accounts.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import {
  apiKeys,
  caseNotes,
  categories,
  codeApps,
  contentColumns,
  credentials,
  flags,
  identities,
  knownDevices,
  namelessDecisions,
  notifications,
  passkeys,
  posts,
  rateLimits,
  recommendations,
  recoveryCodes,
  replies,
  reportQuestions,
  reportStatusChanges,
  reports,
  secondLooks,
  secondReviews,
  sessions,
  subcategories,
  targetAlerts,
  targetSearches,
  targets,
  tokens,
  userNotes,
} from '#platform/database/schema.ts';

/** Returns what the database stores under an account's id, without hashes of tokens and passwords. */
export async function selectEverythingAbout(database: Queryable, account: User) {
  const { id: userId } = account;
  const [password] = await database
    .select({ changedAt: credentials.changedAt })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return {
    account,
    passwordChangedAt: password?.changedAt ?? null,
    identities: await database.select().from(identities).where(eq(identities.userId, userId)),
    sessions: await selectSessions(database, userId),
    devices: await database
      .select({ signedInAt: knownDevices.signedInAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId)),
    passkeys: await database
      .select({
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    codeApps: await database
      .select({ createdAt: codeApps.createdAt })
      .from(codeApps)
      .where(eq(codeApps.userId, userId)),
    recoveryCodes: await database
      .select({ createdAt: recoveryCodes.createdAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId)),
    keys: await selectKeys(database, userId),
    codesAndLinks: await selectProofs(database, userId),
    reports: await selectFiled(database, userId),
    statusChangesOfReports: await selectDecisions(database, userId),
    decisionsOnDeletedReports: await selectDecisionsKept(database, userId),
    statusChangesMade: await selectReviewed(database, userId),
    recommendations: await selectRecommended(database, userId),
    secondReviews: await selectReviewedAgain(database, userId),
    flags: await selectFlagged(database, userId),
    flagsSettled: await selectSettled(database, userId),
    questions: await selectQuestions(database, userId),
    notes: await selectNotesAbout(database, userId),
    notesOnTargets: await selectNotesBy(database, userId),
    replies: await selectReplies(database, userId),
    repliesDecided: await selectRepliesDecided(database, userId),
    secondLooks: await selectSecondLooks(database, userId),
    secondLooksDecided: await selectSecondLooksDecided(database, userId),
    postsPublished: await selectPublished(database, userId),
    searches: await selectSearched(database, userId),
    alerts: await selectAlerted(database, userId),
    notifications: await database
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt)),
  };
}

/** Returns what reviewers asked the person, without who did. */
function selectQuestions(database: Queryable, userId: string) {
  const { reportId, question, askedAt, answer, answeredAt } = reportQuestions;
  return database
    .select({ reportId, question, askedAt, answer, answeredAt })
    .from(reportQuestions)
    .where(eq(reportQuestions.userId, userId))
    .orderBy(desc(askedAt));
}

/** Returns what the team notes about the person, without who did. */
function selectNotesAbout(database: Queryable, userId: string) {
  const { text, createdAt } = userNotes;
  return database
    .select({ text, createdAt })
    .from(userNotes)
    .where(eq(userNotes.userId, userId))
    .orderBy(desc(createdAt));
}

/** Returns what the person noted on targets. Notes about others are in the files of these. */
function selectNotesBy(database: Queryable, userId: string) {
  const { targetId, text, createdAt } = caseNotes;
  return database
    .select({ targetId, text, createdAt })
    .from(caseNotes)
    .where(eq(caseNotes.authorId, userId))
    .orderBy(desc(createdAt));
}

function selectDecisionsKept(database: Queryable, userId: string) {
  const { type, status, createdAt, resolvedAt } = namelessDecisions;
  return database
    .select({ type, status, createdAt, resolvedAt })
    .from(namelessDecisions)
    .where(eq(namelessDecisions.userId, userId));
}

function selectSessions(database: Queryable, userId: string) {
  const { userAgent, createdAt, lastSeenAt } = sessions;
  return database
    .select({ userAgent, createdAt, lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
}

function selectKeys(database: Queryable, userId: string) {
  const { name, scopes, createdAt, expiresAt, lastUsedAt } = apiKeys;
  return database
    .select({ name, scopes, createdAt, expiresAt, lastUsedAt })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId));
}

function selectProofs(database: Queryable, userId: string) {
  const { purpose, phone, expiresAt } = tokens;
  return database
    .select({ purpose, phone, expiresAt })
    .from(tokens)
    .where(eq(tokens.userId, userId));
}

/**
 * Returns the attempts counted for an account's id, address or number, but not for network
 * addresses, which belong to no one person. Has no index: nothing else needs this.
 */
export function selectAttempts(database: Queryable, { id, email, phone }: User) {
  const counted = sql`split_part(substr(${rateLimits.key}, strpos(${rateLimits.key}, ':') + 1), ' ', 1)`;
  return database
    .select()
    .from(rateLimits)
    .where(inArray(counted, [id, email, canonicalMailbox(email), ...(phone ? [phone] : [])]));
}

function selectFiled(database: Queryable, userId: string) {
  return database
    .select({
      id: reports.id,
      category: categories.value,
      subcategory: subcategories.value,
      ...contentColumns,
      country: reports.country,
      status: reports.status,
      evidenceKey: reports.evidenceKey,
      evidenceSource: reports.evidenceSource,
      redactedAt: reports.redactedAt,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(categories, eq(categories.id, reports.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, reports.subcategoryId))
    .where(eq(reports.reporterId, userId))
    .orderBy(desc(reports.createdAt));
}

/** Returns the decisions about the person's reports, without the names of who made them. */
function selectDecisions(database: Queryable, userId: string) {
  const { reportId, from, to, reason, changedAt } = reportStatusChanges;
  return database
    .select({ reportId, from, to, reason, changedAt })
    .from(reportStatusChanges)
    .innerJoin(reports, eq(reports.id, reportId))
    .where(eq(reports.reporterId, userId))
    .orderBy(desc(changedAt));
}

function selectReviewed(database: Queryable, userId: string) {
  return database
    .select()
    .from(reportStatusChanges)
    .where(eq(reportStatusChanges.changedBy, userId))
    .orderBy(desc(reportStatusChanges.changedAt));
}

function selectRecommended(database: Queryable, userId: string) {
  const { targetId, recommends, reason, createdAt } = recommendations;
  return database
    .select({ targetId, recommends, reason, createdAt })
    .from(recommendations)
    .where(eq(recommendations.userId, userId))
    .orderBy(desc(createdAt));
}

/** Returns decisions that were looked at again, without who decided what. */
function selectReviewedAgain(database: Queryable, userId: string) {
  const { id, changeId, firstBy, secondBy, thirdBy, ...said } = getTableColumns(secondReviews);
  return database
    .select(said)
    .from(secondReviews)
    .where(sql`${userId} in (${firstBy}, ${secondBy}, ${thirdBy})`);
}

/** Returns the person's own objections and what became of them, without who settled them. */
function selectFlagged(database: Queryable, userId: string) {
  const { reportId, targetId, reason, text, createdAt, settledAt, outcome, note, answer } = flags;
  return database
    .select({ reportId, targetId, reason, text, createdAt, settledAt, outcome, note, answer })
    .from(flags)
    .where(eq(flags.userId, userId))
    .orderBy(desc(createdAt));
}

/** Returns the objections that the person settled as an administrator, without who made them. */
function selectSettled(database: Queryable, userId: string) {
  const { reportId, targetId, reason, createdAt, settledAt, outcome, note, answer } = flags;
  return database
    .select({ reportId, targetId, reason, createdAt, settledAt, outcome, note, answer })
    .from(flags)
    .where(eq(flags.settledBy, userId))
    .orderBy(desc(settledAt));
}

const { targetId, shown, ground, since, method, provenAt, appealedAt, state } = replies;
/** What is known of a reply without what its holder wrote. */
const replyFacts = {
  ...{ id: replies.id, targetId, shown, ground, since, method, provenAt, appealedAt, state },
  ...{ createdAt: replies.createdAt, dueAt: replies.dueAt },
  ...{ reason: replies.reason, decidedAt: replies.decidedAt },
};

function selectReplies(database: Queryable, userId: string) {
  const { text, statement, appealText, pictureKey } = replies;
  return database
    .select({ ...replyFacts, text, statement, appealText, pictureKey })
    .from(replies)
    .where(eq(replies.userId, userId))
    .orderBy(desc(replies.createdAt));
}

/** Returns what the person decided as an administrator, without who asked for it. */
function selectRepliesDecided(database: Queryable, userId: string) {
  return database
    .select(replyFacts)
    .from(replies)
    .where(eq(replies.decidedBy, userId))
    .orderBy(desc(replies.decidedAt));
}

const secondLookFacts = {
  ...{ id: secondLooks.id, reportId: secondLooks.reportId, state: secondLooks.state },
  ...{ createdAt: secondLooks.createdAt, dueAt: secondLooks.dueAt },
  ...{ reason: secondLooks.reason, decidedAt: secondLooks.decidedAt },
};

function selectSecondLooks(database: Queryable, userId: string) {
  const { text, pictureKey } = secondLooks;
  return database
    .select({ ...secondLookFacts, text, pictureKey })
    .from(secondLooks)
    .where(eq(secondLooks.userId, userId))
    .orderBy(desc(secondLooks.createdAt));
}

function selectSecondLooksDecided(database: Queryable, userId: string) {
  return database
    .select(secondLookFacts)
    .from(secondLooks)
    .where(eq(secondLooks.decidedBy, userId))
    .orderBy(desc(secondLooks.decidedAt));
}

function selectPublished(database: Queryable, userId: string) {
  const { id, title, body, imageKey, createdAt } = posts;
  return database
    .select({ id, title, body, imageKey, createdAt })
    .from(posts)
    .where(eq(posts.authorId, userId))
    .orderBy(desc(posts.createdAt));
}

function selectSearched(database: Queryable, userId: string) {
  return database
    .select({
      category: categories.value,
      target: targetSearches.targetKey,
      searchedAt: targetSearches.searchedAt,
      alertsStopped: targetSearches.isStopped,
    })
    .from(targetSearches)
    .innerJoin(categories, eq(categories.id, targetSearches.categoryId))
    .where(eq(targetSearches.userId, userId))
    .orderBy(desc(targetSearches.searchedAt));
}

/** Returns the targets that the person was told are confirmed. Some are gone with their last report. */
function selectAlerted(database: Queryable, userId: string) {
  const { targetId, alertedAt } = targetAlerts;
  return database
    .select({ targetId, category: categories.value, target: targets.key, alertedAt })
    .from(targetAlerts)
    .leftJoin(targets, eq(targets.id, targetId))
    .leftJoin(categories, eq(categories.id, targets.categoryId))
    .where(eq(targetAlerts.userId, userId))
    .orderBy(desc(alertedAt));
}
