import { USERNAME_MAX } from '@redflag/shared/accounts';
import { canonicalMailbox } from '@redflag/shared/accounts/canonical-mailbox';
import { confirmEmail, welcome } from '#modules/accounts/account-changes.ts';
import type { User } from '#modules/accounts/accounts.queries.ts';
import { isMailboxSuspended, selectUserByEmail } from '#modules/accounts/accounts.queries.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { Client, Origin } from '#modules/accounts/sign-in/sign-in-record.ts';
import { logSignIn, recordSignIn } from '#modules/accounts/sign-in/sign-in-record.ts';
import type { SignUpLimit } from '#modules/accounts/sign-up/sign-up-limits.ts';
import { createCode } from '#modules/accounts/tokens/secrets.ts';
import { isUsernameAllowed } from '#modules/accounts/username-rules.ts';
import type { Queryable } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { GooglePerson } from './google.provider.ts';
import {
  deleteProofs,
  insertIdentity,
  insertVerifiedUser,
  lockUserByEmail,
  selectUserByIdentity,
} from './google.queries.ts';

type Entry = Pick<Platform, 'database' | 'config' | 'pepper'> & {
  sessions: Sessions;
  signUpLimit: SignUpLimit;
};

/**
 * Starts a session for a person whom Google has identified: in the account linked to their Google
 * id, otherwise that of their address, otherwise a new one if sign-up is open (product
 * specification section 4, docs/decisions/accounts.md#google-sign-in). Returns the account and the
 * session's token.
 * @throws ProblemError 403 for a suspended account, or if a new one may not be created, 429 if its
 * mailbox made too many
 */
export async function enterWithGoogle(
  entry: Entry,
  person: GooglePerson,
  client: Client,
): Promise<{ user: User; token: string }> {
  const identity = { issuer: person.iss, subject: person.sub };
  const isKnown =
    (await selectUserByIdentity(entry.database, identity)) ??
    (await selectUserByEmail(entry.database, person.email));
  // Not in the transaction, which would wait for a second connection.
  const giveBack =
    isKnown || !entry.config.signUp
      ? null
      : await entry.signUpLimit.takeProven(person.email, client.address);
  try {
    return await entry.database.transaction(async (transaction) => {
      let user = await selectUserByIdentity(transaction, identity);
      if (!user) {
        user = await accountOfAddress(entry, transaction, person, client);
        await insertIdentity(transaction, { ...identity, userId: user.id });
      }
      // Throwing inside the transaction undoes it, so a suspended account stays unchanged.
      if (user.status === 'suspended') throw suspended(client, user.id);
      await recordSignIn(transaction, user, client.address, 'google');
      return { user, token: await entry.sessions.start(transaction, user.id, client) };
    });
  } catch (error) {
    await giveBack?.();
    throw error;
  }
}

function suspended(client: Origin, userId: string | null): ProblemError {
  logSignIn(client, userId, 'auth/user-disabled');
  const detail = 'Your account has been suspended';
  return new ProblemError({ status: 403, code: 'auth/user-disabled', detail });
}

async function accountOfAddress(
  { config, sessions, pepper }: Entry,
  transaction: Queryable,
  { email, name }: GooglePerson,
  client: Origin,
): Promise<User> {
  const values = { email, username: usernameOf(email, name, config) };
  const made = config.signUp ? await insertVerifiedUser(transaction, values) : null;
  if (made) {
    const print = pepper.print('mailbox', canonicalMailbox(email));
    if (await isMailboxSuspended(transaction, print)) throw suspended(client, null);
    await welcome(transaction, config, made.id);
    return made;
  }
  const user = await lockUserByEmail(transaction, email);
  if (!user && !config.signUp) {
    const detail = 'No account has this Google address, and new accounts are not enabled.';
    throw new ProblemError({ status: 403, code: 'auth/operation-not-allowed', detail });
  }
  if (!user) throw new Error('The account was deleted during the sign-in');
  if (!user.emailVerifiedAt) {
    // The person who signed up never proved that the address is theirs. Their password must not open
    // the owner's account.
    await deleteProofs(transaction, user.id);
    await sessions.endAll(transaction, user.id);
    await confirmEmail(transaction, user.id);
  }
  return user;
}

/** Returns the profile's name or, if not allowed, the address's local part or a neutral name. */
function usernameOf(email: string, name: string | undefined, config: Entry['config']): string {
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
