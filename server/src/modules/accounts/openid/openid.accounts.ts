import { USERNAME_MAX } from '@redflag/shared/accounts';
import { canonicalMailbox } from '@redflag/shared/accounts/canonical-mailbox';
import { confirmEmail, welcome } from '#modules/accounts/account-changes.ts';
import type { User } from '#modules/accounts/accounts.queries.ts';
import { isMailboxSuspended } from '#modules/accounts/accounts.queries.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { Origin } from '#modules/accounts/sign-in/sign-in-record.ts';
import { logSignIn } from '#modules/accounts/sign-in/sign-in-record.ts';
import { createCode } from '#modules/accounts/tokens/secrets.ts';
import { isUsernameAllowed } from '#modules/accounts/username-rules.ts';
import type { Config } from '#platform/config.ts';
import type { Queryable } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteProofs, insertVerifiedUser, lockUserByEmail } from './openid.queries.ts';

/** What a provider says of a person for an account. */
interface Profile {
  email: string;
  name?: string | undefined;
}

/**
 * Makes an account for a person whose address a provider vouches for. Returns null if the address has one.
 * @throws ProblemError 403 if the mailbox has a suspended account
 */
export async function makeAccount(
  { config, pepper }: Pick<Platform, 'config' | 'pepper'>,
  transaction: Queryable,
  { email, name }: Profile,
  client: Origin,
): Promise<User | null> {
  const values = { email, username: usernameOf(email, name, config) };
  const made = await insertVerifiedUser(transaction, values);
  if (!made) return null;
  const print = pepper.print('mailbox', canonicalMailbox(email));
  if (await isMailboxSuspended(transaction, print)) throw suspended(client, null);
  await welcome(transaction, config, made.id);
  return made;
}

/** Returns the account of an address that a provider has verified, locked; null if there is none. */
export async function takeAccount(
  sessions: Sessions,
  transaction: Queryable,
  email: string,
): Promise<User | null> {
  const user = await lockUserByEmail(transaction, email);
  if (user && !user.emailVerifiedAt) {
    // The person who signed up never proved that the address is theirs. Their password must not open
    // the owner's account.
    await deleteProofs(transaction, user.id);
    await sessions.endAll(transaction, user.id);
    await confirmEmail(transaction, user.id);
  }
  return user;
}

/** 403 for a suspended account, which is logged. */
export function suspended(client: Origin, userId: string | null): ProblemError {
  logSignIn(client, userId, 'auth/user-disabled');
  const detail = 'Your account has been suspended';
  return new ProblemError({ status: 403, code: 'auth/user-disabled', detail });
}

/** Returns the profile's name or, if not allowed, the address's local part or a neutral name. */
function usernameOf(email: string, name: string | undefined, config: Config): string {
  const [localPart = ''] = email.split('@');
  const names = [name ?? '', localPart, `User ${localPart}`].map(shorten);
  return names.find((it) => isUsernameAllowed(it, config)) ?? `User ${createCode()}`;
}

/** Shortens a name to one line of the allowed length, without half a surrogate pair at its end. */
function shorten(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, USERNAME_MAX)
    .replace(/[\ud800-\udbff]$/, '');
}
