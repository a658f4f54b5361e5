import type { Database } from '#platform/database/database.ts';

/** @param withinMs after which it rejects, and drops a connection that does not answer */
export async function pingDatabase({ $client }: Database, withinMs: number): Promise<void> {
  const query = { text: 'select 1', query_timeout: withinMs };
  await $client.query(query);
}
