import { expect, test } from 'vitest';
import { platforms } from '#targets/profiles/platforms.ts';
import { isBankSite } from './bank-sites.ts';
import { readHostList } from './host-list.ts';
import { isSharedHost, isWellKnown, knownSites, siteOf } from './sites.ts';

test.each([
  ['gtbank.com', true],
  ['ibank.gtbank.com', true],
  ['gtbank.com.evil.example', false],
  ['gtbank-ng.com', false],
  // Whoever confirms it condemns every customer.
  ['000webhostapp.com', true],
])('%s is well known: %s', (host, isKnown) => {
  expect(isWellKnown(host, knownSites)).toBe(isKnown);
});

test.each([
  ['a1.evil.com', 'evil.com'],
  ['evil.com', 'evil.com'],
  ['pay.shop.evil.com.ng', 'evil.com.ng'],
  ['a.evil.github.io', 'evil.github.io'],
  ['a.evil.000webhostapp.com', 'evil.000webhostapp.com'],
  ['evil.weebly.com', 'evil.weebly.com'],
  ['evil.medium.com', 'evil.medium.com'],
  ['mail.google.com', 'google.com'],
  ['docs.google.com', null],
  ['weebly.com', null],
  ['bit.ly/x', null],
  ['192.168.1.1', null],
  ['[2001:db8::1]', null],
])('whoever has %s has %s', (key, site) => {
  expect(siteOf(key, knownSites)).toBe(site);
});

test("names below an operator's private suffix are sites of their own", () => {
  const sites = { ...knownSites, sharedHosts: new Set(['.pages.example.com']) };
  expect(siteOf('a.evil.pages.example.com', sites)).toBe('evil.pages.example.com');
  expect(isSharedHost('evil.pages.example.com', sites)).toBe(false);
});

test.each([
  ['online.citibank.co.in', true],
  ['absa.africa', true],
  ['evil.com', false],
])('%s is on the list of banks: %s', (host, isListed) => {
  expect(isBankSite(host)).toBe(isListed);
});

test('a list of hosts may have comments, and leading dots for all names below', () => {
  const list =
    '# ours\nForms.Example.COM # all\n\n*.pages.example.com\n.sites.example.com\r\nexample.com/page\n';
  const hosts = ['forms.example.com', '.pages.example.com', '.sites.example.com'];
  expect(readHostList(list)).toEqual(hosts);
  expect(readHostList(JSON.stringify({ name: 'Hosts', list: [...hosts, 7] }))).toEqual(hosts);
  expect(() => readHostList('{"hosts": []}')).toThrow();
});

test('on every address of a platform, the page is the target', () => {
  const domains = Object.values(platforms).flatMap((platform) => platform.domains);
  expect(domains.filter((host) => !isSharedHost(host, knownSites))).toEqual([]);
});

test.each(['gg.gg', 'encurtador.com.br', 'forms.clickup.com', 'krakenfiles.com', 'mainstack.me'])(
  'anybody can publish on %s',
  (host) => expect(isSharedHost(host, knownSites)).toBe(true),
);

test.each(['evil.strikingly.com', 'evil.wufoo.com', 'evil.page.link', 'evil.bumpa.shop'])(
  '%s is a site of its own',
  (host) => expect(siteOf(host, knownSites)).toBe(host),
);
