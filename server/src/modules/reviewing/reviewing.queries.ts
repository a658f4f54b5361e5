import type { ReviewFigures } from '@redflag/shared/review/reviewing';
import { SECOND_REVIEW_OF } from '@redflag/shared/review/reviewing';
import type { VerdictStatus } from '@redflag/shared/review/values';
import { FIGURES_DAYS } from '@redflag/shared/review/values';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  reportStatusChanges,
  reports,
  secondLooks,
  secondReviews,
  users,
} from '#platform/database/schema.ts';

/** Undone by then, if by a slip. */
const DRAWN_AFTER = sql`interval '2 minutes'`;
/** Longer than any server is down, so that no decision escapes. */
const DRAWN_WITHIN = sql`interval '7 days'`;

/**
 * Draws decisions that stand for a second review. Chance is the random part of each decision's id, so that
 * drawing again draws the same ones.
 */
export async function drawDecisions(database: Queryable): Promise<void> {
  await database.execute(sql`
    insert into ${secondReviews} (id, change_id, report_id, first_by, first_status, first_reason, created_at)
    select gen_random_uuid(), change.id, r.id, change.changed_by, change.to_status, change.reason, now()
    from ${reportStatusChanges} change join ${reports} r on r.id = change.report_id
      join ${users} u on u.id = change.changed_by
    where change.changed_at between now() - ${DRAWN_WITHIN} and now() - ${DRAWN_AFTER}
      -- Also from one decision to another, or a detour would escape.
      and not change.to_status in ('Pending', 'Under Review') and r.status = change.to_status
      and ('x' || right(change.id::text, 6))::bit(24)::int % ${SECOND_REVIEW_OF} = 0
      -- Not what a feed decided of its own reports.
      and r.reporter_id is distinct from change.changed_by
      -- Nor an undo: what it goes back to was decided before.
      and not exists (select from ${reportStatusChanges} undone
        where undone.report_id = r.id and undone.changed_by = change.changed_by
          and undone.from_status = change.to_status and undone.to_status = change.from_status
          and undone.changed_at between change.changed_at - ${DRAWN_AFTER} and change.changed_at)
    on conflict do nothing`);
}

const isDecided = sql`second_status is not null`;
const isOpen = sql`third_status is null and (second_status is null or second_status <> first_status)`;

/** So many are looked at for one that is not about the reviewer's own target. */
const LOOKED_AT = 50;

/**
 * Returns the first decisions that wait for somebody who neither made them, looked at them, nor filed the report,
 * each with its target.
 */
export async function selectNextReviews(database: Queryable, userId: string) {
  return (
    database
      .select({ review: secondReviews, targetId: reports.targetId })
      .from(secondReviews)
      .innerJoin(reports, eq(reports.id, secondReviews.reportId))
      .where(
        sql`${isOpen} and first_by is distinct from ${userId} and second_by is distinct from ${userId}
          and ${reports.reporterId} is distinct from ${userId}`,
      )
      // Where two differ, the report may be wrong now.
      .orderBy(sql`${isDecided} desc, ${secondReviews.createdAt}, ${secondReviews.id}`)
      .limit(LOOKED_AT)
  );
}

/** Returns the report of one, or null if there is none. */
export async function selectReviewedReport(
  database: Queryable,
  id: string,
): Promise<string | null> {
  const [row] = await database
    .select({ reportId: secondReviews.reportId })
    .from(secondReviews)
    .where(eq(secondReviews.id, id));
  return row?.reportId ?? null;
}

/** Returns one, locked against another decision about it. */
export async function lockReview(database: Queryable, id: string) {
  const [row] = await database
    .select()
    .from(secondReviews)
    .where(eq(secondReviews.id, id))
    .for('update');
  return row ?? null;
}

export async function updateReview(
  database: Queryable,
  id: string,
  which: 'second' | 'third',
  by: string,
  { status, reason }: { status: VerdictStatus; reason: string },
): Promise<void> {
  const values =
    which === 'second'
      ? { secondBy: by, secondStatus: status, secondReason: reason }
      : { thirdBy: by, thirdStatus: status, thirdReason: reason };
  await database.update(secondReviews).set(values).where(eq(secondReviews.id, id));
}

/** Deletes second reviews from before a moment. */
export async function forgetReviews(database: Queryable, before: Date): Promise<void> {
  await database.delete(secondReviews).where(lt(secondReviews.createdAt, before));
}

/** Returns how somebody has reviewed. @param ageDays how old a decision must be to count */
export async function selectFigures(
  database: Queryable,
  userId: string,
  ageDays: number,
): Promise<ReviewFigures> {
  const days = (number: number) => sql`${number} * interval '1 day'`;
  const { rows } = await database.execute<{ [Field in keyof ReviewFigures]: ReviewFigures[Field] }>(
    sql`
    select count(*)::int as decisions,
      (count(*) filter (where r.status <> change.to_status))::int as undone,
      (count(*) filter (where exists (select from ${secondLooks} look
        where look.report_id = r.id and look.created_at > change.changed_at)))::int as appealed,
      (percentile_cont(0.5) within group (order by extract(epoch from change.changed_at - r.created_at)) / 3600)::float8
        as "medianHours",
      (count(*) filter (where review.second_status is not null))::int as "secondReviews",
      (count(*) filter (where review.second_status <> review.first_status))::int as differing
    from ${reportStatusChanges} change join ${reports} r on r.id = change.report_id
      left join ${secondReviews} review on review.change_id = change.id
    where change.changed_by = ${userId}
      and (is_decision(change.from_status, change.to_status) or review.id is not null)
      and change.changed_at between now() - ${days(FIGURES_DAYS)} and now() - ${days(ageDays)}`,
  );
  if (!rows[0]) throw new Error('Nothing was counted');
  return rows[0];
}
