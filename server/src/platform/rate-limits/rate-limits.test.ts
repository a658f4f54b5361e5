import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rateLimits } from '#platform/database/schema.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { openRateLimit } from './rate-limits.ts';

const { database } = (await sharedTestApp()).platform;

test('an attempt given back, or refused, in a window that is over leaves the next one alone', async () => {
  const limit = openRateLimit(database, 'own-password');
  const key = randomUUID();
  const row = eq(rateLimits.key, `own-password:${key}`);
  const taken = await limit.take(key);
  if (!taken.allowed) throw new Error('refused');
  await database
    .update(rateLimits)
    .set({ expire: sql`${rateLimits.expire} + 60000` })
    .where(row);
  await taken.giveBack();
  const points = await database.select({ points: rateLimits.points }).from(rateLimits).where(row);
  expect(points).toEqual([{ points: 1 }]);
});
