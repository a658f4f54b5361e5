import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tellStoppedRegister } from '#modules/alerts/index.ts';
import { ofOwnAccount } from '#modules/registers/accounts.ts';
import type { RegisterRow } from '#modules/registers/registers.queries.ts';
import {
  beginRun,
  countEntries,
  deleteRegister,
  endRun,
  prolong,
} from '#modules/registers/registers.queries.ts';
import type { Feed } from '#modules/reports/index.ts';
import { openImporter, recordImport } from '#modules/reports/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import { isUnavailable, patiently } from '#platform/database/connections.ts';
import type { RegisterReading } from '#platform/limits.ts';
import { registerReading } from '#platform/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import type { Reading } from './entries.service.ts';
import { withdrawAll } from './entries.service.ts';
import type { Reached } from './list.service.ts';
import { layoutOf, readList } from './list.service.ts';
import { readLog } from './log.service.ts';
import { HalfLostError, ReadingError, ReadingLostError } from './reading-error.ts';

/** A third of how long a reading that is not prolonged keeps others away. */
const PROLONG_EVERY_MS = 20_000;
/** After a failure, however seldom it is read otherwise. */
const AGAIN_IN_MINUTES = 60;

/**
 * Reads a register that is due, unless somebody does already, or withdraws all of one that was removed. What
 * a server that was killed has left undone, the next reading does.
 */
export function runRegister(
  platform: Platform,
  id: string,
  limits: RegisterReading = registerReading,
): Promise<void> {
  return patiently(async () => {
    const register = await beginRun(platform.database, id);
    if (!register) return;
    const held = setInterval(() => {
      prolong(platform.database, register).catch((error: unknown) =>
        platform.log.warn({ err: error }, 'a register could not be kept'),
      );
    }, PROLONG_EVERY_MS);
    const folder = await mkdtemp(join(tmpdir(), 'redflag-register-'));
    try {
      await read(platform, register, { folder, limits });
    } catch (error) {
      if (!(error instanceof ReadingLostError)) throw error;
    } finally {
      clearInterval(held);
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function read(
  platform: Platform,
  register: RegisterRow,
  { folder, limits }: Pick<Reading, 'folder' | 'limits'>,
): Promise<void> {
  try {
    const feed = feedOf(register);
    const importer = await openImporter(platform, feed);
    const counts = { added: 0, withdrawn: 0 };
    const refused: Record<string, number> = {};
    const now = new Date();
    const reading = { platform, register, limits, importer, folder, now, counts, refused };
    if (register.removedAt) return await leave(reading, feed);
    const reached =
      register.layout === 'redflag' ? await readLog(reading) : await readList(reading);
    await succeed(reading, feed, reached);
  } catch (error) {
    if (error instanceof HalfLostError) return stop(platform, register, error);
    const isTheirs = error instanceof ReadingError || error instanceof OperatorError;
    // A later reading does it.
    if (error instanceof ReadingLostError || (!isTheirs && isUnavailable(error))) throw error;
    platform.log[isTheirs ? 'warn' : 'error'](
      { err: error, register: register.id },
      'a register could not be read',
    );
    await endRun(platform.database, register, {
      failingSince: register.failingSince ?? new Date(),
      problem: isTheirs
        ? error.message
        : 'Something went wrong here: the log of the server says what.',
      nextInMinutes: Math.min(register.intervalMinutes, AGAIN_IN_MINUTES),
    });
    await tellScreens(platform);
  }
}

/** Returns the feed that a register is: those that we know have one account, also for the command. */
function feedOf(register: RegisterRow): Feed {
  const { name, account: email } = register;
  if (ofOwnAccount(register.layout)) return { name, account: { username: name, email } } as Feed;
  return layoutOf(register).feed;
}

async function succeed(reading: Reading, feed: Feed, reached: Reached): Promise<void> {
  const { platform, register, importer, counts, refused } = reading;
  const held = await countEntries(platform.database, register.id);
  const isUnread = 'digest' in reached && reached.digest === register.digest;
  await platform.database.transaction(async (transaction) => {
    const isOurs = await endRun(transaction, register, {
      ...reached,
      entries: held.entries,
      refused: isUnread ? register.refused : { ...held.refused, ...refused },
      succeededAt: new Date(),
      failingSince: null,
      problem: null,
      stoppedAt: null,
      lost: null,
      mayLose: 0,
      nextInMinutes: register.intervalMinutes,
    });
    if (!isOurs) throw new ReadingLostError();
    if (counts.added + counts.withdrawn > 0)
      await recordImport(transaction, feed, importer, { ...counts }, register.name);
  });
  await tellScreens(platform);
}

/** Stops until an administrator agrees to the loss, and tells administrators once. */
async function stop(
  platform: Platform,
  register: RegisterRow,
  { lost, held, message }: HalfLostError,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const isOurs = await endRun(transaction, register, {
      stoppedAt: register.stoppedAt ?? new Date(),
      lost,
      problem: message,
      nextInMinutes: register.intervalMinutes,
    });
    if (!isOurs || register.stoppedAt) return;
    await tellStoppedRegister(platform, transaction, { name: register.name, lost, held });
  });
  await tellScreens(platform);
}

/** Withdraws what a removed register held, and then forgets it. */
async function leave(reading: Reading, feed: Feed): Promise<void> {
  const { platform, register, importer, counts } = reading;
  await withdrawAll(reading);
  await platform.database.transaction(async (transaction) => {
    if (!(await prolong(transaction, register))) throw new ReadingLostError();
    await deleteRegister(transaction, register.id);
    await recordImport(transaction, feed, importer, { ...counts }, register.name);
  });
  await tellScreens(platform);
}

function tellScreens({ database }: Platform): Promise<void> {
  return announce(database, { name: 'register', audience: { role: 'admin' } });
}
