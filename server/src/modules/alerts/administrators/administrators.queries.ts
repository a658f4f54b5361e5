import { and, count, desc, eq, gt, lte, min, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  categories,
  isAdmin,
  isReviewer,
  reports,
  settings,
  users,
} from '#platform/database/schema.ts';

/** Counts the pending reports, without those of suspended people, and returns when the oldest was filed. */
export async function countPending(
  database: Queryable,
): Promise<{ pending: number; oldestAt: Date | null }> {
  const [row] = await database
    .select({ pending: count(), oldestAt: min(reports.createdAt) })
    .from(reports)
    .where(sql`${reports.status} = 'Pending' and not ${reports.isSuspended}`);
  return row ?? { pending: 0, oldestAt: null };
}

/** Returns the ids of the administrators who are not suspended. */
export async function selectActiveAdmins(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(isAdmin, eq(users.status, 'active')));
  return rows.map(({ id }) => id);
}

/** Returns who works on cases: administrators and reviewers. */
export async function selectActiveReviewers(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(isReviewer, eq(users.status, 'active')));
  return rows.map(({ id }) => id);
}

export interface Span {
  /** Exclusive. */
  since: Date;
  /** Inclusive. */
  until: Date;
}

const within = ({ since, until }: Span) =>
  and(gt(reports.createdAt, since), lte(reports.createdAt, until));

export async function countFiled(database: Queryable, span: Span): Promise<number> {
  const [row] = await database.select({ filed: count() }).from(reports).where(within(span));
  return row?.filed ?? 0;
}

/** Returns the category and target of the newest reports of a span. */
export function selectFiled(database: Queryable, span: Span, limit: number) {
  return database
    .select({ category: categories.value, target: reports.target })
    .from(reports)
    .innerJoin(categories, eq(categories.id, reports.categoryId))
    .where(within(span))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit);
}

/** Names the last time of something that must not happen again too soon, on any instance. */
export type TimestampName = 'turn.pendingReminder' | 'turn.newReportsMail';

const NEVER = new Date(0);

/** Returns when it last happened, or 1970 if never. Other callers wait until the transaction ends. */
export async function lockTimestamp(database: Queryable, name: TimestampName): Promise<Date> {
  await database
    .insert(settings)
    .values({ name, value: NEVER.toISOString() })
    .onConflictDoNothing();
  const [row] = await database.select().from(settings).where(eq(settings.name, name)).for('update');
  return new Date(String(row?.value));
}

/** Sets the locked timestamp. */
export async function setTimestamp(
  database: Queryable,
  name: TimestampName,
  at: Date,
): Promise<void> {
  await database.update(settings).set({ value: at.toISOString() }).where(eq(settings.name, name));
}
