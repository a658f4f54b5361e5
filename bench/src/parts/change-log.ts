import type pg from 'pg';
import { median } from '#figures.ts';
import { processorTime } from '#processes.ts';
import type { BenchedProduct } from '#product.ts';

const ROUNDS = 5;
const DECISIONS = 1_000;
const TRIGGERS = {
  targets: ['targets_pending_change', 'targets_pending_change_of_gone'],
  reports: ['reports_pending_change', 'reports_pending_change_of_gone'],
};

/**
 * Decides reports one after the other, with what notes them for the change log and without, in turn.
 * Returns the processor time of the database for each decision, ms.
 */
export async function benchChangeLog({ database }: BenchedProduct) {
  const { rows } = await database.query<{ id: string }>(
    `select min(id::text) as id from reports where status in ('Pending', 'Under Review') and type <> 'Security Vulnerability'
     group by target_id limit ${DECISIONS}`,
  );
  const pid = await backendOf(database);
  const times = { with: [] as number[], without: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, verb] of [
      ['without', 'disable'],
      ['with', 'enable'],
    ] as const) {
      for (const [table, names] of Object.entries(TRIGGERS))
        for (const name of names)
          await database.query(`alter table ${table} ${verb} trigger ${name}`);
      const before = processorTime(pid);
      for (const status of ['Resolved', 'Pending'])
        for (const { id } of rows)
          await database.query({
            name: 'decide',
            text: 'update reports set status = $1 where id = $2',
            values: [status, id],
          });
      times[kind].push((processorTime(pid) - before) / (2 * rows.length));
    }
  }
  const [without, noted] = [median(times.without), median(times.with)];
  return {
    'without, processor ms': without,
    'with, processor ms': noted,
    'added, processor ms': noted - without,
  };
}

async function backendOf(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}
