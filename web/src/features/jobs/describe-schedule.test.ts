import { expect, test } from 'vitest';
import { describeSchedule, nextRun } from './describe-schedule.ts';

test.each([
  [null, 'When needed'],
  ['* * * * *', 'Every minute'],
  ['*/5 * * * *', 'Every 5 minutes'],
  ['0 * * * *', 'Every hour'],
  ['17 * * * *', 'Every hour, at minute 17'],
  ['5 3 * * *', 'Every day at 03:05 UTC'],
  ['0 3 * * 1', '0 3 * * 1'],
])('%j is shown as %j', (cron, words) => {
  expect(describeSchedule(cron)).toBe(words);
});

test.each([
  ['* * * * *', '2026-11-22T10:08:00.000Z'],
  ['*/5 * * * *', '2026-11-22T10:10:00.000Z'],
  ['0 * * * *', '2026-11-22T11:00:00.000Z'],
  ['7 * * * *', '2026-11-22T11:07:00.000Z'],
  ['5 3 * * *', '2026-11-23T03:05:00.000Z'],
])('after 10:07:30 UTC, %j runs next at %s', (cron, next) => {
  expect(nextRun(cron, new Date('2026-11-22T10:07:30Z'))?.toISOString()).toBe(next);
});

test.each([null, '0 3 * * 1'])('for %j, no next run is shown', (cron) => {
  expect(nextRun(cron, new Date('2026-11-22T10:07:30Z'))).toBeNull();
});
