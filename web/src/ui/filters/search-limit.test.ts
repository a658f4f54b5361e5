import { expect, test } from 'vitest';
import { describeSearchLimit } from './search-limit.ts';

const limited = { searchedOnly: 10_000 };

test('a short text was searched for in the newest only, and three letters search all', () => {
  expect(describeSearchLimit(limited, 'ab', 'reports')).toBe(
    'Only the newest 10,000 reports were searched. Type three letters or digits in a row to search all.',
  );
});

test('a frequent text was searched for in the oldest only, and more of it searches all', () => {
  expect(describeSearchLimit(limited, '.com', 'reports', 'oldest')).toBe(
    'Only the oldest 10,000 reports were searched. Type more of the text to search all.',
  );
});

test('nothing is said if all was searched', () => {
  expect(describeSearchLimit({ searchedOnly: null }, 'ab', 'reports')).toBeUndefined();
  expect(describeSearchLimit(undefined, 'ab', 'reports')).toBeUndefined();
});
