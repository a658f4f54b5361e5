import { expect, test } from 'vitest';
import { createClient, createReport } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { listFiles } from './stored-files.ts';
import { sweepFiles } from './sweep-files.ts';

const server = await sharedTestApp();

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
  const sweep = (now: Date) => sweepFiles(server.platform, now, { at() {}, say() {}, end() {} });
  expect(await sweep(new Date())).toMatchObject({ deleted: 0 });
  const { found, deleted } = await sweep(new Date(Date.now() + 2 * 3_600_000));
  expect(deleted).toBeGreaterThanOrEqual(orphans.length);
  expect(found).toBeGreaterThan(deleted);
  const left: string[] = [];
  for await (const key of listFiles(files)) left.push(key);
  expect(left.filter((key) => key.includes('orphan'))).toEqual([]);
  expect(left.filter((key) => key.includes(id))).toHaveLength(2);
});
