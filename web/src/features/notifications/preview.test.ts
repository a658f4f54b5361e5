import { expect, test } from 'vitest';
import { preview } from './preview.ts';

test('30 characters are shown in full', () => {
  const content = 'x'.repeat(30);
  expect(preview(content)).toEqual({ first: content, rest: '' });
});

test('longer text is cut after 30 characters', () => {
  expect(preview(`${'x'.repeat(30)}y`)).toEqual({ first: 'x'.repeat(30), rest: 'y' });
});

test('a full stop where it is cut makes no row of dots', () => {
  expect(preview('Resolved: @fortune_job0710xxx. The status')).toEqual({
    first: 'Resolved: @fortune_job0710xxx',
    rest: '. The status',
  });
});

test('a character of several code points is not split', () => {
  expect(preview('👩‍👩‍👧'.repeat(31)).first).toBe('👩‍👩‍👧'.repeat(30));
});
