import { DESCRIPTION_MAX } from '@redflag/shared/reports/values';
import { expect, test } from 'vitest';
import { fromShared } from './shared-report.ts';

const text = (shared: string) => fromShared({ text: shared, picture: null });

test.each(['https://shop.example.com/pay', '@crypto_giveaway', '+234 803 123 4567'])(
  'a shared target is the target of the report: %s',
  (target) => {
    expect(text(target)).toEqual({ target });
  },
);

test('a shared message is the description of the report', () => {
  const message = 'Your parcel waits: https://shop.example.com';
  expect(text(message)).toEqual({ description: message });
  expect(text('a '.repeat(5_000)).description).toHaveLength(DESCRIPTION_MAX);
  expect(text('a'.repeat(5_000))).toEqual({ description: 'a'.repeat(DESCRIPTION_MAX) });
});

test('a picture alone fills in nothing else', () => {
  expect(text('')).toEqual({});
  expect(fromShared(null)).toEqual({});
});
