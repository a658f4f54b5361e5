import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Mentioned } from '#modules/targets/index.ts';
import { insertMentions, targetIdOf } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { reportStatusChanges, reports, targets } from '#platform/database/schema.ts';

/** Prevents a deadlock between parallel imports that add the same entries in a different order. */
const IMPORT_LOCK = 4_715_202;

type NewReport = typeof reports.$inferInsert;

export interface ImportedRow extends Omit<NewReport, 'targetId'> {
  id: string;
  reporterId: string;
  /** Of its target. */
  key: string;
  mentions: Mentioned[];
  /** The history entry for the status. Ignored if the status is Pending. */
  change: { reason: string; changedAt: Date };
}

/** Makes other imports wait until the transaction ends. */
export async function lockImports(database: Queryable): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

/**
 * Adds reports, in the order of `sortByTarget`, without pictures, and their status history. Skips
 * keys that the reporter has used. Returns how many were added.
 */
export async function insertImported(database: Queryable, rows: ImportedRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  await lockImports(database);
  const added = await database
    .insert(reports)
    .values(
      rows.map((row) => ({
        ...row,
        targetId: targetIdOf({ ...row, newId: uuidv7(), shown: row.target }),
      })),
    )
    .onConflictDoNothing({
      target: [reports.reporterId, reports.idempotencyKey],
      where: sql`idempotency_key is not null`,
    })
    .returning({ id: reports.id });
  const ids = new Set(added.map(({ id }) => id));
  const changes = rows.flatMap(({ id: reportId, status: to = 'Pending', change }) =>
    ids.has(reportId) && to !== 'Pending'
      ? { reportId, from: 'Pending' as const, to, ...change }
      : [],
  );
  if (changes.length > 0) await database.insert(reportStatusChanges).values(changes);
  await insertMentions(
    database,
    rows.flatMap(({ id: reportId, mentions }) =>
      ids.has(reportId) ? mentions.map((mention) => ({ reportId, ...mention })) : [],
    ),
  );
  return added.length;
}

/** Makes reports wait that would confirm what a reviewer cleared. */
export async function withoutCleared(
  database: Queryable,
  rows: ImportedRow[],
): Promise<ImportedRow[]> {
  const keys = rows.map(({ key }) => key);
  const cleared = await database
    .select({ categoryId: targets.categoryId, key: targets.key })
    .from(targets)
    .where(and(inArray(targets.key, keys), isNotNull(targets.clearedAt)));
  const isCleared = ({ categoryId, key }: ImportedRow) =>
    cleared.some((one) => one.categoryId === categoryId && one.key === key);
  return rows.map((row) =>
    isCleared(row) ? { ...row, status: 'Pending', resolvedAt: null } : row,
  );
}

/**
 * Returns which of these reports somebody here has decided, also if their account is gone.
 * @param imported how the reason of what the import itself decided begins
 */
export async function selectDecidedHere(
  database: Queryable,
  ids: string[],
  imported: string,
): Promise<Set<string>> {
  const { reportId, changedBy, reason } = reportStatusChanges;
  const rows = await database
    .select({ id: reportId })
    .from(reportStatusChanges)
    .where(inArray(reportId, ids))
    .groupBy(reportId)
    .having(
      sql`count(*) > 1 or bool_or(${changedBy} is not null)
        or not bool_and(starts_with(coalesce(${reason}, ''), ${imported}))`,
    );
  return new Set(rows.map(({ id }) => id));
}

export async function deleteReports(database: Queryable, ids: string[]): Promise<void> {
  if (ids.length > 0) await database.delete(reports).where(inArray(reports.id, ids));
}

/** Returns which of these keys the reporter has used. */
export async function selectUsedKeys(
  database: Queryable,
  reporterId: string,
  keys: string[],
): Promise<Set<string>> {
  const rows = await database
    .select({ key: reports.idempotencyKey })
    .from(reports)
    .where(and(eq(reports.reporterId, reporterId), inArray(reports.idempotencyKey, keys)));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}
