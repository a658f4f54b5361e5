import type { CategoryValue } from '@redflag/shared/categories';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { categories, targetSearches } from '../../platform/schema.ts';

/**
 * Keeps when somebody last searched for a target; again within the hour, nothing is written. It does
 * not wait for the disk: a search that is lost in a crash does less harm than every one being slower.
 */
export async function upsertSearch(
  database: Queryable,
  { userId, category, targetKey }: { userId: string; category: CategoryValue; targetKey: string },
): Promise<void> {
  await database.execute(sql`
    with hasty as (select set_config('synchronous_commit', 'off', true))
    insert into ${targetSearches} (user_id, category_id, target_key)
    select ${userId}::uuid, c.id, ${targetKey} from ${categories} c, hasty
    where c.value = ${category} and not exists (
      select from ${targetSearches} s
      where s.user_id = ${userId}::uuid and s.category_id = c.id and s.target_key = ${targetKey}
        and s.searched_at > now() - interval '1 hour'
    )
    on conflict (user_id, category_id, target_key) do update set searched_at = now()`);
}

export async function deleteSearchesBefore(database: Queryable, moment: Date): Promise<void> {
  await database.delete(targetSearches).where(sql`${targetSearches.searchedAt} < ${moment}`);
}
