import { expect, test } from 'vitest';
import { categoryLabel } from '#categories/category.words.ts';
import { subjectLabel } from '#categories/subject.words.ts';
import type { CategoryValue } from '#categories/values.ts';
import type { NotificationParts } from '#notifications/notification.words.ts';
import { wordNotification } from '#notifications/notification.words.ts';
import { precautionsOn } from '#verdicts/precautions.words.ts';
import { statusLabel, statusMeaning, typeLabel } from './report.words.ts';
import type { ReportStatus, ReportType } from './values.ts';

test('a kind that only a newer server knows is shown as it is', () => {
  const status = 'Escalated' as ReportStatus;
  expect(statusLabel(status)).toBe('Escalated');
  expect(statusMeaning(status)).toMatch(/^Its handling/);
  expect(typeLabel('Spam' as ReportType)).toBe('Spam');
  const category = 'game' as CategoryValue;
  expect([categoryLabel(category), subjectLabel(category)]).toEqual(['game', 'game']);
  expect(precautionsOn(category)).toHaveLength(3);
  const notification = { kind: 'of-tomorrow', parameters: {} } as unknown as NotificationParts;
  expect(wordNotification(notification)).toMatchObject({ type: 'account', title: 'News for you' });
});
