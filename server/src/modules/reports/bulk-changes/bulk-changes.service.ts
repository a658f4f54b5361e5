import type { BulkChange, BulkChangeRequest } from '@redflag/shared/review/bulk-changes';
import { uuidv7 } from 'uuidv7';
import type { Queryable } from '#platform/database/database.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { bulkChangeSteps, changeSome, finish, parseRequest } from './bulk-changes.jobs.ts';
import type { BulkChangeRow } from './bulk-changes.queries.ts';
import {
  insertBulkChange,
  selectBulkChange,
  selectBulkChangeByKey,
} from './bulk-changes.queries.ts';
import { atMostNow, countExpected } from './found-reports.service.ts';

/**
 * Sets the status of several reports: those with the given ids now, those of a search in the
 * background, once per idempotency key and administrator.
 * @throws ProblemError 409 if the search now finds another number of reports, 422 for an invalid
 * target or a key that made another change
 */
export async function changeStatuses(
  platform: Platform,
  admin: Viewer,
  request: BulkChangeRequest,
  key: string | null,
): Promise<BulkChange> {
  const { database } = platform;
  const id = uuidv7();
  const content = { request: JSON.stringify(request) };
  const change = await createOnce({
    findEarlier: () => selectBulkChangeByKey(database, admin.id, key),
    content,
    onOtherContent: 'This change was already made with other reports or another status.',
    constraint: 'bulk_changes_idempotency',
    async create() {
      const { filter, reportIds = [] } = request;
      const seen = atMostNow(request);
      const expected = filter ? await countExpected(platform, seen) : new Set(reportIds).size;
      await database.transaction(async (transaction) => {
        const { id: madeBy, address } = admin;
        const row = { id, ...content, madeBy, address, idempotencyKey: key, expected };
        await insertBulkChange(transaction, row);
        if (filter) await platform.jobs.enqueue(transaction, bulkChangeSteps, { id });
        else {
          await changeSome(platform, transaction, { admin, id, request: seen }, reportIds);
          await finish(platform, transaction, id);
        }
      });
      return requireBulkChange(database, id);
    },
  });
  return present(change);
}

/** @throws ProblemError 404 if there is no such change, also if it was finished a month ago */
export async function readBulkChange({ database }: Platform, id: string): Promise<BulkChange> {
  return present(await requireBulkChange(database, id));
}

async function requireBulkChange(database: Queryable, id: string): Promise<BulkChangeRow> {
  const row = await selectBulkChange(database, id);
  if (!row) throw notFound('Change');
  return row;
}

function present({ id, request, expected, changed, unchanged, finishedAt }: BulkChangeRow) {
  const { status, filter, expected: seen = expected } = parseRequest(request);
  const isMore = filter !== undefined && expected > seen;
  return {
    id,
    status,
    expected: isMore ? seen : expected,
    isMore,
    changed,
    unchanged,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
