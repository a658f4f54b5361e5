import type { RegisterRow } from '#modules/registers/registers.queries.ts';
import { prolong } from '#modules/registers/registers.queries.ts';
import type { ImportedReport, Importer } from '#modules/reports/index.ts';
import { withdrawImported } from '#modules/reports/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { RegisterReading } from '#platform/limits.ts';
import type { Platform } from '#platform/platform.ts';
import type { KnownEntry } from './entries.queries.ts';
import {
  compareAgain,
  countUnseen,
  deleteEntries,
  lockEntries,
  lockUnseen,
  markSeen,
  putEntries,
  selectKnown,
  selectReportIds,
} from './entries.queries.ts';
import { HalfLostError, ReadingError, ReadingLostError } from './reading-error.ts';

/** An entry of a register: the report that it becomes, or why it becomes none; without a key it is not known. */
export type Read =
  | { key: string; report: ImportedReport; licence: string | null }
  | { key: string; refused: string; licence: string | null }
  | { key: null; refused: string };

type Kept = Exclude<Read, { key: null }>;

/** What all parts of a reading need. */
export interface Reading {
  platform: Platform;
  limits: RegisterReading;
  register: RegisterRow;
  importer: Importer;
  /** A folder of this machine, for this reading alone. */
  folder: string;
  now: Date;
  /** What came of it so far. */
  counts: { added: number; withdrawn: number };
  /** What was refused and has no key, by reason. */
  refused: Record<string, number>;
}

/** Few enough that no other query waits long. */
const BATCH = 500;
const WITHDRAWN_AT_ONCE = 200;
/** So few may go at the same time, however few there are. */
const FEW = 10;
/** Reasons that are counted; the others are counted together. */
const REASONS = 20;

/** Collects what comes into batches. */
async function* batched<One>(all: AsyncIterable<One>): AsyncGenerator<One[]> {
  let batch: One[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Why an entry whose target has no key here is refused. */
export const NOT_VALID = 'not valid for its category';

const isKept = (read: Read): read is Kept => read.key !== null;

/**
 * Reads a list to its end before it changes anything. Then adds what is new and, of a list that holds
 * all, withdraws what is not in it.
 * @param open begins to read it, twice
 * @throws ReadingError when nothing in it is an entry, or there are too many; HalfLostError when half of
 * what it had is missing
 */
export async function takeList(
  reading: Reading,
  open: () => AsyncIterable<Read>,
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  const { platform, register, limits, refused } = reading;
  const { database } = platform;
  let [seen, good] = [0, 0];
  for await (const batch of batched(open())) {
    seen += batch.length;
    if (seen > limits.entries)
      throw new ReadingError(`It has more than ${limits.entries.toLocaleString('en')} entries.`);
    const kept = batch.filter(isKept);
    good += kept.length;
    for (const { refused: reason } of batch.filter((read) => !isKept(read)) as {
      refused: string;
    }[])
      countReason(refused, reason);
    const keys = kept.map(({ key }) => key);
    if (isWhole) await markSeen(database, register, keys);
  }
  const [reason = ''] = Object.keys(refused);
  if (good === 0 && seen > 0)
    throw new ReadingError(
      `No entry could be read. Is it a list of this kind? The first: ${reason}.`,
    );
  if (isWhole) refuseHalf(reading, await countUnseen(database, register));
  for await (const batch of batched(open())) await takeSome(reading, batch.filter(isKept));
  if (isWhole) while ((await withdrawBatch(reading, lockUnseen)) > 0);
}

function countReason(refused: Record<string, number>, reason: string): void {
  // What follows is the entry itself.
  const [kind = ''] = reason.split(': ', 1);
  const name = kind in refused || Object.keys(refused).length < REASONS ? kind : 'other reasons';
  refused[name] = (refused[name] ?? 0) + 1;
}

/** Stops where half of what a register held would go, unless an administrator agreed to about that. */
export function refuseHalf(
  { register: { mayLose } }: Pick<Reading, 'register'>,
  { held, lost }: { held: number; lost: number },
): void {
  if (lost > FEW && lost * 2 > held && lost > mayLose * 1.1) throw new HalfLostError(lost, held);
}

/** Runs a part of a reading in a transaction, during which nobody else may take the register. */
function inTurn<Result>(
  { platform, register }: Reading,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  return platform.database.transaction(async (transaction) => {
    if (!(await prolong(transaction, register))) throw new ReadingLostError();
    return work(transaction);
  });
}

/**
 * Adds entries that are new or were refused before, withdraws those that are refused now, and stores what
 * has changed of the licences of the others.
 */
export async function takeSome(reading: Reading, batch: Kept[]): Promise<void> {
  const { platform, register, importer } = reading;
  const all = [...new Map(batch.map((read) => [read.key, read])).values()];
  const keys = all.map(({ key }) => key);
  const found = await selectKnown(platform.database, register, keys);
  // Also those whose report an administrator has deleted: it does not come back.
  const held = new Map(found.filter(({ refused }) => !refused).map((entry) => [entry.key, entry]));
  const fresh = all.filter(({ key }) => !held.has(key));
  const changed = all.filter((read) => {
    const before = held.get(read.key);
    return before && ('refused' in read || before.licence !== read.licence);
  });
  if (fresh.length + changed.length === 0) return;
  const rows = await importer.prepare(
    fresh.flatMap((read) => ('report' in read ? read.report : [])),
  );
  await inTurn(reading, async (transaction) => {
    reading.counts.added += await importer.add(transaction, rows);
    const ids = await selectReportIds(transaction, importer.reporterId, keys);
    const refusedNow = changed.flatMap((read) =>
      'refused' in read ? (held.get(read.key)?.reportId ?? []) : [],
    );
    reading.counts.withdrawn += await withdrawImported(platform, transaction, refusedNow);
    const entries = [...fresh, ...changed].map((read): KnownEntry => {
      const { key, licence } = read;
      if ('refused' in read) return { key, licence, reportId: null, refused: read.refused };
      const before = held.get(key);
      const reportId = before ? before.reportId : (ids.get(key) ?? null);
      const isInvalid = !before && reportId === null;
      return { key, licence, reportId, refused: isInvalid ? NOT_VALID : null };
    });
    await putEntries(transaction, register, entries);
    await compareAgain(
      transaction,
      entries.flatMap(({ reportId }) => reportId ?? []),
    );
  });
}

/** Withdraws entries that are listed there no more. */
export async function withdraw(reading: Reading, keys: string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += WITHDRAWN_AT_ONCE) {
    const some = keys.slice(from, from + WITHDRAWN_AT_ONCE);
    await withdrawBatch(reading, (transaction, run) => lockEntries(transaction, run, some));
  }
}

/** Withdraws all that a register holds. */
export async function withdrawAll(reading: Reading): Promise<void> {
  while ((await withdrawBatch(reading, lockUnseen)) > 0);
}

function withdrawBatch(reading: Reading, lock: typeof lockUnseen): Promise<number> {
  const { platform, register } = reading;
  return inTurn(reading, async (transaction) => {
    const entries = await lock(transaction, register, WITHDRAWN_AT_ONCE);
    const ids = entries.flatMap(({ reportId }) => reportId ?? []);
    const keys = entries.map(({ key }) => key);
    await deleteEntries(transaction, register, keys);
    await compareAgain(transaction, ids);
    reading.counts.withdrawn += await withdrawImported(platform, transaction, ids);
    return entries.length;
  });
}
