import { expect, test } from 'vitest';
import { normaliseTarget } from '#targets.ts';

test.each([
  'example.com',
  'HTTPS://WWW.Example.com/x',
  'hxxps://example[.]com',
  'http:example.com',
  '//example.com',
  'example.com.',
  'example.com:8443/login?next=/',
  'https://bank.com@example.com/',
  'https://example.com\\@bank.com',
  'ex%61mple.com',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'example。com',
])('%s is the site example.com', (text) => {
  expect(normaliseTarget('website', text)).toBe('example.com');
});

test.each([
  ['münchen.de', 'xn--mnchen-3ya.de'],
  ['hxxps://evil[.]example/login', 'evil.example'],
  ['XN--MNCHEN-3YA.de', 'xn--mnchen-3ya.de'],
  ['shop.example.com', 'shop.example.com'],
  ['evil.github.io', 'evil.github.io'],
  ['www.gov.uk', 'www.gov.uk'],
  ['http://abc.onion', 'abc.onion'],
  ['http://192.168.1.1/admin', '192.168.1.1'],
  ['192[.]168[.]1[.]1:80', '192.168.1.1'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://3232235777/', '192.168.1.1'],
  ['http://[2001:DB8:0::1]:80/', '[2001:db8::1]'],
  ['2001:db8::1', '[2001:db8::1]'],
])('%s has the key %s', (text, key) => {
  expect(normaliseTarget('website', text)).toBe(key);
});

test.each([
  'co.uk',
  'com',
  'localhost',
  'printer.local',
  'not a site.com',
  'exa mple.com\nevil.com',
  'bob@example.com',
  'mailto:bob@example.com',
  '33811',
  '070.123.4567',
  'http://',
  'exa!mple.com',
  'a..com',
  '…',
  'example.com:99999',
  `${'a'.repeat(64)}.com`,
])('%j is not a website', (text) => {
  expect(normaliseTarget('website', text)).toBeNull();
});
