import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { copyRows } from './copy.ts';

test('characters that are special to COPY arrive unchanged', async () => {
  const client = new pg.Client({ connectionString: inject('templateDatabase') });
  await client.connect();
  await client.query('create temp table copied (number text, value text, truth boolean)');
  const rows = [
    ['1', 'two\tcolumns\r\nand \\ a line', true],
    ['2', '\\N', false],
    ['3', '\\.', null],
    ['4', null, null],
    ['5', '', null],
  ] as const;

  await copyRows(client, 'copied', ['number', 'value', 'truth'], rows, () => {});

  const copied = await client.query({
    text: 'select * from copied order by number',
    rowMode: 'array',
  });
  expect(copied.rows).toEqual(rows);
  await client.end();
});
