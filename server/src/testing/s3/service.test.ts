import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { S3Service } from './service.ts';
import { startS3 } from './service.ts';
import { checkSignature } from './signature.ts';

const Bucket = 'evidence';

let s3: S3Service;
let client: S3Client;
beforeAll(async () => {
  s3 = await startS3({ pageSize: 2 });
  client = open();
});
beforeEach(() => s3.objects.clear());
afterAll(() => s3[Symbol.asyncDispose]());

/** Amazon's own client with its own defaults. */
function open({ accessKeyId = '', secretAccessKey = '', systemClockOffset = 0 } = {}): S3Client {
  const { endpoint, region, ...keys } = s3.options;
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    systemClockOffset,
    maxAttempts: 1,
    credentials: {
      accessKeyId: accessKeyId || keys.accessKeyId,
      secretAccessKey: secretAccessKey || keys.secretAccessKey,
    },
  });
}

const put = (Key: string, Body: string) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/plain' }));

describe('a signature of the examples in the documentation of Amazon S3', () => {
  const keys = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const at = new Date('2013-05-24T00:10:00Z');
  const signed = (names: string, signature: string) =>
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`;
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': EMPTY,
    'x-amz-date': '20130524T000000Z',
  };
  const get = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      ...headers,
      range: 'bytes=0-9',
      authorization: signed(
        'host;range;x-amz-content-sha256;x-amz-date',
        'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      ),
    },
  };
  const putting = {
    method: 'PUT',
    url: '/test$file.text',
    headers: {
      ...headers,
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      authorization: signed(
        'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
        '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      ),
    },
  };
  const listing = {
    method: 'GET',
    url: '/?max-keys=2&prefix=J',
    headers: {
      ...headers,
      authorization: signed(
        'host;x-amz-content-sha256;x-amz-date',
        '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
      ),
    },
  };

  test.each([get, putting, listing])('is right: $method $url', (request) => {
    expect(() => checkSignature(request, keys, at)).not.toThrow();
  });

  test.each([
    ['another path', { url: '/other.txt' }, 'SignatureDoesNotMatch'],
    ['another method', { method: 'DELETE' }, 'SignatureDoesNotMatch'],
    ['a query', { url: '/test.txt?acl=' }, 'SignatureDoesNotMatch'],
    ['another header', { headers: { ...get.headers, range: 'bytes=0-' } }, 'SignatureDoesNotMatch'],
    ['no signature', { headers }, 'AccessDenied'],
    [
      'a header that is not signed',
      { headers: { ...get.headers, 'x-amz-acl': 'public-read' } },
      'AccessDenied',
    ],
  ])('does not do for %s', (_, change, code) => {
    expect(() => checkSignature({ ...get, ...change }, keys, at)).toThrow(code);
  });

  test('is over after a quarter of an hour', () => {
    const late = new Date('2013-05-24T00:16:00Z');
    expect(() => checkSignature(get, keys, late)).toThrow('RequestTimeTooSkewed');
  });
});

describe("Amazon's client", () => {
  test.each([
    ['with another key', { accessKeyId: 'other' }, 'InvalidAccessKeyId'],
    ['with another secret', { secretAccessKey: 'other' }, 'SignatureDoesNotMatch'],
    ['with a wrong clock', { systemClockOffset: 3_600_000 }, 'RequestTimeTooSkewed'],
  ])('is refused %s', async (_, keys, name) => {
    const refused = open(keys).send(new GetObjectCommand({ Bucket, Key: 'one' }));
    await expect(refused).rejects.toMatchObject({ name });
  });

  test('reads what it wrote, with its tag and type', async () => {
    const { ETag } = await put('one', 'content');
    const found = await client.send(new GetObjectCommand({ Bucket, Key: 'one' }));
    expect(found).toMatchObject({ ETag, ContentType: 'text/plain', ContentLength: 7 });
    expect(await found.Body?.transformToString()).toBe('content');
    expect(ETag).toBe('"9a0364b9e99bb480dd25e1f0284c8555"');
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'one' }));
    expect(head).toMatchObject({ ETag, ContentLength: 7 });
  });

  test('sends a stream in chunks with a sum after them', async () => {
    const Body = Readable.from([Buffer.from('content '), Buffer.alloc(100_000, 'x')]);
    const ContentLength = 100_008;
    await client.send(new PutObjectCommand({ Bucket, Key: 'one', Body, ContentLength }));
    expect(s3.objects.get('one')?.content.length).toBe(ContentLength);
    expect(s3.calls.at(-1)?.payload).toBe('STREAMING-UNSIGNED-PAYLOAD-TRAILER');
  });

  test('is told when the sum is another one', async () => {
    const wrong = new PutObjectCommand({
      Bucket,
      Key: 'one',
      Body: 'x',
      ChecksumCRC32: 'AAAAAA==',
    });
    await expect(client.send(wrong)).rejects.toMatchObject({ name: 'BadDigest' });
    expect(s3.objects.size).toBe(0);
  });

  test('is told what is not there', async () => {
    const nothing = client.send(new GetObjectCommand({ Bucket, Key: 'none' }));
    await expect(nothing).rejects.toMatchObject({ name: 'NoSuchKey' });
    const nowhere = client.send(new GetObjectCommand({ Bucket: 'other', Key: 'none' }));
    await expect(nowhere).rejects.toMatchObject({ name: 'NoSuchBucket' });
    const head = client.send(new HeadObjectCommand({ Bucket, Key: 'none' }));
    await expect(head).rejects.toMatchObject({ name: 'NotFound' });
  });

  test('deletes what is not there', async () => {
    const deleted = await client.send(new DeleteObjectCommand({ Bucket, Key: 'none' }));
    expect(deleted.$metadata.httpStatusCode).toBe(204);
  });

  test.each(['a b+c', "!'()*", 'ä/ö', '%2F', 'a&<b>"', 'a//b', '100%', '?#=', '漢字'])(
    'may call an object %j',
    async (key) => {
      await put(key, 'odd');
      expect([...s3.objects.keys()]).toEqual([key]);
      const { Contents } = await client.send(new ListObjectsV2Command({ Bucket }));
      expect(Contents?.map(({ Key }) => Key)).toEqual([key]);
      const found = await client.send(new GetObjectCommand({ Bucket, Key: key }));
      expect(await found.Body?.transformToString()).toBe('odd');
    },
  );

  test('lists page by page what begins alike', async () => {
    for (const key of ['a/1', 'a/2', 'a/3', 'b/1']) await put(key, 'x');
    const list = (ContinuationToken?: string) =>
      client.send(new ListObjectsV2Command({ Bucket, Prefix: 'a/', ContinuationToken }));
    const first = await list();
    expect(first).toMatchObject({ KeyCount: 2, IsTruncated: true });
    const second = await list(first.NextContinuationToken);
    expect(second.Contents?.map(({ Key }) => Key)).toEqual(['a/3']);
    expect(second).toMatchObject({ IsTruncated: false });
    await expect(list('a/1')).rejects.toMatchObject({ name: 'InvalidArgument' });
  });
});

test('whoever has no key is refused', async () => {
  const { endpoint } = s3.options;
  const response = await fetch(`${endpoint}/evidence/one`, { method: 'PUT', body: 'x' });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('<Code>AccessDenied</Code>');
  expect(s3.objects.size).toBe(0);
});
