import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBreaches } from '#testing/database/migration-rule.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
/** The first migration after release 0.1.0: those before it never run beside an earlier release. */
const RULED_SINCE = '0039';

test('every migration since the first release can run while the previous version is serving', async () => {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql'));
  for (const file of files.filter((name) => name >= RULED_SINCE)) {
    const migration = await readFile(join(MIGRATIONS, file), 'utf8');
    expect([file, await findBreaches(migration)]).toEqual([file, []]);
  }
});

const expand = (sql: string) => sql;
const contract = (sql: string) => `-- contracts, unused since 0011: why\n${sql}`;
const outside = (sql: string) => `-- outside a transaction: why\n${sql}`;
const BREAK = ';\n--> statement-breakpoint\n';

test.each([
  expand(
    'create table t (id uuid); create index i on t (id); alter table t add check (id > $$a$$)',
  ),
  expand('alter table users add column x text'),
  expand(`alter table users add column x text not null default 'new'::text`),
  expand('alter table users add column x timestamptz default now()'),
  expand('alter table users add constraint c check (a > 0) not valid'),
  expand(
    `alter table flags drop constraint flags_reason, add constraint flags_reason check (reason in ('old', 'new')) not valid`,
  ),
  expand('create trigger t after insert on users execute function f()'),
  expand('create table counts (n int); insert into counts select count(*) from users'),
  expand("alter table users alter column a set default 1; insert into settings values ('a', '1')"),
  contract('alter table users drop column x, alter column y set not null; drop table old'),
  outside(
    `drop index concurrently if exists "i"${BREAK}create index concurrently "i" on users (a)`,
  ),
  outside('alter table users validate constraint c'),
  outside('do $$ begin loop update users set x = 1; commit; exit; end loop; end $$'),
])('%j is allowed', async (migration) => {
  expect(await findBreaches(migration)).toEqual([]);
});

test.each([
  expand('create index i on users (a)'),
  expand('create index concurrently i on users (a)'),
  expand('alter table users add column x text not null'),
  expand('alter table users add column x uuid default gen_random_uuid()'),
  expand('alter table users add column x text generated always as (lower(a)) stored'),
  expand('alter table users add column x text unique'),
  expand('alter table users add column x uuid references other (id)'),
  expand('alter table users add constraint c check (a > 0)'),
  expand('alter table users add constraint c unique (a)'),
  expand('alter table flags drop constraint flags_reason'),
  expand('alter table flags drop constraint a, add constraint b check (a > 0) not valid'),
  expand('alter table flags drop constraint a, add constraint a check (a > 0)'),
  expand('alter table users validate constraint c'),
  expand('alter table users alter column a set not null'),
  expand('alter table users alter column a type bigint'),
  expand('alter table users alter column a drop default'),
  expand('alter table users drop column a'),
  expand('alter table users rename column a to b'),
  expand('drop table users'),
  expand('drop trigger t on users'),
  expand(
    'create trigger t after insert on users execute function f(); insert into counts select 1',
  ),
  expand('update users set a = 1'),
  expand('lock table users in share row exclusive mode'),
  expand('do $$ begin end $$'),
  contract('create index i on users (a)'),
  contract('update users set a = 1'),
  outside('create index concurrently i on users (a)'),
  outside('create index concurrently if not exists i on users (a)'),
  outside(
    `drop index concurrently if exists other${BREAK}create index concurrently i on users (a)`,
  ),
  outside('create index i on users (a)'),
  outside('alter table users add column x text'),
  outside('alter table users validate constraint c; alter table users validate constraint d'),
])('%j is refused', async (migration) => {
  expect(await findBreaches(migration)).toHaveLength(1);
});
