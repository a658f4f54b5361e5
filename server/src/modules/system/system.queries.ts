import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { noSession } from '#platform/http/problem.ts';

interface Facts extends Record<string, unknown> {
  version: string;
  bytes: number;
  connections: number;
  maxConnections: number;
}

/** Returns which PostgreSQL it is, how large the database is, and how many connections are open, to all of its databases. */
export async function selectDatabaseFacts(database: Queryable): Promise<Facts> {
  const { rows } = await database.execute<Facts>(sql`
    select 'PostgreSQL ' || split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as "maxConnections"`);
  const [facts] = rows;
  if (!facts) throw new Error('A query without conditions has one row');
  return facts;
}

/** Returns the address of an account. */
export async function selectEmail(database: Queryable, userId: string): Promise<string> {
  const [user] = await database
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw noSession();
  return user.email;
}
