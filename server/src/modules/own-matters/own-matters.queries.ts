import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  categories,
  isReviewer,
  replies,
  reports,
  targets,
  users,
} from '#platform/database/schema.ts';

/** Returns the targets on which an account has ever replied as the one who holds them. */
export function selectReplied(database: Queryable, userId: string) {
  return database
    .selectDistinct({ category: categories.value, key: targets.key })
    .from(replies)
    .innerJoin(targets, eq(targets.id, replies.targetId))
    .innerJoin(categories, eq(categories.id, targets.categoryId))
    .where(eq(replies.userId, userId));
}

/** Returns the address and the number of an account, each null until it is verified. */
export async function selectVerified(database: Queryable, userId: string) {
  const [row] = await database
    .select({
      email: sql<
        string | null
      >`case when ${users.emailVerifiedAt} is not null then ${users.email} end`,
      phone: sql<
        string | null
      >`case when ${users.phoneVerifiedAt} is not null then ${users.phone} end`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** Whether an account has reported one of some targets. */
export async function hasReported(
  database: Queryable,
  userId: string,
  targetIds: string[],
): Promise<boolean> {
  const own = and(inArray(reports.targetId, targetIds), eq(reports.reporterId, userId));
  return (await database.$count(reports, own)) > 0;
}

/** Returns targets' names by their ids. */
export async function selectNames(database: Queryable, ids: string[]) {
  return database
    .select({ id: targets.id, category: categories.value, key: targets.key })
    .from(targets)
    .innerJoin(categories, eq(categories.id, targets.categoryId))
    .where(inArray(targets.id, ids));
}

/** Whether there is another administrator or reviewer who can sign in. */
export async function hasOtherReviewers(database: Queryable, userId: string): Promise<boolean> {
  const others = and(isReviewer, eq(users.status, 'active'), ne(users.id, userId));
  return (await database.$count(users, others)) > 0;
}
