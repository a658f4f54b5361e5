import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { toJsonRows } from '#platform/database/database.ts';
import { pendingChanges, registerEntries, reports, targets } from '#platform/database/schema.ts';

interface Run {
  id: string;
  run: number;
}

const of = ({ id }: Pick<Run, 'id'>) => eq(registerEntries.registerId, id);

/** Notes that a reading has seen entries that are known. */
export async function markSeen(database: Queryable, run: Run, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await database
    .update(registerEntries)
    .set({ run: run.run })
    .where(
      and(
        of(run),
        sql`${registerEntries.key} = any (${sql.param(keys)}::text[])`,
        // Never back: another server may have taken over.
        lt(registerEntries.run, run.run),
      ),
    );
}

/** Counts the entries with a report, and those of them that a reading has not seen. */
export async function countUnseen(
  database: Queryable,
  run: Run,
): Promise<{ held: number; lost: number }> {
  const [row] = await database
    .select({
      held: sql<number>`count(*)`.mapWith(Number),
      lost: sql<number>`count(*) filter (where ${registerEntries.run} < ${run.run})`.mapWith(
        Number,
      ),
    })
    .from(registerEntries)
    .where(and(of(run), isNotNull(registerEntries.reportId)));
  return row ?? { held: 0, lost: 0 };
}

export interface KnownEntry {
  key: string;
  reportId: string | null;
  licence: string | null;
  refused: string | null;
}

/** Returns which of these entries are known. */
export function selectKnown(
  database: Queryable,
  run: Pick<Run, 'id'>,
  keys: string[],
): Promise<KnownEntry[]> {
  const { key, reportId, licence, refused } = registerEntries;
  return database
    .select({ key, reportId, licence, refused })
    .from(registerEntries)
    .where(and(of(run), sql`${key} = any (${sql.param(keys)}::text[])`));
}

/** Returns the reports of an account that have these keys. */
export async function selectReportIds(
  database: Queryable,
  reporterId: string,
  keys: string[],
): Promise<Map<string | null, string>> {
  const rows = await database
    .select({ key: reports.idempotencyKey, id: reports.id })
    .from(reports)
    .where(
      and(
        eq(reports.reporterId, reporterId),
        // Said, because PostgreSQL does not infer it of a long list, and then does not use the index.
        isNotNull(reports.idempotencyKey),
        inArray(reports.idempotencyKey, keys),
      ),
    );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Stores what became of entries. */
export async function putEntries(
  transaction: Queryable,
  run: Run,
  entries: KnownEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await transaction.execute(sql`
    insert into ${registerEntries} (register_id, key, report_id, licence, refused, run)
    select ${run.id}, key, "reportId", licence, refused, ${run.run}::bigint
    from json_to_recordset(${toJsonRows(entries)}::json)
      as entry (key text, "reportId" uuid, licence text, refused text)
    on conflict (register_id, key) do update set report_id = excluded.report_id,
      licence = excluded.licence, refused = excluded.refused, run = excluded.run`);
}

/** Returns some entries that a reading has not seen, locked until the transaction ends. */
export function lockUnseen(transaction: Queryable, run: Run, limit: number) {
  const { key, reportId } = registerEntries;
  return transaction
    .select({ key, reportId })
    .from(registerEntries)
    .where(and(of(run), lt(registerEntries.run, run.run)))
    .limit(limit)
    .for('update');
}

/** Returns these entries, as far as they are known, locked until the transaction ends. */
export function lockEntries(transaction: Queryable, run: Run, keys: string[]) {
  const { key, reportId } = registerEntries;
  return transaction
    .select({ key, reportId })
    .from(registerEntries)
    .where(and(of(run), inArray(key, keys)))
    .for('update');
}

export async function deleteEntries(
  transaction: Queryable,
  run: Run,
  keys: string[],
): Promise<void> {
  if (keys.length === 0) return;
  await transaction.delete(registerEntries).where(and(of(run), inArray(registerEntries.key, keys)));
}

/** Has the change log look again whether it may pass on what reports confirm, whose entries have changed. */
export async function compareAgain(transaction: Queryable, reportIds: string[]): Promise<void> {
  if (reportIds.length > 0)
    await compareTargets(transaction, sql`r.id = any (${sql.param(reportIds)}::uuid[])`);
}

/** Does the same for all that a register holds. */
export async function compareAllAgain(transaction: Queryable, registerId: string): Promise<void> {
  await compareTargets(
    transaction,
    sql`r.id in (select report_id from ${registerEntries} where register_id = ${registerId})`,
  );
}

async function compareTargets(transaction: Queryable, condition: SQL): Promise<void> {
  await transaction.execute(sql`
    insert into ${pendingChanges} (target_id)
    select distinct t.id from ${reports} r join ${targets} t on t.id = r.target_id
    where t.confirmed > 0 and ${condition} order by t.id
    on conflict (target_id) do update set seen_at = null`);
}
