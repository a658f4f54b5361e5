import type { CategoryValue } from '@redflag/shared/categories';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { categories, targetSearches } from '../../platform/schema.ts';

/** Keeps when somebody last searched for a target; again within the hour, nothing is written. */
export async function upsertSearch(
  database: Queryable,
  { userId, category, targetKey }: { userId: string; category: CategoryValue; targetKey: string },
): Promise<void> {
  await database.execute(sql`
    insert into ${targetSearches} (user_id, category_id, target_key)
    select ${userId}, id, ${targetKey} from ${categories} where value = ${category}
    on conflict (user_id, category_id, target_key) do update set searched_at = now()
    where ${targetSearches.searchedAt} < now() - interval '1 hour'`);
}

export async function deleteSearchesBefore(database: Queryable, moment: Date): Promise<void> {
  await database.delete(targetSearches).where(sql`${targetSearches.searchedAt} < ${moment}`);
}
