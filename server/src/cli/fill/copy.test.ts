import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { copyRows } from './copy.ts';

test('what COPY would read as its own signs arrives as it is', async () => {
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
