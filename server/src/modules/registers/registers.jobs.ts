import type { Queryable } from '#platform/database/database.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { runRegister } from './readings/run.service.ts';
import { selectDue } from './registers.queries.ts';

const looks = queue(
  'registers.look',
  'Look for registers to read',
  'Checks every minute which registers of others are to be read.',
);
const readings = queue<{ id: string }>(
  'registers.read',
  'Read a register',
  'Takes what a register of others lists, and withdraws what it lists no more.',
);

export function registerJobs(platform: Platform): void {
  const { jobs, database } = platform;
  const lookForDue = async () => {
    for (const id of await selectDue(database)) await queueReading(platform, database, id);
  };
  jobs.work(looks, lookForDue, { cron: '* * * * *' });
  jobs.work(readings, ({ id }) => runRegister(platform, id));
}

/** Reads a register once the transaction is committed. */
export async function queueReading(
  { jobs }: Pick<Platform, 'jobs'>,
  transaction: Queryable,
  id: string,
): Promise<void> {
  await jobs.enqueue(transaction, readings, { id });
}
