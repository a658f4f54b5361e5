import type { Database } from '#platform/database/database.ts';
import type { ProblemError } from '#platform/http/problem.ts';
import { invalidField } from '#platform/http/problem.ts';
import { openRateLimit, takeAll } from '#platform/rate-limits/rate-limits.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Confirms with the password that a signed-in person owns the account.
 * @throws ProblemError 422 for a wrong password, which counts as an attempt; 429 after too many
 */
export type OwnPasswordCheck = (
  userId: string,
  passwordHash: string,
  password: string,
) => Promise<void>;

export function openOwnPasswordCheck(database: Database): OwnPasswordCheck {
  const limit = openRateLimit(database, 'own-password');
  return async (userId, passwordHash, password) => {
    const giveBack = await takeAll([{ limit, key: userId }]);
    if (!(await verifyPassword(passwordHash, password))) throw wrongCurrentPassword();
    await giveBack();
  };
}

/** Returns a problem 422. Also for a password that has just been changed elsewhere. */
export function wrongCurrentPassword(): ProblemError {
  return invalidField(
    'currentPassword',
    'The current password is incorrect.',
    'auth/invalid-credential',
  );
}
