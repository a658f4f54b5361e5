import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { notifications, reports, targetSearches, users } from '#platform/database/schema.ts';

/** Returns a report that is resolved as a scam, or null if it is not. */
export async function selectScam(database: Queryable, reportId: string) {
  const [row] = await database
    .select({
      id: reports.id,
      target: reports.target,
      categoryId: reports.categoryId,
      targetKey: reports.targetKey,
      reporterId: reports.reporterId,
    })
    .from(reports)
    .where(
      and(
        eq(reports.id, reportId),
        eq(reports.status, 'Resolved'),
        ne(reports.type, 'Security Vulnerability'),
      ),
    );
  return row ?? null;
}

type Scam = NonNullable<Awaited<ReturnType<typeof selectScam>>>;

/** Prevents other jobs from sending alerts about the target until the transaction ends. */
export async function lockTarget(
  database: Queryable,
  { categoryId, targetKey }: Scam,
): Promise<void> {
  const name = `scam alert ${categoryId} ${targetKey}`;
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * Returns the next people, by id, who searched for or reported the target since `since`. Leaves out
 * the report's own reporter, and people who have been alerted about the target since `since`.
 */
export async function selectConcerned(
  database: Queryable,
  { categoryId, targetKey, reporterId }: Scam,
  { since, after, limit }: { since: Date; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select u.id from ${users} u
    join (
      select user_id as id from ${targetSearches}
      where category_id = ${categoryId} and target_key = ${targetKey} and searched_at > ${since}
      union
      select reporter_id from ${reports}
      where category_id = ${categoryId} and target_key = ${targetKey} and created_at > ${since}
    ) concerned using (id)
    where u.status = 'active'
      and u.id is distinct from ${reporterId}::uuid
      and (${after}::uuid is null or u.id > ${after}::uuid)
      and not exists (
        select from ${notifications} n join ${reports} r on r.id = n.report_id
        where n.user_id = u.id and n.type = 'scam alert' and n.created_at > ${since}
          and r.category_id = ${categoryId} and r.target_key = ${targetKey}
      )
    order by u.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
