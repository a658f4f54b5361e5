import { asciiDigits } from './clean-text.ts';
import type { MappedText } from './mapped-text.ts';
import { mapCharacters, replaceMapped } from './mapped-text.ts';

const invisible = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/u;
const SPELLED_DOMAINS =
  'com|net|org|info|biz|ng|co|uk|us|io|me|xyz|shop|online|site|club|top|africa|live|app|store|vip';
const MAIL_PROVIDERS =
  'gmail|yahoo|outlook|hotmail|icloud|proton(?:mail)?|live|aol|zoho|yandex|mail';

/** What WhatsApp and Markdown put around words: `*bold*`, `_italic_`, `~struck~`. */
const marksBefore = /(?<![\p{L}\p{N}*_~])[*_~]{1,3}(?=[+(]?\d)/gu;
/** Only where a mark before it opens, on the same line, since names and paths may end in `_`. */
const marksAfter = ['\\*', '_', '~'].map(
  (mark) =>
    new RegExp(
      `(?<=(?<![\\p{L}\\p{N}@/.${mark}-])${mark}\\S[^\\n]{0,200})${mark}{1,3}(?![\\p{L}\\p{N}${mark}])`,
      'gu',
    ),
);

/** How addresses are written so that filters miss them, and what they mean. */
const spellings: [RegExp, string][] = [
  ...marksAfter.map((mark): [RegExp, string] => [mark, ' ']),
  [marksBefore, ' '],
  [/\[:\/\/\]/g, '://'],
  [/\[:\]/g, ':'],
  [/\[\/\]/g, '/'],
  [/(?<![\p{L}\p{N}])h(?:xx|tx|xt|\*\*)p(?=s?:)/giu, 'http'],
  [/ ?[[({] ?(?:@|at) ?[\])}] ?/gi, '@'],
  [/ ?[[({] ?(?:\.|dot) ?[\])}] ?/gi, '.'],
  [/。(?=[a-z])/gi, '.'],
  [/(?<=[\p{L}\p{N}])(?:[[({]\.|\.[\])}])(?=[\p{L}\p{N}])/gu, '.'],
  [
    new RegExp(`(?<=[a-z0-9]) at (?=(?:${MAIL_PROVIDERS}) ?(?:\\.|dot) ?(?:com|co|ng)\\b)`, 'gi'),
    '@',
  ],
  [
    new RegExp(
      `(?<=[\\p{L}\\p{N}]) (?:dot |\\. ?)(?=(?:${SPELLED_DOMAINS})(?![\\p{L}\\p{N}]))`,
      'giu',
    ),
    '.',
  ],
  [/[\u200C\u200D](?![\p{L}\p{M}])|(?<![\p{L}\p{M}])[\u200C\u200D]/gu, ''],
];

/**
 * Makes addresses and numbers in a text plain: without formatting, defanging, spelling out and
 * invisible characters.
 */
export function makeReadable(original: string): MappedText {
  const plain = mapCharacters(original, (character) =>
    invisible.test(character) ? '' : asciiDigits(character.normalize('NFKC')),
  );
  return spellings.reduce(
    (mapped, [pattern, meaning]) =>
      mapped.text.search(pattern) < 0 ? mapped : replaceMapped(mapped, pattern, meaning),
    plain,
  );
}
