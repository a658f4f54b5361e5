import dns from 'node:dns';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { S3Fault } from '#testing/services/s3/service.ts';
import { startS3 } from '#testing/services/s3/service.ts';
import { eventually } from '#testing/waiting.ts';
import type { FileStore } from './files.ts';
import { FileStoreError } from './files.ts';
import type { S3Options } from './files-in-bucket.ts';
import { openFileStore } from './open-files.ts';

const KEY = 'report_images/one.jpg';

async function open(change: Partial<S3Options> = {}) {
  const s3 = await startS3();
  onTestFinished(() => s3[Symbol.asyncDispose]());
  return { s3, store: openFileStore({ s3: { ...s3.options, ...change } }) };
}

/** A store that soon gives up, on a bucket with a file: a busy machine may be too slow to store it so. */
async function openHasty(timeoutMs: number, content = 'picture') {
  const bucket = await open();
  await put(bucket, content);
  return { ...bucket, store: openFileStore({ s3: { ...bucket.s3.options, timeoutMs } }) };
}

const put = ({ store }: Awaited<ReturnType<typeof open>>, content = 'picture', key = KEY) =>
  store.put({ key, content: Buffer.from(content), contentType: 'image/jpeg' });

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list('report_images')) keys.push(key);
  return keys;
}

async function failureOf(result: Promise<unknown>): Promise<FileStoreError> {
  const failure = await result.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FileStoreError);
  return failure as FileStoreError;
}

it('keeps the content type', async () => {
  const bucket = await open();
  await put(bucket);
  expect(bucket.s3.objects.get(KEY)).toMatchObject({ contentType: 'image/jpeg' });
});

it('names the bucket in the path for a given endpoint', async () => {
  const bucket = await open();
  await put(bucket);
  const { host } = new URL(bucket.s3.options.endpoint);
  expect(bucket.s3.calls).toMatchObject([{ method: 'PUT', host, key: KEY }]);
});

it('names the bucket in the host if configured to', async () => {
  const { s3 } = await open();
  const { port } = new URL(s3.options.endpoint);
  // Not every machine resolves names ending in `localhost` to itself.
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((...[, , answer]: unknown[]) => {
    (answer as (error: null, found: object[]) => void)(null, [{ address: '127.0.0.1', family: 4 }]);
  }) as never);
  onTestFinished(() => lookup.mockRestore());
  const endpoint = `http://localhost:${port}`;
  const store = openFileStore({ s3: { ...s3.options, endpoint, addressing: 'host' } });
  await store.put({ key: KEY, content: Buffer.from('picture'), contentType: 'image/jpeg' });
  expect(await text(await store.get(KEY))).toBe('picture');
  expect(s3.calls[0]).toMatchObject({
    method: 'PUT',
    host: `evidence.localhost:${port}`,
    key: KEY,
  });
});

it('does not list files stored by other programs under odd names', async () => {
  const bucket = await open();
  await put(bucket);
  const odd = { content: Buffer.from(''), contentType: 'image/jpeg', modifiedAt: new Date() };
  for (const key of ['', 'copy (1).jpg', 'ä&<ß>+ %2F.jpg', 'a//b.jpg']) {
    bucket.s3.objects.set(`report_images/${key}`, odd);
  }
  const found = await keysOf(bucket.store);
  expect(found).toEqual([KEY]);
});

describe('says which setting is wrong when', () => {
  it.each<[string, Partial<S3Options>, string]>([
    ['the bucket does not exist', { bucket: 'other' }, 'S3_BUCKET'],
    ['the key is unknown', { accessKeyId: 'stranger' }, 'S3_ACCESS_KEY_ID'],
    ['the secret is wrong', { secretAccessKey: 'wrong' }, 'S3_SECRET_ACCESS_KEY'],
    ['the region is wrong', { region: 'eu-west-2' }, 'S3_REGION'],
  ])('%s', async (_, change, setting) => {
    const { store } = await open(change);
    const failure = await failureOf(store.check());
    expect(failure.message).toContain(setting);
    expect(failure.message).not.toContain('sec/ret+key');
    expect(failure.isMisconfigured).toBe(true);
  });

  it('the key lacks permission', async () => {
    const { s3, store } = await open();
    s3.fault = () => ({ status: 403, code: 'AccessDenied' });
    expect((await failureOf(store.check())).message).toContain('lacks permission');
  });
});

describe('while the service', () => {
  const faults: [string, S3Fault][] = [
    ['is overloaded', { status: 503, code: 'SlowDown' }],
    ['fails', { status: 500, code: 'InternalError' }],
    ['never answers', 'silent'],
  ];

  it.each(faults)(
    '%s, every call fails within a time limit and works again afterwards',
    async (_, fault) => {
      const bucket = await openHasty(1_500);
      bucket.s3.fault = () => fault;
      // What was given up may still be done once the service works again.
      const others = 'report_images/other.jpg';
      const failures = await Promise.all([
        failureOf(put(bucket, 'second', others)),
        failureOf(bucket.store.get(KEY)),
        failureOf(bucket.store.delete(others)),
        failureOf(keysOf(bucket.store)),
        failureOf(bucket.store.check()),
      ]);
      expect(failures.some(({ isMisconfigured }) => isMisconfigured)).toBe(false);

      bucket.s3.fault = () => null;
      await eventually(async () => {
        expect(await text(await bucket.store.get(KEY))).toBe('picture');
        await bucket.store.check();
      });
    },
  );

  it('refuses connections, every call fails within a time limit and works again afterwards', async () => {
    const bucket = await open();
    await bucket.s3.stop();
    expect((await failureOf(put(bucket))).message).toContain('ECONNREFUSED');
    await bucket.s3.start();
    await expect(put(bucket)).resolves.toBeUndefined();
  });

  it.each<S3Fault>(['stalls', 'cut'])(
    '%s halfway, the download ends with an error',
    async (fault) => {
      const bucket = await openHasty(600, 'picture'.repeat(100_000));
      bucket.s3.fault = ({ method }) => (method === 'GET' ? fault : null);
      await expect(bucket.store.get(KEY).then(text)).rejects.toThrow();
    },
  );

  it('fails once, the call is retried unnoticed', async () => {
    const bucket = await open();
    let calls = 0;
    bucket.s3.fault = () => (++calls === 1 ? { status: 503, code: 'SlowDown' } : null);
    await put(bucket);
    expect(calls).toBe(2);
  });
});
