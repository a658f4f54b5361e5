import type { FileStore } from './files.ts';
import type { S3Options } from './files-in-bucket.ts';
import { BucketStore } from './files-in-bucket.ts';
import { FolderStore } from './files-in-folder.ts';

/**
 * Opens the store in a local directory, which is created if necessary, or in a bucket.
 * @throws FileStoreError when the directory cannot be created
 */
export function openFileStore(options: { directory: string } | { s3: S3Options }): FileStore {
  return 's3' in options ? new BucketStore(options.s3) : new FolderStore(options.directory);
}
