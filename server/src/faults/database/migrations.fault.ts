import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDatabase } from '#cli/fill/fill-database.ts';
import { readTables } from '#cli/snapshot/tables.ts';
import { redactOldEntries } from '#modules/audit/audit.jobs.ts';
import * as auditSchema from '#modules/audit/audit.schema.ts';
import { seedCategories } from '#modules/categories/index.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { readMigrationState } from '#platform/database/migration-state.ts';
import * as platformSchema from '#platform/database/schema.ts';
import { fillTables } from '#testing/database/fill-tables.ts';
import { LARGE } from '#testing/database/large-database.ts';
import { readSchema } from '#testing/database/read-schema.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { startProgram } from '#testing/processes/program.ts';
import { openClone, startTestApp } from '#testing/test-app.ts';
import { until } from '#testing/waiting.ts';
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' };

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

let folder: string;
/** The schema of a fresh installation. */
let fresh: unknown[];
beforeAll(async () => {
  await using database = await openClone();
  fresh = await readState(database.client);
  folder = await mkdtemp(join(tmpdir(), 'redflag-migrations-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const emptyDatabase = () => openClone('template0');

/** Reads the schema, and which migrations made it. */
async function readState(client: pg.Client): Promise<unknown[]> {
  const { rows } = await client.query(
    'select created_at, hash from drizzle.__drizzle_migrations order by created_at',
  );
  return [...(await readSchema(client)), ...rows];
}

/**
 * Copies the first `count` migrations, as an older version has them, or all of them with more to
 * come, which are called 9000, 9001 and so on.
 */
async function copyMigrations(count: number, ...extras: string[]): Promise<string> {
  const copy = await mkdtemp(join(folder, 'version-'));
  await cp(MIGRATIONS, copy, { recursive: true });
  const entries = journal.entries.slice(0, count);
  const last = journal.entries.at(-1)?.when ?? 0;
  for (const [number, extra] of extras.entries()) {
    const tag = `${9_000 + number}_extra`;
    const when = last + 1_000 * (number + 1);
    entries.push({ idx: count + number, version: '7', when, tag, breakpoints: true });
    await writeFile(join(copy, `${tag}.sql`), extra);
  }
  await writeFile(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return copy;
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

/** Leaves out other columns. */
function onlyOf(tables: Shape, rows: Record<string, string[]>): Record<string, string[]> {
  const entries = tables.map(({ name, columns }) => {
    const only = (row: string) => {
      const cells = JSON.parse(row);
      return JSON.stringify(columns.map((column) => cells[column]));
    };
    return [name, rows[name]?.map(only).sort()];
  });
  return Object.fromEntries(entries);
}

/** The columns that each migration removes on purpose, in alphabetical order. */
const REMOVED: Record<string, string[]> = {
  '0001_keys-of-targets-alone': ['reports.target_key', 'target_searches.by_old_key'],
  '0002_notifications-by-kind': [
    'notifications.content',
    'notifications.title',
    'notifications.type',
  ],
  '0004_labels-by-key': ['categories.label', 'subcategories.label'],
  '0008_people-not-accounts': ['target_reporters.rejected', 'target_reporters.user_id'],
};

/** Rows that a migration changes on purpose, as it leaves them. */
const MENDED: Record<string, string> = {
  '0001_keys-of-targets-alone':
    'update reports set target_id = (select id from targets limit 1) where target_id is null',
  '0003_of-earlier-versions':
    'update sessions set device_id = gen_random_uuid() where device_id is null',
  '0007_flags-out-of-the-queue': `update reports r set hidden_by = 'nobody'
    where hidden_by is null and exists (
      select from flags where report_id = r.id and (outcome = 'dismissed' or not is_counted))`,
};

const COUNT_REPORTS =
  'update users set report_count = (select count(*) from reports where reporter_id = users.id)';

test.each(journal.entries.map(({ tag }, number) => [tag, number] as const))(
  '%s loses no data from a filled database of the previous version',
  async (tag, number) => {
    await using database = await emptyDatabase();
    const { client, url } = database;
    // Today's functions would not fit yesterday's tables.
    await migrateDatabase(url, await copyMigrations(number), null);
    await fillTables(client, { rows: 300, values: { 'users.report_count': 0 } });
    if (number > 0) await client.query(COUNT_REPORTS);
    await client.query(MENDED[tag] ?? '');
    const tables = await readTables(client);
    const filled = await readRows(client, tables);
    for (const [name, rows] of Object.entries(filled)) {
      expect([name, rows.length]).toEqual([name, expect.toSatisfy((count) => count >= 3)]);
    }

    await migrateDatabase(url, await copyMigrations(number + 1), null);
    const kept = await commonTables(tables, client);
    const gone = tables.flatMap(({ name, columns }) => {
      const left = kept.find((table) => table.name === name)?.columns ?? [];
      return columns
        .filter((column) => !left.includes(column))
        .map((column) => `${name}.${column}`);
    });
    expect(gone.sort()).toEqual(REMOVED[tag] ?? []);
    expect(onlyOf(kept, await readRows(client, kept))).toEqual(onlyOf(kept, filled));

    await migrateDatabase(url);
    expect(await readState(client)).toEqual(fresh);
    await fillTables(client, { rows: 20, values: { 'users.report_count': 0 } });
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
  await migrateDatabase(database.url, await copyMigrations(1), null);
  await fillTables(database.client);
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database.url)));
  const { rowCount } = await database.client.query('select from drizzle.__drizzle_migrations');
  expect(rowCount).toBe(journal.entries.length);
});

test('a role that is no superuser can migrate and use its own database', async () => {
  await using database = await emptyDatabase();
  const url = new URL(database.url);
  const name = url.pathname.slice(1);
  await database.client.query(
    `create role ${name} login password 'secret'; alter database ${name} owner to ${name}`,
  );
  Object.assign(url, { username: name, password: 'secret' });
  await using server = await startTestApp({ DATABASE_URL: url.href });
  await seedCategories(server.platform);
  await createReport(await createClient(server));
  await server.platform.database
    .insert(auditSchema.auditLog)
    .values({ actor: 'Chidi', action: 'user.delete', subject: 'Ada', createdAt: new Date(0) });
  await redactOldEntries(server.platform, new Date());
  const { rows } = await database.client.query('select subject from audit_log');
  expect(rows).toEqual([{ subject: 'Redacted' }]);
});

/** The migrations of a newer version: all of this one's, and these. */
const newerVersion = (...extras: string[]) => copyMigrations(journal.entries.length, ...extras);

const OUTSIDE = '-- outside a transaction: for this test\n';
const NEXT = ';\n--> statement-breakpoint\n';

test('a migration that fails halfway leaves the previous schema and every row as they were', async () => {
  await using database = await emptyDatabase();
  const { client, url } = database;
  await migrateDatabase(url);
  await fillTables(client);
  const tables = await readTables(client);
  const state = async () => [await readState(client), await readRows(client, tables)];
  const untouched = await state();
  const failing = `alter table users drop column username;
--> statement-breakpoint
create table halfway (id uuid);
--> statement-breakpoint
alter table users add constraint impossible check (false);`;
  await expect(migrateDatabase(url, await newerVersion(failing))).rejects.toThrow(
    /cannot be upgraded to this version: .*impossible.*Nothing in it has changed\.$/,
  );
  expect(await state()).toEqual(untouched);
  await migrateDatabase(url);
});

test('requests succeed while a large table, which something else reads for long, is migrated', async () => {
  await using server = await startTestApp();
  await fillDatabase(server.platform, LARGE, () => {});
  const admin = await createClient(server, { role: 'admin' });
  const { id } = await createReport(admin);
  const newer = await newerVersion(
    `alter table reports add column extra text not null default 'none'`,
    `${OUTSIDE}drop index concurrently if exists "reports_extra"${NEXT}
      create index concurrently "reports_extra" on reports (extra)`,
    `alter table reports add constraint reports_known check (extra <> '') not valid`,
    `${OUTSIDE}alter table reports validate constraint reports_known`,
  );
  const statuses: number[] = [];
  let isOver = false;
  const repeat = async (ask: (turn: number) => ReturnType<typeof admin.request>) => {
    for (let turn = 0; !isOver; turn += 1) statuses.push((await ask(turn)).statusCode);
  };
  const asking = [
    repeat(() => admin.request('GET', '/v1/reports')),
    repeat((turn) => {
      const status = turn % 2 ? 'Closed' : 'Under Review';
      return admin.request('PATCH', `/v1/reports/${id}`, { status });
    }),
  ];

  const backup = new pg.Client({ connectionString: server.databaseUrl });
  await backup.connect();
  await backup.query('begin; select from reports limit 1');
  const migrating = migrateDatabase(server.databaseUrl, newer);
  const waiting = until(async () => {
    const { rowCount } = await server.platform.database.$client.query(
      `select from pg_locks where relation = 'reports'::regclass and not granted and mode = 'AccessExclusiveLock'`,
    );
    return rowCount === 1;
  });
  // In case it fails.
  await Promise.race([waiting, migrating]);
  const before = statuses.length;
  await until(() => statuses.length > before + 10);
  await backup.end();
  await migrating;
  isOver = true;
  await Promise.all(asking);

  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const { rows } = await server.platform.database.$client.query(
    `select indisvalid as valid from pg_index where indexrelid = 'reports_extra'::regclass
     union all select convalidated from pg_constraint where conname = 'reports_known'`,
  );
  expect(rows).toEqual([{ valid: true }, { valid: true }]);
});

/** Another program of the operator, in a transaction. */
async function otherProgram(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString, application_name: 'nightly-copy' });
  await client.connect();
  await client.query(`begin; ${statement}`);
  const { rows } = await client.query(`select pg_backend_pid() as pid, 'kept for long' as note`);
  return { pid: rows[0].pid, [Symbol.asyncDispose]: () => client.end() };
}

test('a migration says every ten seconds what it waits for, and goes on when that is over', async () => {
  await using database = await emptyDatabase();
  const { url } = database;
  await migrateDatabase(url);
  const newer = await newerVersion('alter table reports add column extra text');
  const said: string[] = [];
  const other = await otherProgram(url, 'select from reports');
  const migrating = migrateDatabase(url, newer, undefined, { say: (what) => said.push(what) });
  await until(() => said.length > 1);
  await other[Symbol.asyncDispose]();
  await migrating;
  for (const sentence of said) {
    expect(sentence).toMatch(
      new RegExp(
        `^The upgrade of the database waits for process ${other.pid} \\(nightly-copy, idle in transaction\\), whose query began \\d+ s ago: select pg_backend_pid\\(\\) as pid, 'kept for long' as note$`,
      ),
    );
  }
  const ages = said.map((sentence) => Number(/(\d+) s ago/.exec(sentence)?.[1]));
  expect((ages[1] ?? 0) - (ages[0] ?? 0)).toBeGreaterThanOrEqual(9);
});

test.each([
  ['waits for a table', 'alter table reports add column extra text', 'nothing'],
  [
    'builds an index',
    `${OUTSIDE}drop index concurrently if exists "reports_extra"${NEXT}
      create index concurrently "reports_extra" on reports (id)`,
    'an invalid index',
  ],
])(
  'a migration that %s is stopped, and the next start does it from its beginning',
  async (_, extra, left) => {
    await using database = await emptyDatabase();
    const { client, url } = database;
    await migrateDatabase(url);
    const before = await readState(client);
    const newer = await newerVersion(extra);
    const stop = new AbortController();
    const reason = new Error('enough');
    {
      await using _other = await otherProgram(
        url,
        'set transaction isolation level repeatable read; select from reports',
      );
      const migrating = migrateDatabase(url, newer, undefined, {
        say: () => stop.abort(reason),
        stop: stop.signal,
      });
      await expect(migrating).rejects.toBe(reason);
      const invalid = await client.query('select from pg_index where not indisvalid');
      expect(invalid.rowCount).toBe(left === 'nothing' ? 0 : 1);
      if (left === 'nothing') expect(await readState(client)).toEqual(before);
    }
    await migrateDatabase(url, newer);
    const invalid = await client.query('select from pg_index where not indisvalid');
    expect(invalid.rowCount).toBe(0);
    expect(await readState(client)).not.toEqual(before);
  },
);

test('a server that waits to upgrade its database says for what, and SIGTERM ends it with one sentence', async () => {
  await using database = await openClone();
  const { client, url } = database;
  await client.query(
    `set application_name = 'restore by hand'; begin; lock table drizzle.functions`,
  );
  const settings = { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'warn' };
  await using program = await startProgram(settings);
  let output = '';
  program.onOutput((text) => {
    output += text;
  });
  await until(() => output.includes('waits for process'));
  expect(output).toMatch(/\(restore by hand, idle in transaction\), whose query began \d+ s ago/);
  program.signal('SIGTERM');
  const { code, stdout, stderr } = await program.exit;
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout.split('\n').at(-2)).toBe(
    'Stopped before it was ready. What was done until then stays, and the next start continues there.',
  );
  await client.query('rollback');
  await using next = await startProgram(settings);
  await next.ready();
});

test('an index whose build failed is built by the next start', async () => {
  await using database = await emptyDatabase();
  const { client, url } = database;
  const newer = await newerVersion(
    'create table made_before (id uuid)',
    `${OUTSIDE}drop index concurrently if exists "reports_once"${NEXT}
      create unique index concurrently "reports_once" on reports (target)`,
  );
  await migrateDatabase(url);
  await fillTables(client, { values: { 'users.report_count': 0, 'reports.target': 'same' } });
  await expect(migrateDatabase(url, newer)).rejects.toThrow(
    /reports_once.*What was done until then stays.*the next start continues there\.$/,
  );
  const index = `select indisvalid from pg_index where indexrelid = 'reports_once'::regclass`;
  expect((await client.query(index)).rows).toEqual([{ indisvalid: false }]);
  await client.query('select from made_before');
  await client.query('update reports set target = id::text');
  await migrateDatabase(url, newer);
  expect((await client.query(index)).rows).toEqual([{ indisvalid: true }]);
});

test('a version starts on the database of a newer one, unless that removed what this one uses', async () => {
  await using database = await emptyDatabase();
  const { client, url } = database;
  const last = journal.entries.at(-1)?.tag.slice(0, 4);
  const additions = [
    'create table added (id uuid)',
    `-- contracts, unused since ${last}: this version no longer uses it\ndrop index users_newest`,
  ];
  await migrateDatabase(url, await newerVersion(...additions));
  await migrateDatabase(url);
  await using server = await startTestApp({ DATABASE_URL: url });
  await seedCategories(server.platform);
  await createReport(await createClient(server));
  expect(await readMigrationState(server.platform.database)).toBe('current');

  const removal = '-- contracts, unused since 9000: this version still uses it\ndrop table added';
  await migrateDatabase(url, await newerVersion(...additions, removal));
  expect(await readMigrationState(server.platform.database)).toBe('newer');
  const before = await readState(client);
  await expect(migrateDatabase(url)).rejects.toThrow(
    'The database belongs to a newer version of Redflag.',
  );
  expect(await readState(client)).toEqual(before);
});
