import type { CategoryValue } from '@redflag/shared/categories';
import { categoryValues } from '@redflag/shared/categories';
import type { TargetCounts } from '@redflag/shared/verdicts/judge';
import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { idOfCategory } from '#modules/categories/index.ts';
import type { OrPlaceholders, Queryable } from '#platform/database/database.ts';
import { prepared, unseen } from '#platform/database/database.ts';
import { writtenLimit } from '#platform/database/lists/lists.ts';
import {
  categories,
  reportMentions,
  reports,
  targetReporters,
  targets,
  users,
} from '#platform/database/schema.ts';
import type { TargetName } from './keys.ts';

/** A target as it is stored, with its category's value. */
export interface TargetRow extends TargetCounts {
  id: string;
  category: CategoryValue;
  key: string;
  shown: string;
  hash: Buffer;
}

/** A site has few confirmed hosts; those of a provider that is on no list may be many. */
const CONFIRMED_HOSTS_READ = 50;

const { categoryId: _, ...columns } = getTableColumns(targets);
const target = { ...columns, category: categories.value };

/** Selects targets with the value of their category. */
export function targetWithCategory(database: Queryable) {
  return database
    .select(target)
    .from(targets)
    .innerJoin(categories, eq(categories.id, targets.categoryId))
    .$dynamic();
}

/** Returns a target, or null. */
export async function selectTarget(database: Queryable, id: string): Promise<TargetRow | null> {
  const [row] = await byIds(database).execute({ ids: [id] });
  return row ?? null;
}

const byIds = prepared((database) =>
  targetWithCategory(database)
    .where(sql`${targets.id} = any (${unseen(sql.placeholder('ids'), 'uuid[]')})`)
    .prepare('targets_by_id'),
);

/** Returns targets by their ids. */
export async function selectTargets(
  database: Queryable,
  ids: string[],
): Promise<Map<string, TargetRow>> {
  const rows = ids.length > 0 ? await byIds(database).execute({ ids }) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the targets of these names. */
export async function selectSought(
  database: Queryable,
  names: readonly TargetName[],
): Promise<TargetRow[]> {
  const sought = byCategory(names);
  return sought.length > 0
    ? (targetsSought[sought.length - 1]?.(database).execute(soughtValues(sought)) ?? [])
    : [];
}

/** Prepared statements for any number of categories. */
const targetsSought = categoryValues.map((_, at) =>
  prepared((database) =>
    targetWithCategory(database)
      .where(isSought(database, soughtGiven(at + 1)))
      .orderBy(targets.key)
      .prepare(`targets_sought_${at + 1}`),
  ),
);

/** Returns the phone number of an account, or null. */
export async function selectPhone(database: Queryable, userId: string): Promise<string | null> {
  const [row] = await phoneOf(database).execute({ userId });
  return row?.phone ?? null;
}

const phoneOf = prepared((database) =>
  database
    .select({ phone: users.phone })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('phone_of_account'),
);

/** Returns the keys of confirmed hosts below some sites, and those of the sites. */
export async function selectConfirmedHosts(
  database: Queryable,
  sites: string[],
): Promise<string[]> {
  if (sites.length === 0) return [];
  const rows = await confirmedHosts(database).execute({ sites });
  return rows.map(({ key }) => key);
}

const confirmedHosts = prepared((database) => {
  const site = sql`unnest(${unseen(sql.placeholder('sites'), 'text[]')}) as site`;
  const named = (condition: SQL) =>
    sql`select key, category_id from ${targets} where confirmed > 0 and ${condition}`;
  const confirmed = sql`(
    select key from (
      ${named(sql`reverse(key) = reverse(site)`)}
      union all
      -- Between these, in the order of bytes, is what begins with the site and a dot.
      ${named(sql`reverse(key) ~>=~ (reverse(site) || '.') and reverse(key) ~<~ (reverse(site) || '/')`)}
    ) as found
    -- Not '=', for which PostgreSQL would read an index of all websites, too.
    where category_id is not distinct from (${idOfCategory(database, 'website')})
    limit ${CONFIRMED_HOSTS_READ}
  ) as host`;
  return database
    .select({ key: sql<string>`host.key` })
    .from(sql`${site} cross join lateral ${confirmed}`)
    .prepare('confirmed_hosts');
});

/** At most so many of a target's reports are read for what they name, the newest. */
const READ_FOR_LINKS = 1_000;
const LINKED_MAX = 20;

/** A target that reports on another name. */
export interface LinkedRow {
  category: CategoryValue;
  key: string;
  shown: string;
  /** Null when nobody has reported it. */
  known: TargetRow | null;
}

/**
 * Returns what a target's reports name in their descriptions, the most frequent first: what two
 * people name, or one confirming report. Hidden descriptions name nothing.
 */
export async function selectLinked(database: Queryable, id: string): Promise<LinkedRow[]> {
  const named = sql`(
    select m.category_id, m.key, min(m.shown) as shown,
      count(distinct coalesce(t.same_as, t.token)) as people
    from (
      select * from ${reports}
      where target_id = ${id} and is_counted(status, is_suspended, is_held) and shows_text(hidden_by, status)
      order by created_at desc nulls first, id desc nulls first limit ${writtenLimit(READ_FOR_LINKS)}
    ) r
      join ${reportMentions} m on m.report_id = r.id
      join ${targetReporters} t on t.target_id = r.target_id and t.token = r.reporter_token
    group by m.category_id, m.key
    having count(distinct coalesce(t.same_as, t.token)) filter (where not t.is_source) >= 2
      or bool_or(confirms(r.status, r.type))
    order by people desc, m.key limit ${writtenLimit(LINKED_MAX)}
  ) as named`;
  const rows = await database
    .select({
      category: categories.value,
      key: sql<string>`named.key`,
      shown: sql<string>`named.shown`,
      known: columns,
    })
    .from(named)
    .innerJoin(categories, sql`${categories.id} = named.category_id`)
    .leftJoin(
      targets,
      sql`${targets.categoryId} = named.category_id and ${targets.key} = named.key`,
    )
    .orderBy(sql`named.people desc, named.key`)
    .prepare('linked_to_target')
    .execute();
  return rows.map(({ known, ...row }) => ({
    ...row,
    known: known && { ...known, category: row.category },
  }));
}

/** Returns which of these names a person may read: those that a reviewer has looked at, and own ones. */
export async function selectReadable(
  database: Queryable,
  ids: string[],
  viewerId: string | null,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: sql<string>`asked.id` })
    .from(sql`unnest(${sql.param(ids)}::uuid[]) as asked (id)`)
    .where(
      sql`exists (
        select from ${reports} r where r.target_id = asked.id and (r.reporter_id = ${viewerId}
          or r.status in ('Resolved', 'Closed') and shows_text(r.hidden_by, r.status)))`,
    )
    .prepare('readable_targets')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The keys that are sought in one category. */
interface SoughtInCategory {
  category: CategoryValue;
  keys: string[];
}

export function byCategory(names: readonly TargetName[]): SoughtInCategory[] {
  const groups = Map.groupBy(names, ({ category }) => category);
  return [...groups].map(([category, of]) => ({ category, keys: of.map(({ key }) => key) }));
}

/** The placeholders of what is sought in so many categories, and their values. */
export const soughtGiven = (categoriesSought: number) =>
  Array.from({ length: categoriesSought }, (_, at) => ({
    category: sql.placeholder(`soughtCategory${at}`),
    keys: sql.placeholder(`soughtKeys${at}`),
  }));
export const soughtValues = (sought: SoughtInCategory[]) =>
  Object.fromEntries(
    sought.flatMap(({ category, keys }, at) => [
      [`soughtCategory${at}`, category],
      [`soughtKeys${at}`, keys],
    ]),
  );

/**
 * Matches the targets that a search looks for. One condition for each category: PostgreSQL plans a
 * join with the names again for each search.
 */
export function isSought(
  database: Queryable,
  sought: readonly OrPlaceholders<SoughtInCategory>[],
): SQL | undefined {
  return or(
    ...sought.map(({ category, keys }) =>
      and(
        eq(targets.categoryId, idOfCategory(database, category)),
        sql`${targets.key} = any (${unseen(keys, 'text[]')})`,
      ),
    ),
  );
}

/**
 * Finds or makes the target for a row that is inserted, locks it until the transaction ends and
 * returns its id. Rows of several targets are inserted in the order of their keys, or two
 * transactions could wait for each other.
 * @param target.newId the id that it gets if it is made
 * @param target.shown how it is typed
 */
export function targetIdOf(
  target: OrPlaceholders<{
    newId: string;
    categoryId: string;
    key: string;
    shown: string;
    reporterId: string | null;
  }>,
): SQL<string> {
  const { newId, categoryId, key, shown, reporterId } = target;
  return sql`find_target(${newId}::uuid, ${categoryId}::uuid, ${key}, ${shown}, ${reporterId}::uuid)`;
}
