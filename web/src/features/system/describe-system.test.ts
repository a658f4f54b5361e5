import { expect, test } from 'vitest';
import { summarise, worstFirst } from './describe-system.ts';

const mail = { title: 'Mail', condition: 'ok' };
const disk = { title: 'Disk', condition: 'look' };
const backup = { title: 'Last backup', condition: 'wrong' };

test.each([
  [[mail], 'ok', 'Everything works.'],
  [[mail, disk], 'look', 'Everything works. Look at: Disk.'],
  [[disk, backup], 'wrong', 'Something is wrong: Last backup. Look at: Disk.'],
  [[{ ...mail, condition: 'of-a-newer-server' }], 'look', 'Everything works. Look at: Mail.'],
  [[disk, disk], 'look', 'Everything works. Look at: Disk.'],
])('one line sums up how everything is: %#', (seen, condition, line) => {
  expect(summarise(seen)).toEqual({ condition, line });
});

test('what is wrong comes first, then what somebody should look at', () => {
  expect(worstFirst([mail, disk, backup])).toEqual([backup, disk, mail]);
});
