import type { CategoryValue } from '@redflag/shared/categories';
import type { SQL } from 'drizzle-orm';
import { and, eq, gte, lt, not, notExists, or, sql } from 'drizzle-orm';
import type { OrPlaceholders, Queryable } from '#platform/database/database.ts';
import { categories, reports, targetSearches, targets } from '#platform/database/schema.ts';

/** What to store of a person's search. */
export interface NewSearch {
  userId: string;
  category: CategoryValue;
  key: string;
  /** A search since then is not stored again. */
  keptSince: Date;
}

/**
 * Stores when a person last searched for a target, alone or within the statement that searches.
 * Does not wait for the disk: losing a search in a crash is better than slowing down every search.
 */
export function searchUpsert({ userId, category, key, keptSince }: OrPlaceholders<NewSearch>): SQL {
  return sql`
    insert into ${targetSearches} (user_id, category_id, target_key, is_stopped, searched_at)
    select ${userId}::uuid, c.id, ${key}::text, false, now()
    from ${categories} c, (select set_config('synchronous_commit', 'off', true)) hasty
    where c.value = ${category} and not exists (
      select from ${targetSearches} s
      where s.user_id = ${userId}::uuid and s.category_id = c.id and s.target_key = ${key}::text
        and s.searched_at > ${keptSince}::timestamptz
    )
    on conflict (user_id, category_id, target_key) do update set searched_at = now()`;
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
