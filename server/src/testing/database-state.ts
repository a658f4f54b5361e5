import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';
import { eventually } from './waiting.ts';

/** What a request may change without doing anything: counted tries, and when somebody was last seen. */
const LEFT_OUT = { tables: ['rate_limits'], columns: ['last_seen_at'] };

/** Stops what comes by the clock: only requests are then a cause of anything. */
export async function stopSchedules({ platform: { database } }: TestApp): Promise<void> {
  await database.execute(sql`delete from pgboss.schedule`);
}

/**
 * Everything that is kept, as a digest of each table, the jobs and the files: the same before and
 * after what changes nothing. Waits until no job is to be done.
 */
export async function readState(server: TestApp): Promise<Record<string, unknown>> {
  const { database, config } = server.platform;
  await eventually(async () => {
    const { rows } = await database.execute(
      sql`select name from pgboss.job where state < 'completed' and name not like '\\_\\_%'`,
    );
    expect(rows).toEqual([]);
  });
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const digests = tables
    .filter(({ name }) => !LEFT_OUT.tables.includes(name))
    .map(({ name }) => sql`select ${name} as name, ${digestOf(sql.identifier(name))} as digest`);
  digests.push(
    sql`select 'jobs', md5(string_agg(id::text || data::text, ',' order by id)) from pgboss.job where name not like '\\_\\_%'`,
  );
  const { rows } = await database.execute<{ name: string; digest: string }>(
    sql.join(digests, sql` union all `),
  );
  const files = await readdir(config.dataDirectory, { recursive: true });
  return {
    ...Object.fromEntries(rows.map(({ name, digest }) => [name, digest])),
    files: files.toSorted(),
  };
}

function digestOf(table: ReturnType<typeof sql.identifier>) {
  const row = sql`(to_jsonb(t) - ${sql.param(LEFT_OUT.columns)}::text[])::text`;
  return sql`(select md5(string_agg(${row}, ',' order by ${row})) from ${table} t)`;
}
