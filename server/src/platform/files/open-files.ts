import { measured } from '#platform/measuring.ts';
import type { FileStore } from './files.ts';
import { FileNotFoundError, FileStoreError } from './files.ts';
import type { S3Options } from './files-in-bucket.ts';
import { BucketStore } from './files-in-bucket.ts';
import { FolderStore } from './files-in-folder.ts';

const SAID_EVERY_MS = 60_000;

/**
 * Opens the store in a bucket or in a local directory, created if necessary.
 * @param onFull called when there is no room for a file, at most once a minute
 * @throws FileStoreError when the directory cannot be created
 */
export function openFileStore(
  options: { directory: string } | { s3: S3Options },
  onFull: (error: FileStoreError) => void = () => undefined,
): FileStore {
  const store = measure(
    's3' in options ? new BucketStore(options.s3) : new FolderStore(options.directory),
  );
  let saidAt = -SAID_EVERY_MS;
  const sayIfFull = (error: unknown): never => {
    const now = performance.now();
    if (error instanceof FileStoreError && error.isFull && now - saidAt >= SAID_EVERY_MS) {
      saidAt = now;
      onFull(error);
    }
    throw error;
  };
  return { ...store, put: (...files) => store.put(...files).catch(sayIfFull) };
}

/** Measures each call for one file: the others take as long as there are files. */
function measure(store: FileStore): FileStore {
  const isFailure = (error: unknown) => !(error instanceof FileNotFoundError);
  const call = <Result>(operation: keyof FileStore, work: () => Promise<Result>) =>
    measured('files', operation, work, isFailure);
  return {
    put: (...files) => call('put', () => store.put(...files)),
    get: (key, part) => call('get', () => store.get(key, part)),
    delete: (key) => call('delete', () => store.delete(key)),
    list: (folder) => store.list(folder),
    removePartial: (before) => store.removePartial(before),
    check: () => call('check', () => store.check()),
  };
}
