import type { FileHandle } from 'node:fs/promises';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import type { Pack } from 'tar-stream';
import { pack as openPack } from 'tar-stream';
import type { Progress } from '#cli/progress.ts';
import { keyOf } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import type { Complete, Manifest } from './manifest.ts';
import { COMPLETE, FILE_FOLDER, MANIFEST, TABLE_FOLDER } from './manifest.ts';
import { listFiles, readFileIfThere, readNamedPictures } from './stored-files.ts';
import type { TableShape } from './tables.ts';
import { quoted, readMigrations, readTables, withSnapshot } from './tables.ts';

const CHUNK = 4 << 20;
const CANNOT_WRITE = ['ENOENT', 'EACCES', 'ENOSPC', 'EROFS', 'EDQUOT', 'ENOTDIR'];

export interface BackUp extends Complete {
  /** How many pictures rows name, and how many of these the store lacks. */
  named: number;
  missing: number;
}

/** Throws OperatorError if the store lacks so many pictures that it may be that of something else. */
export function refuseWithoutPictures({ named, missing }: BackUp): void {
  if (missing <= named / 2) return;
  throw new OperatorError(
    `The file store lacks ${missing} of ${named} pictures, and so does the backup. Are DATA_DIR and S3_BUCKET those of the servers?`,
  );
}

/**
 * Writes the database and every stored file to one gzipped archive, which gets its name once
 * complete. Files come first, then the rows as of one moment, then files added since: the archive
 * has every picture that a row names, even one deleted while this runs.
 * @throws OperatorError when the archive already exists or cannot be written
 */
export async function backUp(
  platform: Platform,
  path: string,
  progress: Progress,
): Promise<BackUp> {
  const exists = await stat(path).catch(() => null);
  if (exists) throw new OperatorError(`${path} already exists. Choose another name.`);
  const part = `${path}.part`;
  const pack = openPack();
  const file = (await openPart(part)).createWriteStream();
  let failure: unknown;
  const written = pipeline(pack, createGzip({ level: 4 }), file).catch((error: Error) => {
    failure = error;
  });
  const archive: Archive = {
    // If writing fails, for example on a full disk, an entry would otherwise wait for ever.
    add: (name, content) => Promise.race([addEntry(pack, name, content), written]),
  };
  try {
    const done = await fillArchive(platform, archive, progress);
    pack.finalize();
    await written;
    if (failure) throw failure;
    await flush(part);
    await rename(part, path);
    await flush(dirname(path));
    return done;
  } catch (error) {
    // Read it first: destroying the archive sets a failure too.
    const cause = failure ?? error;
    pack.destroy();
    await written;
    await rm(part, { force: true });
    throw explained(cause);
  }
}

/** Opens the file that becomes the archive, unless another backup is writing it. */
async function openPart(part: string): Promise<FileHandle> {
  try {
    return await open(part, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw explained(error);
    throw new OperatorError(
      `${part} exists: another backup is writing it. If none is, it is what a killed one left: delete it.`,
    );
  }
}

function explained(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return CANNOT_WRITE.includes(code)
    ? new OperatorError(`The backup cannot be written: ${message}.`)
    : error;
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

/** Where a backup is written. */
interface Archive {
  add(name: string, content: Buffer): Promise<void>;
}

async function fillArchive(
  platform: Platform,
  archive: Archive,
  progress: Progress,
): Promise<BackUp> {
  const manifest = await readManifest(platform);
  await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)));

  const stored = new Set<string>();
  const addFile = async (key: string) => {
    const content = await readFileIfThere(platform.files, key);
    if (!content) return false;
    await archive.add(`${FILE_FOLDER}/${key}`, content);
    stored.add(key);
    progress.at(null, `${stored.size} files`);
    return true;
  };
  for await (const key of listFiles(platform.files)) await addFile(key);

  return withSnapshot(platform, async (client) => {
    if (String(await readMigrations(client)) !== String(manifest.migrations)) {
      throw new OperatorError('Redflag was upgraded during the backup. Run the backup again.');
    }
    const rows: Complete['rows'] = {};
    for (const table of manifest.tables) {
      rows[table.name] = await addTable(client, archive, table);
      progress.at(null, `${rows[table.name]} rows of ${table.name}`);
    }
    const named = new Set(await readNamedPictures(client));
    const missing = () => [...named].filter((key) => !stored.has(key)).length;
    // A list of the store, because asking for each of very many missing files takes minutes.
    if (missing() > 0) {
      for await (const key of listFiles(platform.files)) {
        // Also the sizes of a picture that was being stored when its folder was listed.
        if (!stored.has(key) && named.has(keyOf(key))) await addFile(key);
      }
    }
    const complete: Complete = { rows, files: stored.size };
    await archive.add(COMPLETE, Buffer.from(JSON.stringify(complete, null, 2)));
    return { ...complete, named: named.size, missing: missing() };
  });
}

function readManifest(platform: Platform): Promise<Manifest> {
  return withSnapshot(platform, async (client) => ({
    redflagBackup: 1,
    madeAt: new Date().toISOString(),
    migrations: await readMigrations(client),
    tables: await readTables(client),
  }));
}

/** Copies a table to the archive in pieces of about 4 MB; returns the number of rows. */
async function addTable(
  client: pg.ClientBase,
  archive: Archive,
  { name, columns }: TableShape,
): Promise<number> {
  const copy = client.query(to(`copy ${quoted([name])} (${quoted(columns)}) to stdout`));
  let chunks: Buffer[] = [];
  let size = 0;
  let part = 0;
  const add = async () => {
    const number = String(++part).padStart(6, '0');
    await archive.add(`${TABLE_FOLDER}/${name}/${number}`, Buffer.concat(chunks));
    chunks = [];
    size = 0;
  };
  for await (const chunk of copy) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= CHUNK) await add();
  }
  if (size > 0) await add();
  return copy.rowCount;
}

function addEntry(pack: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    pack.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
}
