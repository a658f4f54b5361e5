import type { Register } from '@redflag/shared/registers';
import { and, asc, count, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { registerEntries, registers, users } from '#platform/database/schema.ts';

export type RegisterRow = typeof registers.$inferSelect;

/** For how long a reading that is not prolonged keeps others away. */
const HELD_FOR = sql`now() + interval '1 minute'`;
const isFree = or(isNull(registers.runningUntil), lt(registers.runningUntil, sql`now()`));

/** For administrators: returns all registers, by name. */
export function selectRegisters(database: Queryable): Promise<RegisterRow[]> {
  return database.select().from(registers).orderBy(asc(registers.name), asc(registers.id));
}

export async function lockRegister(
  transaction: Queryable,
  id: string,
): Promise<RegisterRow | null> {
  const [row] = await transaction
    .select()
    .from(registers)
    .where(eq(registers.id, id))
    .for('update');
  return row ?? null;
}

export async function insertRegister(
  transaction: Queryable,
  row: typeof registers.$inferInsert,
): Promise<RegisterRow> {
  const [inserted] = await transaction.insert(registers).values(row).returning();
  if (!inserted) throw new Error('The register was not stored');
  return inserted;
}

/**
 * Changes a register. A reading that runs ends without changing anything more, and another one begins.
 * Returns the register.
 */
export async function updateRegister(
  transaction: Queryable,
  id: string,
  change: Partial<typeof registers.$inferInsert>,
): Promise<RegisterRow> {
  const [row] = await transaction
    .update(registers)
    .set({ ...change, run: sql`${registers.run} + 1`, runningUntil: null, nextAt: sql`now()` })
    .where(eq(registers.id, id))
    .returning();
  if (!row) throw new Error('A register that was locked is gone');
  return row;
}

/** Gives the account of a register its name. */
export async function renameAccount(
  transaction: Queryable,
  email: string,
  username: string,
): Promise<void> {
  await transaction.update(users).set({ username }).where(eq(users.email, email));
}

/** Returns the registers that are to be read now, and that nobody reads. */
export async function selectDue(database: Queryable): Promise<string[]> {
  const isDue = and(eq(registers.paused, false), lte(registers.nextAt, sql`now()`));
  const rows = await database
    .select({ id: registers.id })
    .from(registers)
    .where(and(isFree, or(isNotNull(registers.removedAt), isDue)));
  return rows.map(({ id }) => id);
}

/** Takes a register that is due, unless somebody reads it. Returns it with its new run. */
export async function beginRun(database: Queryable, id: string): Promise<RegisterRow | null> {
  const isDue = or(isNotNull(registers.removedAt), lte(registers.nextAt, sql`now()`));
  const [row] = await database
    .update(registers)
    .set({ run: sql`${registers.run} + 1`, runningUntil: HELD_FOR })
    .where(and(eq(registers.id, id), isFree, isDue))
    .returning();
  return row ?? null;
}

type Run = Pick<RegisterRow, 'id' | 'run'>;
const isOf = ({ id, run }: Run) => and(eq(registers.id, id), eq(registers.run, run));

/**
 * Keeps others away for longer; in a transaction, until it ends. Returns whether the register is still
 * this run's.
 */
export async function prolong(database: Queryable, run: Run): Promise<boolean> {
  const rows = await database
    .update(registers)
    .set({ runningUntil: HELD_FOR })
    .where(isOf(run))
    .returning({ id: registers.id });
  return rows.length > 0;
}

/** Ends a run, and says what came of it. Returns whether the register was still its own. */
export async function endRun(
  database: Queryable,
  run: Run,
  { nextInMinutes, ...outcome }: Partial<RegisterRow> & { nextInMinutes: number },
): Promise<boolean> {
  const rows = await database
    .update(registers)
    .set({
      ...outcome,
      runningUntil: null,
      nextAt: sql`now() + ${nextInMinutes} * interval '1 minute'`,
    })
    .where(isOf(run))
    .returning({ id: registers.id });
  return rows.length > 0;
}

export async function deleteRegister(transaction: Queryable, id: string): Promise<void> {
  await transaction.delete(registers).where(eq(registers.id, id));
}

/** Counts what a register holds: reports, and by reason what was refused. */
export async function countEntries(
  database: Queryable,
  registerId: string,
): Promise<{ entries: number; refused: Record<string, number> }> {
  const { refused, reportId } = registerEntries;
  const rows = await database
    .select({ refused, count: count(), reports: count(reportId) })
    .from(registerEntries)
    .where(eq(registerEntries.registerId, registerId))
    .groupBy(refused);
  const reasons = rows.flatMap((row) => (row.refused ? [[row.refused, row.count] as const] : []));
  return {
    entries: rows.reduce((sum, row) => sum + row.reports, 0),
    refused: Object.fromEntries(reasons),
  };
}

/** Counts the registers that are not removed, by how they are. */
export async function countRegisters(
  database: Queryable,
): Promise<Record<Extract<Register['state'], 'failing' | 'stopped'> | 'all', number>> {
  const [row] = await database
    .select({
      all: count(),
      failing:
        sql<number>`count(*) filter (where ${registers.failingSince} < now() - interval '1 day'
        and not ${registers.paused})`.mapWith(Number),
      stopped: sql<number>`count(*) filter (where ${registers.stoppedAt} is not null)`.mapWith(
        Number,
      ),
    })
    .from(registers)
    .where(isNull(registers.removedAt));
  return row ?? { all: 0, failing: 0, stopped: 0 };
}
