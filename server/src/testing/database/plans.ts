import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Queryable } from '#platform/database/database.ts';

/** What PostgreSQL read for a group of statements in total. */
export interface Reading {
  /** Rows that scans of large tables read, including those filtered out. */
  rows: number;
  /** Pages of 8 KB, cached or not. Only these reveal index entries that were read and skipped. */
  blocks: number;
  indexes: Set<string>;
  /** Large tables that were read in full. */
  fullScans: Set<string>;
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

/** Tables that do not grow, or are kept small. */
const SMALL_TABLES = ['categories', 'subcategories', 'settings', 'report_counts'];
/** Reading a row takes one block of the table and up to three of the index. */
const BLOCKS_PER_ROW = 4;
/** Blocks that a query may read however few rows it returns. */
const BASE_BLOCKS = 60;

export interface Plans extends AsyncDisposable {
  /** Runs queries as the product does, returns what PostgreSQL read, and rolls back all changes. */
  readingOf(run: (database: Queryable) => Promise<unknown>, options?: Options): Promise<Reading>;
}

interface Options {
  /** Uses generic plans, as prepared statements do after a few executions. */
  generic?: boolean;
  /** An index to drop before the queries run. */
  without?: string;
}

/** Inspects the plans of queries in a database. */
export function openPlans(databaseUrl: string): Plans {
  // One connection, so that a transaction around the queries contains everything they do.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // Queries report their own errors. A connection being closed may still hear that PostgreSQL is stopping.
  pool.on('connect', (client) => client.on('error', () => {}));
  let sent: { text: string; values: unknown[] }[] = [];
  const logQuery = (text: string, values: unknown[]) => {
    if (!/^(begin|commit|rollback|set) ?/.test(text)) sent.push({ text, values });
  };
  const database = drizzle({ client: pool, logger: { logQuery } });

  async function rolledBack<Result>(work: () => Promise<Result>): Promise<Result> {
    await pool.query('begin');
    try {
      return await work();
    } finally {
      await pool.query('rollback');
    }
  }

  async function explain(text: string, values: unknown[], generic: boolean): Promise<Node> {
    const explaining = 'explain (analyze, buffers, timing off, format json)';
    if (!generic) return planIn(await pool.query(`${explaining} ${text}`, values));
    await pool.query('set local plan_cache_mode = force_generic_plan');
    await pool.query(`prepare explained as ${text}`);
    try {
      const literals = values.map(literal).join(', ');
      return planIn(
        await pool.query(`${explaining} execute explained${literals && `(${literals})`}`),
      );
    } finally {
      await pool.query('deallocate explained');
    }
  }

  return {
    async readingOf(run, { generic = false, without } = {}) {
      sent = [];
      await rolledBack(() => run(database));
      const reading = {
        rows: 0,
        blocks: 0,
        indexes: new Set<string>(),
        fullScans: new Set<string>(),
      };
      for (const { text, values } of sent) {
        const plan = await rolledBack(async () => {
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
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.map(element)}}` : textOf(value));
}

const element = (value: unknown) => `"${textOf(value).replaceAll(/["\\]/g, '\\$&')}"`;

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

function addScans(node: Node, reading: Reading): void {
  const table = node['Relation Name'];
  const index = node['Index Name'];
  if (!table || !SMALL_TABLES.includes(table)) {
    if (index) reading.indexes.add(index);
    if (table) reading.rows += rowsOf(node);
    if (table && node['Node Type'] === 'Seq Scan') reading.fullScans.add(table);
  }
  for (const inner of node.Plans ?? []) addScans(inner, reading);
}

function rowsOf(node: Node): number {
  const discarded =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + discarded) * node['Actual Loops'];
}

/** Says where the queries read more than allowed, or without a required index; empty if all is well. */
export function complaints(reading: Reading, indexes: string, rows: number): string[] {
  const blocks = rows * BLOCKS_PER_ROW + BASE_BLOCKS;
  const missing = indexes.split(' ').filter((name) => name && !reading.indexes.has(name));
  return [
    ...[...reading.fullScans].map((table) => `reads all of ${table}`),
    ...missing.map((name) => `does not use ${name}`),
    reading.rows > rows ? [`reads ${reading.rows} rows, more than ${rows}`] : [],
    reading.blocks > blocks ? [`reads ${reading.blocks} blocks, more than ${blocks}`] : [],
  ].flat();
}
