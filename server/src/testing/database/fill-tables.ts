import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { quoted, readTables } from '#cli/snapshot/tables.ts';

interface Column {
  name: string;
  type: string;
  required: boolean;
  /** The table and column it refers to. */
  refersTo: { table: string; column: string } | null;
}

interface Shape {
  columns: Column[];
  /** The table's checks, as SQL. */
  checks: string[];
}

interface Filling {
  /** The number of attempts per table. A few break a unique constraint or a check and are left out. */
  rows?: number;
  /** Values for all rows, by `table.column`. */
  values?: Record<string, unknown>;
}

/**
 * Adds rows to every table of the product, whatever its version. Tables are read from the catalogue,
 * so tables added later are filled, too. Every column gets values that are awkward for its type, and
 * nulls if it accepts them. A column with a few allowed values gets all of them.
 */
export async function fillTables(
  client: pg.ClientBase | pg.Pool,
  { rows = 60, values = {} }: Filling = {},
): Promise<void> {
  const run = randomUUID().slice(0, 8);
  for (const { name } of await readTables(client as pg.ClientBase)) {
    const { columns, checks } = await readShape(client, name);
    const references = new Map<string, unknown[]>();
    for (const { name: column, refersTo } of columns) {
      if (!refersTo) continue;
      const found = await client.query({
        text: `select ${quoted([refersTo.column])} from ${quoted([refersTo.table])}`,
        rowMode: 'array',
      });
      references.set(column, found.rows.flat());
    }
    const pairs = await readPairs(client, name);
    const made = Array.from({ length: rows }, (_, index) => ({
      ...Object.fromEntries(
        columns.map((column) => {
          const fixed = values[`${name}.${column.name}`];
          const made = () => makeValue(column, { checks, references, index, run });
          return [column.name, fixed === undefined ? made() : fixed];
        }),
      ),
      ...pairs[index % Math.max(1, pairs.length)],
    }));
    const names = quoted(columns.map((column) => column.name));
    await client.query(
      `insert into ${quoted([name])} (${names})
       select ${names} from jsonb_populate_recordset(null::${quoted([name])}, $1::jsonb) as made
       where ${['true', ...checks].join(' and ')} on conflict do nothing`,
      [JSON.stringify(made)],
    );
  }
}

async function readShape(client: pg.ClientBase | pg.Pool, table: string): Promise<Shape> {
  const columns = await client.query<Column>(COLUMNS, [table]);
  const checks = await client.query<{ check: string }>(
    `select pg_get_expr(conbin, conrelid) as check from pg_constraint
     where contype = 'c' and conrelid = $1::text::regclass`,
    [table],
  );
  return { columns: columns.rows, checks: checks.rows.map(({ check }) => check) };
}

/** Returns what a table's reference by two columns may hold: of itself nothing, of another table its rows. */
async function readPairs(
  client: pg.ClientBase | pg.Pool,
  table: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await client.query<{ to: string; columns: string[]; of: string[] }>(
    `select k.confrelid::regclass::text as to,
      array(select attname::text from unnest(k.conkey) n join pg_attribute on attrelid = k.conrelid and attnum = n) as columns,
      array(select attname::text from unnest(k.confkey) n join pg_attribute on attrelid = k.confrelid and attnum = n) as of
    from pg_constraint k
    where k.contype = 'f' and k.conrelid = $1::text::regclass and cardinality(k.conkey) > 1`,
    [table],
  );
  const [reference] = rows;
  if (!reference) return [];
  const { to, columns, of } = reference;
  if (to === table) return [Object.fromEntries([[columns.at(-1), null]])];
  const found = await client.query({
    text: `select ${quoted(of)} from ${quoted([to])}`,
    rowMode: 'array',
  });
  return found.rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
}

const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as required,
    (select json_build_object('table', k.confrelid::regclass::text, 'column', r.attname)
      from pg_constraint k join pg_attribute r on r.attrelid = k.confrelid and r.attnum = k.confkey[1]
      where k.contype = 'f' and k.conrelid = a.attrelid and k.conkey = array[a.attnum]) as "refersTo"
  from pg_attribute a
  where a.attrelid = $1::text::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by a.attnum`;

interface Place {
  checks: string[];
  references: Map<string, unknown[]>;
  index: number;
  run: string;
}

function makeValue({ name, type, required }: Column, place: Place): unknown {
  const { checks, references, index, run } = place;
  const chance = createHash('md5').update(`${name} ${index}`).digest();
  if (!required && chance.readUInt8(0) % 3 === 0) return null;
  const chosen = chance.readUInt32BE(1);
  const choice = references.get(name) ?? allowedValues(name, checks);
  if (choice.length > 0) return choice[chosen % choice.length];
  const make = BY_TYPE[type];
  if (!make) throw new Error(`No value is known for ${name}, which is of the type ${type}`);
  return make({ name, run, index, chosen });
}

/** The values that `column in (...)` allows, as PostgreSQL writes it. */
function allowedValues(column: string, checks: string[]): string[] {
  const check = checks.find((sql) => new RegExp(`^\\("?${column}"? = (ANY |')`).test(sql)) ?? '';
  return [...check.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value);
}

interface Seed {
  name: string;
  run: string;
  index: number;
  chosen: number;
}

const AWKWARD = [
  'plain',
  'tab\tquotes"\'and \\n',
  'ünïcödé € 𝄞 \u202eright to left',
  '\\N\r\nTwo LINES, then \\.\n\\.',
  'a rather long text. '.repeat(40),
];

const BY_TYPE: Record<string, (seed: Seed) => unknown> = {
  uuid: () => uuidv7(),
  'uuid[]': () => [uuidv7(), uuidv7()],
  text: ({ name, run, index, chosen }) =>
    `${name} ${run} ${index} ${AWKWARD[chosen % AWKWARD.length]}`,
  'text[]': () => AWKWARD,
  boolean: ({ chosen }) => chosen % 2 === 0,
  smallint: ({ index }) => index,
  integer: ({ index }) => index,
  bigint: ({ chosen }) => chosen * 1_000_000,
  numeric: ({ index }) => `${index}.05`,
  bytea: ({ name, run, index }) =>
    `\\x${createHash('sha256').update(`${name} ${run} ${index}`).digest('hex')}`,
  jsonb: ({ index, chosen }) => ({
    index,
    text: AWKWARD[chosen % AWKWARD.length],
    list: [null, 1.5],
  }),
  date: ({ index }) => new Date(Date.UTC(2020, 0, index)).toISOString().slice(0, 10),
  'timestamp with time zone': ({ index, chosen }) =>
    index === 0
      ? '1970-01-01T00:00:00.001Z'
      : new Date(Date.UTC(2020, 0, 1) + chosen * 100).toISOString(),
};
