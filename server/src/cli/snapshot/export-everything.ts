import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Progress } from '#cli/progress.ts';
import { FileNotFoundError } from '#platform/files/files.ts';
import type { Platform } from '#platform/platform.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import type { Complete } from './manifest.ts';
import { FILE_FOLDER } from './manifest.ts';
import { listFiles } from './stored-files.ts';
import { quoted, readTables, withSnapshot } from './tables.ts';

const BATCH = 1_000;

/** Reports name their category and reporter, so that others can read and import them. */
const REPORTS = `
  select reports.*, categories.value as category, subcategories.value as subcategory,
    users.username as reporter
  from reports join categories on categories.id = reports.category_id
    left join subcategories on subcategories.id = reports.subcategory_id
    left join users on users.id = reports.reporter_id
  order by reports.created_at, reports.id`;

/**
 * Writes every table as JSON Lines, all as of one moment, and every stored file to a folder.
 * @throws OperatorError when the folder is not empty or cannot be created
 */
export async function exportEverything(
  platform: Platform,
  folder: string,
  progress: Progress,
): Promise<Complete> {
  await makeEmptyFolder(folder);
  const rows = await withSnapshot(platform, async (client) => {
    const counts: Complete['rows'] = {};
    for (const { name } of await readTables(client)) {
      const query = name === 'reports' ? REPORTS : `select * from ${quoted([name])}`;
      const file = createWriteStream(join(folder, `${name}.jsonl`), { mode: 0o600 });
      let count = 0;
      await pipeline(
        Readable.from(
          jsonLines(client, query, (read) => {
            count = read;
            progress.at(null, `${read} rows of ${name}`);
          }),
        ),
        file,
      );
      counts[name] = count;
    }
    return counts;
  });
  let files = 0;
  for await (const key of listFiles(platform.files)) {
    if (await exportFile(platform, key, join(folder, FILE_FOLDER, key))) files++;
    progress.at(null, `${files} files`);
  }
  progress.end();
  return { rows, files };
}

async function makeEmptyFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new OperatorError(`${folder} cannot be created: ${(error as Error).message}.`);
  }
  const found = await readdir(folder);
  if (found.length > 0) throw new OperatorError(`${folder} is not empty. Choose another folder.`);
}

async function* jsonLines(client: pg.ClientBase, query: string, told: (read: number) => void) {
  await client.query(
    `declare exported no scroll cursor for select row_to_json(row)::text as json from (${query}) as row`,
  );
  for (let read = 0; ; ) {
    const { rows } = await client.query<{ json: string }>(`fetch ${BATCH} from exported`);
    if (rows.length === 0) break;
    read += rows.length;
    told(read);
    yield rows.map(({ json }) => `${json}\n`).join('');
  }
  await client.query('close exported');
}

/** Copies a stored file; returns false if it has been deleted since it was listed. */
async function exportFile({ files }: Platform, key: string, path: string): Promise<boolean> {
  try {
    const content = await files.get(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    return true;
  } catch (error) {
    if (error instanceof FileNotFoundError) return false;
    throw error;
  }
}
