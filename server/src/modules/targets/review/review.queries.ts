import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { idOfCategory } from '#modules/categories/index.ts';
import type { Among } from '#modules/targets/recompute-keys.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namelessDecisions, reports, targetReporters, targets } from '#platform/database/schema.ts';

const REPORTS_READ = 300;

/** Returns the newest websites that people reported on a target, as typed, with their reporters. */
export function selectPages(database: Queryable, targetId: string) {
  const { token, sameAs, isSource } = targetReporters;
  return database
    .select({ target: reports.target, token: sql<string>`coalesce(${sameAs}, ${token})` })
    .from(reports)
    .innerJoin(
      targetReporters,
      and(eq(targetReporters.targetId, reports.targetId), eq(token, reports.reporterToken)),
    )
    .where(and(eq(reports.targetId, targetId), ne(reports.status, 'Rejected'), eq(isSource, false)))
    .orderBy(desc(reports.createdAt))
    .limit(REPORTS_READ);
}

/** Gives all reports on a target a bank. Their keys are to be computed then. */
export async function putBank(database: Queryable, targetId: string, bank: string): Promise<void> {
  await database.update(reports).set({ bank }).where(isOnTarget(targetId));
}

/** Moves decisions on reports that were taken back from a target to the one with this key of its category. */
export async function assignDecisions(
  database: Queryable,
  targetId: string,
  key: string,
): Promise<void> {
  await database.execute(sql`
    update ${namelessDecisions} d set target_id = find_target(${uuidv7()}, category_id, ${key}, ${key}, null)
    from ${targets} t where d.target_id = ${targetId} and t.id = d.target_id`);
}

export function isOnTarget(targetId: string): Among {
  return sql`${reports.targetId} = ${targetId}`;
}

/** Matches the reports on a host and on its pages. */
export function isOnHost(database: Queryable, host: string): Among {
  const onHost = database
    .select({ id: targets.id })
    .from(targets)
    .where(
      and(
        eq(targets.categoryId, idOfCategory(database, 'website')),
        sql`(${targets.key} = ${host} or starts_with(${targets.key}, ${`${host}/`}))`,
      ),
    );
  return sql`${reports.targetId} in ${onHost}`;
}
