import { expect, test } from 'vitest';
import type { CategoryValue } from '#categories/categories.ts';
import { brandOfSite } from './websites/brands.ts';
import { knownSites } from './websites/sites.ts';
import { ownerOf, readWellKnownList } from './well-known.ts';

const list = `# Ours
mybank.example # and all below
*.pages.example
+234 803 123 4567
instagram/My_Bank
https://x.com/mybank

`;
const sites = { ...knownSites, ...readWellKnownList(list) };

test.each<[CategoryValue, string, string | null | undefined]>([
  ['website', 'gtbank.com', 'GTBank'],
  ['website', 'hmrc.gov.uk', 'the UK government'],
  ['website', 'evil.github.io', undefined],
  ['website', 'facebook.com/gtbank', undefined],
  ['email', 'help@zenithbank.com', 'Zenith Bank'],
  ['email', 'zenithbank@gmail.com', undefined],
  ['email', 'orders@amazon.com', 'Amazon'],
  ['email', 'seller@marketplace.amazon.com', undefined],
  ['website', 'amazon.com/dp/1', undefined],
  ['website', 'uc1.dl.dropboxusercontent.com', undefined],
  ['website', 'evil.en.alibaba.com', undefined],
  ['email', 'help@zenithbank.com.evil.example', undefined],
  ['phone-number', '+2348031234567', undefined],
  ['bank', 'gtbank/0123456789', undefined],
])('%s %s belongs to %s', (category, key, name) => {
  expect(ownerOf({ category, key }, knownSites)?.name).toBe(name);
});

test.each<[CategoryValue, string, boolean]>([
  ['website', 'online.mybank.example', true],
  ['email', 'help@mybank.example', true],
  ['website', 'mybank.example.evil.com', false],
  ['phone-number', '+2348031234567', true],
  ['phone-number', '+2348031234568', false],
  ['social-media', 'whatsapp/2348031234567', true],
  ['social-media', 'instagram/my_bank', true],
  ['website', 'instagram.com/my_bank', true],
  ['social-media', 'x/mybank', true],
  ['social-media', 'facebook/mybank', false],
])('by the list of an operator, %s %s is well known: %s', (category, key, isKnown) => {
  expect(ownerOf({ category, key }, sites)).toEqual(isKnown ? { name: null } : null);
});

test('who has a mailbox at a provider is nobody that the provider knows, also if it is listed', () => {
  const providers = readWellKnownList('qq.com\nmail.ru\nyahoo.co.uk\n');
  for (const domain of [...providers.wellKnownSites, ...brandOfSite.keys()]) {
    if (!/^(?:qq|gmail|googlemail|yahoo|outlook|live|icloud|mail)\./.test(domain)) continue;
    const target = { category: 'email' as const, key: `ada@${domain}` };
    expect(ownerOf(target, { ...knownSites, ...providers })).toBeNull();
  }
});

test.each([
  ['words and words', 1],
  ['gtbank.com\n08031234567', 2],
  ['# ours\n\ninstagram/', 3],
  ['mybank.example/login', 1],
  ['@mybank', 1],
  ['other/mybank', 1],
  ['+1', 1],
])('a list with %j names its line %s', (content, line) => {
  expect(() => readWellKnownList(content)).toThrow(`line ${line} is not a domain, `);
});
