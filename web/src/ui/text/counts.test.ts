import { expect, test } from 'vitest';
import { countOf, formatCount } from './counts.ts';

test('thousands are separated by commas', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567');
});

test('one thing is named in the singular', () => {
  expect(
    [1, 0, 2_000].map((count) => countOf(count, { one: '# person', other: '# people' })),
  ).toEqual(['1 person', '0 people', '2,000 people']);
});
