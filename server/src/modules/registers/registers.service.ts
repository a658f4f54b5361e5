import type { NewRegister, Register, RegisterChange } from '@redflag/shared/registers';
import { REGISTERS_MAX } from '@redflag/shared/registers';
import { uuidv7 } from 'uuidv7';
import { recordAct } from '#modules/audit/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import { violatesUnique } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { invalidField, notFound, ProblemError } from '#platform/http/problem.ts';
import { OutgoingError } from '#platform/outgoing-http/outgoing-error.ts';
import { checkOutgoing } from '#platform/outgoing-http/outgoing-http.ts';
import type { Platform } from '#platform/platform.ts';
import { accountOf, ofOwnAccount } from './accounts.ts';
import { compareAllAgain } from './readings/entries.queries.ts';
import { queueReading } from './registers.jobs.ts';
import type { RegisterRow } from './registers.queries.ts';
import {
  insertRegister,
  lockRegister,
  renameAccount,
  selectRegisters,
  updateRegister,
} from './registers.queries.ts';

/** For administrators: returns all registers. */
export async function listRegisters({ database }: Platform): Promise<{ items: Register[] }> {
  return { items: (await selectRegisters(database)).map(present) };
}

/**
 * Adds a register, and begins to read it.
 * @throws ProblemError 409 if there are many, or one of a feed that has one account; 422 for our own address
 */
export async function addRegister(
  platform: Platform,
  admin: Viewer,
  given: NewRegister,
): Promise<Register> {
  const { database } = platform;
  const id = uuidv7();
  const wanted = cleaned(platform, { ...given });
  try {
    return await database.transaction(async (transaction) => {
      if ((await selectRegisters(transaction)).length >= REGISTERS_MAX)
        throw conflict('register/too-many', `There are ${REGISTERS_MAX} registers already.`);
      const account = accountOf(id, given.layout);
      const row = await insertRegister(transaction, { ...wanted, id, account });
      await record(transaction, admin, row, { after: describe(row) });
      await changed(platform, transaction, row);
      return present(row);
    });
  } catch (error) {
    if (!violatesUnique(error, 'registers_account_unique')) throw error;
    throw conflict('register/taken', 'There is a register of this feed already. Change that one.');
  }
}

/**
 * Changes a register, and reads it again.
 * @throws ProblemError 404 if there is none
 */
export async function changeRegister(
  platform: Platform,
  admin: Viewer,
  id: string,
  given: RegisterChange,
): Promise<Register> {
  return platform.database.transaction(async (transaction) => {
    const before = await lock(transaction, id);
    const wanted = cleaned(platform, { ...given, layout: before.layout });
    const isMoved = wanted.address !== undefined && wanted.address !== before.address;
    const isOtherHost = isMoved && hostOf(wanted.address ?? '') !== hostOf(before.address);
    const row = await updateRegister(transaction, id, {
      ...wanted,
      // Begin from scratch where what is known belongs to another list.
      ...((isMoved || (before.layout === 'redflag' && given.categories)) && {
        etag: null,
        lastModified: null,
        digest: null,
        position: null,
      }),
      // A key is for whom it was given.
      ...(isOtherHost && given.secret === undefined && { secret: null }),
    });
    if (wanted.name && ofOwnAccount(row.layout))
      await renameAccount(transaction, row.account, row.name);
    if (row.licence !== before.licence) await compareAllAgain(transaction, id);
    await record(transaction, admin, row, { before: describe(before), after: describe(row) });
    await changed(platform, transaction, row);
    return present(row);
  });
}

/** Reads a register now. Throws ProblemError 404 if there is none, 409 if it is paused. */
export async function readNow(platform: Platform, admin: Viewer, id: string): Promise<Register> {
  return platform.database.transaction(async (transaction) => {
    const before = await lock(transaction, id);
    if (before.paused) throw conflict('register/paused', 'It is paused. Resume it first.');
    if (isRead(before)) return present(before);
    const row = await updateRegister(transaction, id, {});
    await record(transaction, admin, row, { after: { readNow: true } });
    await changed(platform, transaction, row);
    return present(row);
  });
}

/**
 * Lets a register that has stopped go on, although so many entries disappeared.
 * @throws ProblemError 404 if there is none, 409 if it has not stopped, or for another number
 */
export async function goOn(
  platform: Platform,
  admin: Viewer,
  id: string,
  lost: number,
): Promise<Register> {
  return platform.database.transaction(async (transaction) => {
    const before = await lock(transaction, id);
    if (before.stoppedAt === null || before.lost !== lost)
      throw conflict('register/not-stopped', 'It has changed. Look at it again.');
    const row = await updateRegister(transaction, id, { mayLose: lost });
    await record(transaction, admin, row, { after: { mayLose: lost } });
    await changed(platform, transaction, row);
    return present(row);
  });
}

/** Removes a register; a job withdraws its reports. Throws ProblemError 404 if there is none. */
export async function removeRegister(platform: Platform, admin: Viewer, id: string): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const before = await lock(transaction, id);
    const row = await updateRegister(transaction, id, { removedAt: new Date(), secret: null });
    await record(transaction, admin, row, { before: describe(before) });
    await changed(platform, transaction, row);
  });
}

async function lock(transaction: Queryable, id: string): Promise<RegisterRow> {
  const row = await lockRegister(transaction, id);
  if (!row || row.removedAt) throw notFound('Register');
  return row;
}

type Given = RegisterChange & Pick<NewRegister, 'layout'>;

/** Returns a register's fields as they are stored: of another Redflag the origin, and what to take. */
function cleaned<Wanted extends Given>({ config }: Platform, given: Wanted): Wanted {
  const { address, layout, categories } = given;
  if (address !== undefined) requirePublic(address);
  if (layout !== 'redflag') return { ...given, categories: [], secret: null };
  if (categories?.length === 0) throw invalidField('categories', 'Please choose what to take.');
  if (address !== undefined && hostOf(address) === hostOf(config.publicUrl))
    throw invalidField('address', 'This is the address of this site.');
  return {
    ...given,
    ...(address !== undefined && { address: new URL(address).origin }),
    ...(categories && { categories: [...new Set(categories)] }),
  };
}

function requirePublic(address: string): void {
  try {
    checkOutgoing(address);
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    throw invalidField('address', 'Please enter an address on the public internet.');
  }
}

const hostOf = (address: string) => URL.parse(address)?.hostname ?? '';

/** Reads the register after the commit, and tells screens. */
async function changed(platform: Platform, transaction: Queryable, { id }: RegisterRow) {
  await queueReading(platform, transaction, id);
  await announce(transaction, { name: 'register', audience: { role: 'admin' } });
}

function record(
  transaction: Queryable,
  admin: Viewer,
  { name, id }: RegisterRow,
  what: { before?: object; after?: object },
) {
  return recordAct(transaction, admin, {
    action: 'register.change',
    subject: name,
    subjectId: id,
    ...what,
  });
}

/** Without the rest of the address, in which there may be a key. */
function describe(row: RegisterRow) {
  const { name, layout, address, intervalMinutes, licence, categories, secret, paused } = row;
  const isAsked = layout === 'redflag';
  return {
    ...{ name, layout, host: hostOf(address), intervalMinutes, licence, paused },
    ...(isAsked && { categories, hasKey: secret !== null }),
  };
}

const isRead = ({ runningUntil }: RegisterRow) =>
  runningUntil !== null && runningUntil > new Date();

function stateOf(row: RegisterRow): Register['state'] {
  if (row.removedAt) return 'leaving';
  if (row.paused) return 'paused';
  if (isRead(row)) return 'reading';
  if (row.stoppedAt) return 'stopped';
  if (row.failingSince) return 'failing';
  return row.succeededAt ? 'well' : 'new';
}

function present(row: RegisterRow): Register {
  const { id, name, layout, address, categories, intervalMinutes, licence, entries } = row;
  return {
    ...{ id, name, layout, address, categories, intervalMinutes, licence, entries },
    hasSecret: row.secret !== null,
    state: stateOf(row),
    refused: Object.entries(row.refused)
      .map(([reason, count]) => ({ reason, count }))
      .sort((one, other) => other.count - one.count),
    succeededAt: row.succeededAt?.toISOString() ?? null,
    nextAt: row.paused ? null : row.nextAt.toISOString(),
    failingSince: row.failingSince?.toISOString() ?? null,
    problem: row.problem,
    lost: row.lost,
  };
}

function conflict(code: string, detail: string): ProblemError {
  return new ProblemError({ status: 409, code, detail });
}
