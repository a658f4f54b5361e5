import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'P@ssw0rd',
  'p@SSW0RD',
  '1qaz!QAZ',
  'Password1!',
  'Password@1',
  'Qwerty123!',
  'Welcome-1',
  'Password 1 ',
  'Admin@123',
  'Admin@123456',
  'Admin@12345678',
  'Welcome@123',
  'Welcome@2026!',
  'Redflag1!',
  'Nigeria@123',
  '123@Welcome',
  'W3lc0me!',
  'Pa$$w0rd#1',
  'Ch3lsea@10',
  'AdminAdmin1!',
  'Admin@Admin1',
  'Password1Password1!',
  'P@ssw0rd!P@ssw0rd1',
  'Welcome-welcome-Welcome-1',
  'Iloveyou@1',
  'Love-1111111111',
  'Qwerty@12345',
  'Monkey!!!1',
  'S3cret-99',
  '!L3tme1n!',
])('%s is too common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Correct-horse-1',
  'Password1! of my neighbour',
  'x'.repeat(128),
  '-'.repeat(128),
  'Пароль-1aA',
  'Summer-48213977',
  'Admin of 3 Goats',
  'Mango-Harmattan-7',
  'T4ble!Lamp9Road',
  'kX9#vQ2!mZ',
  'Iya Basira sells akara 4 naira',
  'Blue7Goat!Runs',
])('%s is not too common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

const words =
  `anchor banjo candle desert ember fabric garlic harbour island jacket kettle ladder mango needle onion
  pepper quarry ribbon saddle timber umbrella velvet walnut yellow zebra akara danfo egusi fufu garri jollof kente
  lantern maize naira okra palm quilt river suya teapot uncle violin window yam`.split(/\s+/);

/** Two and three words in the ways that people write them. */
const passphrases = words.flatMap((first, index) => {
  const second = words[(index * 7 + 11) % words.length] ?? '';
  const third = words[(index * 13 + 5) % words.length] ?? '';
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return [
    `${capital(first)}-${second}-${index + 1}`,
    `${capital(first)} ${second} ${third} ${index % 10}`,
    `${capital(first)}${capital(second)}${index + 10}!`,
    `${first}.${capital(second)}.${third}7`,
    `${capital(first)}_${second}_${third}_2026`,
    `My ${first} and ${second}, ${index} times`,
  ];
});

test('no ordinary passphrase is too common', () => {
  expect(passphrases.length).toBeGreaterThan(250);
  expect(passphrases.filter(isCommonPassword)).toEqual([]);
});
