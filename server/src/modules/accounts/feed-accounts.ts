import type { Mark, Role } from '@redflag/shared/accounts';
import type { Queryable } from '#platform/database/database.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import { canSignIn, insertUnattendedAccount, selectUserByEmail } from './accounts.queries.ts';
import { ORGANISATION_DOMAIN } from './organisations.ts';

/**
 * The names under which reports of feeds appear, with the licence of each; null if nobody knows it. Users
 * cannot take the names.
 */
const licences = {
  'PhishTank feed': 'CC-BY-SA-2.5',
  'URLhaus feed': 'CC0-1.0',
  // For personal use alone.
  'OpenPhish feed': null,
  'Imported reports': null,
};
export const feedNames = Object.keys(licences) as (keyof typeof licences)[];

/** Returns the names of feeds whose entries may be passed on under a licence: theirs, or any after CC0. */
export function feedsPassedOn(licence: string): string[] {
  return feedNames.filter((name) => ['CC0-1.0', licence].includes(licences[name] ?? ''));
}

/** The domain of the feeds' accounts. Nobody can verify an address there. */
const FEED_DOMAIN = '@feeds.invalid';

export interface FeedAccount {
  username: string;
  /** Under `.invalid`, so that it can never receive email. */
  email: `${string}${typeof FEED_DOMAIN}`;
}

/** Returns the mark that screens show beside an account's name: what only the server can say of it. */
export function markOf({ role, email }: { role: Role; email: string }): Mark | null {
  if (role === 'admin') return 'administrator';
  if (email.endsWith(ORGANISATION_DOMAIN)) return 'organisation';
  return email.endsWith(FEED_DOMAIN) ? 'feed' : null;
}

/**
 * Returns the id of the account that files a feed's reports, created if needed. Nobody can sign in
 * to it.
 * @throws OperatorError if the address belongs to an account that someone can sign in to
 */
export async function ensureFeedAccount(
  database: Queryable,
  account: FeedAccount,
): Promise<string> {
  await insertUnattendedAccount(database, account);
  const id = await findFeedAccount(database, account);
  if (!id) throw new Error(`The account ${account.email} was not stored`);
  if (await canSignIn(database, id)) {
    throw new OperatorError(
      `Someone can sign in to the account ${account.email}. Rename or delete it first, so that the feed's reports are not shown under their name.`,
    );
  }
  return id;
}

/** Returns the id of the feed's account, or null if nothing was imported yet. */
export async function findFeedAccount(
  database: Queryable,
  { email }: FeedAccount,
): Promise<string | null> {
  return (await selectUserByEmail(database, email))?.id ?? null;
}
