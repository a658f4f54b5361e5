import { sql } from 'drizzle-orm';
import type { TestApp } from './test-app.ts';

/** Ends the pause of every job that failed, and wakes the workers by pg-boss's own notification. */
export async function retryNow({ platform: { database } }: TestApp): Promise<void> {
  await database.execute(sql`
    with due as (
      update pgboss.job set start_after = now() where state = 'retry' returning name
    )
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name)
    from (select distinct name from due) as queues`);
}
