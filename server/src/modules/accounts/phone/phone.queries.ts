import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';

/** Stores the number that an account wants to verify, unless it has a verified one. */
export async function keepUnverifiedPhone(
  database: Queryable,
  userId: string,
  phone: string,
): Promise<void> {
  await database
    .update(users)
    .set({ phone })
    .where(and(eq(users.id, userId), isNull(users.phoneVerifiedAt)));
}

/** Violates `users_verified_phone` if a different account has verified the number. */
export async function markPhoneVerified(
  database: Queryable,
  userId: string,
  { phone, print }: { phone: string; print: Buffer },
): Promise<void> {
  await database
    .update(users)
    .set({ phone, phonePrint: print, phoneVerifiedAt: sql`now()` })
    .where(eq(users.id, userId));
}
