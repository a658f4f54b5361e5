import type { Queryable } from '#platform/database/database.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import { canSignIn, insertFeedAccount, selectUserByEmail } from './accounts.queries.ts';

interface FeedAccount {
  username: string;
  /** Below `.invalid`, where no mail arrives. */
  email: string;
}

/**
 * The account under which the reports of a feed are shown, made on demand. Nobody can sign in to it.
 * @returns its id
 * @throws OperatorError when somebody has taken the address and signs in with it
 */
export async function ensureFeedAccount(
  database: Queryable,
  account: FeedAccount,
): Promise<string> {
  await insertFeedAccount(database, account);
  const id = await findFeedAccount(database, account);
  if (!id) throw new Error(`The account ${account.email} was not stored`);
  if (await canSignIn(database, id)) {
    throw new OperatorError(
      `The account ${account.email} is somebody's own. Rename or delete it first: reports of a feed would be shown as theirs.`,
    );
  }
  return id;
}

/** The id of the feed's account; null where nothing was imported yet. */
export async function findFeedAccount(
  database: Queryable,
  { email }: FeedAccount,
): Promise<string | null> {
  return (await selectUserByEmail(database, email))?.id ?? null;
}
