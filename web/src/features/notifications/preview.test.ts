import { expect, test } from 'vitest';
import { preview } from './preview.ts';

test('30 characters are shown in full', () => {
  const content = 'x'.repeat(30);
  expect(preview(content)).toBe(content);
});

test('longer text is cut after 30 characters, with an ellipsis', () => {
  expect(preview('x'.repeat(31))).toBe(`${'x'.repeat(30)}…`);
});

test('a full stop where it is cut makes no row of dots', () => {
  expect(preview('Resolved: @fortune_job0710xxx. The status')).toBe(
    'Resolved: @fortune_job0710xxx…',
  );
});

test('a character of several code points is not split', () => {
  expect(preview('👩‍👩‍👧'.repeat(31))).toBe(`${'👩‍👩‍👧'.repeat(30)}…`);
});
