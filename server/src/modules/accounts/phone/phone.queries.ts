import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';

/** Keeps the number that an account asks to verify; a verified one stays until another is. */
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

/** Violates `users_verified_phone` when the number is another account's. */
export async function markPhoneVerified(
  database: Queryable,
  userId: string,
  phone: string,
): Promise<void> {
  await database
    .update(users)
    .set({ phone, phoneVerifiedAt: sql`now()` })
    .where(eq(users.id, userId));
}
