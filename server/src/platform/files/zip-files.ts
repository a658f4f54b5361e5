import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from './files.ts';
import { FileNotFoundError } from './files.ts';

/** A stored file, and the name that it gets in the archive. */
export interface ArchivedFile {
  name: string;
  key: string;
}

/**
 * Writes a ZIP archive of a text and stored files while it is sent, with one file open at a time
 * while the client reads. A file that is gone is empty.
 */
export function zipFiles(
  files: FileStore,
  text: { name: string; content: string },
  stored: ArchivedFile[],
): Readable {
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  let reading: Readable | undefined;
  zip.on('error', (error: Error) => archive.destroy(error));
  archive.once('close', () => reading?.destroy());
  zip.addBuffer(Buffer.from(text.content), text.name);
  for (const { name, key } of stored) {
    // Pictures are compressed already.
    zip.addReadStreamLazy(name, { compress: false }, (done) => {
      open(files, key).then(
        (content) => {
          reading = content.once('error', (error) => archive.destroy(error));
          if (archive.destroyed) content.destroy();
          else done(null, content);
        },
        (error: Error) => archive.destroy(error),
      );
    });
  }
  zip.end();
  return archive;
}

async function open(files: FileStore, key: string): Promise<Readable> {
  try {
    return await files.get(key);
  } catch (error) {
    if (error instanceof FileNotFoundError) return Readable.from([]);
    throw error;
  }
}
