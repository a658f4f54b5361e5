import type { CategoryValue } from '@redflag/shared/categories';
import { and, eq, gte, lt, not, notExists, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import { categories, reports, targetSearches, targets } from '#platform/database/schema.ts';

const upsert = prepared((database) => {
  const [userId, value, key, keptSince] = ['userId', 'category', 'key', 'keptSince'].map((name) =>
    sql.placeholder(name),
  );
  return database
    .insert(targetSearches)
    .select(
      sql`
        select ${userId}::uuid, c.id, ${key}::text, false, now(), false
        from ${categories} c, (select set_config('synchronous_commit', 'off', true)) hasty
        where c.value = ${value} and not exists (
          select from ${targetSearches} s
          where s.user_id = ${userId}::uuid and s.category_id = c.id and s.target_key = ${key}::text
            and not s.by_old_key and s.searched_at > ${keptSince}::timestamptz
        )`,
    )
    .onConflictDoUpdate({
      target: [targetSearches.userId, targetSearches.categoryId, targetSearches.targetKey],
      set: { searchedAt: sql`now()`, byOldKey: false },
    })
    .prepare('target_search_upsert');
});

/**
 * Stores when a person last searched for a target, unless a search since `keptSince` is stored. It
 * does not wait for the disk: losing a search in a crash is better than slowing down every search.
 */
export async function upsertSearch(
  database: Queryable,
  search: { userId: string; category: CategoryValue; key: string; keptSince: Date },
): Promise<void> {
  await upsert(database).execute(search);
}

/** Deletes older searches, but not what stops alerts about a target that the person reported since. */
export async function deleteSearchesBefore(database: Queryable, moment: Date): Promise<void> {
  const { userId, categoryId, targetKey, searchedAt, isStopped } = targetSearches;
  const reported = database
    .select({ one: sql`1` })
    .from(reports)
    .innerJoin(targets, eq(targets.id, reports.targetId))
    .where(
      and(
        eq(reports.reporterId, userId),
        gte(reports.createdAt, moment),
        eq(targets.categoryId, categoryId),
        eq(targets.key, targetKey),
      ),
    );
  await database
    .delete(targetSearches)
    .where(and(lt(searchedAt, moment), or(not(isStopped), notExists(reported))));
}
