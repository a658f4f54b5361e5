import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LETTERS = 32;
const CHECK_LETTERS = 6;
const KEY = /^rf_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/**
 * Returns a new key: `rf_`, 190 random bits and a checksum of them, both in base62. Scanners of code
 * recognise it, and a mistyped one costs no query.
 */
export function createKey(): string {
  const random = Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]);
  return `rf_${random.join('')}${checkOf(random.join(''))}`;
}

/** Returns whether a text is a key that could exist. */
export function isKey(text: string): boolean {
  const [, random = '', check] = KEY.exec(text) ?? [];
  return check === checkOf(random);
}

/** CRC-32 of the random letters in base62, with zeros before it. */
function checkOf(random: string): string {
  let rest = crc32(random);
  let letters = '';
  while (letters.length < CHECK_LETTERS) {
    letters = `${LETTERS[rest % LETTERS.length]}${letters}`;
    rest = Math.floor(rest / LETTERS.length);
  }
  return letters;
}
