import { expect, test } from 'vitest';
import { normaliseTarget } from '#targets/targets.ts';
import { isWellKnown, knownSites } from './sites.ts';

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
  'evil@example.com/login',
  'example[.com',
  'example.]com/login',
  '<https://example.com/a>',
  '"https://example.com"',
  '(https://example.com/a)',
  '*example.com*,',
  'view-source:https://example.com/login',
  'exam\u200dple.com',
])('%s is the site example.com', (text) => {
  expect(normaliseTarget('website', text)).toBe('example.com');
});

test.each([
  ['münchen.de', 'xn--mnchen-3ya.de'],
  ['hxxps://evil[.]example/login', 'evil.example'],
  ['XN--MNCHEN-3YA.de', 'xn--mnchen-3ya.de'],
  ['نامه\u200cای.com', 'xn--mgba3gch31f060k.com'],
  ['نامهای.com', 'xn--mgba3gch31f.com'],
  ['xn--mgba3gch31f060k.com', 'xn--mgba3gch31f060k.com'],
  ['ශ්\u200dරී.com', 'xn--10cl1a0b660p.com'],
  ['раypal.com', 'xn--ypal-43d9g.com'],
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

test.each([
  [
    'https://docs.google.com/forms/d/e/1FAIpQ/viewform?usp=sf_link',
    'docs.google.com/forms/d/e/1FAIpQ',
  ],
  ['docs.google.com/forms/u/0/d/e/1FAIpQ/formResponse', 'docs.google.com/forms/d/e/1FAIpQ'],
  ['https://forms.gle/AbC1/', 'forms.gle/AbC1'],
  ['forms.gle/abc1', 'forms.gle/abc1'],
  ['https://drive.google.com/open?id=1Ab&usp=share', 'drive.google.com/open?id=1Ab'],
  ['http://bit.ly/3xY', 'bit.ly/3xY'],
  ['m.facebook.com/crypto.giveaway?ref=1', 'facebook.com/crypto.giveaway'],
  ['en-gb.facebook.com/crypto.giveaway', 'facebook.com/crypto.giveaway'],
  ['ng.linkedin.com/in/bob', 'linkedin.com/in/bob'],
  ['vm.tiktok.com/ZMabC', 'tiktok.com/t/ZMabC'],
  ['paypal.me/bob', 'paypal.me/bob'],
  ['wa.link/ab12', 'wa.link/ab12'],
  ['docs.google.com', 'docs.google.com'],
  ['evil.github.io/a', 'evil.github.io'],
  ['github.com/evil/a', 'github.com/evil/a'],
  ['m.example.com/a', 'm.example.com'],
])('on a shared host the page is the target: %s has the key %s', (text, key) => {
  expect(normaliseTarget('website', text)).toBe(key);
});

test('an operator adds shared hosts', () => {
  const sites = { ...knownSites, sharedHosts: new Set(['pages.example']) };
  expect(normaliseTarget('website', 'pages.example/a', null, sites)).toBe('pages.example/a');
});

test.each([
  ['gtbank.com', true],
  ['ibank.gtbank.com', true],
  ['gtbank.com.evil.example', false],
  ['gtbank-ng.com', false],
])('%s is well known: %s', (host, isKnown) => {
  expect(isWellKnown(host, knownSites)).toBe(isKnown);
});

test.each([
  [
    'facebook.com/evil.shop',
    'https://web.facebook.com/Evil.Shop/about',
    'm.facebook.com/EVIL.SHOP?ref=x',
  ],
  ['t.me/evil', 'https://telegram.me/Evil', 'https://t.me/s/evil'],
  ['tiktok.com/@evil_1', 'https://www.tiktok.com/@Evil_1/video/7'],
  ['linkedin.com/in/evil', 'https://ng.linkedin.com/in/Evil/'],
])('a profile is one page, however it is written: %s', (...spellings) => {
  const [first] = spellings;
  expect(spellings.map((spelling) => normaliseTarget('website', spelling))).toEqual(
    spellings.map(() => first),
  );
});
