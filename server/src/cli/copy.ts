import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

export type Value = string | boolean | null;

const CHUNK = 1 << 18;

/**
 * Adds rows to a table by COPY. `columns` are named in SQL, in the order of each row's values;
 * `progress` is called after each chunk with the number of rows sent so far.
 */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
  progress: (sent: number) => void,
): Promise<void> {
  const copy = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(chunks(rows, progress)), copy);
}

function* chunks(rows: Iterable<readonly Value[]>, progress: (sent: number) => void) {
  let chunk = '';
  let sent = 0;
  for (const row of rows) {
    let separator = '';
    for (const value of row) {
      chunk += separator + field(value);
      separator = '\t';
    }
    chunk += '\n';
    sent++;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
    progress(sent);
  }
  yield chunk;
  progress(sent);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Formats a value for COPY in PostgreSQL's text format. */
function field(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return /[\\\n\r\t]/.test(value)
    ? value.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character)
    : value;
}
