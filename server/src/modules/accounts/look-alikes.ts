import confusables from 'unhomoglyph/data.json' with { type: 'json' };

/** Letters of styles that people make names with, and that Unicode's list of look-alikes lacks. */
const STYLED = Object.entries({
  a: 'ᴀᎪᗩⲀⲁⱥΛΔλ∂αąǟ',
  b: 'ʙᗷ',
  c: 'ᴄ',
  d: 'ᴅᎠᗪԁԃɖđ',
  e: 'ᴇɛəәɘ',
  f: 'ꜰ',
  g: 'ɢ',
  h: 'ʜ',
  i: 'ɪιᏆ¡ıɨ',
  j: 'ᴊ',
  k: 'ᴋ',
  l: 'ʟᴌ',
  m: 'ᴍᎷᗰмɱʍ₥',
  n: 'ɴᑎиɳŋռпη₦',
  o: 'ᴏ',
  p: 'ᴘ',
  q: 'ǫꞯ',
  r: 'ʀɍ',
  s: 'ꜱ',
  t: 'ᴛ',
  u: 'ᴜ',
  v: 'ᴠ',
  w: 'ᴡ',
  y: 'ʏ',
  z: 'ᴢ',
}).flatMap(([letter, styled]) => [...styled].map((character) => [character, letter] as const));

const lookAlikes = new Map([...Object.entries(confusables), ...STYLED]);

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
 * Returns a text's letters as people see them, for comparison: spellings that look alike give the
 * same, whatever the script, case, accents and signs.
 */
export function lettersSeen(text: string): string {
  return [...plainText(text)]
    .map((character) => latinLike(character).toLowerCase())
    .join('')
    .replace(/[^\p{L}]/gu, (sign) => SIGNS[sign] ?? '')
    .replaceAll('i', 'l') // A capital i looks like a small l in most typefaces.
    .replaceAll('rn', 'm');
}

/** Takes a text apart into letters without marks. '™' would become two more letters. */
export function plainText(text: string): string {
  return text.replace(/[™℠]/gu, '').normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Returns the Latin letters that a character of another script looks like, small or capital. */
function latinLike(character: string): string {
  if (/\p{ASCII}/u.test(character)) return character;
  const looks = [character, character.toUpperCase(), character.toLowerCase()].map((it) =>
    plainText(lookAlikes.get(it) ?? it),
  );
  return looks.find((it) => /^\p{ASCII}+$/u.test(it)) ?? character;
}
