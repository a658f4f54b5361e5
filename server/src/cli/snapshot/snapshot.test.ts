import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chown,
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Progress } from '#cli/progress.ts';
import { changePhoto } from '#modules/accounts/profile/profile.service.ts';
import { keyOf } from '#platform/pictures/picture-store.ts';
import { createClient, createPost, createReport, photograph } from '#testing/factories.ts';
import { runRedflag, runRedflagHere } from '#testing/processes/redflag.ts';
import type { S3Service } from '#testing/services/s3/service.ts';
import { s3Settings, startS3 } from '#testing/services/s3/service.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startQuietApp, startTestApp } from '#testing/test-app.ts';
import { backUp } from './back-up.ts';
import { exportEverything } from './export-everything.ts';
import { restore } from './restore.ts';
import { listFiles, readFileIfThere } from './stored-files.ts';

const quiet: Progress = { at() {}, say() {}, end() {} };

let server: TestApp;
let folder: string;
let archive: string;
beforeAll(async () => {
  server = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'redflag-snapshot-'));
  archive = join(folder, 'backup.tar.gz');
  await fillSystem(server);
  await backUp(server.platform, archive, quiet);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

afterEach(() => void vi.restoreAllMocks());

/** Adds people, reports with pictures and history, posts, photos and audit log entries. */
async function fillSystem(app: TestApp): Promise<void> {
  const admin = await createClient(app, { role: 'admin', username: 'Grace' });
  const user = await createClient(app, { username: 'Ada\t\\"\n€ 𝄞' });
  await createReport(user);
  const { id } = await createReport(user, { description: 'A\ttab, a \\N and\r\na line' });
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  await createPost(admin, {}, await photograph(700));
  const viewer = {
    id: user.user.id,
    role: 'user',
    reviewRole: null,
    sessionId: '',
    address: '',
  } as const;
  await changePhoto(app.platform, viewer, await photograph());
  // Nothing may change between the backup and the comparison.
  await app.platform.jobs.rest();
}

/** Reads every row of every table as sorted text. */
async function readRows({ platform }: TestApp): Promise<Record<string, string[]>> {
  const client = platform.database.$client;
  const { rows: tables } = await client.query(
    `select relname as name from pg_class where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const result = await client.query(`select t::text as row from "${name}" t order by 1`);
    rows[name] = result.rows.map(({ row }) => row);
  }
  return rows;
}

async function readFiles({ platform }: TestApp): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for await (const key of listFiles(platform.files)) {
    const content = (await readFileIfThere(platform.files, key)) ?? '';
    hashes[key] = createHash('sha256').update(content).digest('hex');
  }
  return hashes;
}

test('a restored system has every row and file of the one backed up', async () => {
  await using other = await startQuietApp();
  await restore(other.platform, archive, { replace: false }, quiet);

  const rows = await readRows(server);
  expect(await readRows(other)).toEqual(rows);
  expect(Object.keys(rows).filter((name) => rows[name]?.length)).toEqual(
    expect.arrayContaining(['audit_log', 'notifications', 'posts', 'reports', 'sessions', 'users']),
  );
  const files = await readFiles(server);
  expect(Object.keys(files)).toHaveLength(7);
  expect(await readFiles(other)).toEqual(files);
});

test('a restored system works: counts, the audit log and indexes are guarded as before', async () => {
  await using other = await startQuietApp();
  const definitions = `
    select pg_get_indexdef(indexrelid) as definition from pg_index
    union all select conname || pg_get_constraintdef(oid) from pg_constraint order by 1`;
  const before = await other.platform.database.$client.query(definitions);
  await restore(other.platform, archive, { replace: false }, quiet);
  expect((await other.platform.database.$client.query(definitions)).rows).toEqual(before.rows);

  const client = await createClient(other);
  await createReport(client);
  expect((await client.request('GET', '/v1/me')).json()).toMatchObject({ reportCount: 1 });
  await expect(
    other.platform.database.$client.query('update audit_log set actor = $1', ['Nobody']),
  ).rejects.toThrow('The audit log cannot be changed');
});

test('a database with people in it is replaced only with --replace', async () => {
  await using other = await startQuietApp();
  const client = await createClient(other);
  await createReport(client);
  const before = await readRows(other);

  await expect(restore(other.platform, archive, { replace: false }, quiet)).rejects.toThrow(
    'The database is not empty',
  );
  expect(await readRows(other)).toEqual(before);

  await restore(other.platform, archive, { replace: true }, quiet);
  expect(await readRows(other)).toEqual(await readRows(server));
  expect(await readFiles(other)).toEqual(await readFiles(server));
});

test('a truncated archive changes no row', async () => {
  await using other = await startQuietApp();
  const before = await readRows(other);
  const cut = join(folder, 'cut.tar.gz');
  const content = await readFile(archive);
  await writeFile(cut, content);
  await truncate(cut, content.length - 2_000);
  await expect(restore(other.platform, cut, { replace: false }, quiet)).rejects.toThrow(
    'The database has not changed',
  );
  expect(await readRows(other)).toEqual(before);
});

test('an archive with other tables is refused, and so is a file that is not an archive', async () => {
  await using other = await startQuietApp();
  const restored = (path: string) => restore(other.platform, path, { replace: false }, quiet);
  const newer = join(folder, 'newer.tar.gz');
  const manifest = gunzipSync(await readFile(archive));
  const hash = /"migrations": \[\s+"(.)/.exec(manifest.toString('latin1'));
  manifest[(hash?.index ?? 0) + (hash?.[0].length ?? 0) - 1] = 'x'.charCodeAt(0);
  await writeFile(newer, gzipSync(manifest));
  await expect(restored(newer)).rejects.toThrow('by another version of Redflag');

  const text = join(folder, 'text.tar.gz');
  await writeFile(text, 'not an archive');
  await expect(restored(text)).rejects.toThrow('is not a backup, or is damaged');
  await writeFile(text, gzipSync('not an archive'));
  await expect(restored(text)).rejects.toThrow('is not a backup');
  await expect(restored(join(folder, 'none'))).rejects.toThrow('cannot be read');
});

test('a backup never overwrites a file, and leaves nothing when it fails', async () => {
  await expect(backUp(server.platform, archive, quiet)).rejects.toThrow('already exists');
  const nowhere = join(folder, 'nowhere', 'backup.tar.gz');
  await expect(backUp(server.platform, nowhere, quiet)).rejects.toThrow('cannot be written');
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a restore is refused while a server is running', async () => {
  const { code, stderr } = await runRedflag(server, ['restore', archive, '--replace']);
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining(
      '\nStop the servers of this database first: they would keep using old data.\n',
    ),
  ]);
});

test('a backup is restored elsewhere and counted, older ones go, and status and metrics tell', async () => {
  const nights = await mkdtemp(join(folder, 'nights-'));
  const path = (night: number) => join(nights, `redflag-2026-11-${night}.tar.gz`);
  for (const night of [18, 19, 20]) {
    await copyFile(archive, path(night));
    await utimes(path(night), night, night);
  }
  await writeFile(join(nights, 'redflag-notes.tar.gz'), 'mine');
  const line = ['backup', path(21), '--verify', '--keep', '2', '--json'];
  const { code, stdout } = await runRedflag(server, line);
  expect([code, JSON.parse(stdout)]).toMatchObject([
    0,
    { verified: true, deleted: [path(19), path(18)], missing: 0 },
  ]);
  expect((await readdir(nights)).sort()).toEqual([
    'redflag-2026-11-20.tar.gz',
    'redflag-2026-11-21.tar.gz',
    'redflag-notes.tar.gz',
  ]);
  const status = JSON.parse((await runRedflag(server, ['status', '--json'])).stdout);
  expect(status.backup).toEqual({
    at: expect.any(String),
    bytes: JSON.parse(stdout).bytes,
    verified: true,
    missing: 0,
    lackingSince: null,
    fuller: null,
  });
});

test('the last backup from before pictures were lost stays until it is deleted', async () => {
  const nights = await mkdtemp(join(folder, 'lost-'));
  const night = async (number: number) => {
    const path = join(nights, `redflag-${number}.tar.gz`);
    return runRedflag(server, ['backup', path, '--keep', '1']);
  };
  expect((await night(1)).stderr).not.toContain('lacks');
  const { files } = server.platform;
  const key = Object.keys(await readFiles(server)).find((it) => keyOf(it) === it) ?? '';
  const content = (await readFileIfThere(files, key)) ?? Buffer.alloc(0);
  await files.delete(key);

  await runRedflagHere(server, ['backup', join(folder, 'elsewhere.tar.gz')]);
  for (const number of [2, 3]) {
    const { stderr } = await night(number);
    expect(stderr).toMatch(/lacks 1 pictures .*redflag-1\.tar\.gz has more of them: it is kept/);
  }
  expect((await readdir(nights)).sort()).toEqual(['redflag-1.tar.gz', 'redflag-3.tar.gz']);
  const { stdout } = await runRedflag(server, ['status']);
  expect(stdout).toMatch(
    /It lacks a picture, as the file store does\. \S+redflag-1\.tar\.gz has more/,
  );

  await rm(join(nights, 'redflag-1.tar.gz'));
  expect((await night(4)).stderr).toMatch(/so does the backup\.\n$/);
  await files.put({ key, content, contentType: 'image/webp' });
  expect((await night(5)).stderr).not.toContain('lacks');
  expect(await readdir(nights)).toEqual(['redflag-5.tar.gz']);
});

test('a database with tables of something else is not restored into', async () => {
  await using other = await startQuietApp();
  await other.platform.database.$client.query('create table planets as select 1 as number');
  for (const replace of [false, true]) {
    await expect(restore(other.platform, archive, { replace }, quiet)).rejects.toThrow(
      'has tables that the backup has not: planets.',
    );
  }
});

test('night after night of suspiciously small backups, no older one is deleted', async () => {
  const nights = await mkdtemp(join(folder, 'small-'));
  for (const night of [1, 2]) {
    await writeFile(join(nights, `redflag-${night}.tar.gz`), Buffer.alloc(10_000_000));
  }
  for (const night of [3, 4]) {
    const line = ['backup', join(nights, `redflag-${night}.tar.gz`), '--keep', '1'];
    const { code, stderr } = await runRedflagHere(server, line);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /less than half of \S+ \(10000000\)\. It is now \S+\.suspect, and no older one was deleted\./,
      ),
    ]);
  }
  expect((await readdir(nights)).sort()).toEqual([
    'redflag-1.tar.gz',
    'redflag-2.tar.gz',
    'redflag-3.tar.gz.suspect',
    'redflag-4.tar.gz.suspect',
  ]);
});

test('a backup that cannot be restored is set aside, and deletes none', async () => {
  const nights = await mkdtemp(join(folder, 'damaged-'));
  for (const night of [1, 2]) await copyFile(archive, join(nights, `redflag-${night}.tar.gz`));
  const line = ['backup', join(nights, 'redflag-3.tar.gz'), '--verify', '--keep', '1'];
  // Where it would be restored.
  const environment = { TMPDIR: join(folder, 'nowhere') };
  const { code, stderr } = await runRedflagHere(server, line, environment);
  expect([code, stderr]).toEqual([1, expect.stringContaining('.suspect, and no older one')]);
  expect((await readdir(nights)).sort()).toEqual([
    'redflag-1.tar.gz',
    'redflag-2.tar.gz',
    'redflag-3.tar.gz.suspect',
  ]);
});

test('a backup without the pictures, from the wrong data folder, is not a good one', async () => {
  const nights = await mkdtemp(join(folder, 'pictureless-'));
  const path = join(nights, 'redflag-1.tar.gz');
  const at = (DATA_DIR: string) => runRedflagHere(server, ['backup', path], { DATA_DIR });
  const elsewhere = await at(await mkdtemp(join(folder, 'data-')));
  expect([elsewhere.code, elsewhere.stderr]).toEqual([
    1,
    expect.stringMatching(/lacks 4 of 4 pictures.* Are DATA_DIR and S3_BUCKET those .*\.suspect,/),
  ]);
  const nowhere = await at(join(folder, 'no-data'));
  expect(nowhere.stderr).toContain('no-data does not exist. Run the command with the settings');
  expect(existsSync(join(folder, 'no-data'))).toBe(false);
  expect(await readdir(nights)).toEqual(['redflag-1.tar.gz.suspect']);
});

test('two backups of one name at the same time do not write into each other', async () => {
  const path = join(await mkdtemp(join(folder, 'twice-')), 'redflag-1.tar.gz');
  const both = [1, 2].map(() => backUp(server.platform, path, quiet));
  const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
  expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
  await using other = await startQuietApp();
  await restore(other.platform, path, { replace: false }, quiet);
});

test('root does not restore pictures that the server, another user, could not use', async () => {
  await using other = await startQuietApp();
  const { dataDirectory } = other.platform.config;
  if (process.getuid?.() === 0) await chown(dataDirectory, 65_534, 65_534);
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  const { code, stderr } = await runRedflagHere(other, ['restore', archive]);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/belongs to the user \d+, who could not use what root creates there/),
  ]);
  expect(await readFiles(other)).toEqual({});
});

test('backups are only kept by number if their names tell them apart', async () => {
  const path = join(folder, 'nightly.tar.gz');
  const { code, stderr } = await runRedflagHere(server, ['backup', path, '--keep', '3']);
  expect([code, stderr]).toEqual([1, expect.stringContaining('the name needs a date or a number')]);
  expect(existsSync(path)).toBe(false);
});

test('a backup can be made while a server is running', async () => {
  const path = join(folder, 'running.tar.gz');
  const { code, stdout } = await runRedflag(server, ['backup', path]);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/ rows in \d+ tables and 7 files\.\n$/),
  ]);
});

test('an export has every row as JSON and every file', async () => {
  const target = join(folder, 'export');
  const { rows } = await exportEverything(server.platform, target, quiet);
  const reports = (await readFile(join(target, 'reports.jsonl'), 'utf8')).trim().split('\n');
  expect(reports.map((line) => JSON.parse(line))).toMatchObject([
    { category: 'website', reporter: 'Ada\t\\"\n€ 𝄞', status: 'Pending' },
    { description: 'A\ttab, a \\N and\r\na line', status: 'Resolved' },
  ]);
  for (const [name, all] of Object.entries(await readRows(server))) {
    expect([name, rows[name]]).toEqual([name, all.length]);
  }
  const files = await readdir(join(target, 'files'), { recursive: true });
  expect(files.filter((name) => /\.\w+$/.test(name))).toHaveLength(7);
  await expect(exportEverything(server.platform, target, quiet)).rejects.toThrow('is not empty');
});

test('a backup of files in one bucket can be restored into another', async () => {
  await using from = await startS3();
  await using to = await startS3();
  await using filled = await startTestApp(s3Settings(from));
  await fillSystem(filled);
  const rows = await readRows(filled);
  const path = join(folder, 'bucket.tar.gz');
  const backup = await runRedflagHere(filled, ['backup', path], s3Settings(from));
  expect(backup.code, backup.stderr).toBe(0);

  const other = await startQuietApp();
  await other.app.close();
  await other.platform.jobs.stop();
  await other.platform.live.close();
  const restored = await runRedflagHere(other, ['restore', path], s3Settings(to));
  expect(restored.code, restored.stderr).toBe(0);
  expect(await readRows(other)).toEqual(rows);
  await other[Symbol.asyncDispose]();
  const contents = ({ objects }: S3Service) =>
    new Map([...objects].map(([key, { content, contentType }]) => [key, { content, contentType }]));
  expect(to.objects.size).toBe(7);
  expect(contents(to)).toEqual(contents(from));
});

test('a backup from a missing bucket fails with one sentence', async () => {
  await using s3 = await startS3();
  const settings = { ...s3Settings(s3), S3_BUCKET: 'other' };
  const { code, stderr } = await runRedflagHere(
    server,
    ['backup', join(folder, 'none.tar.gz')],
    settings,
  );
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/\nThe files in the bucket other at \S+ cannot .* S3_BUCKET.*\n$/),
  ]);
});
