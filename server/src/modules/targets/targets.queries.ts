import type { CategoryValue } from '@redflag/shared/categories';
import type { TargetCounts } from '@redflag/shared/verdicts/judge';
import type { Placeholder, SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { idOfCategory } from '#modules/categories/index.ts';
import type { OrPlaceholders, Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import {
  categories,
  reportMentions,
  reports,
  targetReporters,
  targets,
} from '#platform/database/schema.ts';
import type { Sought } from './keys.ts';

/** A target as it is stored, with its category's value. */
export interface TargetRow extends TargetCounts {
  id: string;
  category: CategoryValue;
  key: string;
  shown: string;
  hash: Buffer;
}

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
  const [row] = await targetWithCategory(database).where(eq(targets.id, id));
  return row ?? null;
}

/** Returns the targets that are sought. */
export async function selectSought(database: Queryable, sought: Sought[]): Promise<TargetRow[]> {
  const [one, ...others] = sought;
  if (!one) return [];
  return others.length === 0
    ? soughtOften(database).execute({ ...one })
    : targetsSought(database, sought);
}

function targetsSought(database: Queryable, sought: SoughtOrPlaceholders[]) {
  return targetWithCategory(database)
    .where(or(...sought.map((one) => isSought(database, one))))
    .orderBy(targets.key);
}

/** A prepared statement for what is sought most often: one target. */
const soughtOften = prepared((database) => {
  const one = { category: sql.placeholder('category'), keys: sql.placeholder('keys') };
  return targetsSought(database, [one]).prepare('target_sought');
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
    select m.category_id, m.key, min(m.shown) as shown, count(distinct r.reporter_token) as people
    from (
      select * from ${reports}
      where target_id = ${id} and status <> 'Rejected' and hidden_by is null
      order by created_at desc nulls first, id desc nulls first limit ${READ_FOR_LINKS}
    ) r
      join ${reportMentions} m on m.report_id = r.id
      join ${targetReporters} t on t.target_id = r.target_id and t.token = r.reporter_token
    group by m.category_id, m.key
    having count(distinct r.reporter_token) filter (where not t.is_source) >= 2
      or bool_or(confirms(r.status, r.type))
    order by people desc, m.key limit ${LINKED_MAX}
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
    .orderBy(sql`named.people desc, named.key`);
  return rows.map(({ known, ...row }) => ({
    ...row,
    known: known && { ...known, category: row.category },
  }));
}

/** What is sought, or its placeholders in a prepared statement. */
type SoughtOrPlaceholders = { [Name in keyof Sought]: Sought[Name] | Placeholder };

/** Matches the targets that a search looks for. */
export function isSought(database: Queryable, { category, keys }: SoughtOrPlaceholders) {
  return and(
    eq(targets.categoryId, idOfCategory(database, category)),
    sql`${targets.key} = any (${sql.param(keys)}::text[])`,
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
