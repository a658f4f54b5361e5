import { expect, test } from 'vitest';
import { isReminderDue } from './reminders.ts';

const day = (days: number, hours = 0) => new Date(Date.UTC(2026, 0, 1 + days, hours));
const since = day(0);
const dueAt = day(14);

test('reviewers are reminded half-way, two days before it is due and each day after, once each', () => {
  let remindedAt: Date | null = null;
  const reminded: number[] = [];
  for (let hours = 0; hours < 17 * 24; hours++) {
    const now = day(0, hours);
    if (!isReminderDue({ since, dueAt, remindedAt }, now)) continue;
    remindedAt = now;
    reminded.push(hours / 24);
  }
  expect(reminded).toEqual([7, 12, 15, 16]);
});

test('what was missed is made up for with one reminder', () => {
  expect(isReminderDue({ since, dueAt, remindedAt: null }, day(13))).toBe(true);
  expect(isReminderDue({ since, dueAt, remindedAt: day(13) }, day(13, 1))).toBe(false);
  expect(isReminderDue({ since, dueAt, remindedAt: day(13) }, day(20))).toBe(true);
});
