import type { ReadWord } from '#features/reports/screenshot/reading.ts';
import type { Box, Size } from './boxes.ts';

/** A number that was read in a picture, and where: in several boxes if it goes on in another line. */
export interface FoundNumber {
  text: string;
  isOwn: boolean;
  boxes: Box[];
}

/** As many digits tell numbers apart, whatever is before them: 0803…, +234 803… */
const TELLING_DIGITS = 9;
/** Phone numbers and accounts, with what may be between their digits: the end of a line only if they are not whole. */
const NUMBER = /\+?\(?\d(?:[ ().-]{0,2}\d){9,14}|\+?\(?\d(?:[\s().-]{0,2}\d){6,14}/g;
/** Added around words, as a part of their height: letters may be larger than they were read. */
const AROUND = 0.2;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const tellingDigits = (text: string) => digitsOf(text).slice(-TELLING_DIGITS);

/**
 * Finds numbers in what was read in a picture, each as often as it is there.
 * @param own the person's own phone number, if the account has one
 * @param target what is reported, which nobody hides
 * @returns those that are the person's own, or else all that may be
 */
export function findNumbers(
  words: readonly ReadWord[],
  { own, target, size }: { own: string | null; target: string; size: Size },
): FoundNumber[] {
  const { text, places } = writeDown(words);
  const asFound = (start: number, end: number, isOwn: boolean): FoundNumber => {
    const covered = places.filter((place) => place.start < end && place.end > start);
    return {
      text: covered.map(({ word }) => word.text).join(' '),
      isOwn,
      boxes: coverLines(
        covered.map(({ word }) => word),
        size,
      ),
    };
  };
  const owned = own ? findDigits(text, tellingDigits(own)) : [];
  if (owned.length > 0) return owned.map(([start, end]) => asFound(start, end, true));
  const reported = tellingDigits(target);
  return [...text.matchAll(NUMBER)]
    .filter(([number]) => reported === '' || !digitsOf(number).includes(reported))
    .map(({ 0: number, index }) => asFound(index, index + number.length, false));
}

/** Writes words as one text, and notes where each is. */
function writeDown(words: readonly ReadWord[]) {
  let text = '';
  const places = words.map((word, index) => {
    const before = words[index - 1];
    if (before) text += before.line === word.line ? ' ' : '\n';
    const start = text.length;
    text += word.text;
    return { word, start, end: text.length };
  });
  return { text, places };
}

/** Returns where digits follow each other in a text, whatever is between them: the end of a line, too. */
function findDigits(text: string, sought: string): [number, number][] {
  const at = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const digits = digitsOf(text);
  const found: [number, number][] = [];
  let from = digits.indexOf(sought);
  while (from >= 0 && sought) {
    const last = from + sought.length - 1;
    found.push([at[from] ?? 0, (at[last] ?? 0) + 1]);
    from = digits.indexOf(sought, last + 1);
  }
  return found;
}

/** Returns a box around the words of each line, in pixels. */
function coverLines(words: ReadWord[], size: Size): Box[] {
  const lines = [...new Set(words.map(({ line }) => line))];
  return lines.map((line) => {
    const inLine = words.filter((word) => word.line === line);
    const left = size.width * Math.min(...inLine.map((word) => word.left));
    const top = size.height * Math.min(...inLine.map((word) => word.top));
    const right = size.width * Math.max(...inLine.map((word) => word.left + word.width));
    const bottom = size.height * Math.max(...inLine.map((word) => word.top + word.height));
    const around = AROUND * (bottom - top);
    return {
      left: left - around,
      top: top - around,
      width: right - left + 2 * around,
      height: bottom - top + 2 * around,
    };
  });
}
