import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { extract as openExtract } from 'tar-stream';
import { OperatorError } from '../../platform/operator.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Progress } from '../progress.ts';
import { loadInto, refuseRows, refuseServers } from './load-into.ts';
import type { Complete, Manifest } from './manifest.ts';
import {
  COMPLETE,
  completeSchema,
  FILE_FOLDER,
  MANIFEST,
  manifestSchema,
  TABLE_FOLDER,
} from './manifest.ts';
import { contentTypeOf, listFiles } from './stored-files.ts';
import { readMigrations } from './tables.ts';

/**
 * Puts a backup in place of an empty database, or of everything with `replace`: all rows or, when it
 * fails, none.
 * @throws OperatorError when there is something already, servers run, or the backup is of other
 * tables, damaged or cut off
 */
export async function restore(
  platform: Platform,
  path: string,
  { replace }: { replace: boolean },
  progress: Progress,
): Promise<Complete> {
  const { database, files } = platform;
  const entries = readArchive(path);
  const client = await database.$client.connect();
  try {
    const manifest = await readManifest(entries, path);
    await requireSameTables(client, manifest, path);
    await refuseServers(client);
    if (!replace) await refuseRows(client);

    await client.query('begin');
    const load = await loadInto(client, manifest.tables);
    const stored = new Set<string>();
    let complete: Complete | null = null;
    for await (const { name, content } of entries) {
      const [folder = '', ...rest] = name.split('/');
      if (folder === FILE_FOLDER) {
        const key = rest.join('/');
        await files.put(key, content, contentTypeOf(key));
        stored.add(key);
        progress.at(null, `${stored.size} files`);
      } else if (folder === TABLE_FOLDER && rest[0]) {
        await load.write(rest[0], content);
        progress.at(null, `rows of ${rest[0]}`);
      } else if (name === COMPLETE) {
        complete = completeSchema.parse(JSON.parse(content.toString()));
      }
    }
    const rows = await load.finish();
    if (!complete || !isSame(complete, { rows, files: stored.size })) {
      throw new OperatorError(`${path} was cut off. Nothing of the database was changed.`);
    }
    await client.query('commit');
    await client.query('analyze');
    if (replace) await removeOthers(platform, stored);
    client.release();
    progress.end();
    return complete;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

interface Content {
  name: string;
  content: Buffer;
}

async function* readArchive(path: string): AsyncGenerator<Content> {
  const extract = openExtract();
  const file = createReadStream(path);
  const unpacked = createGunzip();
  file.on('error', (error) => unpacked.destroy(error));
  unpacked.on('error', (error) => extract.destroy(error));
  file.pipe(unpacked).pipe(extract);
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, content: await buffer(entry) };
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR'
        ? `${path} cannot be read: ${message}.`
        : `${path} is no backup, or a damaged one: ${message}. Nothing of the database was changed.`,
    );
  } finally {
    file.destroy();
  }
}

async function readManifest(entries: AsyncGenerator<Content>, path: string): Promise<Manifest> {
  const { value: first, done } = await entries.next();
  const parsed =
    !done && first.name === MANIFEST ? manifestSchema.safeParse(parseJson(first.content)) : null;
  if (!parsed?.data) throw new OperatorError(`${path} is no backup of Redflag.`);
  return parsed.data;
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}

async function requireSameTables(
  client: pg.ClientBase,
  { migrations, madeAt }: Manifest,
  path: string,
): Promise<void> {
  const here = await readMigrations(client);
  if (String(migrations) === String(here)) return;
  const older = migrations.every((hash, index) => hash === here[index]);
  throw new OperatorError(
    `${path} was made on ${madeAt} by ${older ? 'an older' : 'another'} version of Redflag. Restore it with that version, and upgrade then.`,
  );
}

function isSame(a: Complete, b: Complete): boolean {
  const names = Object.keys(a.rows);
  return a.files === b.files && names.every((name) => a.rows[name] === (b.rows[name] ?? 0));
}

/** What is left of the system before. */
async function removeOthers({ files }: Platform, stored: Set<string>): Promise<void> {
  for await (const key of listFiles(files)) {
    if (!stored.has(key)) await files.delete(key);
  }
}
