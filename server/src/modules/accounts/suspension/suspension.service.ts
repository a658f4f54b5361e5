import { SECOND_LOOK_DAYS } from '@redflag/shared/replies/values';
import { uuidv7 } from 'uuidv7';
import type { User } from '#modules/accounts/accounts.queries.ts';
import { hashSecret } from '#modules/accounts/tokens/secrets.ts';
import {
  deleteTokens,
  replaceToken,
  selectUserByLink,
  spendLink,
} from '#modules/accounts/tokens/tokens.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { activatedMails, suspendedMails } from './suspension.jobs.ts';

const PURPOSE = 'second-look';
const DAY_MS = 24 * 3_600_000;

type Told = Pick<User, 'id' | 'emailVerifiedAt'>;

/**
 * Emails a person who has just been suspended why, and lets them ask once for a second look. Links of
 * earlier suspensions no longer work. An address that was never verified may be somebody else's.
 */
export async function tellSuspended(
  { jobs }: Pick<Platform, 'jobs'>,
  transaction: Queryable,
  { id: userId, emailVerifiedAt }: Told,
  reason: string,
): Promise<void> {
  if (!emailVerifiedAt) return;
  const tokenId = uuidv7();
  await replaceToken(transaction, {
    ...{ id: tokenId, userId, purpose: PURPOSE, tokenHash: null },
    expiresAt: new Date(Date.now() + SECOND_LOOK_DAYS * DAY_MS),
  });
  await jobs.enqueue(transaction, suspendedMails, { userId, tokenId, reason });
}

/** Emails a person whose account is active again. The link of the suspension no longer works. */
export async function tellActivated(
  { jobs }: Pick<Platform, 'jobs'>,
  transaction: Queryable,
  { id: userId, emailVerifiedAt }: Told,
  reason: string | null,
): Promise<void> {
  await deleteTokens(transaction, PURPOSE, userId);
  if (emailVerifiedAt) await jobs.enqueue(transaction, activatedMails, { userId, reason });
}

/** Returns the suspended person that a link was emailed to and until when it works, or null. */
export function findSuspended(database: Queryable, token: string) {
  return selectUserByLink(database, PURPOSE, hashSecret(token));
}

/** Uses up the link of a suspended person. Returns the account's id, or null if it no longer works. */
export function spendSuspendedLink(transaction: Queryable, token: string): Promise<string | null> {
  return spendLink(transaction, PURPOSE, hashSecret(token));
}
