import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  EmbeddedPostgresError,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
const nobody = 65534;
const settings = { fsync: 'off' };
const entry = join(import.meta.dirname, 'embedded-postgres.ts');
const throwaway = join(import.meta.dirname, 'throwaway-folder.ts');

async function makeFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'redflag test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, mode);
  return folder;
}

async function start(directory: string) {
  const database = await startEmbeddedPostgres({ directory, settings });
  onTestFinished(() => database.stop());
  return database;
}

async function query(connectionString: string, statement: string): Promise<unknown[][]> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

const startTime = (connectionString: string) =>
  query(connectionString, 'select pg_postmaster_start_time()::text');

const readPid = async (cluster: string) =>
  Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10);

/** Starts another server on the folder, in a separate process that never stops its database. */
function spawnServer(
  directory: string,
  { uid = 0, module = entry, afterwards = 'process.stdin.resume()' },
) {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    if (${uid}) { process.setgroups([]); process.setgid(${uid}); process.setuid(${uid}); }
    const directory = ${JSON.stringify(directory)};
    const database = await startEmbeddedPostgres({ directory, settings: { fsync: 'off' } });
    console.log(database.connectionString);
    ${afterwards}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function readConnectionString({ stdout, stderr }: ReturnType<typeof spawnServer>) {
  const [line] = await Promise.race([once(stdout, 'data'), once(stdout, 'end')]);
  if (line === undefined) throw new Error(await text(stderr));
  return String(line).trim();
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Copies what the embedded database needs to a folder, like a clone with its packages. */
async function install(folder: string): Promise<string> {
  const copyPackage = async (name: string, from: string): Promise<void> => {
    const manifest = findPackageJSON(name, from) ?? '';
    const target = join(folder, 'node_modules', name);
    await cp(dirname(manifest), target, { recursive: true, verbatimSymlinks: true });
    const { dependencies } = JSON.parse(await readFile(manifest, 'utf8'));
    for (const dependency of Object.keys(dependencies ?? {})) {
      await copyPackage(dependency, manifest);
    }
  };
  const programs = `@embedded-postgres/${process.platform}-${process.arch}`;
  await copyPackage(programs, findPackageJSON('embedded-postgres', entry) ?? '');
  for (const name of ['embedded-postgres', 'get-port', 'pg']) await copyPackage(name, entry);
  await cp(dirname(entry), folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  return join(folder, 'embedded-postgres.ts');
}

test('a new folder gets a database that knows letters beyond ASCII', async () => {
  const { connectionString } = await start(join(await makeFolder(), 'a', 'b'));
  const statement = `create extension pg_trgm;
    select lower('ÉÑ'), show_trgm('ñ') <> '{}', current_database()`;
  const client = new pg.Client(connectionString);
  await client.connect();
  onTestFinished(() => client.end());
  const results = await client.query({ text: statement, rowMode: 'array' });
  expect(results).toMatchObject([{}, { rows: [['éñ', true, 'redflag']] }]);
});

test('the database is durable, has checksums and can be reached only from this machine', async () => {
  const database = await startEmbeddedPostgres({ directory: await makeFolder() });
  onTestFinished(() => database.stop());
  const rows = await query(
    database.connectionString,
    `select name, setting from pg_settings where name in
      ('fsync', 'data_checksums', 'listen_addresses', 'unix_socket_directories', 'jit')`,
  );
  expect(Object.fromEntries(rows)).toEqual({
    fsync: 'on',
    data_checksums: 'on',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    jit: 'off',
  });
});

test('another program finds the database if it is running', async () => {
  const directory = await makeFolder();
  await expect(findEmbeddedPostgres({ directory })).rejects.toThrow(EmbeddedPostgresError);
  const { connectionString } = await start(directory);
  expect(await findEmbeddedPostgres({ directory })).toBe(connectionString);
});

test('only its owner can read the password, and nobody can connect without it', async () => {
  const folder = await makeFolder();
  const { connectionString } = await start(folder);
  expect((await stat(join(folder, 'password'))).mode & 0o777).toBe(0o600);
  const wrong = connectionString.replace(/:[^:]*@/, ':wrong@');
  await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
});

test('data survives a restart', async () => {
  const folder = await makeFolder();
  const first = await start(folder);
  await query(first.connectionString, 'create table kept as select 42 as answer');
  await first.stop();
  const second = await start(folder);
  expect(await query(second.connectionString, 'table kept')).toEqual([[42]]);
});

test('stopping twice does no harm', async () => {
  const { connectionString, stop } = await start(await makeFolder());
  await Promise.all([stop(), stop()]);
  await expect(query(connectionString, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('the database that a killed server left running is taken over and stopped', async () => {
  const folder = await makeFolder();
  const server = spawnServer(folder, {});
  const before = await startTime(await readConnectionString(server));
  await kill(server);
  const { connectionString, stop } = await start(folder);
  expect(await startTime(connectionString)).toEqual(before);
  await stop();
  await expect(query(connectionString, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a server that was killed with its database starts again', async () => {
  const folder = await makeFolder();
  const server = spawnServer(folder, {});
  const abandoned = await readConnectionString(server);
  await query(abandoned, 'create table kept as select 42 as answer');
  await kill(server);
  process.kill(await readPid(join(folder, 'cluster')), 'SIGKILL');
  const { connectionString } = await start(folder);
  expect(await query(connectionString, 'table kept')).toEqual([[42]]);
});

test('a temporary folder and its database are removed even if the process that made them is killed', async () => {
  const folder = await makeFolder();
  const script = `
    const { makeThrowawayFolder } = await import(${JSON.stringify(throwaway)});
    const { startEmbeddedPostgres } = await import(${JSON.stringify(entry)});
    const { path } = await makeThrowawayFolder('throwaway-');
    const directory = path + '/deep/postgres';
    const database = await startEmbeddedPostgres({ directory, settings: { fsync: 'off' } });
    console.log(database.connectionString);
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: folder },
  });
  const connectionString = await readConnectionString(child);
  await kill(child);
  await expect.poll(() => readdir(folder)).toEqual([]);
  await expect(query(connectionString, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('owning a database does not keep the process alive', async () => {
  const folder = await makeFolder();
  const server = spawnServer(folder, { afterwards: '' });
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
  await start(folder);
});

test('a second server is refused while the first one is running', async () => {
  const folder = await makeFolder();
  const { connectionString } = await start(folder);
  const second = startEmbeddedPostgres({ directory: folder });
  await expect(second).rejects.toThrow(
    new EmbeddedPostgresError(`The data folder ${folder} is in use by another Redflag server.`),
  );
  expect(await query(connectionString, 'select 1')).toEqual([[1]]);
});

test('when servers start together on a new folder, exactly one wins', async () => {
  const folder = await makeFolder();
  const starts = await Promise.allSettled([start(folder), start(folder)]);
  const winners = starts.filter((result) => result.status === 'fulfilled');
  const refusals = starts.filter((result) => result.status === 'rejected');
  expect(winners).toHaveLength(1);
  for (const { reason } of refusals) expect(reason.message).toMatch(/is in use by another/);
});

test('a postmaster.pid with the number of another process does not prevent a start', async () => {
  const folder = await makeFolder();
  await (await start(folder)).stop();
  const pidFile = join(folder, 'cluster/postmaster.pid');
  await writeFile(pidFile, `${process.pid}\n${folder}/cluster\n1\n5432\n\n127.0.0.1\n1 1\nready\n`);
  const { connectionString } = await start(folder);
  expect(await query(connectionString, 'select 1')).toEqual([[1]]);
});

test('what an interrupted start left behind is removed', async () => {
  const folder = await makeFolder();
  const left = join(folder, 'unfinished-cluster-left');
  await mkdir(left);
  await start(folder);
  await expect(stat(left)).rejects.toThrow('ENOENT');
});

test('a database that is missing from its folder is not silently replaced by an empty one', async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, 'cluster-location.txt'), '/nowhere/cluster\n');
  await expect(startEmbeddedPostgres({ directory: folder })).rejects.toThrow(
    /^The database folder \/nowhere\/cluster is missing: bring it back, or delete/,
  );
});

test('a database of another major version is refused with instructions', async () => {
  const folder = await makeFolder();
  await mkdir(join(folder, 'cluster'));
  await writeFile(join(folder, 'cluster/PG_VERSION'), '15\n');
  await expect(startEmbeddedPostgres({ directory: folder })).rejects.toThrow(
    /was made by PostgreSQL 15, but this server brings PostgreSQL 18: dump it with PostgreSQL 15/,
  );
});

test('when PostgreSQL cannot start, the error ends with the last lines of its log', async () => {
  const directory = await makeFolder();
  const failing = startEmbeddedPostgres({ directory, settings: { shared_buffers: 'plenty' } });
  await expect(failing).rejects.toThrow(/could not start.*postgres\.log.*"shared_buffers"/s);
});

test('when no database can be created, the error says why', async () => {
  const directory = join(await makeFolder(), 'file');
  await writeFile(directory, '');
  const failing = startEmbeddedPostgres({ directory });
  await expect(failing).rejects.toThrow(EmbeddedPostgresError);
  await expect(failing).rejects.toThrow(/EEXIST/);
});

describe.runIf(isRoot)('started by root', () => {
  test('the database runs as another user', async () => {
    const folder = await makeFolder();
    await start(folder);
    const pid = await readPid(join(folder, 'cluster'));
    expect((await stat(`/proc/${pid}`)).uid).not.toBe(0);
  });

  test("if PostgreSQL's user cannot enter the folder, programs and data go to one that it can", async () => {
    const folder = await makeFolder(0o700);
    const module = await install(folder);
    const data = join(folder, 'data');
    const server = spawnServer(data, { module });
    await query(await readConnectionString(server), 'create table kept as select 42 as answer');
    const home = (await readFile(join(data, 'cluster-location.txt'), 'utf8')).trim();
    onTestFinished(() => rm(home, { recursive: true }));
    await kill(server);
    const { connectionString } = await start(data);
    expect(await query(connectionString, 'table kept')).toEqual([[42]]);
  });

  test('a database that an ordinary user started keeps running as that user', async () => {
    const folder = await makeFolder();
    const module = await install(folder);
    const data = join(folder, 'data');
    await mkdir(data);
    await chown(data, nobody, nobody);
    const server = spawnServer(data, { module, uid: nobody });
    const before = await startTime(await readConnectionString(server));
    await kill(server);
    const { connectionString, stop } = await start(data);
    expect(await startTime(connectionString)).toEqual(before);
    await stop();
    await start(data);
    const pid = await readPid(join(data, 'cluster'));
    expect((await stat(`/proc/${pid}`)).uid).toBe(nobody);
  });
});
