import type { TestApp } from '#testing/test-app.ts';

/** Returns every column of every table, including the queue's, that contains one of these texts. */
export async function findEverywhere(
  { platform: { database } }: TestApp,
  texts: string[],
): Promise<string[]> {
  const client = database.$client;
  const { rows: tables } = await client.query<{ schema: string; name: string }>(
    `select nspname as schema, relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`,
  );
  const found = new Set<string>();
  for (const { schema, name } of tables) {
    const { rows } = await client.query<{ column: string; value: string }>(
      `select distinct cell.key as column from "${schema}"."${name}" t, jsonb_each_text(to_jsonb(t)) cell
       where exists (select from unnest($1::text[]) mark where strpos(lower(cell.value), lower(mark)) > 0)`,
      [texts],
    );
    for (const { column } of rows) found.add(`${schema}.${name}.${column}`);
  }
  return [...found].sort();
}
