import { expect, test } from 'vitest';
import { describeSchedule } from './describe-schedule.ts';

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
