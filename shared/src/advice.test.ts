import { expect, test } from 'vitest';
import { hoursToReport } from './advice.ts';

const country = (code: string, reportWithinHours?: number) => ({
  ...{ code, name: code, contacts: [], reportWithinHours },
});

test.each([
  ['NG', [], 72],
  ['NG', [country('NG')], 72],
  ['NG', [country('NG', 24)], 24],
  ['GH', [country('NG', 24), country('GH', 48)], 48],
  ['GH', [country('NG', 24)], null],
  [undefined, [country('NG', 24)], null],
])('hours to report a payment in %s, as the operator sets them', (code, countries, hours) =>
  expect(hoursToReport(countries, code)).toBe(hours),
);
