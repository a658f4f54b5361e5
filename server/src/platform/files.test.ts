import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FileStore } from './files.ts';
import { FileNotFoundError, openFileStore } from './files.ts';

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'redflag-files-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** An S3 service on loopback with one bucket, `evidence`, that lists two objects a page; gives its address. */
async function startS3(): Promise<string> {
  const objects = new Map<string, { content: Buffer; contentType: string; modifiedAt: Date }>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [, bucket, ...segments] = decodeURIComponent(pathname).split('/');
    const key = segments.join('/');
    const object = objects.get(key);
    const fail = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    if (bucket !== 'evidence') return fail(404, 'NoSuchBucket');
    if (!request.headers.authorization?.includes('Credential=key/'))
      return fail(403, 'AccessDenied');
    if (request.method === 'PUT') {
      const contentType = request.headers['content-type'] ?? '';
      objects.set(key, { content: await buffer(request), contentType, modifiedAt: new Date() });
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (searchParams.has('list-type')) {
      const prefix = searchParams.get('prefix') ?? '';
      const after = searchParams.get('continuation-token') ?? '';
      const left = [...objects.keys()].filter((k) => k.startsWith(prefix) && k > after).sort();
      const page = left.slice(0, 2);
      const contents = page.map(
        (k) =>
          `<Contents><Key>${k}</Key><LastModified>${objects.get(k)?.modifiedAt.toISOString()}</LastModified></Contents>`,
      );
      const next = left.length > 2 && `<NextContinuationToken>${page[1]}</NextContinuationToken>`;
      return response.end(`<ListBucketResult>${contents.join('')}${next || ''}</ListBucketResult>`);
    }
    if (!object) return fail(404, 'NoSuchKey');
    return response.writeHead(200, { 'content-type': object.contentType }).end(object.content);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const bucket = {
  region: 'eu-west-1',
  bucket: 'evidence',
  accessKeyId: 'key',
  secretAccessKey: 's',
};

const stores: Record<string, () => Promise<FileStore>> = {
  directory: async () => openFileStore({ directory: join(await temporaryDirectory(), 'files') }),
  bucket: async () => openFileStore({ s3: { ...bucket, endpoint: await startS3() } }),
};

async function contents(store: FileStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(folder)) keys.push(key);
  return keys.sort();
}

const put = (store: FileStore, key: string, content = 'picture') =>
  store.put(key, Buffer.from(content), 'image/jpeg');

describe.each(Object.entries(stores))('files in a %s', (_, open) => {
  it('come back byte for byte', async () => {
    const store = await open();
    const content = Buffer.from([0, 255, 0xd8, 13, 10, 0x80]);
    await store.put('report_images/one.jpg', content, 'image/jpeg');
    expect(await buffer(await store.get('report_images/one.jpg'))).toEqual(content);
  });

  it('are replaced by a later one of the same key', async () => {
    const store = await open();
    await put(store, 'report_images/one.jpg', 'a first and longer picture');
    await put(store, 'report_images/one.jpg', 'second');
    expect(await text(await store.get('report_images/one.jpg'))).toBe('second');
    expect(await contents(store, 'report_images')).toEqual(['report_images/one.jpg']);
  });

  it('stay whole for who reads them while they are replaced', async () => {
    const store = await open();
    await put(store, 'report_images/one.jpg', 'the first');
    const reading = await store.get('report_images/one.jpg');
    await put(store, 'report_images/one.jpg', 'second');
    expect(await text(reading)).toBe('the first');
  });

  it('are told apart from files that are not there', async () => {
    const store = await open();
    await expect(store.get('report_images/none.jpg')).rejects.toThrow(FileNotFoundError);
  });

  it('are gone once deleted, and may be deleted again', async () => {
    const store = await open();
    await put(store, 'report_images/one.jpg');
    await store.delete('report_images/one.jpg');
    await store.delete('report_images/one.jpg');
    await expect(store.get('report_images/one.jpg')).rejects.toThrow(FileNotFoundError);
  });

  it('are listed by folder with the time they were written', async () => {
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

  it('can be deleted while they are listed', async () => {
    const store = await open();
    for (const name of ['1', '2', '3', '4', '5']) await put(store, `report_images/${name}.jpg`);
    for await (const { key } of store.list('report_images')) await store.delete(key);
    expect(await contents(store, 'report_images')).toEqual([]);
  });

  it('are none in a folder that nobody wrote to', async () => {
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
  ])('have no key such as %j', async (key) => {
    const store = await open();
    const refused = 'is not a key';
    await expect(put(store, key)).rejects.toThrow(refused);
    await expect(store.get(key)).rejects.toThrow(refused);
    await expect(store.delete(key)).rejects.toThrow(refused);
    await expect(contents(store, key)).rejects.toThrow(refused);
  });

  it('pass the check of readiness', async () => {
    await expect((await open()).check()).resolves.toBeUndefined();
  });
});

describe('a directory', () => {
  it('holds nothing of a file that could not be written', async () => {
    const directory = await temporaryDirectory();
    const store = openFileStore({ directory });
    await put(store, 'report_images/one.jpg');
    await expect(put(store, 'report_images')).rejects.toThrow('EISDIR');
    expect(await readdir(directory, { recursive: true })).toEqual([
      'report_images',
      'report_images/one.jpg',
    ]);
  });

  it('lists what a crash left of a file, so that it can be deleted', async () => {
    const directory = await temporaryDirectory();
    const store = openFileStore({ directory });
    const leftOver = 'report_images/one.jpg.0d1c5e1a-3b1f-4c39-9a6e-2f6a4f0f8f11.part';
    await put(store, 'report_images/one.jpg');
    await writeFile(join(directory, leftOver), 'pict');
    expect(await contents(store, 'report_images')).toContain(leftOver);
    await store.delete(leftOver);
    expect(await contents(store, 'report_images')).toEqual(['report_images/one.jpg']);
  });

  it('leaves out of its list what others put there under odd names', async () => {
    const directory = await temporaryDirectory();
    const store = openFileStore({ directory });
    await put(store, 'report_images/one.jpg');
    await writeFile(join(directory, 'report_images', 'copy (1).jpg'), '');
    expect(await contents(store, 'report_images')).toEqual(['report_images/one.jpg']);
  });

  it('fails the check of readiness once it is gone', async () => {
    const directory = await temporaryDirectory();
    const store = openFileStore({ directory });
    await rm(directory, { recursive: true });
    await expect(store.check()).rejects.toThrow('ENOENT');
  });
});

describe('a bucket', () => {
  it('keeps the content type', async () => {
    const endpoint = await startS3();
    const store = openFileStore({ s3: { ...bucket, endpoint } });
    await put(store, 'report_images/one.jpg');
    const stored = await fetch(`${endpoint}/evidence/report_images/one.jpg`, {
      headers: { authorization: 'Credential=key/' },
    });
    expect(stored.headers.get('content-type')).toBe('image/jpeg');
  });

  it.each([
    ['is not there', { bucket: 'other' }],
    ['refuses the credentials', { accessKeyId: 'stranger' }],
  ])('fails the check of readiness when it %s', async (_, change) => {
    const store = openFileStore({ s3: { ...bucket, ...change, endpoint: await startS3() } });
    await expect(store.check()).rejects.toThrow();
  });
});
