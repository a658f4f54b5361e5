import { expect, test } from 'vitest';
import { preview } from './preview.ts';

test('thirty characters are shown whole', () => {
  const content = 'x'.repeat(30);
  expect(preview(content)).toBe(content);
});

test('longer contents are cut after thirty, and say so', () => {
  expect(preview('x'.repeat(31))).toBe(`${'x'.repeat(30)}…`);
});

test('a character of several code points is not cut apart', () => {
  expect(preview('👩‍👩‍👧'.repeat(31))).toBe(`${'👩‍👩‍👧'.repeat(30)}…`);
});
