import { USERNAME_MAX } from '@redflag/shared/accounts';
import { confirmEmail, welcome } from '#modules/accounts/account-changes.ts';
import type { User } from '#modules/accounts/accounts.queries.ts';
import type { Browser, Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { Origin } from '#modules/accounts/sign-in/sign-in-record.ts';
import { logSignIn, recordSignIn } from '#modules/accounts/sign-in/sign-in-record.ts';
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

type Entry = Pick<Platform, 'database' | 'config'> & { sessions: Sessions };

/**
 * Starts a session for a person whom Google has identified: in the account linked to their Google
 * id, otherwise that of their address, otherwise a new one if sign-up is open (product
 * specification section 4, docs/decisions/accounts.md#google-sign-in). Returns the account and the
 * session's token.
 * @throws ProblemError 403 for a suspended account, or if a new one may not be created
 */
export function enterWithGoogle(
  entry: Entry,
  person: GooglePerson,
  client: Browser & Origin,
): Promise<{ user: User; token: string }> {
  return entry.database.transaction(async (transaction) => {
    const identity = { issuer: person.iss, subject: person.sub };
    let user = await selectUserByIdentity(transaction, identity);
    if (!user) {
      user = await accountOfAddress(entry, transaction, person);
      await insertIdentity(transaction, { ...identity, userId: user.id });
    }
    // Throwing inside the transaction undoes it, so a suspended account stays unchanged.
    if (user.status === 'suspended') {
      logSignIn(client, user.id, 'auth/user-disabled');
      const detail = 'Your account has been suspended';
      throw new ProblemError({ status: 403, code: 'auth/user-disabled', detail });
    }
    await recordSignIn(transaction, user, client.address, 'google');
    return { user, token: await entry.sessions.start(transaction, user.id, client) };
  });
}

async function accountOfAddress(
  { config, sessions }: Entry,
  transaction: Queryable,
  { email, name }: GooglePerson,
): Promise<User> {
  const values = { email, username: usernameOf(email, name, config) };
  const made = config.signUp ? await insertVerifiedUser(transaction, values) : null;
  if (made) {
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
