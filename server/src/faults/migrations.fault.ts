import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTables } from '#cli/snapshot/tables.ts';
import * as auditSchema from '#modules/audit/audit.schema.ts';
import { migrateDatabase } from '#platform/database/database.ts';
import * as platformSchema from '#platform/database/schema.ts';
import { fillTables } from '#testing/fill-tables.ts';
import { cloneDatabase } from '#testing/test-app.ts';
import journal from '../../migrations/meta/_journal.json' with { type: 'json' };

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

let folder: string;
/** The schema of a fresh installation. */
let fresh: string[];
beforeAll(async () => {
  await using database = await openDatabase();
  fresh = await readSchema(database.client);
  folder = await mkdtemp(join(tmpdir(), 'redflag-migrations-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Creates a database, by default like a fresh installation, and connects to it. */
async function openDatabase(from?: string) {
  const { url, drop } = await cloneDatabase(from);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    url,
    client,
    async [Symbol.asyncDispose]() {
      await client.end();
      await drop();
    },
  };
}

const emptyDatabase = () => openDatabase('template0');

/** Copies the first `count` migrations, as an older version has them, and may add one more. */
async function copyMigrations(count: number, extra?: string): Promise<string> {
  const copy = await mkdtemp(join(folder, 'version-'));
  await cp(MIGRATIONS, copy, { recursive: true });
  const entries = journal.entries.slice(0, count);
  if (extra) {
    const last = journal.entries.at(-1);
    const when = (last?.when ?? 0) + 1_000;
    entries.push({ idx: count, version: '7', when, tag: 'extra', breakpoints: true });
    await writeFile(join(copy, 'extra.sql'), extra);
  }
  await writeFile(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return copy;
}

/** Reads the full definition of the schema from the catalogue, in a fixed order. */
async function readSchema(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select format('column %s.%s %s %s %s %s', attrelid::regclass, attname, atttypid::regtype, atttypmod,
        attnotnull, attgenerated) || coalesce(' ' || pg_get_expr(adbin, adrelid), '') as line
      from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped and relkind = 'r' and relnamespace = 'public'::regnamespace
    union all select format('constraint %s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_indexdef(indexrelid) || indisvalid::text from pg_index join pg_class c on c.oid = indrelid
      where relnamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(t.oid) || tgenabled::text from pg_trigger t where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select 'extension ' || extname from pg_extension
    union all select format('migration %s %s', created_at, hash) from drizzle.__drizzle_migrations
    order by 1`);
  return rows.map(({ line }) => line);
}

type Shape = Awaited<ReturnType<typeof readTables>>;

/** Reads the given tables and columns. */
async function readRows(client: pg.Client, tables: Shape): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const { name, columns } of tables) {
    const cells = columns.map((column) => `'${column}', "${column}"`).join(', ');
    const found = await client.query(
      `select jsonb_build_object(${cells})::text as row from "${name}" order by 1`,
    );
    rows[name] = found.rows.map(({ row }) => row);
  }
  return rows;
}

/** Returns the tables and columns that still exist after a migration. */
async function commonTables(before: Shape, client: pg.Client): Promise<Shape> {
  const after = new Map((await readTables(client)).map(({ name, columns }) => [name, columns]));
  return before.flatMap(({ name, columns }) => {
    const left = after.get(name);
    return left ? [{ name, columns: columns.filter((column) => left.includes(column)) }] : [];
  });
}

/** The migration that makes the database count reports. Before it, the program did. */
const COUNTS_SINCE = 2;

/** The columns that each migration removes on purpose: none so far. */
const REMOVED: Record<string, string[]> = {};

test.each(journal.entries.map(({ tag }, number) => [tag, number] as const))(
  '%s loses no data from a filled database of the previous version',
  async (tag, number) => {
    await using database = await emptyDatabase();
    const { client, url } = database;
    await migrateDatabase(url, await copyMigrations(number));
    await fillTables(client, { rows: 300, values: { 'users.report_count': 0 } });
    const tables = await readTables(client);
    const filled = await readRows(client, tables);
    for (const [name, rows] of Object.entries(filled)) {
      expect([name, rows.length]).toEqual([name, expect.toSatisfy((count) => count >= 3)]);
    }

    await migrateDatabase(url, await copyMigrations(number + 1));
    const kept = await commonTables(tables, client);
    const gone = tables.flatMap(({ name, columns }) => {
      const left = kept.find((table) => table.name === name)?.columns ?? [];
      return columns
        .filter((column) => !left.includes(column))
        .map((column) => `${name}.${column}`);
    });
    expect(gone).toEqual(REMOVED[tag] ?? []);
    expect(await readRows(client, kept)).toEqual(filled);

    await migrateDatabase(url);
    expect(await readSchema(client)).toEqual(fresh);
    await fillTables(client, { rows: 20, values: { 'users.report_count': 0 } });
    if (number <= COUNTS_SINCE) return;
    const wrong = await client.query(
      'select from users u where report_count <> (select count(*) from reports where reporter_id = u.id)',
    );
    expect(wrong.rowCount).toBe(0);
  },
);

test('the migrations produce the schema defined in TypeScript', async () => {
  const newest = journal.entries.at(-1)?.tag.slice(0, 4);
  const snapshot = await readFile(join(MIGRATIONS, `meta/${newest}_snapshot.json`), 'utf8');
  const made = JSON.parse(snapshot) as ReturnType<typeof generateDrizzleJson>;
  expect(
    await generateMigration(
      made,
      generateDrizzleJson({ ...platformSchema, ...auditSchema }, made.id),
    ),
  ).toEqual([]);
});

test('only one of several servers that start simultaneously migrates the database', async () => {
  await using database = await emptyDatabase();
  await migrateDatabase(database.url, await copyMigrations(2));
  await fillTables(database.client);
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database.url)));
  const { rowCount } = await database.client.query('select from drizzle.__drizzle_migrations');
  expect(rowCount).toBe(journal.entries.length);
});

test('a migration that fails halfway leaves the previous schema and every row as they were', async () => {
  await using database = await emptyDatabase();
  const { client, url } = database;
  const before = journal.entries.length - 1;
  await migrateDatabase(url, await copyMigrations(before));
  await fillTables(client);
  const tables = await readTables(client);
  const state = async () => [await readSchema(client), await readRows(client, tables)];
  const untouched = await state();
  const failing = `alter table users drop column username;
--> statement-breakpoint
create table halfway (id uuid);
--> statement-breakpoint
alter table users add constraint impossible check (false);`;
  await expect(
    migrateDatabase(url, await copyMigrations(journal.entries.length, failing)),
  ).rejects.toThrow(
    /cannot be upgraded to this version: .*impossible.*Nothing in it has changed\.$/,
  );
  expect(await state()).toEqual(untouched);
  await migrateDatabase(url);
});

test('an older version refuses to touch the database of a newer one, and says why', async () => {
  await using database = await emptyDatabase();
  await migrateDatabase(database.url);
  const before = await readSchema(database.client);
  const older = await copyMigrations(journal.entries.length - 1);
  await expect(migrateDatabase(database.url, older)).rejects.toThrow(
    'The database belongs to a newer version of Redflag.',
  );
  expect(await readSchema(database.client)).toEqual(before);
});
