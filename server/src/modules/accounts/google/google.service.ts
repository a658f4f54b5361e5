import { emailSchema } from '@redflag/shared/accounts';
import { z } from 'zod';
import type { User } from '#modules/accounts/accounts.queries.ts';
import { selectUserByEmail } from '#modules/accounts/accounts.queries.ts';
import { makeAccount, suspended, takeAccount } from '#modules/accounts/openid/openid.accounts.ts';
import { insertIdentity, selectUserByIdentity } from '#modules/accounts/openid/openid.queries.ts';
import { refuseStaff } from '#modules/accounts/roles/required.ts';
import type { Sessions, Started } from '#modules/accounts/sessions/sessions.service.ts';
import type { Client, Origin } from '#modules/accounts/sign-in/sign-in-record.ts';
import { recordSignIn } from '#modules/accounts/sign-in/sign-in-record.ts';
import type { SignUpLimit } from '#modules/accounts/sign-up/sign-up-limits.ts';
import type { Queryable } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';

/** Accepts only a person whose address Google has verified. */
export const googleClaimsSchema = z.object({
  iss: z.string(),
  sub: z.string().max(255),
  email: emailSchema,
  email_verified: z.literal(true),
  name: z.string().optional().catch(undefined),
});
type GooglePerson = z.infer<typeof googleClaimsSchema>;

type Entry = Pick<Platform, 'database' | 'config' | 'pepper'> & {
  sessions: Sessions;
  signUpLimit: SignUpLimit;
};

/**
 * Starts a session for a person whom Google has identified: in the account linked to their Google
 * id, otherwise that of their address, otherwise a new one if sign-up is open (product
 * specification section 4, docs/decisions/accounts.md#google-sign-in). Returns the account, the
 * session's token and what the session lacks.
 * @throws ProblemError 403 for a suspended account, for staff who must sign in with their provider, or if
 * a new one may not be created; 429 if its
 * mailbox made too many
 */
export async function enterWithGoogle(
  entry: Entry,
  person: GooglePerson,
  client: Client,
): Promise<Started & { user: User }> {
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
      refuseStaff(entry.config, user);
      const started = await entry.sessions.start(transaction, user.id, client);
      if (!started.lacks) await recordSignIn(transaction, user, client.address, 'google');
      return { user, ...started };
    });
  } catch (error) {
    await giveBack?.();
    throw error;
  }
}

async function accountOfAddress(
  entry: Entry,
  transaction: Queryable,
  person: GooglePerson,
  client: Origin,
): Promise<User> {
  const { config, sessions } = entry;
  const made = config.signUp ? await makeAccount(entry, transaction, person, client) : null;
  const user = made ?? (await takeAccount(sessions, transaction, person.email));
  if (!user && !config.signUp) {
    const detail = 'No account has this Google address, and new accounts are not enabled.';
    throw new ProblemError({ status: 403, code: 'auth/operation-not-allowed', detail });
  }
  if (!user) throw new Error('The account was deleted during the sign-in');
  return user;
}
