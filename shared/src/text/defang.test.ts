import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defang, refang } from './defang.ts';

test.each([
  ['https://evil.com/a.html', 'hxxps://evil[.]com/a[.]html'],
  ['HTTP://evil.com', 'hxxp://evil[.]com'],
  ['evil.com', 'evil[.]com'],
  ['a.b@evil.com', 'a[.]b[at]evil[.]com'],
  ['Pay @fb_lady (@fb) on evil.com', 'Pay @fb_lady (@fb) on evil[.]com'],
  ['First Bank', 'First Bank'],
])('%s is shown as %s', (text, shown) => {
  expect(defang(text)).toBe(shown);
  expect(defang(shown)).toBe(shown);
});

test.each([
  ['hxxps://evil[.]com', 'https://evil.com'],
  ['hXXp[:]//evil(dot)com[/]a', 'http://evil.com/a'],
  ['h**ps[://]evil{.}com', 'https://evil.com'],
  ['fxp://evil[dot]com', 'ftp://evil.com'],
  ['a (at) evil [.] com', 'a@evil.com'],
  ['http://[2001:db8::1]/', 'http://[2001:db8::1]/'],
])('%s is understood as %s', (text, address) => {
  expect(refang(text)).toBe(address);
});

test('an address survives being shown and pasted back', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      fc.pre(refang(url) === url);
      expect(refang(defang(url))).toBe(url);
    }),
  );
});
