import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FileStore } from './files.ts';
import { checkedKey, FileNotFoundError, FileStoreError, isKey, PROBE } from './files.ts';

export interface S3Options {
  /** Address of an S3-compatible service; Amazon's own for the region where it is absent. */
  endpoint?: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is named in the path or in the host; by default as Amazon or most others have it. */
  addressing?: 'path' | 'host' | undefined;
  /** How long one file may take to be stored, or to begin to come. */
  timeoutMs: number;
}

type Client = typeof import('@aws-sdk/client-s3');

const CONNECTED_WITHIN_MS = 3_000;
const CHECKED_WITHIN_MS = 5_000;
/** How much of the time may pass in silence before another attempt, or before a download is given up. */
const SILENT_PART = 1 / 3;

/** What Amazon's codes mean to whoever runs the server; all of them stay until a setting changes. */
const misconfigurations: Record<string, string> = {
  NoSuchBucket: 'the bucket is not there; look at S3_BUCKET, S3_REGION and S3_ENDPOINT',
  PermanentRedirect: 'the bucket is in another region; look at S3_REGION',
  AuthorizationHeaderMalformed: 'the bucket is in another region; look at S3_REGION',
  InvalidAccessKeyId: 'the key is not known; look at S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the secret is another one; look at S3_SECRET_ACCESS_KEY',
  AccessDenied: 'the key may not do this; give it the rights to get, put, delete and list',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
};

/** Files in a bucket of an S3-compatible service. */
export class BucketStore implements FileStore {
  readonly #options: S3Options;
  #opened?: Promise<{ s3: Client; client: S3Client }>;

  constructor(options: S3Options) {
    this.#options = options;
  }

  async put(key: string, content: Buffer, contentType: string): Promise<void> {
    await this.#put(checkedKey(key), content, contentType);
  }

  async get(key: string): Promise<Readable> {
    return this.#get(checkedKey(key));
  }

  async delete(key: string): Promise<void> {
    const Key = checkedKey(key);
    await this.#asked((s3, client, abortSignal) =>
      client.send(new s3.DeleteObjectCommand({ Bucket: this.#options.bucket, Key }), {
        abortSignal,
      }),
    );
  }

  async *list(folder: string) {
    const Prefix = `${checkedKey(folder)}/`;
    let next: string | undefined;
    do {
      const page = await this.#asked((s3, client, abortSignal) =>
        client.send(
          new s3.ListObjectsV2Command({
            Bucket: this.#options.bucket,
            Prefix,
            ContinuationToken: next,
          }),
          { abortSignal },
        ),
      );
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        // The folder itself is an object where somebody made it in a console.
        if (LastModified && isKey(Key)) yield { key: Key, modifiedAt: LastModified };
      }
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next);
  }

  async check(): Promise<void> {
    const within = Math.min(CHECKED_WITHIN_MS, this.#options.timeoutMs);
    await this.#put(PROBE, Buffer.from(PROBE), 'text/plain', within);
    (await this.#get(PROBE, within)).destroy();
  }

  async #put(Key: string, Body: Buffer, ContentType: string, within?: number): Promise<void> {
    await this.#asked(
      (s3, client, abortSignal) =>
        client.send(
          new s3.PutObjectCommand({ Bucket: this.#options.bucket, Key, Body, ContentType }),
          { abortSignal },
        ),
      within,
    );
  }

  async #get(Key: string, within?: number): Promise<Readable> {
    const { Body } = await this.#asked(
      (s3, client, abortSignal) =>
        client.send(new s3.GetObjectCommand({ Bucket: this.#options.bucket, Key }), {
          abortSignal,
        }),
      within,
    );
    return Body as Readable;
  }

  /** One call, which is given up when its time is over; what it answers may take longer to come. */
  async #asked<Answer>(
    ask: (s3: Client, client: S3Client, signal: AbortSignal) => Promise<Answer>,
    within = this.#options.timeoutMs,
  ): Promise<Answer> {
    this.#opened ??= openClient(this.#options);
    const { s3, client } = await this.#opened;
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), within);
    try {
      return await ask(s3, client, giveUp.signal);
    } catch (error) {
      throw this.#explained(error);
    } finally {
      clearTimeout(timer);
    }
  }

  #explained(cause: unknown): Error {
    const { name, message } = cause as Error;
    if (name === 'NoSuchKey') return new FileNotFoundError(message, { cause });
    const { bucket, endpoint = 'Amazon S3', timeoutMs } = this.#options;
    const reason = misconfigurations[name];
    const words = name === 'AbortError' ? `no answer within ${timeoutMs / 1_000} s` : message;
    return new FileStoreError(
      `The files in the bucket ${bucket} at ${endpoint} cannot be written or read: ${reason ?? (words || name)}.`,
      { cause, isMisconfigured: reason !== undefined },
    );
  }
}

/** Imports Amazon's client only here: a server with local files starts without it. */
async function openClient({ endpoint, addressing, timeoutMs, region, ...options }: S3Options) {
  const s3 = await import('@aws-sdk/client-s3');
  const { accessKeyId, secretAccessKey } = options;
  const client = new s3.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== undefined && { endpoint }),
    // Compatible services may know neither a host name per bucket nor the newer checksums.
    forcePathStyle: addressing ? addressing === 'path' : endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(CONNECTED_WITHIN_MS, timeoutMs),
      socketTimeout: timeoutMs * SILENT_PART,
    },
  });
  return { s3, client };
}
