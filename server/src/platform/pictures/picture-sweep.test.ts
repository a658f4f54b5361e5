import { mkdir, readdir, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posts, reports, users } from '#platform/database/schema.ts';
import {
  createClient,
  createPost,
  createReport,
  photograph,
  sendForm,
} from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { sweepPictures } from './picture-sweep.ts';

/** Its jobs are off, as if every deletion of a picture had been given up. */
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.platform.jobs.rest();
});
afterAll(() => server[Symbol.asyncDispose]());

const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);
const folder = () => join(server.platform.config.dataDirectory, 'files');

/** Returns the names of all stored files. */
async function stored(): Promise<string[]> {
  const entries = await readdir(folder(), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function countPossibleOrphans(): Promise<number> {
  const { rows } = await server.platform.database.execute(sql`select from possible_orphans`);
  return rows.length;
}

/** Creates a report, a post and a profile photo, each with a picture. */
async function createPictures() {
  const ada = await createClient(server);
  const admin = await createClient(server, { role: 'admin' });
  const report = await createReport(ada);
  const post = await createPost(admin, {}, await photograph(700));
  const photo = { field: 'photo', content: await photograph(), name: 'me.jpg' };
  const setPhoto = () => sendForm(ada, 'PUT', '/v1/me/photo', {}, photo);
  await setPhoto();
  return { ada, report, post, setPhoto };
}

test('a picture stays while a row names it, and goes an hour after none does, whatever changed the row', async () => {
  const { database } = server.platform;
  const { ada, report, post, setPhoto } = await createPictures();
  expect(await stored()).toHaveLength(5);
  expect(await countPossibleOrphans()).toBe(3);
  await sweepPictures(server.platform, inTwoHours());
  expect([(await stored()).length, await countPossibleOrphans()]).toEqual([5, 0]);

  await setPhoto();
  await sweepPictures(server.platform, inTwoHours());
  expect(await stored()).toHaveLength(5);
  await database.delete(reports).where(eq(reports.id, report.id));
  await database.update(posts).set({ imageKey: null }).where(eq(posts.id, post.id));
  await database.delete(users).where(eq(users.id, ada.user.id));
  await sweepPictures(server.platform, new Date());
  expect(await stored()).toHaveLength(5);
  await sweepPictures(server.platform, inTwoHours());
  expect([await stored(), await countPossibleOrphans()]).toEqual([[], 0]);
});

test('a picture that the store fails to delete is deleted by a later sweep', async () => {
  const { ada, report } = await createPictures();
  await ada.request('DELETE', `/v1/reports/${report.id}`);
  const path = join(folder(), `report_images/${report.id}.jpg`);
  await rm(path);
  await mkdir(path);
  await expect(sweepPictures(server.platform, inTwoHours())).rejects.toThrow('cannot be written');
  await rmdir(path);
  expect(await stored()).toContain(`${report.id}.thumb.jpg`);
  await sweepPictures(server.platform, inTwoHours());
  expect(await stored()).not.toContain(`${report.id}.thumb.jpg`);
  expect(await countPossibleOrphans()).toBe(0);
});

test('what an interrupted write left is deleted after an hour', async () => {
  const names = ['from-now', 'from-yesterday'];
  const [recent = '', old = ''] = names.map((name) => join(folder(), '.partial', name));
  await Promise.all([recent, old].map((path) => writeFile(path, 'pict')));
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  await utimes(old, yesterday, yesterday);
  await sweepPictures(server.platform, new Date());
  expect((await stored()).filter((name) => names.includes(name))).toEqual(['from-now']);
});
