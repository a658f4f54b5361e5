import { expect, test } from 'vitest';
import { createKey, isKey } from './secret.ts';

test('a key says what it is, and no two are alike', () => {
  const keys = Array.from({ length: 1_000 }, createKey);
  for (const key of keys) expect(key).toMatch(/^rf_[0-9A-Za-z]{38}$/);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every(isKey)).toBe(true);
});

test('the checksum is that of CRC-32, in base62 with zeros before it', () => {
  // a0f292d0
  expect(isKey(`rf_${'0'.repeat(32)}2wjyrI`)).toBe(true);
  expect(isKey(`rf_${'0'.repeat(32)}000000`)).toBe(false);
});

test('a key with any one letter changed is none', () => {
  const key = createKey();
  for (let index = 0; index < key.length; index += 1) {
    const other = key[index] === 'a' ? 'b' : 'a';
    expect(isKey(key.slice(0, index) + other + key.slice(index + 1))).toBe(false);
  }
});

test('what is no key is none', () => {
  const key = createKey();
  const others = ['', 'rf_', key.slice(0, -1), `${key}0`, ` ${key}`, `${key}\n`, key.toUpperCase()];
  for (const other of others) expect([other, isKey(other)]).toEqual([other, false]);
});
