import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { withoutIndexes } from '#cli/bulk-load.ts';
import { loadWithTargets } from '#modules/targets/index.ts';
import { copyRows } from './copy.ts';
import type { Table } from './tables.ts';

const LARGE_TABLES = [
  ...['reports', 'report_status_changes', 'notifications', 'targets', 'target_reporters'],
];

/** Called now and then with the current step and how many of its rows or pictures are done. */
export type Progress = (step: string, done: number) => void;

/**
 * Adds the rows of the tables, all or none, and updates the planner's statistics. If there are no
 * reports yet, it creates the indexes after the rows, which locks the tables until then. A database
 * that has reports stays usable but fills more slowly, and its servers put the reports on their targets
 * afterwards.
 * @param tables whether reports name their targets, or leave that to the servers
 */
export async function loadTables(
  client: pg.PoolClient,
  tables: (withTargets: boolean) => Table[],
  progress: Progress,
): Promise<void> {
  await client.query('begin');
  try {
    const { rowCount } = await client.query('select from reports limit 1');
    const restoreIndexes = rowCount === 0 ? await withoutIndexes(client, LARGE_TABLES) : null;
    const copy = async () => {
      for (const { name, columns, rows } of tables(restoreIndexes !== null)) {
        await copyRows(client, name, columns, rows, (sent) => progress(name, sent));
      }
    };
    if (restoreIndexes) await loadWithTargets(drizzle({ client }), copy);
    else await copy();
    progress('indexes', 0);
    await restoreIndexes?.();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('analyze');
}
