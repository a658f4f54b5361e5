import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { reports } from '#platform/database/schema.ts';

/**
 * For an administrator: puts a text in the place of a locked report's description, and forgets the
 * digest of the form with which it was filed, by which removed words could be guessed. Returns whose
 * local numbers it has.
 */
export async function updateDescription(
  database: Queryable,
  id: string,
  redaction: { description: string; redactedBy: string },
): Promise<string | null> {
  const [row] = await database
    .update(reports)
    .set({
      ...redaction,
      // Later than the last, which its callers saw, whatever the clock says.
      redactedAt: sql`greatest(clock_timestamp(), redacted_at + interval '1 ms')`,
      idempotencyKey: sql`case when idempotency_key not like 'after %' then idempotency_key end`,
    })
    .where(eq(reports.id, id))
    .returning({ country: reports.country });
  return row?.country ?? null;
}
