import { expect, test } from 'vitest';
import { HOME_COUNTRY } from '#targets/numbers/phone.ts';
import { normaliseTarget } from '#targets/targets.ts';
import { foreignMessages } from '#testing/foreign-messages.ts';
import { scamMessages } from '#testing/scam-messages.ts';
import { findTargets } from './find-targets.ts';

test.each([
  ['Call us:08031112222,08031112223', ['08031112222', '08031112223']],
  ['Ref: 00981273645510. Order number: 08123456789, delivered', []],
  ['N1,234,567,890 on 04,11,19', []],
  ['see evil。com', ['evil。com']],
  ['*08031234567* or **0803 123 4568**', ['08031234567', '0803 123 4568']],
  ['_0803 123 4567_, ~+2348031234568~', ['0803 123 4567', '+2348031234568']],
  ['*Acct 0123456789* GTBank, Acct *0123456780* GTBank', ['0123456789', '0123456780']],
  ['Dial *737*0123456789# at your bank; card 0803****4567', []],
  ['*_gtb-verify-alert.com_*', ['gtb-verify-alert.com']],
  [
    '_See https://bit.ly/3xScam9_ or _alerts@gtb-secure.com_',
    ['https://bit.ly/3xScam9', 'alerts@gtb-secure.com'],
  ],
  ['点击http://gtb-verify-alert.com立即领取', ['http://gtb-verify-alert.com']],
  ['http://gtb-verify-alert.comを見て', ['http://gtb-verify-alert.com']],
  ['电话+2348031234567联系 电话：08031234567', ['+2348031234567', '08031234567']],
  ['钱包1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa转账', ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa']],
  ['点击https://bit.ly/3xScam9立即领取', ['https://bit.ly/3xScam9']],
  ['https://bit.ly/3xScam9，点击', ['https://bit.ly/3xScam9']],
  ['https://bit.ly/3xScam9。点击', ['https://bit.ly/3xScam9']],
  ['请访问bit.ly/3xScam9领取', ['bit.ly/3xScam9']],
  ['邮箱alerts@gtb-secure.com联系', ['alerts@gtb-secure.com']],
  [
    'hxxp://cmb-secure[.]top/login验证，或拨打客服电话13800138000',
    ['hxxp://cmb-secure[.]top/login', '13800138000'],
  ],
  ['เข้าgtb-verify-alert.comทันที', ['gtb-verify-alert.com']],
  ['gtb-verify-alert.comपर', ['gtb-verify-alert.com']],
  ['例え.jp 3例え.jp http://例え3.jp/a', ['例え.jp', '3例え.jp', 'http://例え3.jp/a']],
  ['https://facebook.com/例え', ['https://facebook.com/例え']],
  ['https://bit.ly/3xScam9👍text', ['https://bit.ly/3xScam9']],
  ['Click👉🏽bit.ly/3xScam9', ['bit.ly/3xScam9']],
  ['&lt;https://bit.ly/3xScam9&gt;text', ['https://bit.ly/3xScam9']],
  [
    'Message-ID: <CAF1x@mail.gmail.com>\r\nIn-Reply-To:\r\n <2@evil.com>\r\nFrom: Ada <ada@evil.com>',
    ['ada@evil.com'],
  ],
  ['ada dot obi at gmail dot com', ['ada dot obi at gmail dot com']],
  ['ada underscore obi dot 7 at gmail dot com', ['ada underscore obi dot 7 at gmail dot com']],
  ['ada dot obi@evil.com', ['ada dot obi@evil.com']],
  ['8 (800) 555-35-35, 8 800 555-35-35', []],
  ['5000 to Opay 8031234567, 500 08031234567', ['8031234567', '08031234567']],
  ['0803 111 2222 803 111 2223', ['0803 111 2222', '803 111 2223']],
  ['grants.ng jumia.ng MTN.NG', ['grants.ng', 'jumia.ng', 'MTN.NG']],
  [
    'Gtb-verify-alert.Com https//gtb-verify-alert.com',
    ['Gtb-verify-alert.Com', 'https//gtb-verify-alert.com'],
  ],
  ['https://bit.ly/3xScam_ @lily_rose_', ['https://bit.ly/3xScam_', '@lily_rose_']],
  ['Card 7012345678 no dey work', []],
  ['Smartcard 7034567890, pay N15,700 for Compact', []],
])('%s names %j', (text, found) => {
  expect(findTargets(text).map((it) => it.text)).toEqual(found);
});

const messages = [
  ...scamMessages.map((it) => ({ country: HOME_COUNTRY, ...it })),
  ...foreignMessages,
];

test.each(messages)('every target is found in $text', ({ text, found, country }) => {
  const targets = findTargets(text, country);
  expect(
    targets.map(({ category, target, subcategory }) => [
      category,
      normaliseTarget(category, target, subcategory, { country }),
    ]),
  ).toEqual(found);
  for (const { text: typed, start, end } of targets) expect(text.slice(start, end)).toBe(typed);
});

test.each([
  ['GTBank 0123456789, Zenith 9876543210', ['gtbank/0123456789', 'zenith/9876543210']],
  ['0123456789 GTBank, 9876543210 Zenith', ['gtbank/0123456789', 'zenith/9876543210']],
  ['0123456789\nGTBank\n9876543210\nZenith Bank', ['gtbank/0123456789', 'zenith/9876543210']],
  ['Bank: UBA\nAccount number: 0123456789\nName: Ada Obi', ['uba/0123456789']],
  ['account 0123456789. Pay now!', ['?/0123456789']],
  ['to access your account, pay 0123456789', ['?/0123456789']],
  ['pay 0123456789 access', ['access/0123456789']],
])('the bank beside an account number counts: %j', (text, keys) => {
  expect(findTargets(text).map(({ target }) => normaliseTarget('bank', target))).toEqual(keys);
});

test.each(['transfer to 8031234567', 'pay 8031234567 now'])(
  'a phone beside no bank is no account: %s',
  (text) => {
    expect(findTargets(text).map((it) => it.category)).toEqual(['phone-number']);
  },
);

test.each([
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u',
  'EQDtFpEwcFAEcRe5mLVh2N6C0x-_2JEM7W61_JLnSF74p4q2',
  '15oF4uVJwmo4TdGW7VfQxNLavjCXviq2T9S1MgbjMNHr6Sp5',
  'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6c',
  'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd03',
])('a mistyped wallet is named as such: %s', (wallet) => {
  expect(findTargets(`Send 0.5 to ${wallet} today`)).toMatchObject([
    { category: 'crypto-wallet', text: wallet, mistyped: true },
  ]);
});

test.each([
  'come drink.pa dey wait @our house',
  'see you @the bar @5pm @N5000 @home',
  'call me.na so. I go come.la la',
  'token 3f2504e04f8911d39a0c0305e82c3301 order 1Z999AA10123456784',
  'on 03.11.2025 and 2025-004711 for Rp 175.000.000',
])('%s names nothing', (text) => {
  expect(findTargets(text, 'DE')).toEqual([]);
  expect(findTargets(text)).toEqual([]);
});

test("a short link needs a word that announces it, or the reader's own country", () => {
  expect(findTargets('visit drink.pa').map((it) => it.text)).toEqual(['drink.pa']);
  expect(findTargets('drink.pa', 'PA').map((it) => it.text)).toEqual(['drink.pa']);
});

test('repeats leave room for what comes after them', () => {
  const numbers = ['08031112222', '08031112223'];
  for (const [repeated, times] of [
    ['https://gtbank.com ', 200],
    ['gtbank.com/a www.gtbank.com ', 100],
    ['08031112224 ', 300],
  ] as const) {
    const found = findTargets(repeated.repeat(times) + numbers.join(' ')).map(({ text }) => text);
    expect(found).toHaveLength(20);
    expect(found[0]).toBe(repeated.split(' ')[0]);
    expect(found.slice(-2)).toEqual(numbers);
  }
});

test.each([
  ['pay 0123456789', 'bank'],
  ['Transfer N5,000 into 0123456789', 'bank'],
  ['send it to 0123456789', 'bank'],
  ['Send 20k to 0123456789', 'bank'],
  ['deposit 0123456789', 'bank'],
  ['To pay, call 8031234567', 'phone-number'],
  ['Pay 5000 now. My line 8031234567', 'phone-number'],
])('%s names a %s', (text, category) => {
  expect(findTargets(text).map((it) => it.category)).toEqual([category]);
});

test.each([
  ['open 8-10. 800-555-0100 ext 3', 'US', ['800-555-0100']],
  ['Contact officer Mr Sharma 9123456780. CA no 150012345678', 'IN', ['9123456780']],
  ['Your Ghana card GHA-712345678-9 will be deactivated', 'GH', []],
  ['Boleto 34191.79001 01043.510047 91020.150008 5 91070000026000', 'BR', []],
] as const)('%s names in %s %j', (text, country, found) => {
  expect(findTargets(text, country).map((it) => it.text)).toEqual(found);
});

test('mobile money of another country is paid to a phone', () => {
  expect(findTargets('MoMo 0598 765 432, double in 3 days', 'GH')).toMatchObject([
    { category: 'phone-number', target: '0598 765 432' },
  ]);
});
