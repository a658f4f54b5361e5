import { measured } from '#platform/measuring.ts';
import type { FileStore } from './files.ts';
import { FileNotFoundError } from './files.ts';
import type { S3Options } from './files-in-bucket.ts';
import { BucketStore } from './files-in-bucket.ts';
import { FolderStore } from './files-in-folder.ts';

/**
 * Opens the store in a bucket or in a local directory, created if necessary.
 * @throws FileStoreError when the directory cannot be created
 */
export function openFileStore(options: { directory: string } | { s3: S3Options }): FileStore {
  return measure(
    's3' in options ? new BucketStore(options.s3) : new FolderStore(options.directory),
  );
}

/** Measures each call for one file: the others take as long as there are files. */
function measure(store: FileStore): FileStore {
  const isFailure = (error: unknown) => !(error instanceof FileNotFoundError);
  const call = <Result>(operation: keyof FileStore, work: () => Promise<Result>) =>
    measured('files', operation, work, isFailure);
  return {
    put: (...files) => call('put', () => store.put(...files)),
    get: (key) => call('get', () => store.get(key)),
    delete: (key) => call('delete', () => store.delete(key)),
    list: (folder) => store.list(folder),
    removePartial: (before) => store.removePartial(before),
    check: () => call('check', () => store.check()),
  };
}
