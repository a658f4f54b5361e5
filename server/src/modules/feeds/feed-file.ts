import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Each file is compressed once and sent often. Higher ones take several times as long for a few percent. */
const BROTLI_QUALITY = 6;

/** A whole file on this machine. */
export interface WrittenFile {
  name: string;
  path: string;
  bytes: number;
  /** Of its content. */
  hash: string;
  contentType: string;
}

/** A file that is written piece by piece. */
export interface OpenFile {
  write(text: string): Promise<void>;
  end(): Promise<WrittenFile>;
}

/** Opens a file in a folder of this machine. @param name as it is served */
export async function openFile(
  folder: string,
  name: string,
  contentType: string,
): Promise<OpenFile> {
  const path = join(folder, name.replaceAll('/', '_'));
  const handle = await open(path, 'wx');
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async write(text) {
      const content = Buffer.from(text);
      hash.update(content);
      bytes += content.length;
      await handle.appendFile(content);
    },
    async end() {
      await handle.close();
      return { name, path, bytes, hash: hash.digest('hex').slice(0, 32), contentType };
    },
  };
}

/** Compresses a file beside it. */
export async function compress(
  path: string,
  coding: 'br' | 'gzip',
): Promise<{ path: string; bytes: number }> {
  const compressed = `${path}.${coding}`;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  await pipeline(
    createReadStream(path),
    coding === 'br' ? createBrotliCompress(options) : createGzip(),
    createWriteStream(compressed),
  );
  return { path: compressed, bytes: (await stat(compressed)).size };
}
