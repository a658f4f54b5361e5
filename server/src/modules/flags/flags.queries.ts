import type {
  FlagGroup,
  FlagReason,
  FlagsQuery,
  NewFlag,
  Settlement,
} from '@redflag/shared/review/flags';
import { and, count, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { hashOfTarget, isWithheld } from '#modules/reports/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import { countRows, nameOfPage, olderThan, writtenLimit } from '#platform/database/lists/lists.ts';
import { flags, reports, targets, users } from '#platform/database/schema.ts';

/** A report or a target, by its id. */
export type Flagged = { reportId: string; targetId: null } | { reportId: null; targetId: string };

const isOn = ({ reportId, targetId }: Flagged) =>
  reportId === null ? eq(flags.targetId, targetId) : eq(flags.reportId, reportId);
const isOpen = isNull(flags.settledAt);

const { target, reporterId, status, hiddenBy, hiddenAt, pictureHidden, evidenceKey } = reports;
/** Of a report, who hides it. */
const hiding = { status, hiddenBy, hiddenAt, pictureHidden };

/** Returns what flags need to know of a flagged, locked until the transaction ends, or null. */
export async function lockThing(database: Queryable, { reportId, targetId }: Flagged) {
  if (reportId === null) {
    const [row] = await database
      .select({ target: targets.shown, targetId: targets.id, targetHash: hashOfTarget })
      .from(targets)
      .where(eq(targets.id, targetId))
      .for('no key update');
    return row
      ? { ...row, reporterId: null, isWithheld: false, hasPicture: false, hiding: null }
      : null;
  }
  const isIt = eq(reports.id, reportId);
  await database.select({ id: reports.id }).from(reports).where(isIt).for('no key update');
  // Not in the statement that waits, as in `lockReports`.
  const [row] = await database
    .select({
      ...{ target, targetId: reports.targetId, targetHash: hashOfTarget, reporterId, hiding },
      isWithheld: sql<boolean>`${isWithheld}`,
      hasPicture: sql<boolean>`${evidenceKey} is not null`,
    })
    .from(reports)
    .innerJoin(targets, eq(targets.id, reports.targetId))
    .where(isIt);
  return row ?? null;
}

export interface AddedFlag extends NewFlag {
  userId: string;
  /** Whether it counts towards hiding. */
  isCounted: boolean;
}

/** Adds a person's flag to a locked report or target. Returns null for a second one. */
export async function insertFlag(
  database: Queryable,
  flagged: Flagged,
  { reason, text, ...flag }: AddedFlag,
) {
  await database
    .update(flags)
    .set({ isLatest: false })
    .where(and(isOn(flagged), isOpen));
  const [row] = await database
    .insert(flags)
    .values({
      id: uuidv7(),
      ...flagged,
      ...flag,
      reason,
      text: text || null,
      // The transaction may have waited for the lock, and the clock may have been set back.
      createdAt: sql`greatest(clock_timestamp(), (
        select max(created_at) + interval '1 ms' from ${flags} where ${isOn(flagged)}))`,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/**
 * Returns the reasons of the open flags on a report that count towards hiding it: of several accounts
 * of one person the first, and every one that hides alone. None of accounts that are gone, whose
 * person may be back.
 */
export async function selectCountedReasons(
  database: Queryable,
  reportId: string,
): Promise<FlagReason[]> {
  const counts = sql.raw('settled_at is null and is_counted');
  const { rows } = await database.execute<{ reason: FlagReason }>(sql`
    with counted as (
      select f.reason, f.created_at, f.id, u.mailbox_print, u.phone_print
      from ${flags} f join ${users} u on u.id = f.user_id
      where f.report_id = ${reportId} and ${counts}
    )
    select reason from counted c
    where reason = 'personal-data' or not exists (
      select from counted earlier where (earlier.created_at, earlier.id) < (c.created_at, c.id)
        and (earlier.mailbox_print = c.mailbox_print or earlier.phone_print = c.phone_print))`);
  return rows.map(({ reason }) => reason);
}

/** Returns what a flag is on, and its place among the others, or null. */
export async function selectFlag(database: Queryable, id: string) {
  const { createdAt, reportId, targetId } = flags;
  const [row] = await database
    .select({ id: flags.id, createdAt, reportId, targetId })
    .from(flags)
    .where(eq(flags.id, id));
  return row ? ({ ...row } as { id: string; createdAt: Date } & Flagged) : null;
}

/** For administrators: settles a flag and earlier open ones on a locked item. Returns these. */
export async function settleFlags(
  database: Queryable,
  { id, createdAt, ...flagged }: { id: string; createdAt: Date } & Flagged,
  { answer, ...settlement }: Settlement & { settledBy: string },
) {
  await database
    .update(flags)
    .set({ isLatest: true })
    .where(and(eq(flags.id, id), isOpen));
  return database
    .update(flags)
    .set({ ...settlement, answer: answer || null, settledAt: sql`(select clock_timestamp())` })
    .where(and(isOn(flagged), isOpen, lte(flags.createdAt, createdAt)))
    .returning({ reason: flags.reason, userId: flags.userId });
}

export async function hideByFlags(database: Queryable, reportId: string): Promise<void> {
  await database
    .update(reports)
    .set({ hiddenBy: 'flags', hiddenAt: sql`clock_timestamp()` })
    .where(eq(reports.id, reportId));
}

/** Changes what others see of a locked report. */
export async function updateHiding(
  database: Queryable,
  reportId: string,
  hiding: Partial<Pick<typeof reports.$inferSelect, 'hiddenBy' | 'pictureHidden'>>,
): Promise<void> {
  await database.update(reports).set(hiding).where(eq(reports.id, reportId));
}

/** So many flags of a group are shown. */
const FLAGS_SHOWN = 20;

/** For administrators: selects groups. A group is the row of its latest flag, with all its flags beside it. */
function selectGroups(database: Queryable) {
  const { id, createdAt, reportId, targetId, flaggedTargetId, settledAt, outcome } = flags;
  const ofGroup = sql`from ${flags} f left join ${users} u on u.id = f.user_id
    where (f.report_id = ${reportId} or f.target_id = ${targetId})
      and f.settled_at is not distinct from ${settledAt}`;
  return database
    .select({
      ...{ id, createdAt, reportId, flaggedTargetId, settledAt, outcome },
      ...{ note: flags.note, answer: flags.answer },
      settledBy: users.username,
      reasons: sql<FlagGroup['reasons']>`(
        select json_agg(counted order by count desc, reason)
        from (select f.reason, count(*) as count ${ofGroup} group by f.reason) counted)`,
      flags: sql<FlagGroup['flags']>`(
        select json_agg(newest) from (
          select f.id, f.reason, f.text, u.username as "flaggedBy", f.created_at as "createdAt"
          ${ofGroup} order by f.created_at desc, f.id desc limit ${FLAGS_SHOWN}) newest)`,
    })
    .from(flags)
    .leftJoin(users, eq(users.id, flags.settledBy))
    .$dynamic();
}

export type GroupRow = Awaited<ReturnType<typeof selectGroups>>[number];

/** For administrators: returns the group of a flag that is settled. */
export async function selectSettledGroup(
  database: Queryable,
  { id, ...flagged }: { id: string } & Flagged,
): Promise<GroupRow> {
  const settledAt = database.select({ at: flags.settledAt }).from(flags).where(eq(flags.id, id));
  const [row] = await selectGroups(database).where(
    and(isOn(flagged), flags.isLatest, eq(flags.settledAt, settledAt)),
  );
  if (!row) throw new Error(`The flag ${id} is not settled`);
  return row;
}

type Listed = Pick<FlagsQuery, 'state' | 'reportId' | 'targetId'>;

/** For administrators: returns one page of groups, newest first, plus one row beyond `limit`. */
export function selectGroupPage(
  database: Queryable,
  { limit, ...listed }: Listed & Pick<FlagsQuery, 'limit'>,
  after: Cursor | null,
): Promise<GroupRow[]> {
  return selectGroups(database)
    .where(and(isListed(listed), after ? olderThan(flags, after) : undefined))
    .orderBy(desc(flags.createdAt), desc(flags.id))
    .limit(writtenLimit(limit + 1))
    .prepare(nameOfPage(`flags_${listed.state}`, limit, [listed.reportId, listed.targetId, after]))
    .execute();
}

function isListed({ state, reportId, targetId }: Listed) {
  return and(
    flags.isLatest,
    state === 'open' ? isOpen : isNotNull(flags.settledAt),
    reportId ? eq(flags.reportId, reportId) : undefined,
    targetId ? eq(flags.flaggedTargetId, targetId) : undefined,
  );
}

/** For administrators: returns how many groups are listed, or null if they are very many. */
export function countGroups(database: Queryable, query: Listed): Promise<number | null> {
  const { state, reportId, targetId } = query;
  const name = reportId || targetId ? '' : `flags_${state}_count`;
  return countRows(database, flags, isListed(query), name);
}

/** For administrators: returns how many reports and targets have open flags. */
export async function countOpenGroups(database: Queryable): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(flags)
    .where(and(flags.isLatest, isOpen))
    .prepare('flags_open')
    .execute();
  return row?.count ?? 0;
}
