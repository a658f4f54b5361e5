import type pg from 'pg';

/** Reads the full definition of the schema from the catalogue, in a fixed order. */
export async function readSchema(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select format('column %s.%s %s %s %s %s', attrelid::regclass, attname, atttypid::regtype, atttypmod,
        attnotnull, attgenerated) || coalesce(' ' || pg_get_expr(adbin, adrelid), '') as line
      from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped and relkind = 'r' and relnamespace = 'public'::regnamespace
    union all select format('table %s %s %s', oid::regclass, relpersistence, reloptions)
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    union all select format('constraint %s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_indexdef(indexrelid) || indisvalid::text from pg_index join pg_class c on c.oid = indrelid
      where relnamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(t.oid) || tgenabled::text from pg_trigger t where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select 'extension ' || extname from pg_extension
    order by 1`);
  return rows.map(({ line }) => line);
}
