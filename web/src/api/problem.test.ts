import { expect, test } from 'vitest';
import { sentenceWithCode } from './problem.ts';

test.each([
  ['auth/quota-exceeded', 'SMS quota exceeded.', 'SMS quota exceeded. (quota-exceeded)'],
  ['too-many-requests', 'Please wait.', 'Please wait. (too-many-requests)'],
  ['auth/invalid-credential', 'Wrong (invalid-credential)', 'Wrong (invalid-credential)'],
])('a problem %s is shown once with its code after the slash', (code, detail, shown) => {
  expect(sentenceWithCode({ code, detail })).toBe(shown);
});
