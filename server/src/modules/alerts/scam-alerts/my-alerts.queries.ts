import { rememberedKeys } from '@redflag/shared/targets';
import { and, eq, sql } from 'drizzle-orm';
import { idOfCategory } from '#modules/categories/index.ts';
import type { TargetName } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import { olderThan, ROWS_COUNTED } from '#platform/database/lists/lists.ts';
import {
  categories,
  reports,
  targetAlerts,
  targetSearches,
  targets,
} from '#platform/database/schema.ts';

/** Returns the name of a target, or null. */
export async function selectKeyOf(database: Queryable, id: string): Promise<TargetName | null> {
  const [row] = await database
    .select({ category: categories.value, key: targets.key })
    .from(targets)
    .innerJoin(categories, eq(categories.id, targets.categoryId))
    .where(eq(targets.id, id))
    .prepare('name_of_target')
    .execute();
  return row ?? null;
}

export type AlertRow = Awaited<ReturnType<typeof selectAlerts>>[number];

/**
 * Returns what a person has searched for or reported since `since`, each target once, newest first,
 * plus one row beyond `limit`. With `of`, only this target, also after a search that means it among others.
 */
export function selectAlerts(
  database: Queryable,
  userId: string,
  {
    since,
    of,
    after,
    limit,
  }: { since: Date; of: TargetName | undefined; after: Cursor | null; limit: number },
) {
  const mine = allMine(database, userId, { since, of });
  const createdAt = sql<Date>`mine.at`.mapWith(targetSearches.searchedAt);
  // A UUID of version 8 that only such a row has.
  const id = sql<string>`overlay(overlay(md5(mine.category_id || mine.key) placing '8' from 13) placing '8' from 17)::uuid`;
  return database
    .select({
      id,
      createdAt,
      category: categories.value,
      key: sql<string>`mine.key`,
      confirmed: sql<boolean>`coalesce(${targets.confirmed} > 0, false)`,
      toldAt: targetAlerts.alertedAt,
      stopped: sql<boolean>`coalesce(${targetSearches.isStopped}, false)`,
    })
    .from(mine)
    .innerJoin(categories, sql`${categories.id} = mine.category_id`)
    .leftJoin(
      targetSearches,
      and(
        eq(targetSearches.userId, userId),
        sql`${targetSearches.categoryId} = mine.category_id and ${targetSearches.targetKey} = mine.key`,
      ),
    )
    .leftJoin(targets, sql`${targets.categoryId} = mine.category_id and ${targets.key} = mine.key`)
    .leftJoin(
      targetAlerts,
      and(eq(targetAlerts.targetId, targets.id), eq(targetAlerts.userId, userId)),
    )
    .where(after ? olderThan({ createdAt, id }, after) : undefined)
    .orderBy(sql`${createdAt} desc, ${id} desc`)
    .limit(limit + 1)
    .prepare(after ? '' : nameFor('alerts', of))
    .execute();
}

const nameFor = (statement: string, of: TargetName | undefined) =>
  of ? `${statement}_on_target` : statement;

/** Selects what a person has searched for or reported, each target once, with the last time. */
function allMine(
  database: Queryable,
  userId: string,
  { since, of }: { since: Date; of: TargetName | undefined },
) {
  const categoryId = of && sql`(${idOfCategory(database, of.category)})`;
  const searched = sql`${targetSearches} where user_id = ${userId} and searched_at > ${since}`;
  return sql`(
    select category_id, key, max(at) as at from (
      select category_id, target_key as key, searched_at as at from ${searched}
      ${of ? sql`and category_id = ${categoryId} and target_key = ${of.key}` : sql``}
      union all
      select t.category_id, t.key, r.created_at
      from ${reports} r join ${targets} t on t.id = r.target_id
      where r.reporter_id = ${userId} and r.created_at > ${since}
      ${of ? sql`and t.category_id = ${categoryId} and t.key = ${of.key}` : sql``}
      ${
        of
          ? sql`union all select category_id, ${of.key}, searched_at from ${searched}
            and category_id = ${categoryId} and target_key = any (${sql.param(rememberedKeys(of).slice(1))}::text[]) and not is_stopped`
          : sql``
      }
    ) as all_mine group by category_id, key
  ) as mine`;
}

/** Returns the names of what `selectAlerts` lists on all pages, at most `ROWS_COUNTED`. */
export function selectAlertNames(
  database: Queryable,
  userId: string,
  which: { since: Date; of: TargetName | undefined },
): Promise<TargetName[]> {
  return database
    .select({ category: categories.value, key: sql<string>`mine.key` })
    .from(allMine(database, userId, which))
    .innerJoin(categories, sql`${categories.id} = mine.category_id`)
    .limit(ROWS_COUNTED)
    .prepare(nameFor('alert_names', which.of))
    .execute();
}

/** Stores that a person wants no alerts about a target, last searched for or reported `at`. */
export async function stopAlerts(
  database: Queryable,
  userId: string,
  { category, key }: TargetName,
  at: Date,
): Promise<void> {
  await database
    .insert(targetSearches)
    .values({
      userId,
      categoryId: sql`(${idOfCategory(database, category)})`,
      targetKey: key,
      searchedAt: at,
      isStopped: true,
    })
    .onConflictDoUpdate({
      target: [targetSearches.userId, targetSearches.categoryId, targetSearches.targetKey],
      set: { isStopped: true },
    });
}

export async function resumeAlerts(
  database: Queryable,
  userId: string,
  { category, key }: TargetName,
): Promise<void> {
  await database
    .update(targetSearches)
    .set({ isStopped: false })
    .where(
      and(
        eq(targetSearches.userId, userId),
        eq(targetSearches.categoryId, idOfCategory(database, category)),
        eq(targetSearches.targetKey, key),
      ),
    );
}
