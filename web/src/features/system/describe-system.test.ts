import { expect, test } from 'vitest';
import { summarise, worstFirst } from './describe-system.ts';

const mail = { title: 'Mail', condition: 'ok' };
const disk = { title: 'Disk', condition: 'look' };
const backup = { title: 'Last backup', condition: 'wrong' };

const setting = { condition: 'look' };

test.each([
  [[mail], [{ condition: 'ok' }], 'ok', 'Everything works.'],
  [[mail, disk], [], 'look', 'Everything works. Look at: Disk.'],
  [[mail], [setting], 'look', 'Everything works. Look at: 1 setting.'],
  [
    [disk, backup],
    [setting, setting],
    'wrong',
    'Something is wrong: Last backup. Look at: Disk, 2 settings.',
  ],
  [[{ ...mail, condition: 'of-a-newer-server' }], [], 'look', 'Everything works. Look at: Mail.'],
])('one line sums up how everything is: %#', (parts, settings, condition, line) => {
  expect(summarise(parts, settings)).toEqual({ condition, line });
});

test('what is wrong comes first, then what somebody should look at', () => {
  expect(worstFirst([mail, disk, backup])).toEqual([backup, disk, mail]);
});
