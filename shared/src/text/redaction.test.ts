import { expect, test } from 'vitest';
import type { TextRange } from './redaction.ts';
import { redact, splitAtBlocks, withoutRemains } from './redaction.ts';

/** The places of words in a text. */
const placesOf = (text: string, ...words: string[]): TextRange[] =>
  words.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length }));

const without = (text: string, ...words: string[]) => redact(text, placesOf(text, ...words));

test('a removed word leaves a block that does not tell how long it was', () => {
  expect(without('I am Al, call me.', 'Al')).toEqual({ text: 'I am █████, call me.', places: 1 });
  expect(without('I am Alexander, call me.', 'Alexander').text).toBe('I am █████, call me.');
});

test('words beside each other leave one block, however they were given', () => {
  const text = 'Ask Ada Obi of Lagos.';
  for (const words of [
    ['Ada', 'Obi'],
    ['Obi', 'Ada'],
    ['Ada Obi', 'Obi'],
    ['Ada O', ' Obi'],
  ]) {
    expect(without(text, ...words)).toEqual({ text: 'Ask █████ of Lagos.', places: 1 });
  }
  expect(without('12 Allen Avenue\nIkeja', '12', 'Allen', 'Avenue', 'Ikeja')).toEqual({
    text: '█████\n█████',
    places: 2,
  });
});

test('what was removed before stays so, and does not count again', () => {
  const text = 'Ask █████ Obi of █████.';
  expect(without(text, 'Obi')).toEqual({ text: 'Ask █████ of █████.', places: 1 });
  expect(redact(text, placesOf(text, '█████', '███'))).toEqual({ text, places: 0 });
  expect(redact(text, [{ start: 0, end: text.length }])).toEqual({ text: '█████', places: 1 });
  expect(without('A bar ███ of mine', 'mine')).toEqual({ text: 'A bar ███ of █████', places: 1 });
});

test.each([
  ['an emoji of several', 'By 👩‍👩‍👧 now', 3, 5],
  ['an emoji of several, at its end', 'By 👩‍👩‍👧 now', 9, 11],
  ['half of a pair', 'By 😀 now', 4, 5],
  ['half of a pair, at its end', 'By 😀 now', 3, 4],
  ['a letter without its accent', 'By e\u0301 now', 3, 4],
  ['an accent', 'By e\u0301 now', 4, 5],
])('%s is removed whole', (_what, text, start, end) => {
  const { text: redacted } = redact(text, [{ start, end }]);
  expect(redacted).toBe('By █████ now');
});

test('the whole text can be removed, and the ends of it', () => {
  expect(redact('Ada', [{ start: 0, end: 3 }]).text).toBe('█████');
  expect(
    redact('Ada is Ada', [
      { start: 0, end: 3 },
      { start: 7, end: 10 },
    ]).text,
  ).toBe('█████ is █████');
});

test('hundreds of words can be removed together', () => {
  const text = 'ab '.repeat(1_666);
  const ranges = Array.from({ length: 500 }, (_, word) => ({ start: word * 6, end: word * 6 + 2 }));
  expect(redact(text, ranges).places).toBe(500);
});

test('blocks are told from what is left', () => {
  expect(splitAtBlocks('Ask █████ of █████.')).toEqual(['Ask ', '█████', ' of ', '█████', '.']);
  expect(splitAtBlocks('Ask')).toEqual(['Ask']);
});

test('what is left of a word is not read', () => {
  expect(withoutRemains('At █████evil.com, or other.com')).toBe('At █████ or other.com');
});
