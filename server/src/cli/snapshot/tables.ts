import type pg from 'pg';
import { BASE } from '#platform/database/migrate.ts';
import type { Platform } from '#platform/platform.ts';

/** A table of the product and its columns, without computed ones, by their names in SQL. */
export interface TableShape {
  name: string;
  columns: string[];
}

/** Returns the tables, each after those it refers to, without the queue's and unlogged ones. */
export async function readTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { refersTo: string[] }>(SHAPES);
  const sorted: TableShape[] = [];
  const left = new Map(rows.map((row) => [row.name, row]));
  while (left.size > 0) {
    const free = [...left.values()].filter(({ refersTo }) => !refersTo.some((to) => left.has(to)));
    if (free.length === 0) throw new Error('Tables refer to each other in a circle');
    for (const { name, columns } of free) {
      sorted.push({ name, columns });
      left.delete(name);
    }
  }
  return sorted;
}

const SHAPES = `
  select c.relname as name,
    (select array_agg(attname::text order by attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    array(select r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as "refersTo"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
  order by c.relname`;

/** Returns when the tables' migrations were written. Equal lists mean equal tables. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ written: string }>(
    `select created_at::text as written from drizzle.__drizzle_migrations
     where created_at >= $1 order by created_at`,
    [BASE],
  );
  return rows.map(({ written }) => written);
}

/** Quotes names for SQL, where a column may be called `to`. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');
}

/** Reads the database as of one moment, however long it takes, while others keep writing. */
export async function withSnapshot<Result>(
  { database }: Platform,
  read: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await database.$client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    // Values must read the same whatever the settings of the database are.
    await client.query(`set local datestyle = 'ISO'; set local timezone = 'UTC'`);
    const result = await read(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Destroy the connection: it may be in the middle of a query.
    client.release(true);
    throw error;
  }
}
