import { join } from 'node:path';
import { jsonEntries } from '#modules/registers/layouts/json-entries.ts';
import { sendOutgoing } from '#platform/outgoing-http/outgoing-http.ts';
import { download, readText, rethrow } from './download.ts';
import { countUnseen, selectKnown } from './entries.queries.ts';
import type { Read, Reading } from './entries.service.ts';
import { refuseHalf, takeList, takeSome, withdraw } from './entries.service.ts';
import type { Reached } from './list.service.ts';
import type { OtherEntry } from './other-redflag.ts';
import { keyOfEntry, pageSchema, parseEntry, readEntry } from './other-redflag.ts';
import { ReadingError } from './reading-error.ts';

const PAGE = 1_000;
const AT_ONCE = 500;

/**
 * Reads what another Redflag has published since the last time; at first, and after a pause that is longer
 * than its log, all that it lists. Returns the position up to which that is.
 * @throws ReadingError when it answers something else, or there is no end of it
 */
export async function readLog(reading: Reading): Promise<Reached> {
  const { position } = reading.register;
  const changes = position === null ? null : await readChanges(reading, position);
  if (changes) return takeChanges(reading, changes);
  const from = await takeSnapshots(reading);
  const since = await readChanges(reading, from);
  if (!since) throw new ReadingError('Its log has no end, or does not go on from what it lists.');
  return takeChanges(reading, since);
}

/** What became of each entry in the end, by its key. */
interface Changes {
  upTo: number;
  listed: Map<string, OtherEntry>;
  retracted: Set<string>;
}

/** Reads the log from a position. Returns null if it does not go on from there, or is too long to be kept in memory. */
async function readChanges(reading: Reading, from: number): Promise<Changes | null> {
  const { register, limits } = reading;
  const listed = new Map<string, OtherEntry>();
  const retracted = new Set<string>();
  const until = Date.now() + limits.seconds * 1_000;
  const [only, ...others] = register.categories;
  const category = only && others.length === 0 ? `&category=${only}` : '';
  let after = from;
  for (let read = 0; read <= limits.changes; ) {
    const answer = await ask(reading, `/v1/changes?after=${after}&limit=${PAGE}${category}`, until);
    if (answer.status === 410) return null;
    const page = readPage(answer, after);
    for (const { type, ...entry } of page.items) {
      if (!register.categories.some((taken) => taken === entry.category)) continue;
      const key = keyOfEntry(entry);
      if (type === 'retracted') {
        listed.delete(key);
        retracted.add(key);
      } else if (type === 'listed' || type === 'changed') {
        retracted.delete(key);
        listed.set(key, entry);
      }
    }
    read += page.items.length;
    if (page.next === page.upTo || page.items.length === 0)
      return { upTo: page.next, listed, retracted };
    after = page.next;
  }
  return null;
}

interface Answer {
  status: number;
  body: Buffer;
}

async function ask(reading: Reading, path: string, until: number): Promise<Answer> {
  const { platform, register, limits } = reading;
  const withinMs = until - Date.now();
  if (withinMs <= 0) throw new ReadingError('It takes too long.');
  const answer = await sendOutgoing(platform.config, {
    url: new URL(path, register.address).href,
    headers: headersOf(reading),
    withinMs,
    maxBytes: limits.pageBytes,
  }).catch(rethrow);
  if (answer.body.length >= limits.pageBytes) throw new ReadingError('Its answer is too large.');
  return answer;
}

/** The key goes to nobody else: no answer leads anywhere. */
const headersOf = ({ register: { secret } }: Reading): Record<string, string> =>
  secret ? { authorization: `Bearer ${secret}` } : {};

/** Throws ReadingError for an answer that is no page of a log, or does not go forward. */
function readPage({ status, body }: Answer, after: number) {
  refuseStatus(status);
  const { data } = pageSchema.safeParse(parse(body));
  if (!data) throw new ReadingError('Its answer is not a page of a change log.');
  let last = after;
  for (const { position } of data.items) {
    if (position <= last) throw new ReadingError('The positions of its log go backwards.');
    last = position;
  }
  const { items, next, upTo } = data;
  const isForward = next >= last && upTo >= next && (items.length === 0 || next > after);
  if (!isForward) throw new ReadingError('The positions of its log go backwards.');
  return data;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

function refuseStatus(status: number, what = 'It'): void {
  if (status === 200) return;
  const words: Record<number, string> = {
    401: 'It does not accept the key, or wants one.',
    403: 'The key may not read feeds there.',
    404: `${what} is not published there.`,
    429: 'It asks us to come later.',
    503: 'It cannot answer now.',
  };
  throw new ReadingError(words[status] ?? `It answers with status ${status}.`);
}

/** Takes all that is listed there, of each category, and withdraws what is not. Returns where its log goes on. */
async function takeSnapshots(reading: Reading): Promise<number> {
  const { platform, register, limits, folder, now } = reading;
  const paths: string[] = [];
  const positions: number[] = [];
  for (const category of register.categories) {
    const path = join(folder, category);
    const { href: url } = new URL(`/v1/feeds/${category}.ndjson`, register.address);
    const wanted = { url, path, headers: headersOf(reading) };
    const { status, headers } = await download(platform.config, limits, wanted);
    refuseStatus(status, category);
    const position = Number(headers['redflag-position']);
    if (!headers['redflag-position'] || !Number.isSafeInteger(position) || position < 0)
      throw new ReadingError('It does not say to which position its list belongs.');
    paths.push(path);
    positions.push(position);
  }
  async function* open(): AsyncGenerator<Read> {
    for (const path of paths)
      for await (const { fields } of jsonEntries(readText(path, limits))) {
        const entry = parseEntry(fields);
        if (!entry) throw new ReadingError('Its list has a line that is not an entry.');
        yield readEntry(platform, register.name, entry, now);
      }
  }
  for (const path of paths) await refuseOther(readText(path, limits));
  await takeList(reading, open, { isWhole: true });
  // What is repeated after the lowest comes to the same.
  return Math.min(...positions);
}

/** Throws ReadingError for a file that does not begin as a list of entries does. An empty one lists nothing. */
async function refuseOther(chunks: AsyncIterable<string>): Promise<void> {
  for await (const chunk of chunks) {
    if (/^\s*$/.test(chunk)) continue;
    if (!chunk.startsWith('{')) throw new ReadingError('Its list is not one of entries.');
    return;
  }
}

/** Takes what was listed and withdraws what was retracted. */
async function takeChanges(reading: Reading, changes: Changes): Promise<Reached> {
  const { platform, register, now } = reading;
  const { upTo, listed, retracted } = changes;
  const { held } = await countUnseen(platform.database, register);
  const keys = [...retracted];
  let lost = 0;
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const some = await selectKnown(platform.database, register, keys.slice(from, from + AT_ONCE));
    lost += some.filter(({ reportId }) => reportId !== null).length;
  }
  refuseHalf(reading, { held, lost });
  const entries = [...listed.values()];
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const some = entries.slice(from, from + AT_ONCE);
    await takeSome(
      reading,
      some.flatMap((entry) => {
        const read = readEntry(platform, register.name, entry, now);
        return read.key === null ? [] : read;
      }),
    );
  }
  await withdraw(reading, keys);
  return { position: upTo };
}
