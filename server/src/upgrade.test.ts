import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import pg from 'pg';
import { expect, test } from 'vitest';
import { backUp } from '#cli/snapshot/back-up.ts';
import { restore } from '#cli/snapshot/restore.ts';
import { readTables } from '#cli/snapshot/tables.ts';
import { recount } from '#modules/stats/index.ts';
import { computeKeys, keyOf, recountAllTargets } from '#modules/targets/index.ts';
import { openDatabase } from '#platform/database/database.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import type { Client } from '#testing/factories.ts';
import { createClient } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { openClone, startQuietApp, startTestApp } from '#testing/test-app.ts';
import { readSchema } from './testing/database/read-schema.ts';

const quiet = { at: () => {}, say: () => {}, end: () => {} };
const fixture = join(import.meta.dirname, 'testing/database/upgrade/126294e8.sql.gz');

async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query(`select count(*)::int as count from "${name}"`);
    counts[name] = rows[0].count;
  }
  return counts;
}

/** A filled database of commit 126294e8. */
async function openOld() {
  const old = await openClone('template0');
  await old.client.query('create extension pg_trgm');
  await old.client.query(String(await promisify(gunzip)(await readFile(fixture))));
  await old.client.query('reset all');
  return old;
}

/** The schema of a fresh installation. */
async function readFresh(): Promise<string[]> {
  const client = new pg.Client({ connectionString: (await sharedTestApp()).databaseUrl });
  await client.connect();
  const schema = await readSchema(client);
  await client.end();
  return schema;
}

async function verdictOn(client: Client, target: string, query: Record<string, string> = {}) {
  const parameters = new URLSearchParams({ target, ...query });
  const { items } = (await client.request('GET', `/v1/targets?${parameters}`)).json();
  return items[0].verdict;
}

test('a filled database of the last commit before the base goes on as it is', async () => {
  await using old = await openOld();
  const { client, url } = old;
  const before = await countRows(client);
  expect(before).toMatchObject({ reports: 266, flags: 5, target_alerts: 24, target_searches: 24 });

  const { rows: told } = await client.query(
    'select id, type, title, content from notifications order by id',
  );
  expect(told.length).toBeGreaterThan(20);

  await migrateDatabase(url);
  expect(await readSchema(client)).toEqual(await readFresh());

  await using server = await startTestApp({ DATABASE_URL: url });
  await computeKeys(server.platform);
  const after = await countRows(client);
  for (const name of ['users', 'reports', 'flags', 'target_alerts', 'target_searches', 'audit_log'])
    expect([name, after[name]]).toEqual([name, before[name]]);
  expect(await recountAllTargets(server.platform)).toBe(0);
  expect([...(await recount(server.platform)).values()].filter(Boolean)).toEqual([]);

  const { rows: inWords } = await client.query(
    'select id, kind, parameters from notifications order by id',
  );
  expect(inWords).toEqual(told.map(({ id, ...parameters }) => ({ id, kind: 'text', parameters })));

  const { rows } = await client.query(`
    select c.value as category, s.value as subcategory, target, t.key
    from reports r join targets t on t.id = target_id join categories c on c.id = r.category_id
      left join subcategories s on s.id = subcategory_id`);
  for (const { key, ...typed } of rows) {
    expect([typed, key]).toEqual([typed, keyOf(server.platform.config.sites, typed)]);
  }

  const ada = await createClient(server);
  expect(await verdictOn(ada, 'https://docs.google.com/forms/d/e/fixture/viewform')).toMatchObject({
    level: 'confirmed',
    // One of them has left, and one is a feed.
    people: 5,
    sources: 1,
    reports: { pending: 5, resolved: 1, rejected: 0 },
  });
  expect(await verdictOn(ada, 'evil-fixture.example.com')).toMatchObject({
    level: 'confirmed',
    people: 4,
    verifiedPeople: 0,
    reports: { pending: 2, resolved: 2, rejected: 1 },
  });
  expect(await verdictOn(ada, '@fixture_shop', { category: 'social-media' })).toMatchObject({
    level: 'reported',
  });
});

test('a backup of that commit is restored into its tables, which are upgraded', async () => {
  await using old = await openOld();
  const connection = {
    url: old.url,
    poolSize: 2,
    timeoutMs: null,
    prepared: true,
    keepsSettings: true,
  };
  const database = openDatabase(connection, () => {});
  await using other = await startQuietApp();
  const folder = await mkdtemp(join(tmpdir(), 'redflag-upgrade-'));
  const archive = join(folder, 'backup.tar.gz');
  await backUp({ ...other.platform, database }, archive, quiet);
  await database.$client.end();
  await other.platform.live.close();
  await restore(other.platform, archive, { replace: false }, quiet);
  await rm(folder, { recursive: true });

  const fresh = await readFresh();
  const client = new pg.Client({ connectionString: other.databaseUrl });
  await client.connect();
  expect(await readSchema(client)).toEqual(fresh);
  await client.end();
  expect(await recountAllTargets(other.platform)).toBe(0);
  await computeKeys(other.platform);
  const ada = await createClient(other);
  expect(await verdictOn(ada, 'evil-fixture.example.com')).toMatchObject({ people: 4 });
});

test('an older database is left alone, with a sentence that names the commit to start first', async () => {
  await using older = await openClone('template0');
  await older.client.query(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('older', 1795416450475)`);
  await expect(migrateDatabase(older.url)).rejects.toThrow(
    'The database is too old for this version of Redflag. Start commit 126294e8 with it once, then this version.',
  );
});
