import type pg from 'pg';

/**
 * Drops the foreign keys, unique constraints and indexes of some tables, but not primary keys: a
 * large load is several times as fast. Run it in a transaction, so that others see the indexes
 * throughout and a failure restores everything.
 * @returns a function that creates everything again, which checks all rows
 */
export async function withoutIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ drop: string; restore: string }>(DEFINITIONS, [tables]);
  for (const { drop } of rows) await client.query(drop);
  return async () => {
    await client.query(`set local maintenance_work_mem = '256MB'`);
    for (const { restore } of rows.reverse()) await client.query(restore);
  };
}

/** Foreign keys first: they are dropped first and restored last. */
const DEFINITIONS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname,
      pg_get_constraintdef(oid)) as restore,
    contype <> 'f' as rank
  from pg_constraint
  where contype in ('f', 'u') and conrelid = any ($1::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), true
  from pg_index
  where indrelid = any ($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by rank`;
