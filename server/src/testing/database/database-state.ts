import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { untilDone } from '#testing/jobs.ts';
import type { TestApp } from '#testing/test-app.ts';

/**
 * What a request without effect may still change: counted attempts, and when a person was last seen.
 * Announcements come and go.
 */
const LEFT_OUT = { tables: ['rate_limits', 'announcements'], columns: ['last_seen_at'] };

/**
 * Everything that is stored, as a digest of each table, the jobs and the files. Stays the same if
 * nothing changes. Waits until no jobs are left to do.
 */
export async function readState(server: TestApp): Promise<Record<string, unknown>> {
  const { database, config } = server.platform;
  await untilDone(server);
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
