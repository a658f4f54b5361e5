import type { TextRange } from '@redflag/shared/text/redaction';
import { splitAtBlocks } from '@redflag/shared/text/redaction';

/** A part of a text: a word, which can be removed, or what stands between words. */
export interface Piece extends TextRange {
  text: string;
  isWord: boolean;
}

/** Signs that stand before and after words, rather than in numbers, addresses and account names. */
const bare = /^([\p{Ps}\p{Pi}"'¿¡]*)(.*?)([\p{Pe}\p{Pf}"'.,;:!?…]*)$/su;

/** Scripts that put no spaces between words. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Missing in Firefox before 125, where a sentence without spaces is one word. */
const words = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'word' }) : null;

/** Splits a text into its words and what is between them. Removed words are none any more. */
export function piecesOf(text: string): Piece[] {
  const parts = splitAtBlocks(text).flatMap((piece, place) =>
    place % 2 === 0 ? piece.split(/(\s+)/).flatMap(splitSigns) : [{ text: piece, isWord: false }],
  );
  let at = 0;
  return parts
    .filter((part) => part.text !== '')
    .map((part) => {
      const start = at;
      at += part.text.length;
      return { ...part, start, end: at };
    });
}

/** Splits what is between two spaces into signs, words and signs. */
function splitSigns(text: string): Pick<Piece, 'text' | 'isWord'>[] {
  const [, before = '', word = '', after = ''] = bare.exec(text) ?? [];
  return [
    { text: before, isWord: false },
    ...splitWords(word).map((one) => ({ text: one, isWord: one.trim() !== '' })),
    { text: after, isWord: false },
  ];
}

function splitWords(text: string): string[] {
  return words && withoutSpaces.test(text)
    ? Array.from(words.segment(text), ({ segment }) => segment)
    : [text];
}
