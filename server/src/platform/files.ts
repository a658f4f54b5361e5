import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import type { S3Driver } from 'flydrive/drivers/s3';
import { flushFolder } from './flush-folder.ts';

/**
 * Keeps files by key, such as `report_images/0190b2c4.jpg`: segments of letters, digits, `_`, `-`
 * and inner dots, joined by `/`. Any other key is refused.
 */
export interface FileStore {
  /** Writes the whole file or nothing, over an older one; it survives a crash once this resolves. */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** @throws {FileNotFoundError} when there is no such file */
  get(key: string): Promise<Readable>;
  /** Resolves also when there is no such file. */
  delete(key: string): Promise<void>;
  /** Every file in a folder such as `report_images`, and what an interrupted write left there. */
  list(folder: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** Rejects when the store cannot be written or read at present. */
  check(): Promise<void>;
}

export interface S3Options {
  /** Address of an S3-compatible service; Amazon's own for the region where it is absent. */
  endpoint?: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export class FileNotFoundError extends Error {
  override readonly name = 'FileNotFoundError';
}

/** Opens the store in a local directory, which is made if need be, or in a bucket. */
export function openFileStore(options: { directory: string } | { s3: S3Options }): FileStore {
  return 's3' in options ? new BucketStore(options.s3) : new DirectoryStore(options.directory);
}

const keyPattern = /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/;
const probe = '.ready';

function checked(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`${JSON.stringify(key)} is not a key of a file`);
  return key;
}

/** FlyDrive's own local driver writes in place, so that a crash would leave half a file. */
class DirectoryStore implements FileStore {
  readonly #root: string;

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.#root = directory;
  }

  async put(key: string, content: Buffer): Promise<void> {
    const path = this.#path(key);
    const folder = dirname(path);
    const part = `${path}.${randomUUID()}.part`;
    const write = () => writeFile(part, content, { flag: 'wx', flush: true });
    let firstMade: string | undefined;
    try {
      await write().catch(async (error) => {
        if (!isMissing(error)) throw error;
        firstMade = await mkdir(folder, { recursive: true });
        await write();
      });
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await flushFolder(folder);
    if (firstMade) await flushFolder(dirname(firstMade));
  }

  async get(key: string): Promise<Readable> {
    try {
      return (await open(this.#path(key))).createReadStream();
    } catch (error) {
      throw isMissing(error) ? new FileNotFoundError(key, { cause: error }) : error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async *list(folder: string) {
    const entries = await ifThere(opendir(this.#path(folder), { recursive: true }));
    for await (const entry of entries ?? []) {
      const path = join(entry.parentPath, entry.name);
      const key = relative(this.#root, path);
      if (!entry.isFile() || !keyPattern.test(key)) continue;
      const status = await ifThere(stat(path));
      if (status) yield { key, modifiedAt: status.mtime };
    }
  }

  async check(): Promise<void> {
    const path = join(this.#root, probe);
    await writeFile(path, probe);
    await readFile(path);
  }

  #path(key: string): string {
    return join(this.#root, checked(key));
  }
}

class BucketStore implements FileStore {
  readonly #options: S3Options;
  #opened?: Promise<S3Driver>;

  constructor(options: S3Options) {
    this.#options = options;
  }

  async put(key: string, content: Buffer, contentType: string): Promise<void> {
    await (await this.#driver()).put(checked(key), content, { contentType });
  }

  async get(key: string): Promise<Readable> {
    try {
      return await (await this.#driver()).getStream(checked(key));
    } catch (error) {
      const missing = error instanceof Error && error.name === 'NoSuchKey';
      throw missing ? new FileNotFoundError(key, { cause: error }) : error;
    }
  }

  async delete(key: string): Promise<void> {
    await (await this.#driver()).delete(checked(key));
  }

  async *list(folder: string) {
    const driver = await this.#driver();
    let paginationToken: string | undefined;
    do {
      const page = await driver.listAll(`${checked(folder)}/`, {
        recursive: true,
        paginationToken,
      });
      for (const file of page.objects) {
        // The folder itself is an object where somebody made it in a console.
        if (!file.isFile || file.key === folder) continue;
        yield { key: file.key, modifiedAt: (await file.getMetaData()).lastModified };
      }
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  async check(): Promise<void> {
    const driver = await this.#driver();
    await driver.put(probe, probe);
    await driver.exists(probe);
  }

  #driver(): Promise<S3Driver> {
    this.#opened ??= openBucket(this.#options);
    return this.#opened;
  }
}

/** Imports Amazon's client only here: a server with local files starts without it. */
async function openBucket({ endpoint, bucket, region, ...credentials }: S3Options) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket,
    region,
    credentials,
    endpoint,
    visibility: 'private',
    // Compatible services may know neither a host name per bucket, nor ACLs, nor the newer checksums.
    forcePathStyle: endpoint !== undefined,
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: 30_000,
      throwOnRequestTimeout: true,
    },
  });
}

async function ifThere<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
