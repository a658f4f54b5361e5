import { expect, test } from 'vitest';
import { barsOf, formatDuration, nameBuckets } from './format.ts';

const HOUR = 3_600;

test.each([
  [0, '1 minute'],
  [20 * 60, '20 minutes'],
  [HOUR, '1 hour'],
  [1.5 * HOUR, '1.5 hours'],
  [47 * HOUR, '47 hours'],
  [77 * HOUR, '3.2 days'],
  [2_400 * HOUR, '100 days'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(formatDuration(seconds)).toBe(shown);
});

test('a day has its weekday and dd/MM/yyyy, and each Monday stands below the chart', () => {
  const days = ['2026-11-01', '2026-11-02'].map((day) => ({ day, count: 3 }));
  expect(barsOf(days)).toEqual([
    { name: 'Sun 01/11/2026', count: 3 },
    { name: 'Mon 02/11/2026', count: 3, tick: 'Mon 02/11' },
  ]);
});

test('each bucket is named after its bounds', () => {
  const buckets = [1, 3, 30, null].map((withinDays) => ({ withinDays, count: 0 }));
  expect(nameBuckets(buckets).map(({ name }) => name)).toEqual([
    'Within a day',
    '1 to 3 days',
    '3 to 30 days',
    'More than 30 days',
  ]);
});
