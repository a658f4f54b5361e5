import { expect, test } from 'vitest';
import { bucketOf, hashTarget } from './private-check.ts';

const hash = 'f0e1d2c3b4a59687';

test.each([
  [0, 0],
  [1, 1],
  [4, 0xf],
  [20, 0xf0e1d],
])('a private check sends the first %i bits of a hash as %i', (bits, bucket) => {
  expect(bucketOf(hash, bits)).toBe(bucket);
});

test('a target has one hash, in every alphabet', () => {
  expect(hashTarget('website', 'evil.example.com')).toBe('e812ae00b93c6b69');
  expect(hashTarget('bank', 'банк 1')).toBe('1a77331987e5245e');
});
