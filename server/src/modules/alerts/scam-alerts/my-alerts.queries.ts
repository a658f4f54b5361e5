import { rememberedKeys } from '@redflag/shared/targets';
import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import { idOfCategory } from '#modules/categories/index.ts';
import type { TargetName } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
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
  const [row] = await keyOf(database).execute({ id });
  return row ?? null;
}

const keyOf = prepared((database) =>
  database
    .select({ category: categories.value, key: targets.key })
    .from(targets)
    .innerJoin(categories, eq(categories.id, targets.categoryId))
    .where(eq(targets.id, sql.placeholder('id')))
    .prepare('name_of_target'),
);

export type AlertRow = Awaited<ReturnType<typeof selectAlerts>>[number];

interface Searches {
  since: Date;
  of: TargetName | undefined;
}

/**
 * Returns what a person has searched for or reported since `since`, each target once, newest first,
 * plus one row beyond `limit`. With `of`, only this target, also after a search that means it among others.
 */
export function selectAlerts(
  database: Queryable,
  userId: string,
  { after, limit, ...which }: Searches & { after: Cursor | null; limit: number },
) {
  const first = which.of ? firstAlerts.ofTarget : firstAlerts.all;
  const page = after ? alertsPage(which.of !== undefined, after) : first;
  return page(database).execute({ ...valuesOf(userId, which), limit: limit + 1 });
}

const alertsPage = (ofTarget: boolean, after?: Cursor) => (database: Queryable) => {
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
    .from(allMine(database, ofTarget))
    .innerJoin(categories, sql`${categories.id} = mine.category_id`)
    .leftJoin(
      targetSearches,
      and(
        eq(targetSearches.userId, given.userId),
        sql`${targetSearches.categoryId} = mine.category_id and ${targetSearches.targetKey} = mine.key`,
      ),
    )
    .leftJoin(targets, sql`${targets.categoryId} = mine.category_id and ${targets.key} = mine.key`)
    .leftJoin(
      targetAlerts,
      and(eq(targetAlerts.targetId, targets.id), eq(targetAlerts.userId, given.userId)),
    )
    .where(after && olderThan({ createdAt, id }, after))
    .orderBy(sql`${createdAt} desc, ${id} desc`)
    .limit(sql.placeholder('limit'))
    .prepare(after ? '' : nameFor('alerts', ofTarget));
};

const nameFor = (statement: string, ofTarget: boolean) =>
  ofTarget ? `${statement}_on_target` : statement;

/** Selects what a person has searched for or reported, each target once, with the last time. */
function allMine(database: Queryable, ofTarget: boolean) {
  const { userId, since, key, otherKeys } = given;
  const categoryId = sql`(${idOfCategory(database, given.category)})`;
  const only = (condition: SQL) => (ofTarget ? sql`and ${condition}` : sql``);
  const searched = sql`${targetSearches} where user_id = ${userId} and searched_at > ${since}`;
  return sql`(
    select category_id, key, max(at) as at from (
      select category_id, target_key as key, searched_at as at from ${searched}
      ${only(sql`category_id = ${categoryId} and target_key = ${key}`)}
      union all
      select t.category_id, t.key, r.created_at
      from ${reports} r join ${targets} t on t.id = r.target_id
      where r.reporter_id = ${userId} and r.created_at > ${since}
      ${only(sql`t.category_id = ${categoryId} and t.key = ${key}`)}
      ${
        ofTarget
          ? sql`union all select category_id, ${key}, searched_at from ${searched}
            and category_id = ${categoryId} and target_key = any (${otherKeys}::text[]) and not is_stopped`
          : sql``
      }
    ) as all_mine group by category_id, key
  ) as mine`;
}

const given = {
  userId: sql.placeholder('userId'),
  since: sql.placeholder('since'),
  category: sql.placeholder('category'),
  key: sql.placeholder('key'),
  otherKeys: sql.placeholder('otherKeys'),
};

function valuesOf(userId: string, { since, of }: Searches) {
  return { userId, since, ...of, otherKeys: of && rememberedKeys(of).slice(1) };
}

const firstAlerts = { all: prepared(alertsPage(false)), ofTarget: prepared(alertsPage(true)) };

/** Returns the names of what `selectAlerts` lists on all pages, at most `ROWS_COUNTED`. */
export function selectAlertNames(
  database: Queryable,
  userId: string,
  which: Searches,
): Promise<TargetName[]> {
  const names = which.of ? alertNames.ofTarget : alertNames.all;
  return names(database).execute(valuesOf(userId, which));
}

const namesOf = (ofTarget: boolean) => (database: Queryable) =>
  database
    .select({ category: categories.value, key: sql<string>`mine.key` })
    .from(allMine(database, ofTarget))
    .innerJoin(categories, sql`${categories.id} = mine.category_id`)
    .limit(ROWS_COUNTED)
    .prepare(nameFor('alert_names', ofTarget));

const alertNames = { all: prepared(namesOf(false)), ofTarget: prepared(namesOf(true)) };

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
