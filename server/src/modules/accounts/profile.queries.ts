import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { prepared } from '../../platform/database.ts';
import {
  categories,
  credentials,
  identities,
  notifications,
  posts,
  reportStatusChanges,
  reports,
  sessions,
  subcategories,
  targetSearches,
  users,
} from '../../platform/schema.ts';

export type User = typeof users.$inferSelect;

const userById = prepared((database) =>
  database
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id'),
);

export async function selectUser(database: Queryable, id: string): Promise<User | null> {
  const [user] = await userById(database).execute({ id });
  return user ?? null;
}

type Change = { [Field in 'username' | 'photoKey' | 'statusMails']?: User[Field] | undefined };

/** The account as it is after the change; null when it is gone. */
export async function updateUser(
  database: Queryable,
  id: string,
  change: Change,
): Promise<User | null> {
  const [user] = await database.update(users).set(change).where(eq(users.id, id)).returning();
  return user ?? null;
}

/** The account as it was, locked until the transaction ends. */
export async function lockUser(database: Queryable, id: string): Promise<User | null> {
  const [user] = await database.select().from(users).where(eq(users.id, id)).for('update');
  return user ?? null;
}

/** Removes the account and all that hangs on it; its reports stay, without a reporter. */
export async function deleteUser(database: Queryable, id: string): Promise<void> {
  await database.delete(users).where(eq(users.id, id));
}

/** Which of these photo files an account still names. */
export async function selectPhotoKeys(database: Queryable, keys: string[]): Promise<Set<string>> {
  const rows = await database
    .select({ key: users.photoKey })
    .from(users)
    .where(inArray(users.photoKey, keys));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/** Everything that the database holds about a person, but for secrets (hashes of tokens and passwords). */
export async function selectEverythingAbout(database: Queryable, userId: string) {
  const [account, identity, session, filed, review, published, searched, notification, password] =
    await Promise.all([
      selectUser(database, userId),
      database.select().from(identities).where(eq(identities.userId, userId)),
      database
        .select({
          userAgent: sessions.userAgent,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
      selectFiled(database, userId),
      selectReviewed(database, userId),
      selectPublished(database, userId),
      selectSearched(database, userId),
      database
        .select()
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(desc(notifications.createdAt)),
      database
        .select({ changedAt: credentials.changedAt })
        .from(credentials)
        .where(eq(credentials.userId, userId)),
    ]);
  return {
    account,
    passwordChangedAt: password[0]?.changedAt ?? null,
    identities: identity,
    sessions: session,
    reports: filed,
    statusChangesMade: review,
    postsPublished: published,
    searches: searched,
    notifications: notification,
  };
}

function selectFiled(database: Queryable, userId: string) {
  return database
    .select({
      id: reports.id,
      category: categories.label,
      subcategory: subcategories.label,
      type: reports.type,
      target: reports.target,
      description: reports.description,
      status: reports.status,
      evidenceSource: reports.evidenceSource,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(categories, eq(categories.id, reports.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, reports.subcategoryId))
    .where(eq(reports.reporterId, userId))
    .orderBy(desc(reports.createdAt));
}

function selectPublished(database: Queryable, userId: string) {
  return database
    .select({ id: posts.id, title: posts.title, body: posts.body, createdAt: posts.createdAt })
    .from(posts)
    .where(eq(posts.authorId, userId))
    .orderBy(desc(posts.createdAt));
}

function selectSearched(database: Queryable, userId: string) {
  return database
    .select({
      category: categories.label,
      target: targetSearches.targetKey,
      searchedAt: targetSearches.searchedAt,
    })
    .from(targetSearches)
    .innerJoin(categories, eq(categories.id, targetSearches.categoryId))
    .where(eq(targetSearches.userId, userId))
    .orderBy(desc(targetSearches.searchedAt));
}

function selectReviewed(database: Queryable, userId: string) {
  return database
    .select()
    .from(reportStatusChanges)
    .where(eq(reportStatusChanges.changedBy, userId))
    .orderBy(desc(reportStatusChanges.changedAt));
}
