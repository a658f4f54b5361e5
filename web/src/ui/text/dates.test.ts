import { expect, test } from 'vitest';
import { formatLongDay, formatTime, nameDay, nameMonth, timeAgo } from './dates.ts';

const now = new Date(2026, 10, 22, 12, 0, 0);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);

test.each([
  [at(22, 0), 'Today'],
  [at(21, 23), 'Yesterday'],
  [at(21, 0), 'Yesterday'],
  [at(20, 23), '20/11/2026'],
])('%s was %s', (moment, name) => {
  expect(nameDay(moment, now)).toBe(name);
});

test('a time has two digits for each part', () => {
  expect(formatTime(new Date(2026, 10, 1, 0, 5, 9))).toBe('00:05:09');
});

test('a day has its month in words', () => {
  expect(formatLongDay(new Date(2026, 0, 1))).toBe('1 January 2026');
});

test('a month has its name', () => {
  expect(nameMonth('2026-01')).toBe('January 2026');
  expect(nameMonth('2025-12')).toBe('December 2025');
});

test.each([
  [-5, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [2 * 86_400, '2 days ago'],
  [8 * 86_400, '1 week ago'],
  [40 * 86_400, '1 month ago'],
  [800 * 86_400, '2 years ago'],
])('%i seconds ago is said as %s', (seconds, words) => {
  expect(timeAgo(new Date(now.getTime() - seconds * 1_000), now)).toBe(words);
});
