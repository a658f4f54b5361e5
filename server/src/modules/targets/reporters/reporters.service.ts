import { canonicalMailbox } from '@redflag/shared/accounts/canonical-mailbox';
import type { Queryable } from '#platform/database/database.ts';
import type { Pepper } from '#platform/pepper.ts';
import type { Platform } from '#platform/platform.ts';
import type { Contacts } from './reporters.queries.ts';
import {
  markReports,
  putPrints,
  selectPrints,
  selectReportersAfter,
  selectUnmarked,
} from './reporters.queries.ts';

/** Raise it when `canonicalMailbox` changes: the next start makes all prints again. */
export const MAILBOX_RULES = 1;

/** Makes an account known by its mailbox and its verified phone number before it reports a target. */
export async function markReporter(
  { database, pepper }: Pick<Platform, 'database' | 'pepper'>,
  userId: string,
): Promise<void> {
  const account = await selectUnmarked(database, userId);
  if (account) await putPrints(database, [printsOf(pepper, account)]);
}

/** Returns what an account shares with others of the same person, in hexadecimal digits. */
export async function readPrints(
  platform: Pick<Platform, 'database' | 'pepper'>,
  userId: string,
): Promise<string[]> {
  await markReporter(platform, userId);
  return selectPrints(platform.database, userId);
}

/**
 * Does this for the next accounts with reports, and marks those of suspended people. Returns the id of the last one, null after all.
 */
export async function markReporters(
  pepper: Pepper,
  transaction: Queryable,
  after: string,
  limit: number,
): Promise<string | null> {
  const accounts = await selectReportersAfter(transaction, after, limit);
  await putPrints(
    transaction,
    accounts.map((account) => printsOf(pepper, account)),
  );
  const ids = accounts.map(({ id }) => id);
  while ((await markReports(transaction, ids, limit)) === limit);
  return accounts.at(-1)?.id ?? null;
}

/** Returns an account's prints in hexadecimal digits. */
export function printsOf(pepper: Pepper, { id, email, phone }: Contacts) {
  return {
    id,
    mailbox: pepper.print('mailbox', canonicalMailbox(email)).toString('hex'),
    phone: phone && pepper.print('phone', phone).toString('hex'),
  };
}
