import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { JOBS } from '#platform/announcements/sender.ts';
import type { TestApp } from './test-app.ts';
import { eventually } from './waiting.ts';

/** Ends the delay of every job that is to run later or again, and wakes the workers. */
export async function runNow({ platform: { database } }: TestApp): Promise<void> {
  await database.execute(sql`
    with due as (
      update pgboss.job set start_after = now() where state < 'active' returning name
    )
    select pg_notify(${JOBS}, name)
    from (select distinct name from due) as queues`);
}

/**
 * Waits until no jobs are left to do.
 * @param queues the names of the queues that count, as an SQL pattern
 */
export function untilDone({ platform: { database } }: TestApp, queues = '%'): Promise<void> {
  return eventually(async () => {
    const { rows } = await database.execute(
      sql`select name from pgboss.job
        where state < 'completed' and name like ${queues} and name not like '\\_\\_%'`,
    );
    expect(rows).toEqual([]);
  });
}
