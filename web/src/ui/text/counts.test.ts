import { expect, test } from 'vitest';
import { countOf, formatCount } from './counts.ts';

test('thousands are separated by commas', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567');
});

test('one thing is named in the singular', () => {
  expect([countOf(1, 'report'), countOf(0, 'report'), countOf(2, 'person', 'people')]).toEqual([
    '1 report',
    '0 reports',
    '2 people',
  ]);
});
