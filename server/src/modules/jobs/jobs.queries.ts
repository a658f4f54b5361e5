import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';

interface Runs extends Record<string, unknown> {
  name: string;
  lastRunAt: string | null;
  lastSuccessAt: string | null;
  error: string | null;
  errorAt: string | null;
  waiting: number;
  oldestWaitingAt: string | null;
  failed: number;
}

/** Returns what pg-boss has stored about these queues, without those that have no job. */
export async function selectRuns(database: Queryable, names: string[]): Promise<Runs[]> {
  if (names.length === 0) return [];
  const { rows } = await database.execute<Runs>(sql`
    with jobs as (
      select name, state, created_on, started_on, completed_on,
        -- Our message, or that of pg-boss for a job that took too long.
        coalesce(output->>'error', output->'value'->>'message') as error,
        coalesce((output->>'at')::timestamptz, completed_on, started_on) as error_at
      from pgboss.job where name in ${names}
    )
    select name,
      max(started_on) as "lastRunAt",
      max(completed_on) filter (where state = 'completed') as "lastSuccessAt",
      (array_agg(error order by error_at desc) filter (where error is not null))[1] as error,
      max(error_at) filter (where error is not null) as "errorAt",
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      min(created_on) filter (where state in ('created', 'retry')) as "oldestWaitingAt",
      count(*) filter (where state = 'failed')::int as failed
    from jobs group by name`);
  return rows;
}

/** Returns the queues that the servers have created, with their schedules, by name. */
export async function selectQueues(database: Queryable) {
  const table = await database.execute<{ found: string | null }>(
    sql`select to_regclass('pgboss.schedule') as found`,
  );
  // Before the first start of a server.
  if (!table.rows[0]?.found) return [];
  const { rows } = await database.execute<{ name: string; cron: string | null }>(sql`
    select q.name, s.cron from pgboss.queue q left join pgboss.schedule s on s.name = q.name
    where not starts_with(q.name, '__pgboss') order by q.name`);
  return rows;
}

/**
 * Lets the jobs of a queue, or of all, that wait to be retried or were given up run now, those for as
 * long as a new one. Returns how many, by queue.
 */
export async function updateFailed(
  database: Queryable,
  queue: string | null,
): Promise<{ name: string; count: number }[]> {
  const { rows } = await database.execute<{ name: string; count: number }>(sql`
    with retried as (
      update pgboss.job
      set state = 'retry', start_after = now(), completed_on = null,
        retry_count = case state when 'failed' then 0 else retry_count end
      where state in ('retry', 'failed') and name = coalesce(${queue}, name)
        and not starts_with(name, '__pgboss')
      returning name
    )
    select name, count(*)::int as count from retried group by name order by name`);
  return rows;
}
