import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startS3 } from '#testing/services/s3/service.ts';
import type { FileStore } from './files.ts';
import { FileNotFoundError } from './files.ts';
import { openFileStore } from './open-files.ts';

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'redflag-files-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

const stores: Record<string, () => Promise<FileStore>> = {
  directory: async () => openFileStore({ directory: join(await temporaryDirectory(), 'files') }),
  bucket: async () => {
    const s3 = await startS3({ pageSize: 2 });
    onTestFinished(() => s3[Symbol.asyncDispose]());
    return openFileStore({ s3: s3.options });
  },
};

async function contents(store: FileStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(folder)) keys.push(key);
  return keys.sort();
}

const put = (store: FileStore, key: string, content = 'picture') =>
  store.put({ key, content: Buffer.from(content), contentType: 'image/jpeg' });

describe.each(Object.entries(stores))('files in a %s', (_, open) => {
  it('are read in part', async () => {
    const store = await open();
    await put(store, 'report_images/one.jpg', '0123456789');
    expect(await text(await store.get('report_images/one.jpg', { start: 2, end: 4 }))).toBe('234');
  });

  it('are stored from a file on this machine, and replaced', async () => {
    const store = await open();
    const path = join(await temporaryDirectory(), 'large');
    for (const content of ['the first', 'the second of them']) {
      await writeFile(path, content);
      const source = { path, bytes: content.length };
      await store.put({ key: 'feeds/one', content: source, contentType: 'text/plain' });
      expect(await text(await store.get('feeds/one'))).toBe(content);
    }
  });

  it('are read back byte for byte', async () => {
    const store = await open();
    const content = Buffer.from([0, 255, 0xd8, 13, 10, 0x80]);
    await store.put({ key: 'report_images/one.jpg', content, contentType: 'image/jpeg' });
    expect(await buffer(await store.get('report_images/one.jpg'))).toEqual(content);
  });

  it('are replaced by a later file with the same key', async () => {
    const store = await open();
    await put(store, 'report_images/one.jpg', 'a first and longer picture');
    await put(store, 'report_images/one.jpg', 'second');
    expect(await text(await store.get('report_images/one.jpg'))).toBe('second');
    expect(await contents(store, 'report_images')).toEqual(['report_images/one.jpg']);
  });

  it('can be read in full while they are being replaced', async () => {
    const store = await open();
    await put(store, 'report_images/one.jpg', 'the first');
    const reading = await store.get('report_images/one.jpg');
    await put(store, 'report_images/one.jpg', 'second');
    expect(await text(reading)).toBe('the first');
  });

  it('can be told apart from files that do not exist', async () => {
    const store = await open();
    await expect(store.get('report_images/none.jpg')).rejects.toThrow(FileNotFoundError);
  });

  it('are gone after deletion, and deleting them again succeeds', async () => {
    const store = await open();
    await put(store, 'report_images/one.jpg');
    await store.delete('report_images/one.jpg');
    await store.delete('report_images/one.jpg');
    await expect(store.get('report_images/one.jpg')).rejects.toThrow(FileNotFoundError);
  });

  it('are listed by folder, with the time they were written', async () => {
    const store = await open();
    const before = Date.now() - 1000;
    const keys = ['1.jpg', '2.png', '3.jpg', 'old/4.jpg', '5.jpg'].map((n) => `report_images/${n}`);
    for (const key of [...keys, 'report_images_old/6.jpg', 'blog_images/7.jpg']) {
      await put(store, key);
    }
    expect(await contents(store, 'report_images')).toEqual(keys.toSorted());
    for await (const { modifiedAt } of store.list('report_images')) {
      expect(modifiedAt.getTime()).toBeGreaterThan(before);
      expect(modifiedAt.getTime()).toBeLessThan(Date.now() + 1000);
    }
  });

  it('can be deleted while they are being listed', async () => {
    const store = await open();
    for (const name of ['1', '2', '3', '4', '5']) await put(store, `report_images/${name}.jpg`);
    for await (const { key } of store.list('report_images')) await store.delete(key);
    expect(await contents(store, 'report_images')).toEqual([]);
  });

  it('are not listed for an empty folder', async () => {
    expect(await contents(await open(), 'report_images')).toEqual([]);
  });

  it.each([
    '',
    '..',
    '../secret',
    'report_images/../../secret',
    '/etc/passwd',
    'report_images//one.jpg',
    'report_images/',
    'report_images\\one.jpg',
    'report_images/one.jpg\0.png',
    '.ready',
  ])('cannot have the key %j', async (key) => {
    const store = await open();
    const refused = 'is not a key';
    await expect(put(store, key)).rejects.toThrow(refused);
    await expect(store.get(key)).rejects.toThrow(refused);
    await expect(store.delete(key)).rejects.toThrow(refused);
    await expect(contents(store, key)).rejects.toThrow(refused);
  });

  it('can be large', async () => {
    const store = await open();
    const content = Buffer.alloc(20 << 20, 'picture');
    await store.put({ key: 'report_images/large.png', content, contentType: 'image/png' });
    expect((await buffer(await store.get('report_images/large.png'))).equals(content)).toBe(true);
  });

  it('can be empty', async () => {
    const store = await open();
    await put(store, 'report_images/empty.jpg', '');
    expect(await text(await store.get('report_images/empty.jpg'))).toBe('');
  });

  it('are written together, and none is left half written when one cannot be', async () => {
    const store = await open();
    const [one, two] = ['one', 'two'].map((name) => ({
      key: `report_images/${name}.jpg`,
      content: Buffer.from(name),
      contentType: 'image/jpeg',
    }));
    if (!one || !two) throw new Error('unreachable');
    await store.put(one, two);
    expect(await contents(store, 'report_images')).toEqual([one.key, two.key]);
    const refused = store.put({ ...one, content: Buffer.from('new') }, { ...two, key: '..' });
    await expect(refused).rejects.toThrow('is not a key');
    expect(await text(await store.get(one.key))).toBe('new');
  });

  it('do not mix when written at the same time', async () => {
    const store = await open();
    const contents = Array.from({ length: 10 }, (_, number) => String(number).repeat(100_000));
    await Promise.all(contents.map((content) => put(store, 'report_images/one.jpg', content)));
    expect(contents).toContain(await text(await store.get('report_images/one.jpg')));
  });

  it('pass the readiness check', async () => {
    await expect((await open()).check()).resolves.toBeUndefined();
  });
});
