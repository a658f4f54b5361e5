import { expect, test } from 'vitest';
import type { FileStore } from '#platform/files/files.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startQuietApp } from '#testing/test-app.ts';
import { listFiles } from './stored-files.ts';
import { sweepFiles } from './sweep-files.ts';

const server = await sharedTestApp();
const quiet = { at() {}, say() {}, end() {} };

async function keysIn(files: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of listFiles(files)) keys.push(key);
  return keys;
}

test('the files of another database stay where they are', async () => {
  await using other = await startQuietApp();
  await createReport(await createClient(other));
  const { files } = other.platform;
  const later = new Date(Date.now() + 2 * 3_600_000);
  const { database } = server.platform;
  await expect(sweepFiles({ files, database }, later, quiet)).rejects.toThrow(
    'No row names 2 of 2 files: is this their database? Nothing was deleted.',
  );
  expect(await keysIn(files)).toHaveLength(2);
});

test('old files that no row names are deleted, and no others', async () => {
  const { files } = server.platform;
  const { id } = await createReport(await createClient(server));
  const orphans = ['orphan.jpg', 'orphan.thumb.jpg', 'orphan.jpg.1234.part'];
  for (const name of orphans)
    await files.put({
      key: `report_images/${name}`,
      content: Buffer.of(),
      contentType: 'image/jpeg',
    });
  const sweep = (now: Date) => sweepFiles(server.platform, now, quiet, { most: true });
  expect(await sweep(new Date())).toMatchObject({ deleted: 0 });
  const { found, deleted } = await sweep(new Date(Date.now() + 2 * 3_600_000));
  expect(deleted).toBeGreaterThanOrEqual(orphans.length);
  expect(found).toBeGreaterThan(deleted);
  const left = await keysIn(files);
  expect(left.filter((key) => key.includes('orphan'))).toEqual([]);
  expect(left.filter((key) => key.includes(id))).toHaveLength(2);
});
