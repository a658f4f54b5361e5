import type { Database, Queryable } from '#platform/database/database.ts';
import { hashSecret } from './secrets.ts';
import type { TokenPurpose } from './tokens.queries.ts';
import { deleteToken, giveTryBack, takeTry } from './tokens.queries.ts';

/** Hashes a code with its account, so that equal codes of two people have different hashes. */
export function hashCode(userId: string, code: string): Buffer {
  return hashSecret(`${userId}:${code}`);
}

type Token = NonNullable<Awaited<ReturnType<typeof takeTry>>>;

/**
 * Compares a code with the one sent to the account. Counts and commits the try first, so that
 * parallel attempts all count.
 * @param onProven runs after a right code, in the transaction that uses it up; if it throws, the
 * code stays valid
 * @returns 'expired' also if no tries are left or no code was sent
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
  try {
    return await database.transaction(async (transaction) => {
      if (!(await deleteToken(transaction, token.id))) return 'expired';
      await onProven(transaction, token);
      return 'proven';
    });
  } catch (refusal) {
    // The code was right.
    await giveTryBack(database, token.id);
    throw refusal;
  }
}
