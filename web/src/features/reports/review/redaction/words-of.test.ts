import { expect, test } from 'vitest';
import { piecesOf } from './words-of.ts';

const wordsOf = (text: string) =>
  piecesOf(text).flatMap((piece) => (piece.isWord ? piece.text : []));

test.each([
  ['Ada Obi, of Lagos.', ['Ada', 'Obi', 'of', 'Lagos']],
  ['(0803) 123-4567 or +234 803.', ['0803', '123-4567', 'or', '+234', '803']],
  ['"ada.obi@gmail.com", @ada_obi!', ['ada.obi@gmail.com', '@ada_obi']],
  ['https://evil.com/?a=b…', ['https://evil.com/?a=b']],
  ['Ask █████ or █████evil.com', ['Ask', 'or', 'evil.com']],
  ['她叫王芳', ['她', '叫', '王', '芳']],
  ['Paid 😀 – now', ['Paid', '😀', '–', 'now']],
  ['... !', []],
  ['', []],
])('the words of %j can be removed', (text, words) => {
  expect(wordsOf(text).join(' ')).toBe(words.join(' '));
});

test('the pieces are the whole text, each at its place', () => {
  const text = '  “Ada” Obi,\n\n12 Allen Avenue (Ikeja) █████. ';
  const pieces = piecesOf(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  for (const piece of pieces) expect(text.slice(piece.start, piece.end)).toBe(piece.text);
});
