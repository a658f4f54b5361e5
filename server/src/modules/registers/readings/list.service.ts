import { join } from 'node:path';
import { isWhole } from '@redflag/shared/registers/values';
import type { Layout, Times } from '#modules/registers/layouts/layout.ts';
import { readReport } from '#modules/registers/layouts/layout.ts';
import { layouts } from '#modules/registers/layouts/layouts.ts';
import type { RegisterRow } from '#modules/registers/registers.queries.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import { download, readText } from './download.ts';
import type { Read, Reading } from './entries.service.ts';
import { takeList } from './entries.service.ts';
import { ReadingError } from './reading-error.ts';

const BEGINNING = 8_192;

/** What the next reading needs to know. */
export type Reached = Partial<Pick<RegisterRow, 'etag' | 'lastModified' | 'digest' | 'position'>>;

/**
 * Reads a list, unless it is the same as the last time. Returns how to tell that the next time.
 * @throws ReadingError as `takeList` does, and when it cannot be downloaded
 */
export async function readList(reading: Reading): Promise<Reached> {
  const { platform, limits, register, folder } = reading;
  const path = join(folder, 'list');
  const { address: url, etag, lastModified, digest } = register;
  const known = { etag, lastModified, digest };
  const told = await download(platform.config, limits, { url, path, follows: true, known });
  if (told.status === 304) return known;
  if (told.status !== 200) throw new ReadingError(`It answers with status ${told.status}.`);
  const reached = { etag: told.etag, lastModified: told.lastModified, digest: told.digest };
  if (told.digest === digest) return reached;
  const layout = layoutOf(register);
  await checkBeginning(layout, readText(path, limits));
  const times = { now: reading.now, fetched: reading.now };
  const open = () => readEntries(layout, readText(path, limits), times);
  await takeList(reading, open, { isWhole: isWhole(register.layout) });
  return reached;
}

export function layoutOf({ layout: wanted }: Pick<RegisterRow, 'layout'>): Layout {
  const found = layouts.find(({ name }) => name === wanted);
  if (!found) throw new ReadingError('This server does not know lists of its kind.');
  return found;
}

/** Throws ReadingError for what does not begin as the layout does, such as a page that asks to sign in. */
async function checkBeginning(layout: Layout, chunks: AsyncIterable<string>): Promise<void> {
  let beginning = '';
  for await (const chunk of chunks) {
    beginning += chunk;
    if (beginning.length >= BEGINNING) break;
  }
  const text = beginning.replace(/^\uFEFF?\s*/, '');
  if (text === '') throw new ReadingError('It is empty.');
  if (!layout.matches(text) && !isEmptyList(text))
    throw new ReadingError('It is not a list of this kind: it begins in another way.');
}

const isEmptyList = (text: string) => /^\[\s*\]\s*$/.test(text);

async function* readEntries(
  layout: Layout,
  chunks: AsyncIterable<string>,
  times: Times,
): AsyncGenerator<Read> {
  try {
    for await (const entry of layout.entries(chunks)) {
      let reason = '';
      const report = readReport(entry, layout, times, (why) => {
        reason = why;
      });
      yield report ? { key: report.key, report, licence: null } : { key: null, refused: reason };
    }
  } catch (error) {
    throw error instanceof OperatorError ? new ReadingError(error.message) : error;
  }
}
