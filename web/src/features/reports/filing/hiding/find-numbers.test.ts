import { expect, test } from 'vitest';
import type { ReadWord } from '#features/reports/screenshot/reading.ts';
import { findNumbers } from './find-numbers.ts';

const size = { width: 1_000, height: 100 };

/** Lines of words as they are read: a letter is 10 wide, a line 10 high. */
function read(...lines: string[]): ReadWord[] {
  return lines.flatMap((text, line) => {
    let left = 0;
    return text.split(' ').map((word) => {
      const width = word.length / 100;
      const place = { text: word, line, left, top: line / 10, width, height: 0.1 };
      left += width + 0.01;
      return place;
    });
  });
}

const find = (words: ReadWord[], own: string | null, target = 'shop.com') =>
  findNumbers(words, { own, target, size });

test("the person's own number is found as it is written, and no other is offered", () => {
  const words = read('Call +234 905 123 4567 now', 'I am 0803 555 0142, and', '08035550142');
  expect(find(words, '+2348035550142')).toMatchObject([
    { text: '0803 555 0142,', isOwn: true },
    { text: '08035550142', isOwn: true },
  ]);
});

test('a box covers the words of a number, and a little around them', () => {
  const [found] = find(read('I am 0803 555 0142 ok'), '+2348035550142');
  expect(found?.boxes).toEqual([{ left: 48, top: -2, width: expect.closeTo(134), height: 14 }]);
});

test('a number that goes on in the next line has two boxes', () => {
  const words = read('My number is 0803 555', '0142 please', '0905 123 4567', '2 pm');
  const [own] = find(words, '+2348035550142');
  expect(own?.boxes).toHaveLength(2);
  expect(find(words, null)).toMatchObject([{ text: '0803 555 0142' }, { text: '0905 123 4567' }]);
});

test('without an own number, all but the reported one are offered', () => {
  const words = read('Call 0905 123 4567 or', '0803 555 0142', 'before 28/11 at 10:30, N85,000');
  expect(find(words, null, '+234 905 123 4567')).toMatchObject([
    { text: '0803 555 0142', isOwn: false },
  ]);
  expect(find(words, '+2347061112222')).toHaveLength(2);
  expect(find([], '+2347061112222')).toEqual([]);
});
