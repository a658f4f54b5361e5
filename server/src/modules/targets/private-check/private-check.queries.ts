import type { CategoryValue } from '@redflag/shared/categories';
import { and, asc, eq, sql } from 'drizzle-orm';
import { idOfCategory } from '#modules/categories/index.ts';
import type { TargetRow } from '#modules/targets/targets.queries.ts';
import { targetWithCategory } from '#modules/targets/targets.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import { unseen } from '#platform/database/database.ts';
import { targets } from '#platform/database/schema.ts';
import { putSetting, selectSetting } from '#platform/database/stored-settings.ts';

const nameOf = (category: CategoryValue) => `targets.bits.${category}`;

/** Returns how many bits of a hash a private check sends, or null if that is not known yet. */
export async function selectBits(
  database: Queryable,
  category: CategoryValue,
): Promise<number | null> {
  return (await selectSetting(database, nameOf(category))) as number | null;
}

export async function putBits(
  database: Queryable,
  category: CategoryValue,
  bits: number,
): Promise<void> {
  await putSetting(database, nameOf(category), bits);
}

export function countTargets(database: Queryable, category: CategoryValue): Promise<number> {
  return database.$count(targets, eq(targets.categoryId, idOfCategory(database, category)));
}

/** Returns the targets whose hash is at least `from` and, unless that is null, less than `before`. */
export function selectBucket(
  database: Queryable,
  category: CategoryValue,
  from: Buffer,
  before: Buffer | null,
): Promise<TargetRow[]> {
  return targetWithCategory(database)
    .where(
      and(
        eq(targets.categoryId, idOfCategory(database, category)),
        sql`${targets.hash} >= ${unseen(from, 'bytea')}`,
        before ? sql`${targets.hash} < ${unseen(before, 'bytea')}` : undefined,
      ),
    )
    .orderBy(asc(targets.hash))
    .prepare(before ? 'bucket' : 'last_bucket')
    .execute();
}
