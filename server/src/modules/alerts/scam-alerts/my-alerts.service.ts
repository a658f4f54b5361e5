import type { CountedPage } from '@redflag/shared/api/paging';
import type { AlertChange, AlertsQuery, TargetAlert } from '@redflag/shared/notifications/alerts';
import { SEARCHES_KEPT_DAYS } from '@redflag/shared/notifications/alerts';
import { isHostShared } from '@redflag/shared/targets/present-target';
import { wordKey } from '@redflag/shared/targets/target.words';
import type { TargetName } from '#modules/targets/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import { readCursor, toPage } from '#platform/database/lists/cursor.ts';
import { totalOf } from '#platform/database/lists/lists.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { AlertRow } from './my-alerts.queries.ts';
import {
  resumeAlerts,
  selectAlertNames,
  selectAlerts,
  selectKeyOf,
  stopAlerts,
} from './my-alerts.queries.ts';

const KEPT_MS = SEARCHES_KEPT_DAYS * 24 * 3_600_000;

const since = () => new Date(Date.now() - KEPT_MS);

/** Returns one page of what the viewer will be told about, or of one target. */
export async function listAlerts(
  { database, sites }: Platform,
  viewer: Viewer,
  { category, key, targetId, cursor, limit }: AlertsQuery,
): Promise<CountedPage<TargetAlert>> {
  const typed = category && key !== undefined ? { category, key } : undefined;
  const of = targetId ? await selectKeyOf(database, targetId) : typed;
  if (of === null) return { items: [], nextCursor: null, total: 0 };
  const which = { since: since(), of };
  const [rows, names] = await Promise.all([
    selectAlerts(database, viewer.id, { ...which, after: readCursor(cursor), limit }),
    selectAlertNames(database, viewer.id, which),
  ]);
  const page = toPage(rows, limit, present);
  const isJudged = (name: TargetName) => !isHostShared(sites, name);
  return {
    ...page,
    items: page.items.filter(isJudged),
    total: totalOf(names.length) === null ? null : names.filter(isJudged).length,
  };
}

/**
 * Stops or resumes the alerts about a target.
 * @throws ProblemError 404 if the viewer neither searched for it nor reported it
 */
export function setAlert(
  { database }: Platform,
  viewer: Viewer,
  { stopped, ...of }: AlertChange,
): Promise<TargetAlert> {
  return database.transaction(async (transaction) => {
    const [alert] = await selectAlerts(transaction, viewer.id, {
      since: since(),
      of,
      after: null,
      limit: 1,
    });
    if (!alert) throw notFound('Alert');
    if (stopped) await stopAlerts(transaction, viewer.id, of, alert.createdAt);
    else await resumeAlerts(transaction, viewer.id, of);
    await announce(transaction, { name: 'notification', audience: { user: viewer.id } });
    return present({ ...alert, stopped });
  });
}

function present({ category, key, toldAt, createdAt, ...row }: AlertRow): TargetAlert {
  return {
    category,
    key,
    shown: wordKey({ category, key }),
    confirmed: row.confirmed,
    toldAt: toldAt?.toISOString() ?? null,
    until: new Date(createdAt.getTime() + KEPT_MS).toISOString(),
    stopped: row.stopped,
  };
}
