import type { ReportStatus, ReportType } from '@redflag/shared/reports';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { reports, settings } from '#platform/database/schema.ts';

/** Imports of the same entries in another order, at the same time, would wait for each other. */
const IMPORT_LOCK = 4_715_202;

export interface ImportedRow {
  id: string;
  category_id: string;
  subcategory_id: string | null;
  type: ReportType;
  target: string;
  target_key: string;
  description: string;
  status: ReportStatus;
  idempotency_key: string;
  created_at: Date;
  /** The id of the step in the history that leads to the status, where it is not Pending. */
  change_id: string;
  change_reason: string;
  changed_at: Date;
}

/**
 * Adds reports without a picture in one statement, and the step to their status; those whose key the
 * reporter has used already are left as they are.
 * @returns how many were added
 */
export async function insertImported(
  database: Queryable,
  reporterId: string,
  rows: ImportedRow[],
): Promise<number> {
  await database.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
  const { rows: result } = await database.execute<{ added: number }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
        id uuid, category_id uuid, subcategory_id uuid, type text, target text, target_key text,
        description text, status text, idempotency_key text, created_at timestamptz,
        change_id uuid, change_reason text, changed_at timestamptz)
    ), added as (
      insert into reports (id, category_id, subcategory_id, type, target, target_key, description,
        status, reporter_id, idempotency_key, created_at)
      select id, category_id, subcategory_id, type, target, target_key, description, status,
        ${reporterId}, idempotency_key, created_at
      from given
      on conflict (reporter_id, idempotency_key) where idempotency_key is not null do nothing
      returning id
    ), changed as (
      insert into report_status_changes (id, report_id, from_status, to_status, reason, changed_at)
      select change_id, id, 'Pending', status, change_reason, changed_at
      from given join added using (id) where status <> 'Pending'
    )
    select count(*)::int as added from added`);
  return result[0]?.added ?? 0;
}

/** Which of these keys the reporter has used. */
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

/** How far an import that has not ended has come, as it was kept; null where there is none. */
export async function selectMarker(database: Queryable, name: string): Promise<unknown> {
  const [row] = await database.select().from(settings).where(eq(settings.name, name));
  return row?.value ?? null;
}

export async function putMarker(database: Queryable, name: string, value: object): Promise<void> {
  await database
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

export async function deleteMarker(database: Queryable, name: string): Promise<void> {
  await database.delete(settings).where(eq(settings.name, name));
}
