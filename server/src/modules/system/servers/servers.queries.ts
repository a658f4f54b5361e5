import type { RunningServer } from '@redflag/shared/admin/system';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { servers } from '#platform/database/schema.ts';

/** The server writes itself in, or that it still runs, and strikes out others that have long been silent. */
export async function upsertServer(
  database: Queryable,
  server: typeof servers.$inferInsert,
): Promise<void> {
  const { memoryBytes, clockMs } = server;
  await database
    .insert(servers)
    .values(server)
    .onConflictDoUpdate({
      target: servers.id,
      set: { memoryBytes, clockMs, seenAt: sql`now()` },
    });
  await database.delete(servers).where(sql`${servers.seenAt} < now() - interval '5 minutes'`);
}

export async function deleteServer(database: Queryable, id: string): Promise<void> {
  await database.delete(servers).where(eq(servers.id, id));
}

/** Returns the servers of the last minute, the one that has run longest first. */
export async function selectServers(database: Queryable): Promise<RunningServer[]> {
  const rows = await database
    .select()
    .from(servers)
    .where(sql`${servers.seenAt} > now() - interval '1 minute'`)
    .orderBy(servers.startedAt, servers.id);
  return rows.map(({ startedAt, seenAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
}

/** Returns the database's time. */
export async function selectTime(database: Queryable): Promise<Date> {
  const { rows } = await database.execute<{ milliseconds: string }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000) as milliseconds`,
  );
  return new Date(Number(rows[0]?.milliseconds));
}
