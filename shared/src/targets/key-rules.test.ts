import { expect, test } from 'vitest';
import type { CategoryValue } from '#categories/categories.ts';
import { KEY_RULES, normaliseTarget } from './targets.ts';

const typed: [CategoryValue, string, subcategory?: string][] = [
  ['phone-number', '0803 177 7001'],
  ['phone-number', '+44 20 7946 0018'],
  ['email', 'Prize@Evil.COM'],
  ['email', 'mailto:a.b+c@gmail.com'],
  ['website', 'hxxps://www.evil[.]com/login'],
  ['website', 'https://shop.evil.co.uk/'],
  ['website', 'https://somebody.github.io/page'],
  ['website', 'https://docs.google.com/forms/d/e/AbC/viewform?usp=1'],
  ['website', 'https://en-gb.facebook.com/groups/123/'],
  ['website', 'https://bücher.example/'],
  ['crypto-wallet', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['crypto-wallet', '0x52908400098527886E0F7030069857D2E4169EE7', 'ethereum'],
  ['crypto-wallet', 'LTC1QABCDEFGHIJKLMNOPQR', 'other'],
  ['bank', '0123 456 789'],
  ['bank', 'GTBank 0123 456 789'],
  ['bank', 'GB82 WEST 1234 5698 7654 32'],
  ['bank', 'Alpha Crown Loans'],
  ['bank', '0803 123 4567 (OPay)'],
  ['phone-number', '07911 123456'],
  ['website', 'https://bit.ly/%45x?id=1'],
  ['website', 'https://reurl.cc/innocent'],
  ['crypto-wallet', 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2', 'other'],
  ['social-media', '@Crypto.Giveaway'],
  ['social-media', '@Crypto.Giveaway', 'instagram'],
  ['social-media', 'https://www.tiktok.com/@Crypto_1/video/7'],
  ['social-media', 'https://t.me/+QxZkPw'],
  ['social-media', '0803 177 7001', 'whatsapp'],
  ['social-media', 'https://facebook.com/profile.php?id=8031777001'],
];

/** If a key here changes, raise `KEY_RULES` and note both. */
test('a text has another key only by another version of the rules', () => {
  const keys = typed.map(([category, text, sub]) => normaliseTarget(category, text, sub ?? null));
  expect([KEY_RULES, ...keys]).toMatchInlineSnapshot(`
    [
      6,
      "+2348031777001",
      "+442079460018",
      "prize@evil.com",
      "a.b+c@gmail.com",
      "evil.com",
      "shop.evil.co.uk",
      "somebody.github.io",
      "docs.google.com/forms/d/e/AbC",
      "facebook.com/groups/123",
      "xn--bcher-kva.example",
      "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
      "0x52908400098527886e0f7030069857d2e4169ee7",
      "LTC1QABCDEFGHIJKLMNOPQR",
      "?/0123456789",
      "gtbank/0123456789",
      "GB82WEST12345698765432",
      "alpha crown loans",
      "opay/8031234567",
      "07911123456",
      "bit.ly/Ex",
      "reurl.cc/innocent",
      "UQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p9dz",
      "other/crypto.giveaway",
      "instagram/crypto.giveaway",
      "tiktok/crypto_1",
      "telegram/+QxZkPw",
      "whatsapp/2348031777001",
      "facebook/8031777001",
    ]
  `);
});
