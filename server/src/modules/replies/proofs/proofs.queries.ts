import type { ProofMethod } from '@redflag/shared/replies';
import { PROOF_CODE_TRIES } from '@redflag/shared/replies';
import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { replyProofs, users } from '#platform/database/schema.ts';

export type ProofRow = typeof replyProofs.$inferSelect;

const isCurrent = gt(replyProofs.expiresAt, sql`now()`);
const isOf = ({ replyId, nonce }: Pick<ProofRow, 'replyId' | 'nonce'>) =>
  and(eq(replyProofs.replyId, replyId), eq(replyProofs.nonce, nonce), isCurrent);

/** Stores what is asked of a reply's holder, instead of what was asked before. */
export async function replaceProof(
  database: Queryable,
  values: typeof replyProofs.$inferInsert,
): Promise<void> {
  const set = { codeHash: null, triesLeft: 0, ...values };
  await database
    .insert(replyProofs)
    .values(values)
    .onConflictDoUpdate({ target: replyProofs.replyId, set });
}

/** Returns what is asked of a reply's holder, or null if nothing is or it has expired. */
export async function selectProof(database: Queryable, replyId: string): Promise<ProofRow | null> {
  const [row] = await database
    .select()
    .from(replyProofs)
    .where(and(eq(replyProofs.replyId, replyId), isCurrent));
  return row ?? null;
}

/** Makes what was asked void. Returns whether it was still there: of two simultaneous uses only one succeeds. */
export async function deleteProof(
  database: Queryable,
  proof: Pick<ProofRow, 'replyId' | 'nonce'>,
): Promise<boolean> {
  const deleted = await database.delete(replyProofs).where(isOf(proof)).returning();
  return deleted.length > 0;
}

/** Makes void whatever was asked of a reply's holder. */
export async function deleteProofs(database: Queryable, replyId: string): Promise<void> {
  await database.delete(replyProofs).where(eq(replyProofs.replyId, replyId));
}

export async function deleteExpiredProofs(database: Queryable, now: Date): Promise<void> {
  await database.delete(replyProofs).where(lte(replyProofs.expiresAt, now));
}

/** Gives what is asked a code and its tries, unless it was replaced. Returns whether it was not. */
export async function putCode(
  database: Queryable,
  proof: Pick<ProofRow, 'replyId' | 'nonce'>,
  code: { codeHash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const put = await database
    .update(replyProofs)
    .set({ ...code, triesLeft: PROOF_CODE_TRIES })
    .where(isOf(proof))
    .returning();
  return put.length > 0;
}

/** Uses one try of a code that was sent. Returns its hash; null if no try is left or it was replaced. */
export async function takeCodeTry(database: Queryable, proof: ProofRow): Promise<Buffer | null> {
  const [row] = await database
    .update(replyProofs)
    .set({ triesLeft: sql`${replyProofs.triesLeft} - 1` })
    .where(and(isOf(proof), gt(replyProofs.triesLeft, 0)))
    .returning();
  return row?.codeHash ?? null;
}

/** Returns the email address and the phone number that an account has verified, each null if it has not. */
export async function selectVerified(
  database: Queryable,
  userId: string,
): Promise<Partial<Record<ProofMethod, string | null>>> {
  const [row] = await database
    .select({
      email: sql<
        string | null
      >`case when ${isNotNull(users.emailVerifiedAt)} then ${users.email} end`,
      phone: sql<
        string | null
      >`case when ${isNotNull(users.phoneVerifiedAt)} then ${users.phone} end`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? {};
}
