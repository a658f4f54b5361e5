import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirms, reportStatuses, reportTypes } from '@redflag/shared/reports';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { markOf } from '#modules/accounts/index.ts';
import { readSchema } from '#testing/database/read-schema.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { openClone } from '#testing/test-app.ts';
import { migrateDatabase } from './migrate.ts';

const FUNCTIONS = join(import.meta.dirname, 'functions');
const files = await Promise.all(
  (await readdir(FUNCTIONS)).map(async (name) => ({
    name,
    content: await readFile(join(FUNCTIONS, name), 'utf8'),
  })),
);
const { database } = (await sharedTestApp()).platform;

test('the functions and triggers of a database are those of the files', async () => {
  const written = files
    .flatMap(({ content }) => [
      ...content.matchAll(/^CREATE OR REPLACE (?:FUNCTION|TRIGGER) (\w+)/gm),
    ])
    .map(([, name]) => name);
  const { rows } = await database.execute<{ name: string }>(sql`
    select tgname::text as name from pg_trigger
    where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select proname from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`);
  expect(rows.map(({ name }) => name).sort()).toEqual(written.sort());

  await using clone = await openClone();
  const before = await readSchema(clone.client);
  await clone.client.query('delete from drizzle.functions');
  await migrateDatabase(clone.url);
  expect(await readSchema(clone.client)).toEqual(before);
});

/** Reads what the comments of the tables say: the table, the file and the trigger. */
async function readComments(source: string): Promise<string[]> {
  const code = await readFile(join(import.meta.dirname, source), 'utf8');
  const tables = code.matchAll(
    /\/\*\*((?:(?!\*\/).)*)\*\/\nexport const \w+ = pgTable\(\s*'(\w+)'/gs,
  );
  return [...tables].flatMap(([, comment = '', table]) =>
    [...comment.matchAll(/Triggers in ([\w-]+\.sql): ([\w, ]+\w)/g)].flatMap(
      ([, file, names = '']) => names.split(', ').map((name) => `${table} ${file} ${name}`),
    ),
  );
}

test('the comment of a table names its triggers and their files', async () => {
  const said = await Promise.all(
    ['schema.ts', '../../modules/audit/audit.schema.ts'].map(readComments),
  );
  const { rows } = await database.execute<{ name: string; table: string }>(sql`
    select tgname::text as name, relname::text as table
    from pg_trigger join pg_class c on c.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace`);
  const actual = rows.map(({ name, table }) => {
    const file = files.find(({ content }) => content.includes(`TRIGGER ${name} `));
    return `${table} ${file?.name} ${name}`;
  });
  expect(said.flat().sort()).toEqual(actual.sort());
});

test('a changed file is applied by the next start, but not over that of a later version', async () => {
  await using clone = await openClone();
  const folder = await mkdtemp(join(tmpdir(), 'redflag-functions-'));
  const start = async (number: number) => {
    const body = `CREATE OR REPLACE FUNCTION answer() RETURNS int LANGUAGE sql AS 'SELECT ${number}'`;
    await writeFile(join(folder, 'answer.sql'), body);
    await migrateDatabase(clone.url, undefined, folder);
    return (await clone.client.query('select answer()')).rows[0].answer;
  };
  expect(await start(1)).toBe(1);
  expect(await start(2)).toBe(2);
  // As somebody left it: the file is still the same.
  await clone.client.query(
    `create or replace function answer() returns int language sql as 'select 3'`,
  );
  expect(await start(2)).toBe(3);
  await clone.client.query('update drizzle.functions set newest_migration = newest_migration + 1');
  expect(await start(4)).toBe(3);
  await rm(folder, { recursive: true });
});

test('what a file says of confirmations and feeds is what TypeScript says', async () => {
  for (const status of reportStatuses) {
    for (const type of reportTypes) {
      const { rows } = await database.execute(sql`select confirms(${status}, ${type})`);
      expect([status, type, rows[0]?.confirms]).toEqual([status, type, confirms({ status, type })]);
    }
  }
  for (const email of ['phishtank@feeds.invalid', 'a@feeds.invalid.example', 'ada@gmail.com']) {
    const { rows } = await database.execute(sql`select is_feed(${email})`);
    expect([email, rows[0]?.is_feed]).toEqual([email, markOf({ role: 'user', email }) === 'feed']);
  }
});
