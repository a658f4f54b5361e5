import { expect, test } from 'vitest';
import { joinLines, placeWords } from './join-lines.ts';

/** Writes lines of words as Tesseract does; a letter is 10 wide and 20 high. */
function table(...lines: [top: number, text: string, left?: number][]): string {
  const rows = lines.flatMap(([top, text, left = 0], line) => {
    let from = left;
    return text.split(' ').map((word, index) => {
      const row = [5, 1, 1, 1, line, index, from, top, 10 * word.length, 20, 90, word];
      from += 10 * (word.length + 1);
      return row.join('\t');
    });
  });
  return ['1\t1\t0\t0\t0\t0\t0\t0\t500\t500\t-1\t', ...rows, ''].join('\n');
}

test.each([
  [
    'a number',
    ['Ring us on 0805 089', '5255 immediately.'],
    'Ring us on 0805 089 5255 immediately.',
  ],
  [
    'a link',
    ['Verify at https://gtb-', 'alert.com/fee today now'],
    'Verify at https://gtb-alert.com/fee today now',
  ],
  [
    'an address',
    ['Mail verify.verify@gtb-', 'parcel.top right away'],
    'Mail verify.verify@gtb-parcel.top right away',
  ],
  ['words', ['Please pay the fee', 'tomorrow.'], 'Please pay the fee tomorrow.'],
  [
    'a dash between words',
    ['You won, my friend -', 'congratulations, really'],
    'You won, my friend - congratulations, really',
  ],
])('what a bubble broke is joined: %s', (_, [first = '', second = ''], joined) => {
  expect(joinLines(table([0, first], [36, second]))).toBe(joined);
});

test('a line that had room for the next word was ended by who wrote it', () => {
  const lines = table([0, 'Pay 0012345678'], [36, 'GTBank'], [72, 'and tell me when it is done']);
  expect(joinLines(lines)).toBe('Pay 0012345678\nGTBank\nand tell me when it is done');
});

test('messages stay apart', () => {
  expect(joinLines(table([0, 'Pay at evil-'], [100, 'com is what I said']))).toBe(
    'Pay at evil-\n\ncom is what I said',
  );
});

test('nothing read is nothing', () => {
  expect(joinLines(table())).toBe('');
});

test('words have their places in the picture', () => {
  const [, second] = placeWords(table([0, 'Call'], [50, '0803', 20]), { width: 200, height: 100 });
  expect(second).toEqual({ text: '0803', line: 1, left: 0.1, top: 0.5, width: 0.2, height: 0.2 });
});
