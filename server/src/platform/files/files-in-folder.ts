import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import type { FilePart, FileStore, NewFile } from './files.ts';
import { allDone, checkedKey, FileNotFoundError, FileStoreError, isKey, PROBE } from './files.ts';
import { flushFolder } from './flush-folder.ts';

/** Errors that persist until somebody acts, whereas a full disk may get space again. */
const MISCONFIGURED = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'];

/** A full disk, quota, or limit of a process. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** As much as a picture in all its sizes: a nearly full disk still takes a few bytes. */
const PROBE_BYTES = 1_048_576;

/** A file that has its name, still open, and the folders whose names are new. */
interface Written {
  file: FileHandle;
  folders: string[];
}

/** Files in a local directory, which is created if necessary. */
export class FolderStore implements FileStore {
  readonly #root: string;
  /** Where files are written before they get their name. Its own name is not a valid key. */
  readonly #partial: string;

  /** @throws FileStoreError when the directory cannot be created */
  constructor(directory: string) {
    this.#root = directory;
    this.#partial = join(directory, '.partial');
    try {
      mkdirSync(this.#partial, { recursive: true });
    } catch (error) {
      throw this.#failure(error);
    }
  }

  async put(...files: NewFile[]): Promise<void> {
    await using opened = new AsyncDisposableStack();
    const written = files.map(async ({ key, content }) =>
      this.#write(join(this.#root, checkedKey(key)), content, opened),
    );
    await this.#flush(await allDone(written));
  }

  async get(key: string, part?: FilePart): Promise<Readable> {
    const path = join(this.#root, checkedKey(key));
    try {
      return (await open(path)).createReadStream(part);
    } catch (error) {
      throw isMissing(error) ? new FileNotFoundError(key, { cause: error }) : this.#failure(error);
    }
  }

  async delete(key: string): Promise<void> {
    const path = join(this.#root, checkedKey(key));
    await this.#explained(rm(path, { force: true }));
  }

  async *list(folder: string) {
    const path = join(this.#root, checkedKey(folder));
    const entries = await this.#explained(ifThere(opendir(path, { recursive: true })));
    for await (const entry of entries ?? []) {
      const found = join(entry.parentPath, entry.name);
      const key = relative(this.#root, found);
      if (!entry.isFile() || !isKey(key)) continue;
      const status = await this.#explained(ifThere(stat(found)));
      if (status) yield { key, modifiedAt: status.mtime };
    }
  }

  async removePartial(before: Date): Promise<void> {
    for await (const { name } of await this.#explained(opendir(this.#partial))) {
      const path = join(this.#partial, name);
      const status = await this.#explained(ifThere(stat(path)));
      if (status && status.mtime < before) await this.#explained(rm(path, { force: true }));
    }
  }

  async check(): Promise<void> {
    const path = join(this.#root, PROBE);
    // Next to the older probe: overwriting it would succeed even on a full disk.
    await using opened = new AsyncDisposableStack();
    await this.#flush([await this.#write(path, randomBytes(PROBE_BYTES), opened)]);
    await this.#explained(readFile(path));
  }

  /** Writes elsewhere and renames, so that nobody ever reads a partial file, and a kill leaves none. */
  async #write(
    path: string,
    content: NewFile['content'],
    opened: AsyncDisposableStack,
  ): Promise<Written> {
    const folder = dirname(path);
    const part = join(this.#partial, randomUUID());
    let firstMade: string | undefined;
    try {
      const source = Buffer.isBuffer(content) ? content : createReadStream(content.path);
      const file = opened.use(await open(part, 'wx'));
      await file.writeFile(source);
      await rename(part, path).catch(async (error) => {
        if (!isMissing(error)) throw error;
        firstMade = await mkdir(folder, { recursive: true });
        await rename(part, path);
      });
      return { file, folders: firstMade ? [folder, dirname(firstMade)] : [folder] };
    } catch (error) {
      // The sweep removes what this cannot.
      await rm(part, { force: true }).catch(() => undefined);
      throw this.#failure(error);
    }
  }

  /** Makes files and their names survive a power cut, in one wait for the disk: their order does not matter. */
  async #flush(written: Written[]): Promise<void> {
    const folders = new Set(written.flatMap((it) => it.folders));
    const flushes = [...written.map(({ file }) => file.sync()), ...[...folders].map(flushFolder)];
    await this.#explained(allDone(flushes));
  }

  async #explained<T>(result: Promise<T>): Promise<T> {
    try {
      return await result;
    } catch (error) {
      throw this.#failure(error);
    }
  }

  #failure(cause: unknown): FileStoreError {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    return new FileStoreError(`The files in ${this.#root} cannot be written or read: ${message}.`, {
      cause,
      isMisconfigured: MISCONFIGURED.includes(code),
      isFull: FULL.includes(code),
    });
  }
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
