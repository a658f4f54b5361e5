import { expect, test } from 'vitest';
import { normaliseTarget } from './targets.ts';

test.each([
  ['Bob.Smith+x@Example.COM', 'bob.smith+x@example.com'],
  ['mailto:bob@example.com?subject=Hi', 'bob@example.com'],
  ['bob [at] example [dot] com', 'bob@example.com'],
  ['bob@example.com!', 'bob@example.com'],
  ['bob@example.com”', 'bob@example.com'],
  ['[bob](mailto:bob@example.com)', 'bob@example.com'],
  ['Email: bob@example.com', 'bob@example.com'],
  ['bob(at)example(dot)com', 'bob@example.com'],
  ['bob@example[.]com', 'bob@example.com'],
  ['bob@bücher.de', 'bob@xn--bcher-kva.de'],
  ['bob@example.com.', 'bob@example.com'],
  ['josé@example.com', 'josé@example.com'],
  ['"Zenith Bank" <Alert@example.com>', 'alert@example.com'],
  ['Zenith Bank <mailto:alert@example.com>', 'alert@example.com'],
  ['<alert@example.com>', 'alert@example.com'],
  ['bob@نامه\u200cای.com', 'bob@xn--mgba3gch31f060k.com'],
])('%s has the key %s', (text, key) => {
  expect(normaliseTarget('email', text)).toBe(key);
});

test.each([
  'bob',
  'bob@example',
  '@example.com',
  'bob@',
  'bob@b@example.com',
  'bob smith@example.com',
  'bob@1.2.3.4',
  '.bob@example.com',
  'bob.@example.com',
  'bo..b@example.com',
  '-bob@example.com',
  'bob-@example.com',
  'bob@-example.com',
  'bob@example-.com',
  'bob@.example.com',
  'b\u0007ob@example.com',
  'bob@exa%6dple.com',
  'https://bob@example.com',
  'tiktok.com/@bob.me',
  'evil.com?victim=a@b.com',
])('%s is not an email address', (text) => {
  expect(normaliseTarget('email', text)).toBeNull();
});
