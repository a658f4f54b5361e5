import type { CategoryValue } from '@redflag/shared/categories';
import { knownSites } from '@redflag/shared/targets/websites/sites';
import { expect, test } from 'vitest';
import { keysOf, soughtIn } from './keys.ts';

/** As the release before computed them. */
test.each<[CategoryValue, string | null, string, string]>([
  ['website', null, 'https://www.evil.com/login', 'evil.com'],
  ['website', null, 'https://docs.google.com/forms/d/e/abc/viewform', 'docs.google.com'],
  ['website', null, 'https://نامه‌ای.com/', 'xn--mgba3gch31f.com'],
  ['social-media', 'instagram', '@Crypto.Giveaway', 'crypto.giveaway'],
  ['social-media', null, 'https://www.tiktok.com/@Crypto_1/video/7', 'crypto_1'],
  ['social-media', null, 'https://wa.me/2348031777001', '2348031777001'],
  ['social-media', 'whatsapp', '0803 177 7001', '2348031777001'],
  ['social-media', null, 'https://facebook.com/profile.php?id=8031777001', '2348031777001'],
  ['social-media', null, 'https://t.me/+QxZkPw', 't.me/+qxzkpw'],
  ['social-media', null, 'https://facebook.com/groups/123/', 'facebook.com/groups/123'],
  ['crypto-wallet', 'other', 'LTC1QABCDEFGHIJKLMNOPQR', 'LTC1QABCDEFGHIJKLMNOPQR'],
  ['bank', null, 'GTBank 0123 456 789', 'gtbank 0123 456 789'],
  ['bank', null, 'GB82 WEST 1234 5698 7654 32', 'GB82WEST12345698765432'],
  ['phone-number', null, '0803 177 7001', '+2348031777001'],
  ['email', null, 'Prize@Evil.COM', 'prize@evil.com'],
])('%s (%s) %s is also stored under %s', (category, subcategory, target, key) => {
  expect(keysOf(knownSites, { category, subcategory, target })?.oldKey).toBe(key);
});

test('a search finds an email address that only the release before accepted', () => {
  const typed = { category: 'email', target: '.Prize-@evil.example' } as const;
  expect(keysOf(knownSites, typed)).toBeNull();
  expect(soughtIn(knownSites, typed).keys).toEqual(['.prize-@evil.example']);
  expect(() => soughtIn(knownSites, { ...typed, target: 'nobody' })).toThrow('valid Email');
});
