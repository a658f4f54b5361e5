import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CategoryValue } from '@redflag/shared/categories';
import { selectUpTo } from '#modules/changes/index.ts';
import { patiently } from '#platform/database/connections.ts';
import type { Queryable } from '#platform/database/database.ts';
import { FileNotFoundError } from '#platform/files/files.ts';
import type { Platform } from '#platform/platform.ts';
import type { OpenFile, WrittenFile } from './feed-file.ts';
import { compress, openFile } from './feed-file.ts';
import type { Manifest, StoredFile } from './feeds.queries.ts';
import {
  putManifest,
  readByDay,
  readCategory,
  selectManifest,
  waitForFiles,
} from './feeds.queries.ts';
import type { Format, Publisher } from './formats/index.ts';
import { formatsOf } from './formats/index.ts';
import {
  attributeOf,
  dayOf,
  describeDay,
  eventHead,
  eventOf,
  eventTail,
  hashLine,
  lastOf,
} from './formats/misp.ts';

/** The folder of the store. Nothing of it is in a backup: it is written again. */
const FOLDER = 'feeds';

type Writing = Pick<Platform, 'database' | 'files' | 'config' | 'sites'>;

/** The key of a file in the store. */
export function keyOfFile({ hash }: Pick<StoredFile, 'hash'>, coding: keyof StoredFile['bytes']) {
  return `${FOLDER}/${hash}${coding === 'identity' ? '' : `.${coding}`}`;
}

/** Describes this site in its files. */
export function publisherOf(
  { config, sites }: Pick<Platform, 'config' | 'sites'>,
  position: number,
) {
  const { companyName: name, publicUrl: url, feeds } = config;
  return { name, url, licence: feeds.licence, sites, position };
}

/**
 * Writes all files again if something was published since. What did not change keeps its file. Where
 * nothing is published any more, deletes them.
 */
export async function writeSnapshots(platform: Writing): Promise<void> {
  const { database, config, files } = platform;
  const current = await selectManifest(database);
  if (config.feeds.readers === 'off') {
    if (!current) return;
    // Known until they are gone: who is killed here begins again.
    await deleteOthers(platform, []);
    await putManifest(database, null);
    return;
  }
  const settings = settingsOf(platform);
  const isSame =
    current?.settings === settings && current.position === (await selectUpTo(database));
  if (isSame && (await isStored(files, current))) return;
  const folder = await mkdtemp(join(tmpdir(), 'redflag-feeds-'));
  try {
    const { position, written } = await patiently(() => writeAll(platform, folder));
    const stored: Manifest['files'] = {};
    const kept = current && (await isStored(files, current)) ? current.files : {};
    for (const file of written) stored[file.name] = await store(platform, file, kept[file.name]);
    const manifest = { position, settings, files: stored };
    await putManifest(database, manifest);
    // Somebody may just be reading those of before.
    await deleteOthers(platform, current ? [manifest, current] : [manifest]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function settingsOf({ config }: Pick<Platform, 'config'>): string {
  const { companyName, publicUrl, feeds } = config;
  return hash('sha256', JSON.stringify([companyName, publicUrl, feeds]));
}

/** Whether the store has the files: not after a restoration. */
async function isStored(files: Platform['files'], manifest: Manifest): Promise<boolean> {
  const [file] = Object.values(manifest.files);
  if (!file) return false;
  try {
    (await files.get(keyOfFile(file, 'identity'))).destroy();
    return true;
  } catch (error) {
    if (error instanceof FileNotFoundError) return false;
    throw error;
  }
}

/** Writes all files to a folder of this machine, as of one moment and with little memory. */
function writeAll(
  platform: Writing,
  folder: string,
): Promise<{ position: number; written: WrittenFile[] }> {
  return platform.database.transaction(
    async (transaction) => {
      await waitForFiles(transaction);
      const position = await selectUpTo(transaction);
      const publisher = publisherOf(platform, position);
      const written: WrittenFile[] = [];
      for (const category of platform.config.feeds.categories)
        written.push(...(await writeCategory(transaction, category, publisher, folder)));
      written.push(...(await writeMisp(transaction, publisher, folder)));
      return { position, written };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function writeCategory(
  transaction: Queryable,
  category: CategoryValue,
  publisher: Publisher,
  folder: string,
): Promise<WrittenFile[]> {
  const opened: { file: OpenFile; format: Format }[] = [];
  for (const [end, format] of Object.entries(formatsOf(category))) {
    const file = await openFile(folder, `${category}.${end}`, format.contentType);
    await file.write(format.head?.(publisher) ?? '');
    opened.push({ file, format });
  }
  for await (const entries of readCategory(transaction, category))
    for (const { file, format } of opened)
      await file.write(entries.map((entry) => format.piece(entry, publisher)).join(''));
  const written: WrittenFile[] = [];
  for (const { file, format } of opened) {
    await file.write(format.tail ?? '');
    written.push(await file.end());
  }
  return written;
}

/** A day's event that is being written. */
interface OpenEvent {
  day: string;
  last: string;
  file: OpenFile;
  attributes: number;
}

/** Writes an event for each day, and what MISP reads first: which there are, and what is in them. */
async function writeMisp(
  transaction: Queryable,
  publisher: Publisher,
  folder: string,
): Promise<WrittenFile[]> {
  const json = 'application/json; charset=utf-8';
  const written: WrittenFile[] = [];
  const manifest: Record<string, object> = {};
  const hashes = await openFile(folder, 'misp/hashes.csv', 'text/csv; charset=utf-8');
  let event = null as OpenEvent | null;
  const end = async ({ day, last, file }: OpenEvent) => {
    await file.write(eventTail(last));
    written.push(await file.end());
    manifest[eventOf(publisher, day)] = describeDay(publisher, day, last);
  };
  for await (const entries of readByDay(transaction)) {
    for (const [day, ofDay] of Map.groupBy(entries, dayOf)) {
      const uuid = eventOf(publisher, day);
      if (event?.day !== day) {
        if (event) await end(event);
        const file = await openFile(folder, `misp/${uuid}.json`, json);
        await file.write(eventHead(publisher, day));
        event = { day, last: day, file, attributes: 0 };
      }
      for (const entry of ofDay) if (lastOf(entry) > event.last) event.last = lastOf(entry);
      const attributes = ofDay.map((entry) => JSON.stringify(attributeOf(entry, publisher)));
      await event.file.write(`${event.attributes > 0 ? ',' : ''}\n${attributes.join(',\n')}`);
      event.attributes += ofDay.length;
      await hashes.write(ofDay.map((entry) => hashLine(entry, uuid)).join(''));
    }
  }
  if (event) await end(event);
  const list = await openFile(folder, 'misp/manifest.json', json);
  await list.write(`${JSON.stringify(manifest)}\n`);
  return [...written, await hashes.end(), await list.end()];
}

/** Stores a file as it is and compressed, unless the one before has the same content. */
async function store(
  { files }: Writing,
  { path, bytes, hash, contentType }: WrittenFile,
  before: StoredFile | undefined,
): Promise<StoredFile> {
  if (before?.hash === hash) return before;
  const [br, gzip] = await Promise.all([compress(path, 'br'), compress(path, 'gzip')]);
  const contents = { identity: { path, bytes }, br, gzip };
  await files.put(
    ...(['identity', 'br', 'gzip'] as const).map((coding) => ({
      ...{ key: keyOfFile({ hash }, coding), content: contents[coding], contentType },
    })),
  );
  return {
    ...{ hash, contentType, changedAt: new Date().toISOString() },
    bytes: { identity: bytes, br: br.bytes, gzip: gzip.bytes },
  };
}

/** Deletes all files that none of these name. */
async function deleteOthers({ files }: Writing, manifests: Manifest[]): Promise<void> {
  const named = new Set(
    manifests.flatMap((manifest) => Object.values(manifest.files).map(({ hash }) => hash)),
  );
  for await (const { key } of files.list(FOLDER)) {
    const [hash = ''] = key.slice(FOLDER.length + 1).split('.');
    if (!named.has(hash)) await files.delete(key);
  }
}
