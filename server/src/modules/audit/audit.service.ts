import type { AuditAction, AuditEntry, AuditQuery } from '@redflag/shared/admin/audit';
import { readPeriod } from '@redflag/shared/api/days';
import type { SearchedPage } from '@redflag/shared/api/paging';
import { z } from 'zod';
import type { Queryable } from '#platform/database/database.ts';
import { readCursor, toPage } from '#platform/database/lists/cursor.ts';
import type { Platform } from '#platform/platform.ts';
import {
  insertEntries,
  selectActsAbout,
  selectEntries,
  selectExisting,
  selectUsername,
} from './audit.queries.ts';

/** Who acts: an account, with a name if the own one must not be kept, or a part of the server. */
type Actor =
  | { id: string; address: string | null; name?: string }
  | { id: null; address: null; name: string };

/** An action to record. */
export interface Act {
  action: AuditAction;
  /** What people call the subject, because entries are read long after it is gone. */
  subject: string;
  subjectId?: string;
  /** What the action changed, before and after. Never a secret. */
  before?: object | null;
  after?: object | null;
}

/**
 * Records an administrator's actions in their transaction, so that neither happens without the
 * other. `actor` is null for an operator at the command line, and has a name if the own one must not
 * be kept; without an id, nobody acted.
 */
export async function recordAct(
  database: Queryable,
  actor: Actor | null,
  ...acts: Act[]
): Promise<void> {
  const by = {
    actorId: actor?.id ?? null,
    actor: actor ? await nameActor(database, actor) : 'Command line',
    address: actor?.address ?? null,
  };
  await insertEntries(
    database,
    acts.map(({ action, subject, subjectId, before, after }) => ({
      ...by,
      action,
      subject,
      subjectId: subjectId ?? null,
      before: before ?? null,
      after: after ?? null,
    })),
  );
}

async function nameActor(database: Queryable, actor: Actor): Promise<string> {
  if (actor.id === null) return actor.name;
  return actor.name ?? (await selectUsername(database, actor.id));
}

/** Returns one page of the audit log, newest first. */
export async function listAudit(
  { database }: Platform,
  { from, to, cursor, limit, ...query }: AuditQuery,
): Promise<SearchedPage<AuditEntry>> {
  const filter = { ...query, ...readPeriod({ from, to }) };
  const { rows, total, searchedOnly } = await selectEntries(
    database,
    filter,
    readCursor(cursor),
    limit,
  );
  const there = await selectExisting(
    database,
    rows.flatMap(({ subjectId }) => (isUuid(subjectId) ? [subjectId] : [])),
  );
  const page = toPage(rows, limit, (row) => ({
    ...row,
    subjectExists: row.subjectId !== null && there.has(row.subjectId),
    createdAt: row.createdAt.toISOString(),
  }));
  return { ...page, total, searchedOnly };
}

/** Returns what a person did as an administrator and what was done to their account, for an export. */
export function listActsAbout(database: Queryable, userId: string) {
  return selectActsAbout(database, userId);
}

/** Subject ids that are not UUIDs exist: settings are identified by name. */
function isUuid(text: string | null): text is string {
  return z.uuid().safeParse(text).success;
}
