import { finished } from 'node:stream/promises';
import type pg from 'pg';
import type { CopyStreamQuery } from 'pg-copy-streams';
import { from } from 'pg-copy-streams';
import { withoutIndexes } from '#cli/bulk-load.ts';
import { countTables } from '#modules/stats/index.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import type { TableShape } from './tables.ts';
import { quoted } from './tables.ts';

/** Tables that every database fills itself, so a restore may replace them. */
const MADE_BY_ITSELF = [
  ...['categories', 'subcategories', 'settings', 'rate_limits', 'possible_orphans'],
  ...countTables,
  'recounts',
];

/** @throws OperatorError when the database has rows that people created */
export async function refuseRows(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> all ($1)`,
    [MADE_BY_ITSELF],
  );
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from ${quoted([name])} limit 1`);
    if (rowCount !== 0) {
      throw new OperatorError(
        `The database is not empty: the table ${name} has rows. Restore into an empty database, or add --replace to delete everything in this one.`,
      );
    }
  }
}

/** @throws OperatorError when a server is using the database: it would keep old data in memory */
export async function refuseServers(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ servers: number }>(
    `select count(*)::int - 1 as servers from pg_stat_activity
     where datname = current_database() and application_name = 'redflag live'`,
  );
  if (rows[0] && rows[0].servers > 0) {
    throw new OperatorError(
      'Stop the servers of this database first: they would keep using old data.',
    );
  }
}

/** Loads rows in the format of COPY. */
export interface Load {
  /** Adds some rows of a table. All pieces of one table must come before those of the next. */
  write(table: string, piece: Buffer): Promise<void>;
  /** Recreates indexes and constraints, which checks all rows; returns the rows of each table. */
  finish(): Promise<Record<string, number>>;
}

/**
 * Empties the tables for rows from elsewhere, within the current transaction. Triggers stay off
 * until `finish`, so that counts and the audit log arrive unchanged.
 */
export async function loadInto(client: pg.ClientBase, tables: TableShape[]): Promise<Load> {
  const names = tables.map(({ name }) => name);
  for (const name of names)
    await client.query(`alter table ${quoted([name])} disable trigger user`);
  await client.query(`truncate ${quoted(names)}`);
  await forgetJobs(client);
  const restoreIndexes = await withoutIndexes(client, names);
  const rows: Record<string, number> = {};
  let open: { table: string; copy: CopyStreamQuery } | null = null;
  let failure: Error | null = null;

  const close = async () => {
    if (failure) throw failure;
    if (!open) return;
    open.copy.end();
    await finished(open.copy);
    rows[open.table] = open.copy.rowCount;
    open = null;
  };
  return {
    async write(table, piece) {
      if (open?.table !== table) {
        await close();
        const columns = tables.find(({ name }) => name === table)?.columns ?? [];
        const statement = `copy ${quoted([table])} (${quoted(columns)}) from stdin`;
        const copy = client.query(from(statement));
        // Of an earlier piece, between two writes: the next would fail because of the ended copy.
        copy.on('error', (error) => {
          failure ??= error;
        });
        open = { table, copy };
      }
      const { copy } = open;
      if (failure) throw failure;
      await new Promise<void>((resolve, reject) => {
        copy.write(piece, (error) => (error ? reject(error) : resolve()));
      });
    },
    async finish() {
      await close();
      await restoreIndexes();
      for (const name of names) {
        await client.query(`alter table ${quoted([name])} enable trigger user`);
      }
      return rows;
    },
  };
}

/** Deletes waiting jobs: they would change what is restored, for example delete its pictures. */
async function forgetJobs(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select to_regclass('pgboss.job') as found`);
  if (rows[0].found)
    await client.query(`delete from pgboss.job where state in ('created', 'retry')`);
}
