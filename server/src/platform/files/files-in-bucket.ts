import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FilePart, FileStore, NewFile } from './files.ts';
import { allDone, checkedKey, FileNotFoundError, FileStoreError, isKey, PROBE } from './files.ts';

export interface S3Options {
  /** Address of an S3-compatible service; if absent, Amazon's own for the region. */
  endpoint?: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where the bucket is named; by default in the host for Amazon, in the path for other services. */
  addressing?: 'path' | 'host' | undefined;
  /** How long a file may take to be stored, or a download to begin. */
  timeoutMs: number;
}

type Client = typeof import('@aws-sdk/client-s3');

const CONNECTED_WITHIN_MS = 3_000;
const CHECKED_WITHIN_MS = 5_000;
/** The part of that time without data after which a call is retried, or a download given up. */
const SILENT_PART = 1 / 3;

/** What Amazon's error codes mean to the operator. They all persist until a setting changes. */
const misconfigurations: Record<string, string> = {
  NoSuchBucket: 'the bucket does not exist; check S3_BUCKET, S3_REGION and S3_ENDPOINT',
  PermanentRedirect: 'the bucket is in a different region; check S3_REGION',
  AuthorizationHeaderMalformed: 'the bucket is in a different region; check S3_REGION',
  InvalidAccessKeyId: 'the key is unknown; check S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the secret is wrong; check S3_SECRET_ACCESS_KEY',
  AccessDenied: 'the key lacks permission; allow it to get, put, delete and list',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
};

/** Files in a bucket of an S3-compatible service. */
export class BucketStore implements FileStore {
  readonly #options: S3Options;
  #opened?: Promise<{ s3: Client; client: S3Client }>;

  constructor(options: S3Options) {
    this.#options = options;
  }

  async put(...files: NewFile[]): Promise<void> {
    await allDone(
      files.map(async ({ key, content, contentType }) =>
        this.#put(checkedKey(key), content, contentType),
      ),
    );
  }

  async get(key: string, part?: FilePart): Promise<Readable> {
    return this.#get(checkedKey(key), undefined, part);
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
        // A folder that somebody created in a console is an object itself.
        if (LastModified && isKey(Key)) yield { key: Key, modifiedAt: LastModified };
      }
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next);
  }

  /** A bucket has only whole files. */
  async removePartial(): Promise<void> {}

  async check(): Promise<void> {
    const within = Math.min(CHECKED_WITHIN_MS, this.#options.timeoutMs);
    await this.#put(PROBE, Buffer.from(PROBE), 'text/plain', within);
    (await this.#get(PROBE, within)).destroy();
  }

  async #put(
    Key: string,
    content: NewFile['content'],
    ContentType: string,
    within?: number,
  ): Promise<void> {
    const source = Buffer.isBuffer(content)
      ? { Body: content }
      : { Body: createReadStream(content.path), ContentLength: content.bytes };
    const object = { Bucket: this.#options.bucket, Key, ContentType, ...source };
    await this.#asked(
      (s3, client, abortSignal) => client.send(new s3.PutObjectCommand(object), { abortSignal }),
      within,
    );
  }

  async #get(Key: string, within?: number, part?: FilePart): Promise<Readable> {
    const Range = part && `bytes=${part.start}-${part.end}`;
    const { Body } = await this.#asked(
      (s3, client, abortSignal) =>
        client.send(new s3.GetObjectCommand({ Bucket: this.#options.bucket, Key, Range }), {
          abortSignal,
        }),
      within,
    );
    return Body as Readable;
  }

  /** Makes a call, and aborts it after its time. The body of the response may take longer. */
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

/** Imports Amazon's client on first use: a server with local files starts without it. */
async function openClient({ endpoint, addressing, timeoutMs, region, ...options }: S3Options) {
  const s3 = await import('@aws-sdk/client-s3');
  const { accessKeyId, secretAccessKey } = options;
  const client = new s3.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== undefined && { endpoint }),
    // Compatible services may support neither a host name per bucket nor the newer checksums.
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
