import type { Database, Queryable } from '#platform/database/database.ts';
import { hashSecret } from './secrets.ts';
import type { TokenPurpose } from './tokens.queries.ts';
import { deleteToken, takeTry } from './tokens.queries.ts';

/** A code is hashed with whose it is, so that equal codes of two people do not look alike. */
export function hashCode(userId: string, code: string): Buffer {
  return hashSecret(`${userId}:${code}`);
}

type Token = NonNullable<Awaited<ReturnType<typeof takeTry>>>;

/**
 * Compares a code with the one that the account was sent. The try is taken and committed before:
 * attempts in parallel all count.
 * @param onProven what the proof is for, in the transaction that uses it up
 * @returns 'expired' also when the tries are used up, or no code was sent
 */
export async function proveByCode(
  database: Database,
  purpose: TokenPurpose,
  { userId, code }: { userId: string; code: string },
  onProven: (transaction: Queryable, token: Token) => Promise<void>,
): Promise<'proven' | 'wrong' | 'expired'> {
  const token = await takeTry(database, purpose, userId);
  if (!token) return 'expired';
  if (!token.codeHash?.equals(hashCode(userId, code))) return 'wrong';
  return database.transaction(async (transaction) => {
    if (!(await deleteToken(transaction, token.id))) return 'expired';
    await onProven(transaction, token);
    return 'proven';
  });
}
