import { asciiDigits } from './clean-text.ts';
import type { MappedText } from './mapped-text.ts';
import { mapCharacters, replaceMapped } from './mapped-text.ts';

const invisible = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/u;
const SPELLED_DOMAINS =
  'com|net|org|info|biz|ng|co|uk|us|io|me|xyz|shop|online|site|club|top|africa|live|app|store|vip';
const MAIL_PROVIDERS =
  'gmail|yahoo|outlook|hotmail|icloud|proton(?:mail)?|live|aol|zoho|yandex|mail';

/** What WhatsApp and Markdown put around words: `*bold*`, `_italic_`, `~struck~`. */
const marksBefore = /(?<![\p{L}\p{N}*_~]|[\p{L}\p{N}]-)[*_~]{1,3}(?=[+(]?\d)/gu;
/** Only where a mark before it opens, on the same line, since names and paths may end in `_`. */
const marksAfter = ['\\*', '_', '~'].map(
  (mark) =>
    new RegExp(
      `(?<!${mark})(?<=(?<![\\p{L}\\p{N}@/.${mark}-])${mark}\\S[^\\n]{0,100})${mark}{1,3}(?![\\p{L}\\p{N}${mark}])`,
      'gu',
    ),
);

/** A letter of a script that is written without spaces, or with suffixes, and that resembles no ASCII. */
const FOREIGN =
  '(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Inherited}])[\\p{L}\\p{M}]';
/** As in `点击bit.ly/x领取`; `例え.jp`, `3例え.jp` and `http://例え3.jp` are each one name. */
const scriptChanges = new RegExp(
  `(?<=[a-z0-9])(?=${FOREIGN})(?!(?:${FOREIGN}){1,62}\\.[a-z])|` +
    `(?<=${FOREIGN})(?=[a-z0-9+@])(?<!:\\/\\/(?:${FOREIGN}){1,62})`,
  'giu',
);

const LOCAL_PART = '[a-z0-9._-]{1,64}';

/** How addresses are written so that filters miss them, and what they mean. */
const spellings: [RegExp, string][] = [
  // The whole of `ada dot obi at gmail dot com`, since `obi@gmail.com` is somebody else's.
  ...(
    [
      ['dot', '.'],
      ['underscore', '_'],
      ['dash|hyphen', '-'],
    ] as const
  ).map(([name, sign]): [RegExp, string] => [
    new RegExp(
      `(?<=[a-z0-9]) (?:${name}) (?=${LOCAL_PART}(?: (?:dot|underscore|dash|hyphen) ${LOCAL_PART}){0,4}(?:@| at (?:${MAIL_PROVIDERS}) ?(?:\\.|dot) ?(?:com|co|ng)\\b))`,
      'gi',
    ),
    sign,
  ]),
  // What mail programs call a message looks like an email address.
  [/^(?:message-id|in-reply-to|references):(?:\s{0,5}<[^<>\s]*>){1,50}/gim, ' '],
  [scriptChanges, ' '],
  // Emoji, and arrows to an address. A domain may end in one.
  [/[\p{So}\p{Emoji_Modifier}\u2190-\u21ff](?!\.[a-z])/giu, ' '],
  [/[、」』》】]|。(?![a-z0-9])|&(?:lt|gt|quot);/gi, ' '],
  ...marksAfter.map((mark): [RegExp, string] => [mark, ' ']),
  [marksBefore, ' '],
  [/\[:\/\/\]/g, '://'],
  [/\[:\]/g, ':'],
  [/\[\/\]/g, '/'],
  [/(?<![\p{L}\p{N}])h(?:xx|tx|xt|\*\*)p(?=s?:)/giu, 'http'],
  [/(?<![\p{L}\p{N}])http(?:\/\/|:\/(?!\/)|;\/\/)(?=[\p{L}\p{N}])/giu, 'http://'],
  [/(?<![\p{L}\p{N}])https(?:\/\/|:\/(?!\/)|;\/\/)(?=[\p{L}\p{N}])/giu, 'https://'],
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

/** Makes addresses and numbers plain: no formatting, defanging, spelling out or hidden characters. */
export function makeReadable(original: string): MappedText {
  const plain = mapCharacters(original, (character) =>
    invisible.test(character) ? '' : asciiDigits(plainForm(character)),
  );
  return spellings.reduce(
    (mapped, [pattern, meaning]) =>
      mapped.text.search(pattern) < 0 ? mapped : replaceMapped(mapped, pattern, meaning),
    plain,
  );
}

/** Chinese and Japanese have no space after a comma, which an address may have in it. */
function plainForm(character: string): string {
  const plain = character.normalize('NFKC');
  return /[，；！？]/.test(character) ? `${plain} ` : plain;
}
