import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Progress } from '#cli/progress.ts';
import { deleteFactors } from '#modules/accounts/second-factor/factors.queries.ts';
import { recount } from '#modules/stats/index.ts';
import { sweepPictures } from '#platform/pictures/picture-sweep.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import { fillTables } from '#testing/database/fill-tables.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createPost,
  createReport,
  photograph,
  sendForm,
  signIn,
} from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startQuietApp, startTestApp } from '#testing/test-app.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { listFiles, readFileIfThere, readNamedPictures } from './stored-files.ts';

const quiet: Progress = { at() {}, say() {}, end() {} };
const NO_FILES = {
  'reports.evidence_key': null,
  'posts.image_key': null,
  'users.photo_key': null,
  'replies.picture_key': null,
  'second_looks.picture_key': null,
};

let server: TestApp;
let ada: Client;
let report: { id: string; targetId: string };
let folder: string;
let archive: string;
let rows: Record<string, string[]>;
let files: Record<string, string>;
beforeAll(async () => {
  server = await startQuietApp();
  folder = await mkdtemp(join(tmpdir(), 'redflag-equal-'));
  archive = join(folder, 'backup.tar.gz');
  ada = await createClient(server, { username: 'Ada Obi' });
  report = await createReport(ada);
  await createReport(ada);
  await createPost(await createClient(server, { role: 'admin' }), {}, await photograph());
  const photo = { field: 'photo', content: await photograph(), name: 'me.jpg' };
  await sendForm(ada, 'PUT', '/v1/me/photo', {}, photo);
  const holder = await createClient(server);
  const reply = { ground: 'not-me', text: 'The letters were sent by somebody else.' };
  const path = `/v1/targets/${report.targetId}/replies`;
  await sendForm(holder, 'POST', path, reply, { ...photo, field: 'picture' });
  await fillTables(server.platform.database.$client, { values: NO_FILES });
  // By the password alone, she signs in again.
  await deleteFactors(server.platform.database, ada.user.id);
  await backUp(server.platform, archive, quiet);
  rows = await readRows(server);
  files = await readFiles(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** Reads every row of every table as sorted text, including computed columns. */
async function readRows({ platform }: TestApp): Promise<Record<string, string[]>> {
  const client = platform.database.$client;
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await client.query(`select t::text as row from "${name}" t order by 1`);
    all[name] = found.rows.map(({ row }) => row);
  }
  return all;
}

async function readFiles({ platform }: TestApp): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for await (const key of listFiles(platform.files)) {
    const content = (await readFileIfThere(platform.files, key)) ?? '';
    hashes[key] = createHash('sha256').update(content).digest('hex');
  }
  return hashes;
}

async function expectEqual(other: TestApp): Promise<void> {
  expect(await readRows(other)).toEqual(rows);
  expect(await readFiles(other)).toEqual(files);
}

test('the system under test has rows in every table and files in every folder', () => {
  const empty = Object.entries(rows).filter(([, all]) => all.length < 5);
  expect(empty.map(([name]) => name)).toEqual([]);
  const folders = new Set(Object.keys(files).map((key) => key.split('/')[0]));
  expect([...folders].sort()).toEqual([
    'blog_images',
    'profile_images',
    'reply_images',
    'report_images',
  ]);
});

test('only tables hold data that a backup must keep', async () => {
  const { rows: others } = await server.platform.database.$client.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i')`,
  );
  expect(others).toEqual([]);
});

test('a fresh installation becomes equal, and people carry on as if nothing had happened', async () => {
  await using other = await startQuietApp();
  await restore(other.platform, archive, { replace: false }, quiet);
  await expectEqual(other);

  // A new server, because secrets are read at the start.
  const { config } = other.platform;
  await using again = await startTestApp({
    DATABASE_URL: other.databaseUrl,
    DATA_DIR: config.dataDirectory,
  });
  const signedInAgain = await signIn(again, ada.user);
  const asBefore = { cookie: ada.cookie };
  for (const headers of [asBefore, { cookie: signedInAgain.cookie }]) {
    for (const url of [`/v1/reports/${report.id}/evidence`, await photoUrl(again, headers)]) {
      const picture = await again.app.inject({ url, headers });
      const original = await server.app.inject({ url, headers: asBefore });
      expect([picture.statusCode, picture.rawPayload]).toEqual([200, original.rawPayload]);
    }
  }
});

async function photoUrl(app: TestApp, headers: { cookie: string }): Promise<string> {
  return (await app.app.inject({ url: '/v1/me', headers })).json().photoUrl;
}

test('an installation that has changed since becomes what it was, without waiting jobs', async () => {
  const { database, files: store } = server.platform;
  await createReport(ada);
  await ada.request('DELETE', `/v1/reports/${report.id}`);
  const [first = ''] = Object.keys(files).filter((key) => key.startsWith('report_images/'));
  await store.delete(first);
  await store.put({
    key: 'report_images/later.jpg',
    content: Buffer.from('later'),
    contentType: 'image/jpeg',
  });
  await database.$client.query(`update users set username = 'Somebody else'`);
  await database.$client.query('delete from sessions');

  await restore(server.platform, archive, { replace: true }, quiet);
  await expectEqual(server);
  const waiting = await database.$client.query(
    `select name from pgboss.job where state in ('created', 'retry')`,
  );
  expect(waiting.rows).toEqual([]);
});

test('a backup made while people file and delete reports has the file of every row', async () => {
  await using busy = await startQuietApp();
  const people = await Promise.all([createClient(busy), createClient(busy)]);
  let done = false;
  const work = people.map(async (person) => {
    let last = await createReport(person);
    while (!done) {
      await person.request('DELETE', `/v1/reports/${last.id}`);
      last = await createReport(person);
      await createReport(person);
    }
  });
  const path = join(folder, 'busy.tar.gz');
  const { missing } = await backUp(busy.platform, path, quiet);
  done = true;
  await Promise.all(work);
  expect(missing).toBe(0);

  await using other = await startQuietApp();
  await restore(other.platform, path, { replace: false }, quiet);
  const named = await readNamedPictures(other.platform.database.$client as never);
  const withThumbnails = named.flatMap((key) => [key, key.replace('.jpg', '.thumb.jpg')]);
  expect(Object.keys(await readFiles(other))).toEqual(expect.arrayContaining(withThumbnails));
  await sweepPictures(other.platform, new Date(Date.now() + 2 * 3_600_000));
  expect(Object.keys(await readFiles(other)).toSorted()).toEqual(withThumbnails.toSorted());
  expect(Math.max(...(await recount(other.platform)).values())).toBe(0);
  const counts = await other.platform.database.$client.query(
    `select from users u where report_count <> (select count(*) from reports where reporter_id = u.id)`,
  );
  expect(counts.rowCount).toBe(0);
});

/** Expects an archive with this content to be refused with a message that matches. */
async function expectRefused(content: Buffer, words: RegExp | string = /./): Promise<void> {
  const path = join(folder, 'damaged.tar.gz');
  await writeFile(path, content);
  const refusal = await restore(server.platform, path, { replace: true }, quiet).catch((it) => it);
  expect(refusal).toBeInstanceOf(OperatorError);
  expect(refusal.message).toMatch(words);
}

test('an archive cut short or with a changed byte anywhere is refused, and nothing changes', async () => {
  const content = await readFile(archive);
  // Beyond the gzip header, whose fields do not matter to a reader, and before the last byte of data,
  // which is filled up with bits that mean nothing.
  const places = [0.0005, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map((share) =>
    Math.max(10, Math.floor(content.length * share)),
  );
  for (const place of [0, ...places, content.length - 6]) {
    const changed = Buffer.from(content);
    changed.writeUInt8(changed.readUInt8(place) ^ 0x10, place);
    await expectRefused(changed, 'not a backup');
    await expectRefused(content.subarray(0, place));
  }
  await expectEqual(server);
});

/** Returns the archive with changed entries, packed again so that its checksum is right. */
async function repacked(
  change: (entries: [name: string, content: Buffer][]) => [string, Buffer][],
): Promise<Buffer> {
  const entries: [string, Buffer][] = [];
  const reader = extract();
  reader.end(gunzipSync(await readFile(archive)));
  for await (const entry of reader) {
    entries.push([entry.header.name, await buffer(entry)]);
  }
  const writer = pack();
  for (const [name, content] of change(entries)) writer.entry({ name }, content);
  writer.finalize();
  return gzipSync(await buffer(writer));
}

test('an intact archive that is not a backup of ours is refused; the order of entries is free', async () => {
  const text = Buffer.from('{}');
  const path = (name: string) => (entry: [string, Buffer]) => !entry[0].startsWith(name);
  const other: [Parameters<typeof repacked>[0], string][] = [
    [() => [['readme.txt', text]], 'is not a Redflag backup'],
    [() => [], 'is not a Redflag backup'],
    [([first, ...rest]) => [...rest, first as [string, Buffer]], 'is not a Redflag backup'],
    [(all) => [...all, ['files/report_images/x.jpg', text]], 'follows its end'],
    [
      (all) => all.toSpliced(1, 0, ['files/../../etc/passwd', text]),
      'which is not part of a backup',
    ],
    [
      (all) => all.toSpliced(1, 0, ['tables/pg_authid/000001', text]),
      'which is not part of a backup',
    ],
    [(all) => all.filter(path('files/profile_images')), 'files are missing'],
    [
      (all) => all.map(([name, it]) => [name.replace(/^files.*/, 'files/report_images/x.jpg'), it]),
      'files are missing',
    ],
    [(all) => all.filter(path('tables/notifications')), 'lacks rows of notifications'],
    [(all) => all.filter(path('tables/users/')), 'violates foreign key'],
    [
      (all) => all.map(([name, it]) => [name, name.startsWith('tables/posts') ? text : it]),
      'invalid input syntax',
    ],
  ];
  for (const [change, words] of other) await expectRefused(await repacked(change), words);
  const order = await repacked(([first, ...rest]) => [
    first as [string, Buffer],
    ...rest.slice(0, -1).reverse(),
    ...rest.slice(-1),
  ]);
  const turned = join(folder, 'turned.tar.gz');
  await writeFile(turned, order);
  await restore(server.platform, turned, { replace: true }, quiet);
  await expectEqual(server);
});
