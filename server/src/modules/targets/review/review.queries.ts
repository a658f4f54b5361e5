import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { idOfCategory } from '#modules/categories/index.ts';
import type { Among } from '#modules/targets/recompute-keys.queries.ts';
import { moveDecisions } from '#modules/targets/recompute-keys.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import { writtenLimit } from '#platform/database/lists/lists.ts';
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
    .limit(writtenLimit(REPORTS_READ))
    .prepare('pages_of_target')
    .execute();
}

/** Gives all reports on a target a bank. Their keys are to be computed then. */
export async function putBank(database: Queryable, targetId: string, bank: string): Promise<void> {
  await database.update(reports).set({ bank }).where(eq(reports.targetId, targetId));
}

/** Moves decisions on reports that were taken back from a target to the one with this key of its category. */
export async function assignDecisions(
  database: Queryable,
  targetId: string,
  key: string,
): Promise<void> {
  const decisions = await database
    .select({ id: namelessDecisions.id, targetId: targets.id, categoryId: targets.categoryId })
    .from(namelessDecisions)
    .innerJoin(targets, eq(targets.id, namelessDecisions.targetId))
    .where(isOnTarget(targetId))
    .orderBy(namelessDecisions.id)
    .for('no key update', { of: namelessDecisions });
  await moveDecisions(
    database,
    decisions.map((decision) => ({
      ...decision,
      target: key,
      key,
      reporterId: null,
      isRespelled: false,
    })),
  );
}

export function isOnTarget(targetId: string): Among {
  return eq(targets.id, targetId);
}

/** Matches the reports on a host and on its pages. */
export function isOnHost(database: Queryable, host: string): Among {
  return sql`${targets.categoryId} = ${idOfCategory(database, 'website')}
    and (${targets.key} = ${host} or starts_with(${targets.key}, ${`${host}/`}))`;
}

/** Returns the targets of a host and its pages. */
export async function selectOnHost(database: Queryable, host: string): Promise<string[]> {
  const rows = await database
    .select({ id: targets.id })
    .from(targets)
    .where(isOnHost(database, host));
  return rows.map(({ id }) => id);
}
