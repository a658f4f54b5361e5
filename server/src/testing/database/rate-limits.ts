import { like, sql } from 'drizzle-orm';
import { rateLimits } from '#platform/database/schema.ts';
import type { TestApp } from '#testing/test-app.ts';

/** Ends the windows of all limits for a key that begins with this, such as an address. */
export async function endRateLimits({ platform: { database } }: TestApp, key: string) {
  await database
    .update(rateLimits)
    .set({ expire: sql`(extract(epoch from now()) * 1000)::bigint - 1` })
    .where(like(rateLimits.key, `%:${key}%`));
}
