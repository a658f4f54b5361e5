import confusables from 'unhomoglyph/data.json' with { type: 'json' };

const lookAlikes = new Map(Object.entries(confusables));

/** Signs that people type for a letter. */
const SIGNS: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'l',
  '|': 'l',
};

/**
 * Returns the letters that people see in a text, to compare and not to read: the same for all
 * spellings that look alike, whatever the script, case, accents and signs.
 */
export function lettersSeen(text: string): string {
  return [...text.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((character) => latinLike(character).toLowerCase())
    .join('')
    .replace(/[^\p{L}]/gu, (sign) => SIGNS[sign] ?? '')
    .replaceAll('i', 'l') // A capital i looks like a small l in most typefaces.
    .replaceAll('rn', 'm');
}

/** Returns the Latin letters that a character of another script looks like, small or capital. */
function latinLike(character: string): string {
  if (/\p{ASCII}/u.test(character)) return character;
  const looks = [character, character.toUpperCase()].map((it) =>
    (lookAlikes.get(it) ?? it).normalize('NFKD').replace(/\p{M}/gu, ''),
  );
  return looks.find((it) => /^\p{ASCII}+$/u.test(it)) ?? character;
}
