import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { FileStore } from './files.ts';
import { openFileStore } from './open-files.ts';

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'redflag-files-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

async function contents(store: FileStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(folder)) keys.push(key);
  return keys.sort();
}

const put = (store: FileStore, key: string) =>
  store.put({ key, content: Buffer.from('picture'), contentType: 'image/jpeg' });

it('leaves nothing behind when a file cannot be written', async () => {
  const directory = await temporaryDirectory();
  const store = openFileStore({ directory });
  await put(store, 'report_images/one.jpg');
  await expect(put(store, 'report_images')).rejects.toThrow('EISDIR');
  expect((await readdir(directory, { recursive: true })).toSorted()).toEqual([
    '.partial',
    'report_images',
    'report_images/one.jpg',
  ]);
});

it('lists a partial file that an earlier version left, so that it can be deleted', async () => {
  const directory = await temporaryDirectory();
  const store = openFileStore({ directory });
  const leftOver = 'report_images/one.jpg.0d1c5e1a-3b1f-4c39-9a6e-2f6a4f0f8f11.part';
  await put(store, 'report_images/one.jpg');
  await writeFile(join(directory, leftOver), 'pict');
  expect(await contents(store, 'report_images')).toContain(leftOver);
  await store.delete(leftOver);
  expect(await contents(store, 'report_images')).toEqual(['report_images/one.jpg']);
});

it('does not list files stored by other programs under odd names', async () => {
  const directory = await temporaryDirectory();
  const store = openFileStore({ directory });
  await put(store, 'report_images/one.jpg');
  await writeFile(join(directory, 'report_images', 'copy (1).jpg'), '');
  expect(await contents(store, 'report_images')).toEqual(['report_images/one.jpg']);
});

it('fails the readiness check once the folder is gone', async () => {
  const directory = await temporaryDirectory();
  const store = openFileStore({ directory });
  await rm(directory, { recursive: true });
  await expect(store.check()).rejects.toThrow('ENOENT');
});
