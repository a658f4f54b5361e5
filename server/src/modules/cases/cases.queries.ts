import { openReplyStates } from '@redflag/shared/replies';
import type { ReportStatus } from '@redflag/shared/reports';
import type { CasesQuery } from '@redflag/shared/review/cases';
import { CASE_REPORTS_MAX } from '@redflag/shared/review/cases';
import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, exists, gt, inArray, not, sql } from 'drizzle-orm';
import type { ReportRow } from '#modules/reports/index.ts';
import { newestStatuses, rejectedOfLast, selectReportsByIds } from '#modules/reports/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import { isOneOf, nameOfPage, writtenLimit } from '#platform/database/lists/lists.ts';
import {
  caseCounts,
  cases,
  categories,
  replies,
  reports,
  targetReporters,
  userNotes,
  users,
} from '#platform/database/schema.ts';

type Filter = Pick<CasesQuery, 'category' | 'picture' | 'flagged' | 'replied'>;
type Order = CasesQuery['sort'];

/** A target's place in the queue. */
export interface Place {
  /** As in the column. */
  dueAt: Date;
  people: number;
  oldestAt: Date;
  targetId: string;
}

/** The orders of the queue, as in their indexes. */
const orders: Record<Order, SQL> = {
  people: sql`due_at, (- people), oldest_at, target_id`,
  oldest: sql`oldest_at, target_id`,
};

function isAfter(sort: Order, { dueAt, people, oldestAt, targetId }: Place) {
  const later = sql`${oldestAt.toISOString()}::timestamptz, ${targetId}::uuid`;
  return sort === 'people'
    ? sql`(${orders.people}) > (${dueAt.toISOString()}::timestamptz, ${-people}::int, ${later})`
    : sql`(${orders.oldest}) > (${later})`;
}

/**
 * Returns a page of the queue plus one row beyond `limit`, from the first rows of each category
 * with and without pictures: each index has a queue of each.
 * @param filter `unless` leaves out cases of which it is true
 */
export async function selectQueue(
  database: Queryable,
  filter: Filter & { sort?: Order; unless?: SQL },
  after: Place | null,
  limit: number,
): Promise<(Place & { flags: number; replies: number })[]> {
  const { category, picture, flagged, replied, sort = 'people', unless } = filter;
  const first = writtenLimit(limit + 1);
  const order = orders[sort];
  // No value of these changes which plan is best.
  const parts = [category, picture, flagged, replied, after, unless].map((it) => (it ? 1 : 0));
  const { flags, replies, dueAt, people, oldestAt, targetId } = cases;
  const queue = database
    .select({ flags, replies, dueAt, people, oldestAt, targetId })
    .from(cases)
    .where(
      and(
        eq(cases.categoryId, categories.id),
        sql`${cases.hasPicture} = picture.has`,
        flagged && gt(flags, 0),
        replied && gt(replies, 0),
        after ? isAfter(sort, after) : undefined,
        unless && not(unless),
      ),
    )
    .orderBy(order)
    .limit(first)
    .as('queue');
  return database
    .select(queue._.selectedFields)
    .from(categories)
    .crossJoin(sql`(values (true), (false)) picture (has)`)
    .crossJoinLateral(queue)
    .where(and(category && eq(categories.value, category), picture && sql`picture.has`))
    .orderBy(order)
    .limit(first)
    .prepare(nameOfPage(`queue_${sort}_${parts.join('')}`, limit, []))
    .execute();
}

/** Returns by target how many reports wait on it that count only once a reviewer has looked, if any. */
export async function selectHeld(
  database: Queryable,
  targetIds: string[],
): Promise<Map<string, number>> {
  const rows = await database
    .select({ targetId: reports.targetId, held: count() })
    .from(reports)
    .where(and(isOneOf(reports.targetId, targetIds), isWaiting, sql`${reports.isHeld}`))
    .groupBy(reports.targetId)
    .prepare('held_on_targets')
    .execute();
  return new Map(rows.map(({ targetId, held }) => [targetId, held]));
}

/** Returns where a target stands in the queue; null if nothing waits on it. */
export async function selectPlace(database: Queryable, ofTarget: string): Promise<Place | null> {
  const { dueAt, people, oldestAt, targetId } = cases;
  const [place] = await database
    .select({ dueAt, people, oldestAt, targetId })
    .from(cases)
    .where(eq(targetId, ofTarget));
  return place ?? null;
}

/** Returns how many cases there are. */
export async function countCases(
  database: Queryable,
  { category, picture, flagged, replied }: Filter,
): Promise<number> {
  // They are few.
  if (replied) {
    const [counted] = await database
      .select({ total: count() })
      .from(cases)
      .innerJoin(categories, eq(categories.id, cases.categoryId))
      .where(
        and(
          gt(cases.replies, 0),
          category && eq(categories.value, category),
          picture && cases.hasPicture,
          flagged && gt(cases.flags, 0),
        ),
      );
    return counted?.total ?? 0;
  }
  const [row] = await database
    .select({ total: sql<number>`coalesce(sum(${caseCounts.count}), 0)::int` })
    .from(caseCounts)
    .innerJoin(categories, eq(categories.id, caseCounts.categoryId))
    .where(
      and(
        category && eq(categories.value, category),
        picture && caseCounts.hasPicture,
        flagged && caseCounts.isFlagged,
      ),
    )
    .prepare(`cases_count_${[category, picture, flagged].map(Boolean).join('_')}`)
    .execute();
  return row?.total ?? 0;
}

/** As in its index. */
const isWaiting = sql`${reports.status} = 'Pending' and not ${reports.isSuspended}`;

/**
 * Returns reports on a target that are Pending: the oldest of each person, then the oldest others, so
 * that nobody pushes another's off. Reads an index from person to person, not all that wait.
 */
export async function selectWaiting(database: Queryable, targetId: string): Promise<ReportRow[]> {
  return readFound(
    database,
    targetId,
    ['Pending'],
    await waitingOn(database).execute({ targetId }),
  );
}

/** Reads reports that were found on a target, without those that have been decided or moved since. */
async function readFound(
  database: Queryable,
  targetId: string,
  statuses: readonly ReportStatus[],
  found: { id: string }[],
): Promise<ReportRow[]> {
  const rows = await selectReportsByIds(
    database,
    found.map(({ id }) => id),
  );
  return rows.filter((row) => row.targetId === targetId && statuses.includes(row.status));
}

const waitingOn = prepared((database) => {
  const target = sql.placeholder('targetId');
  const waits = sql`target_id = ${target} and status = 'Pending' and not is_suspended`;
  const most = writtenLimit(CASE_REPORTS_MAX);
  const ids = sql`
    with recursive people as (
      (select reporter_token, created_at, id from ${reports} where ${waits}
        order by reporter_token, created_at limit 1)
      union all
      select next.* from people cross join lateral (
        select reporter_token, created_at, id from ${reports}
        where ${waits} and reporter_token > people.reporter_token
        order by reporter_token, created_at limit 1) next
    ), first as (
      select distinct on (coalesce(t.same_as, t.token)) p.id, p.created_at
      from (select * from people limit ${most}) p
        join ${targetReporters} t on t.target_id = ${target} and t.token = p.reporter_token
      order by coalesce(t.same_as, t.token), p.created_at
    )
    select id, created_at, false as is_other from first
    union all
    (select id, created_at, true from ${reports} where ${waits} and id not in (select id from first)
      order by created_at, id limit ${most})`;
  return database
    .select({ id: sql<string>`id` })
    .from(sql`(${ids}) as shown`)
    .orderBy(sql`is_other, created_at, id`)
    .limit(most)
    .prepare('waiting_on_target');
});

const isOpenReply = inArray(replies.state, openReplyStates);

/** Returns by target by when its first open reply is due: proven ones first. */
export async function selectDue(
  database: Queryable,
  targetIds: string[],
): Promise<Map<string | null, { dueAt: Date; proven: boolean }>> {
  const { targetId, dueAt, provenUntil } = replies;
  const proven = sql<boolean>`coalesce(${provenUntil} > now(), false)`;
  const rows = await database
    .selectDistinctOn([targetId], { targetId, dueAt, proven })
    .from(replies)
    .where(and(isOneOf(targetId, targetIds), isOpenReply))
    .orderBy(targetId, desc(proven), asc(dueAt))
    .prepare('due_replies')
    .execute();
  return new Map(rows.map(({ targetId, ...due }) => [targetId, due]));
}

/** Returns how many replies there are to the reports on a target. */
export async function countReplies(database: Queryable, targetId: string): Promise<number> {
  const [row] = await database
    .select({ replies: count() })
    .from(replies)
    .where(eq(replies.targetId, targetId))
    .prepare('replies_to_target')
    .execute();
  return row?.replies ?? 0;
}

/** Returns reports on a target that an open reply disputes and that are not Pending, the newest first. */
export async function selectDisputed(database: Queryable, targetId: string): Promise<ReportRow[]> {
  const open = database
    .select({ id: replies.id })
    .from(replies)
    .where(and(eq(replies.targetId, targetId), isOpenReply));
  const disputed = await database
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.targetId, targetId), inArray(reports.status, disputable), exists(open)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(writtenLimit(CASE_REPORTS_MAX))
    .prepare('disputed_on_target')
    .execute();
  return readFound(database, targetId, disputable, disputed);
}

const disputable: ReportStatus[] = ['Resolved', 'Under Review', 'Closed'];

/** Returns by target its oldest report that is Pending and has a picture. */
export async function selectPictured(
  database: Queryable,
  targetIds: string[],
): Promise<Map<string, string>> {
  const rows = await database
    .select({ targetId: sql<string>`asked.id`, reportId: sql<string>`pictured.id` })
    .from(
      sql`unnest(${sql.param(targetIds)}::uuid[]) asked (id) cross join lateral (
        select ${reports.id} from ${reports}
        where ${reports.targetId} = asked.id and ${isWaiting}
          and ${reports.evidenceKey} is not null
        order by ${reports.createdAt} limit 1
      ) pictured`,
    )
    .prepare('pictured_on_targets')
    .execute();
  return new Map(rows.map(({ targetId, reportId }) => [targetId, reportId]));
}

/** Returns, for reports with a picture, its hash in hexadecimal digits. */
export async function selectPictureHashes(
  database: Queryable,
  ids: string[],
): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: reports.id, hash: sql<string>`encode(${reports.pictureHash}, 'hex')` })
    .from(reports)
    .where(and(isOneOf(reports.id, ids), sql`${reports.pictureHash} is not null`))
    .prepare('picture_hashes')
    .execute();
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** So many of a person's newest reports are counted: feeds have thousands. */
const COUNTED = 1_000;

export interface ReporterRow {
  id: string;
  reports: number;
  accepted: number;
  rejected: number;
  /** Of the last ten that were decided. */
  lastRejected: number;
  createdAt: Date;
  phoneVerified: boolean;
  notes: number;
}

/** Returns what has become of the reports of some people. */
export async function selectReporters(database: Queryable, ids: string[]): Promise<ReporterRow[]> {
  const { id, reportCount, createdAt, phoneVerifiedAt } = users;
  return database
    .select({
      ...{ id, reports: reportCount, createdAt },
      accepted: sql<number>`counted.accepted`,
      rejected: sql<number>`counted.rejected`,
      lastRejected: sql<number>`${rejectedOfLast(sql`users.id`)}`,
      phoneVerified: sql<boolean>`${phoneVerifiedAt} is not null`,
      notes: sql<number>`(select count(*)::int from ${userNotes} where ${userNotes.userId} = users.id)`,
    })
    .from(users)
    .crossJoinLateral(
      sql`(
        select (count(*) filter (where status = 'Resolved'))::int as accepted,
          (count(*) filter (where status = 'Rejected'))::int as rejected
        from ${newestStatuses(sql`users.id`, COUNTED)} newest
      ) counted`,
    )
    .where(isOneOf(id, ids))
    .prepare('reporters')
    .execute();
}
