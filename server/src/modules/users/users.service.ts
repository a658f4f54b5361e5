import type { AnyUser, UserChange, UserDeletion, UsersQuery } from '@redflag/shared/accounts/users';
import { readPeriod } from '@redflag/shared/api/days';
import type { SearchedPage } from '@redflag/shared/api/paging';
import type { ReportSearch, ReportsPage } from '@redflag/shared/reports';
import type { Sessions } from '#modules/accounts/index.ts';
import {
  factorsOf,
  lockAdmins,
  removeAccount,
  selectUser,
  tellActivated,
  tellSuspended,
} from '#modules/accounts/index.ts';
import { recordAct } from '#modules/audit/index.ts';
import { searchOf } from '#modules/reports/index.ts';
import { suspensions } from '#modules/targets/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import { readCursor, toPage } from '#platform/database/lists/cursor.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { forbidden, notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { presentUser } from './present-user.ts';
import type { Stretch, UserFilter, UserPage } from './users.queries.ts';
import {
  countAnyUsers,
  findUsers,
  grantSecondLook,
  lockAnyUser,
  selectAnyUsers,
  updateAnyUser,
} from './users.queries.ts';

/** Returns a page of accounts, newest first, by number or cursor, and how many match in total. */
export async function listUsers(
  { database, config }: Platform,
  { q, from, to, page, cursor, limit, ...query }: UsersQuery,
): Promise<SearchedPage<AnyUser>> {
  const filter = { ...query, ...readPeriod({ from, to }) };
  const after = readCursor(cursor);
  const offset = after ? 0 : (page - 1) * limit;
  // One extra row shows whether there is a next page.
  const rows = limit + 1;
  const { rows: found, ...counts } = q
    ? await findUsers(database, { ...filter, usernameContains: q }, { after, offset, rows })
    : await readUsers(database, filter, { after, offset, rows });
  return { ...toPage(found, limit, (row) => presentUser(row, config)), ...counts };
}

async function readUsers(
  database: Queryable,
  filter: UserFilter,
  { after, offset, rows }: UserPage,
) {
  const counting = countAnyUsers(database, filter);
  // The first page needs no total, so it is read while the accounts are counted.
  const countedFrom = offset === 0 ? 0 : ((await counting) ?? Number.POSITIVE_INFINITY);
  const [total, found] = await Promise.all([
    counting,
    selectAnyUsers(database, filter, after, fromNearerEnd(offset, rows, countedFrom)),
  ]);
  return { rows: found, total, searchedOnly: null };
}

/** Returns where to read a page: from the nearer end, so that the last is as fast as the first. */
function fromNearerEnd(offset: number, limit: number, total: number): Stretch {
  if (offset <= total / 2) return { offset, limit, fromOldest: false };
  const left = Math.min(limit, Math.max(0, total - offset));
  return { offset: Math.max(0, total - offset - left), limit: left, fromOldest: true };
}

/**
 * Searches one account's reports with the filters of all reports.
 * @throws ProblemError 404 if there is no such account, 422 if a target is not valid for its
 * category
 */
export async function listReportsOf(
  platform: Platform,
  admin: Viewer,
  id: string,
  query: ReportSearch,
): Promise<ReportsPage> {
  await readUser(platform, id);
  return searchOf(platform, admin, id, query);
}

/** @throws ProblemError 404 if there is no such account */
export async function readUser({ database, config }: Platform, id: string): Promise<AnyUser> {
  const user = await selectUser(database, id);
  if (!user) throw notFound('User');
  const secondFactor = (await factorsOf(database, id)).length > 0;
  return { ...presentUser(user, config), secondFactor };
}

/**
 * Suspends an account, which immediately ends its sessions and live streams, or activates it again,
 * and emails its owner. An unchanged status has no effect.
 * @param admin null for an operator at the command line
 * @throws ProblemError 404 if there is no such account, 409 for the viewer or the last
 * administrator, 403 if the viewer is no longer an active administrator
 */
export async function changeUser(
  platform: Platform,
  sessions: Sessions,
  admin: Viewer | null,
  id: string,
  change: UserChange,
): Promise<AnyUser> {
  return platform.database.transaction((transaction) =>
    changeStatusOf(platform, transaction, sessions, admin, id, change),
  );
}

/** Does the same as `changeUser` in a transaction. */
export async function changeStatusOf(
  platform: Pick<Platform, 'config' | 'jobs'>,
  transaction: Queryable,
  sessions: Sessions,
  admin: Viewer | null,
  id: string,
  change: UserChange & { reason?: string },
): Promise<AnyUser> {
  const { config, jobs } = platform;
  const { status, reason } = change;
  if (status === 'suspended') await keepAdmins(transaction, admin, id, 'suspend');
  const before = await lockAnyUser(transaction, id);
  if (!before) throw notFound('User');
  if (before.status === status) return presentUser(before, config);
  const user = await updateAnyUser(transaction, id, { status });
  await recordAct(transaction, admin, {
    action: 'user.status',
    subject: user.username,
    subjectId: id,
    before: { status: before.status },
    after: change,
  });
  if (status === 'suspended') {
    await sessions.suspendAll(transaction, id);
    await tellSuspended(platform, transaction, user, reason ?? '');
  } else {
    await sessions.endAll(transaction, id);
    await grantSecondLook(transaction, id, admin?.id ?? null);
    await tellActivated(platform, transaction, user, reason ?? null);
  }
  await jobs.enqueue(transaction, suspensions, { userId: id });
  await announce(transaction, {
    name: 'user',
    audience: { role: 'admin' },
    id,
    ...(admin && { by: admin.id }),
  });
  return presentUser(user, config);
}

/** Locks accounts for `changeStatusOf`, of those who lock more before it. Returns them by id. */
export async function lockUsers(transaction: Queryable, ids: string[]) {
  await lockAdmins(transaction);
  const found = new Map<string, Pick<AnyUser, 'id' | 'username' | 'status'>>();
  for (const id of ids.toSorted()) {
    const user = await lockAnyUser(transaction, id);
    if (user) found.set(id, user);
  }
  return found;
}

/**
 * Deletes an account as its owner could. Its sessions and live streams end immediately, its reports
 * stay.
 * @throws ProblemError 404 if there is no such account, 409 for the viewer or the last
 * administrator, 403 if the viewer is no longer an active administrator
 */
export async function deleteAnyUser(
  platform: Platform,
  sessions: Sessions,
  admin: Viewer,
  id: string,
  { reason }: UserDeletion,
): Promise<{ id: string }> {
  return platform.database.transaction(async (transaction) => {
    await keepAdmins(transaction, admin, id, 'delete');
    const user = await removeAccount(transaction, platform, sessions, { id, byAdmin: true });
    const { role, status, reportCount, createdAt } = user;
    await recordAct(transaction, admin, {
      action: 'user.delete',
      subject: user.username,
      subjectId: id,
      // Without the address: the deletion promises to remove it, but the log is permanent.
      before: { role, status, reportCount, createdAt },
      after: { reason },
    });
    return { id };
  });
}

/**
 * Locks the administrators until the transaction ends, so that one always remains.
 * @throws ProblemError 409 if `id` is the viewer or the last administrator, 403 if the viewer has
 * been suspended or deleted in the meantime
 */
async function keepAdmins(
  transaction: Queryable,
  admin: Viewer | null,
  id: string,
  act: 'suspend' | 'delete',
): Promise<void> {
  const admins = await lockAdmins(transaction);
  const isLast = admins.length === 1 && admins[0] === id;
  if (isLast || id === admin?.id) {
    throw new ProblemError({
      status: 409,
      code: 'user/last-admin',
      detail: `You cannot ${act} ${admin ? 'yourself or ' : ''}the last administrator.`,
    });
  }
  if (admin && !admins.includes(admin.id)) throw forbidden();
}
