import { uuidv7 } from 'uuidv7';
import type { User } from '#modules/accounts/accounts.queries.ts';
import { markEmailVerified, selectUserByEmail } from '#modules/accounts/accounts.queries.ts';
import { endSessions } from '#modules/accounts/sessions/sessions.service.ts';
import { deleteTokens } from '#modules/accounts/tokens/tokens.queries.ts';
import { recordAct } from '#modules/audit/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import { sendReset } from './passwords.jobs.ts';
import { putPasswordHash } from './passwords.queries.ts';
import { hashPassword, randomPassword } from './passwords.ts';

/** Gives an account a random password and ends its sessions. Returns it, or null without an account. */
export async function replacePassword(
  { database }: Pick<Platform, 'database'>,
  email: string,
): Promise<string | null> {
  const user = await selectUserByEmail(database, email);
  if (!user) return null;
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    await putPasswordHash(transaction, user.id, passwordHash);
    // The operator vouches for the address. Without this, an unverified account could not sign in.
    await markEmailVerified(transaction, user.id);
    // A link that was emailed earlier could undo the change.
    await deleteTokens(transaction, 'reset-password', user.id);
    await endSessions(transaction, user.id);
    await recordReset(transaction, user, 'a password from the operator');
  });
  return password;
}

/**
 * Emails the account's owner a reset link immediately. Returns whether an account has the address.
 * @throws OperatorError if the mail server refuses the email
 */
export async function mailPasswordReset(platform: Platform, email: string): Promise<boolean> {
  const user = await selectUserByEmail(platform.database, email);
  if (!user) return false;
  await sendReset(platform, email, uuidv7()).catch((error: Error) => {
    throw new OperatorError(`The email could not be sent: ${error.message}`, { cause: error });
  });
  await recordReset(platform.database, user, 'a link by email');
  return true;
}

function recordReset(database: Queryable, { id, username }: User, by: string): Promise<void> {
  return recordAct(database, null, {
    action: 'user.reset-password',
    subject: username,
    subjectId: id,
    after: { by },
  });
}
