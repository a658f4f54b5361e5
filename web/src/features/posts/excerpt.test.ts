import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test.each([
  ['# Heading\n\nThe text.', 'The text.'],
  ['A **bold**, *italic* and ~~old~~ word, `code` too.', 'A bold, italic and old word, code too.'],
  ['> quoted\n> words', 'quoted words'],
  ['- one\n- two\n\n1. three', 'one two three'],
  ['See [the advice](https://example.org/a) now.', 'See the advice now.'],
  ['![A lock](https://example.org/lock.png) opens', 'A lock opens'],
  ['```sh\nls\n```\nafter', 'ls after'],
  ['| a | b |\n| - | - |\n| 1 | 2 |', 'a b 1 2'],
  ['First\n\n---\n\nSecond', 'First Second'],
  ['2 * 3 = 6 and snake_case stay', '2 * 3 = 6 and snake_case stay'],
  ['<script>alert(1)</script> as typed', '<script>alert(1)</script> as typed'],
  ['', ''],
])('the excerpt of %j is %j', (markdown, beginning) => {
  expect(excerpt(markdown)).toBe(beginning);
});

test('a surrogate pair is not split', () => {
  expect(excerpt(`x${'😀'.repeat(600)}`)).not.toMatch(/\p{Surrogate}/u);
});
