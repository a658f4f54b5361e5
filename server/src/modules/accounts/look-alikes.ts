import { confusablesMap as styled } from 'confusables';
import confusables from 'unhomoglyph/data.json' with { type: 'json' };

/** What neither list has, such as letters that look like another when turned or in small capitals. */
const MORE = Object.entries({
  a: 'ⲀⲁΔɐ',
  e: 'ΣꞫ',
  f: 'ꜰɟ千',
  l: '¡ᴌ',
  q: 'ꞯ',
  r: '®ɹ',
  flag: '🚩⚑⚐🏳🏴',
}).flatMap(([letter, alike]) => [...alike].map((character) => [character, letter] as const));

/** Of Unicode, of styles that people write names in, which it lacks, and of ours. */
const lookAlikes = new Map([...Object.entries(confusables), ...styled, ...MORE]);

const DOUBLED = /(\p{L})\1+/gu;

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
 * same, whatever the script, case, accents, signs and doubled letters.
 */
export function lettersSeen(text: string): string {
  return [...plainText(text)]
    .map((character) => latinLike(character).toLowerCase())
    .join('')
    .replace(/[^\p{L}]/gu, (sign) => SIGNS[sign] ?? '')
    .replaceAll('i', 'l') // A capital i looks like a small l in most typefaces.
    .replaceAll('rn', 'm')
    .replaceAll('ph', 'f')
    .replace(DOUBLED, '$1');
}

/** Joins words in the letters that people see. */
export function joinSeen(words: string[]): string {
  return words.join('').replace(DOUBLED, '$1');
}

/** Takes a text apart into letters without marks: but '™' would become two letters, 'Ϲ' a 'Σ'. */
export function plainText(text: string): string {
  return text.replace(/[™℠]/gu, '').replace(/[ϲϹ]/gu, 'c').normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Returns the Latin letters that a character of another script looks like, small or capital. */
function latinLike(character: string): string {
  if (/\p{ASCII}/u.test(character)) return character;
  const looks = [character, character.toUpperCase(), character.toLowerCase()].map((it) =>
    plainText(lookAlikes.get(it) ?? it),
  );
  return looks.find((it) => /^\p{ASCII}+$/u.test(it)) ?? character;
}
