import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { withoutIndexes } from '#cli/bulk-load.ts';
import { copyRows } from '#cli/copy.ts';
import { loadWithTargets } from '#modules/targets/index.ts';
import type { Table } from './tables.ts';
import { FILLED_TARGETS } from './tables.ts';

const LARGE_TABLES = [
  ...['reports', 'report_status_changes', 'notifications', 'targets', 'target_reporters'],
  'reporter_accounts',
];

/** Called now and then with the current step and how many of its rows or pictures are done. */
export type Progress = (step: string, done: number) => void;

/**
 * Adds the rows of the tables, all or none, and updates the planner's statistics. Without reports,
 * it creates the indexes after the rows, which locks the tables until then; with reports, the
 * database stays usable but fills more slowly.
 */
export async function loadTables(
  client: pg.PoolClient,
  tables: Table[],
  progress: Progress,
): Promise<void> {
  await client.query('begin');
  // Counting targets and people sorts all reports.
  await client.query(`set local work_mem = '256MB'`);
  try {
    const { rowCount } = await client.query('select from reports limit 1');
    const restoreIndexes = rowCount === 0 ? await withoutIndexes(client, LARGE_TABLES) : null;
    await client.query(`create temp table ${FILLED_TARGETS} (id uuid, key text) on commit drop`);
    const copy = async () => {
      for (const { name, columns, rows } of tables) {
        const besides = name === 'reports' && !restoreIndexes;
        if (besides)
          await client.query(
            `create temp table ${BESIDES} (like reports including defaults) on commit drop`,
          );
        const into = besides ? BESIDES : name;
        await copyRows(client, into, columns, rows, (sent) => progress(name, sent));
        if (besides) await client.query(insertBesides(columns));
      }
    };
    if (restoreIndexes) await loadWithTargets(drizzle({ client }), FILLED_TARGETS, copy);
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

/** Where reports wait for targets that may be there already. */
const BESIDES = 'filled_reports';

/** In the order in which targets are locked. */
function insertBesides(columns: string[]): string {
  const values = columns.map((name) =>
    name === 'target_id'
      ? 'find_target(f.target_id, f.category_id, t.key, f.target, f.reporter_id)'
      : `f."${name}"`,
  );
  return `
    insert into reports (${columns.map((name) => `"${name}"`)}) select ${values} from ${BESIDES} f
      join (select distinct id, key from ${FILLED_TARGETS}) t on t.id = f.target_id
    order by f.category_id, t.key collate "C"`;
}
