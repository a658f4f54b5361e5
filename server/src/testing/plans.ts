import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Queryable } from '#platform/database/database.ts';

/** What PostgreSQL did for a group of statements in total. */
export interface Reading {
  /** Rows that scans of large tables read, including those filtered out. */
  rows: number;
  /** Pages of 8 KB, in memory or not. Only these show the entries that an index skips. */
  blocks: number;
  indexes: Set<string>;
  /** Large tables that were read in full. */
  wholeTables: Set<string>;
}

/** A query, the indexes it must use (names separated by spaces), and how many rows it may read. */
export type PlannedList = readonly [
  list: string,
  run: (database: Queryable) => Promise<unknown>,
  indexes: string,
  rows: number,
];

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
}

/** Tables that do not grow. */
const SMALL_TABLES = ['categories', 'subcategories', 'settings'];
/** A row from a heap costs one block, plus up to three for the index above it. */
const BLOCKS_PER_ROW = 4;
const BLOCKS_AT_FIRST = 60;

export interface Plans extends AsyncDisposable {
  /** Runs queries as the product does and reports what PostgreSQL read. All changes are rolled back. */
  readingOf(run: (database: Queryable) => Promise<unknown>, options?: Options): Promise<Reading>;
}

interface Options {
  /** Uses generic plans, as prepared statements do after some executions. */
  generic?: boolean;
  /** An index that is missing while the queries run. */
  without?: string;
}

/** Inspects the plans of queries in a database. */
export function openPlans(databaseUrl: string): Plans {
  // One connection, so that a transaction around the queries contains everything they do.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // Queries report their own failures. A closed connection may still be notified that its database ended.
  pool.on('connect', (client) => client.on('error', () => {}));
  let sent: { text: string; values: unknown[] }[] = [];
  const logQuery = (text: string, values: unknown[]) => {
    sent.push({ text, values });
  };
  const database = drizzle({ client: pool, logger: { logQuery } });

  async function undone<Result>(work: () => Promise<Result>): Promise<Result> {
    await pool.query('begin');
    try {
      return await work();
    } finally {
      await pool.query('rollback');
    }
  }

  async function explain(text: string, values: unknown[], generic: boolean): Promise<Node> {
    const how = 'explain (analyze, buffers, timing off, format json)';
    if (!generic) return planIn(await pool.query(`${how} ${text}`, values));
    await pool.query('set local plan_cache_mode = force_generic_plan');
    await pool.query(`prepare explained as ${text}`);
    try {
      const literals = values.map(literal).join(', ');
      return planIn(await pool.query(`${how} execute explained${literals && `(${literals})`}`));
    } finally {
      await pool.query('deallocate explained');
    }
  }

  return {
    async readingOf(run, { generic = false, without } = {}) {
      sent = [];
      await undone(() => run(database));
      const reading = {
        rows: 0,
        blocks: 0,
        indexes: new Set<string>(),
        wholeTables: new Set<string>(),
      };
      for (const { text, values } of sent) {
        const plan = await undone(async () => {
          if (without) await pool.query(`drop index ${without}`);
          return explain(text, values, generic);
        });
        reading.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
        addScans(plan, reading);
      }
      return reading;
    },
    [Symbol.asyncDispose]: () => pool.end(),
  };
}

function planIn({ rows }: pg.QueryResult): Node {
  return rows[0]['QUERY PLAN'][0].Plan;
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

function addScans(node: Node, reading: Reading): void {
  const table = node['Relation Name'];
  const index = node['Index Name'];
  if (!table || !SMALL_TABLES.includes(table)) {
    if (index) reading.indexes.add(index);
    if (table) reading.rows += rowsOf(node);
    if (table && node['Node Type'] === 'Seq Scan') reading.wholeTables.add(table);
  }
  for (const inner of node.Plans ?? []) addScans(inner, reading);
}

function rowsOf(node: Node): number {
  const leftOut =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + leftOut) * node['Actual Loops'];
}

/** The ways in which more was read than allowed; empty if none. */
export function complaints(reading: Reading, indexes: string, rows: number): string[] {
  const blocks = rows * BLOCKS_PER_ROW + BLOCKS_AT_FIRST;
  const missing = indexes.split(' ').filter((name) => name && !reading.indexes.has(name));
  return [
    ...[...reading.wholeTables].map((table) => `reads all of ${table}`),
    ...missing.map((name) => `does without ${name}`),
    reading.rows > rows ? [`reads ${reading.rows} rows instead of ${rows}`] : [],
    reading.blocks > blocks ? [`reads ${reading.blocks} blocks instead of ${blocks}`] : [],
  ].flat();
}
