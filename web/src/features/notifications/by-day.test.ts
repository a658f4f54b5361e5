import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const at = (day: number, hour: number) => ({
  createdAt: new Date(2026, 10, day, hour).toISOString(),
});

test('notifications stand under their days, the newest first', () => {
  const [noon, morning, before, older] = [at(22, 12), at(22, 1), at(21, 23), at(3, 9)];
  expect(byDay([noon, morning, before, older], new Date(2026, 10, 22, 13))).toEqual([
    ['Today', [noon, morning]],
    ['Yesterday', [before]],
    ['03/11/2026', [older]],
  ]);
});
