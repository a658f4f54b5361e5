import type pg from 'pg';
import { withoutIndexes } from '#cli/bulk-load.ts';
import { copyRows } from './copy.ts';
import type { Table } from './tables.ts';

const LARGE_TABLES = ['reports', 'report_status_changes', 'notifications'];

/** Told now and then what is being done, and how many rows or pictures of it are done. */
export type Progress = (step: string, done: number) => void;

/**
 * Adds the rows of the tables, all of them or none, and brings the planner's statistics up to date.
 * Where there are no reports yet, the rows go in before the indexes, which locks the tables
 * meanwhile. A database that has reports stays usable and fills more slowly.
 */
export async function loadTables(
  client: pg.ClientBase,
  tables: Table[],
  progress: Progress,
): Promise<void> {
  await client.query('begin');
  try {
    const { rowCount } = await client.query('select from reports limit 1');
    const restoreIndexes = rowCount === 0 ? await withoutIndexes(client, LARGE_TABLES) : null;
    for (const { name, columns, rows } of tables) {
      await copyRows(client, name, columns, rows, (sent) => progress(name, sent));
    }
    progress('indexes', 0);
    await restoreIndexes?.();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query(`analyze ${tables.map(({ name }) => name).join(', ')}`);
}
