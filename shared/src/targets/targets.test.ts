import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CategoryValue } from '#categories/categories.ts';
import { categoryValues } from '#categories/categories.ts';
import { scamMessages } from '#testing/scam-messages.ts';
import { showTarget } from '#text/show-target.ts';
import { findTargets } from './messages/find-targets.ts';
import type { CountryCode } from './numbers/phone.ts';
import { parsePhone } from './numbers/phone.ts';
import { wordAccount } from './target.words.ts';
import {
  candidateCategories,
  detectCategory,
  invalidTargetMessage,
  isMessage,
  isReadByCountry,
  normaliseTarget,
  readCountry,
  sameTargets,
  searchKeys,
} from './targets.ts';
import { brandOf, imitatedBrand } from './websites/brand-names.ts';
import { knownSites, siteOf } from './websites/sites.ts';

/** One spelling of a target, and the key that all its spellings must have. */
interface Spelled {
  category: CategoryValue;
  key: string;
  spelling: string;
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const base58check = createBase58check(sha256);

/** Puts random `separators`, or none, between the characters of a text. */
function separated(text: string, separators: string[]) {
  const gaps = fc.array(fc.constantFrom('', '', ...separators), {
    minLength: text.length,
    maxLength: text.length,
  });
  return gaps.map((gap) =>
    [...text].map((character, at) => (at === 0 ? '' : (gap[at] ?? '')) + character).join(''),
  );
}

/** Capitalises random letters of a text. */
function inAnyCase(text: string) {
  return fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((it, at) => (upper[at] ? it.toUpperCase() : it)).join(''));
}

function defangedDots(text: string) {
  return fc
    .constantFrom('.', '[.]', '(.)', '{.}', '[dot]', '(dot)', ' [.] ', '(DOT)')
    .map((dot) => text.replaceAll('.', dot));
}

/** Adds what pasting from a page or a chat adds: blanks, zero-width and direction marks. */
function pasted(text: string) {
  const mark = fc.constantFrom('', ' ', '\n', '\u200b', '\u202a', '\ufeff', '\u00a0');
  return fc.tuple(mark, mark).map(([before, after]) => before + text + after);
}

const nigerianNumber = fc
  .tuple(fc.constantFrom('803', '806', '703', '810', '816', '905', '802', '708'), digits(7))
  .map((parts) => parts.join(''));
const foreignNumber = fc.oneof(
  digits(6).map((rest) => `447400${rest}`),
  digits(5).map((rest) => `9198765${rest}`),
  digits(4).map((rest) => `1202555${rest}`),
  digits(6).map((rest) => `33612${rest}`),
);
const phoneSeparators = [' ', '-', '.', ' - ', '(', ')', '\u2011', '–', '/'];
const phone = fc
  .oneof(
    fc
      .tuple(
        nigerianNumber,
        fc.constantFrom('', '0', '234', '+234', '00234', 'tel:+234', '+234 (0)'),
      )
      .map(([number, prefix]) => ({ key: `+234${number}`, prefix, number })),
    fc
      .tuple(foreignNumber, fc.constantFrom('+', '00', 'tel:+', '＋'))
      .map(([number, prefix]) => ({ key: `+${number}`, prefix, number })),
  )
  .chain(({ key, prefix, number }) =>
    separated(number, phoneSeparators).map((spelling) => ({ key, spelling: prefix + spelling })),
  )
  // An IP address and a path.
  .filter(({ spelling }) => !/^\d+(?:\.\d+){3}\//.test(spelling));
const shortCode = fc
  .stringMatching(/^[1-9][0-9]{3,5}$/)
  // A few, such as 491680, are whole numbers of a country.
  .filter((code) => parsePhone(code) === null)
  .map((key) => ({ key, spelling: key }));

const topLevel = fc.constantFrom('com', 'ng', 'com.ng', 'co.uk', 'org', 'shop', 'io');
const label = fc
  .stringMatching(/^[a-z]([a-z0-9]{0,8}-)?[a-z0-9]{1,9}$/)
  .filter((it) => it !== 'www');
const asciiHost = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 3 }), topLevel)
  .map(([labels, suffix]) => ({ key: `${labels.join('.')}.${suffix}`, unicode: '' }));
const unicodeHost = fc.constantFrom(
  { key: 'xn--bcher-kva.de', unicode: 'bücher.de' },
  { key: 'xn--e1afmkfd.xn--p1ai', unicode: 'пример.рф' },
  { key: 'shop.xn--mgbah1a3hjkrd.com', unicode: 'shop.موريتانيا.com' },
);
const host = fc.oneof({ weight: 4, arbitrary: asciiHost }, { weight: 1, arbitrary: unicodeHost });

const website = fc
  .tuple(
    host,
    fc.boolean(),
    fc.constantFrom('', 'http://', 'https://', 'hxxp://', 'hXXps://', 'ftp://', 'hxxps[:]//', '//'),
    fc.constantFrom('', 'www.', 'WWW.', 'www.www.'),
    fc.constantFrom('', '.', ':443', ':8080', '.:80'),
    fc.constantFrom('', '/', '/x?y=1#z', '?u=a@b.com', '#top', '/login page', '\\evil'),
    fc.constantFrom('', 'bank.com@', 'user:secret@'),
  )
  .chain(([{ key, unicode }, inUnicode, scheme, www, port, path, userInfo]) => {
    const name = inUnicode && unicode ? unicode : key;
    const before = scheme && !scheme.startsWith('/') ? scheme + userInfo : scheme;
    return inAnyCase(name)
      .chain((cased) => defangedDots(www + cased))
      .map((spelled) => ({ key, spelling: before + spelled + port + path }));
  });
const ipWebsite = fc
  .tuple(fc.ipV4(), fc.constantFrom('', 'http://', 'hxxp://'), fc.constantFrom('', ':81', '/a'))
  .chain(([key, scheme, path]) =>
    defangedDots(key).map((spelled) => ({ key, spelling: scheme + spelled + path })),
  );

const email = fc
  .tuple(fc.stringMatching(/^[a-z0-9](?:[._+-]?[a-z0-9]){0,6}$/), host, fc.boolean())
  .chain(([local, { key: domain, unicode }, inUnicode]) =>
    fc
      .tuple(
        fc.constantFrom('', 'mailto:', 'MAILTO:'),
        inAnyCase(local),
        fc.constantFrom('@', '[at]', '(at)', ' (AT) ', '[@]', '＠'),
        inAnyCase(inUnicode && unicode ? unicode : domain).chain(defangedDots),
      )
      .map((parts) => ({ key: `${local}@${domain}`, spelling: parts.join('') })),
  );

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const versioned = (version: number) =>
  bytes(20).map((hash) => base58check.encode(Uint8Array.of(version, ...hash)));
const base58Wallet = fc
  .oneof(versioned(0), versioned(5), versioned(0x41), bytes(32).map(base58.encode))
  .map((key) => ({ key, spelling: key }));
const segwitWallet = fc
  .oneof(
    fc.oneof(bytes(20), bytes(32)).map((it) => bech32.encode('bc', [0, ...bech32.toWords(it)])),
    bytes(32).map((it) => bech32m.encode('bc', [1, ...bech32m.toWords(it)])),
  )
  .chain((key) =>
    fc
      .constantFrom(key, key.toUpperCase(), `bitcoin:${key}?amount=1`)
      .map((spelling) => ({ key, spelling })),
  );
const ethereumWallet = bytes(20)
  .map(bytesToHex)
  .chain((hex) => {
    const hash = bytesToHex(keccak_256(utf8ToBytes(hex)));
    const checksummed = [...hex]
      .map((digit, at) => (Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit))
      .join('');
    return fc
      .constantFrom(hex, hex.toUpperCase(), checksummed)
      .map((spelling) => ({ key: `0x${hex}`, spelling: `0x${spelling}` }));
  });

const bankNames = fc.constantFrom(
  ['gtbank', 'GTBank', 'gtb', 'Guaranty Trust Bank', 'G.T. Bank', 'GT-Bank Plc'],
  ['firstbank', 'First Bank', 'FIRSTBANK', 'FBN', 'First Bank of Nigeria'],
  ['opay', 'OPay', 'O-pay', 'opay digital services', 'Paycom'],
  ['access', 'Access', 'access bank', 'ACCESS BANK PLC', 'Diamond Bank'],
  ['moniepoint', 'Moniepoint MFB', 'Monie point', 'moniepoint microfinance bank'],
);
// Account numbers that begin with 2, 7, 8 or 9 can be phone numbers without their leading 0.
const accountNumber = fc.stringMatching(/^[3-6][0-9]{9}$/);
const bareAccount = accountNumber.chain((number) =>
  separated(number, [' ', '-', '.', '  ']).map((spelling) => ({ key: `?/${number}`, spelling })),
);
const namedAccount = fc
  .tuple(
    accountNumber,
    bankNames,
    fc.nat(),
    fc.constantFrom(' ', ', ', ': ', ' - ', '/', ' acct '),
    fc.boolean(),
  )
  .chain(([number, [bank = '', ...names], at, between, isBefore]) =>
    separated(number, [' ', '-']).map((digits) => {
      const name = names[at % names.length] ?? '';
      const spelling = isBefore ? name + between + digits : digits + between + name;
      return { key: `${bank}/${number}`, spelling };
    }),
  );
const bank = fc.oneof(bareAccount, namedAccount);

const handle = fc.stringMatching(/^[a-z][a-z0-9_.]{2,12}[a-z_]$/).filter((it) => it !== 'search');
const profile = fc
  .tuple(
    fc.constantFrom('', 'https://', 'http://www.', 'https://m.', 'hxxps://'),
    fc.constantFrom(
      ['facebook', 'facebook.com/'],
      ['instagram', 'instagram.com/'],
      ['x', 'x.com/'],
      ['x', 'Twitter.com/'],
      ['tiktok', 'tiktok.com/@'],
    ),
    fc.constantFrom('', '/', '?lang=en', '/?hl=en', '#top', '/about', '/reels/'),
  )
  .map(([scheme, [platform, site], end]) => ({ platform, before: scheme + site, end }));
const atSign = fc.constant({ platform: 'other', before: '@', end: '' });
const social = handle.chain((key) =>
  fc.tuple(fc.oneof(profile, atSign), inAnyCase(key)).map(([{ platform, before, end }, name]) => ({
    key: `${platform}/${key}`,
    spelling: before + name + end,
  })),
);

function of(category: CategoryValue, arbitrary: fc.Arbitrary<Omit<Spelled, 'category'>>) {
  return arbitrary.chain(({ key, spelling }) =>
    pasted(spelling).map((text): Spelled => ({ category, key, spelling: text })),
  );
}

const detectable = fc.oneof(
  of('phone-number', phone),
  of('email', email),
  of('website', website),
  of('website', ipWebsite),
  of('crypto-wallet', base58Wallet),
  of('crypto-wallet', segwitWallet),
  of('crypto-wallet', ethereumWallet),
  of('bank', bank),
  of('social-media', social),
);
const target = fc.oneof(
  { weight: 9, arbitrary: detectable },
  { weight: 1, arbitrary: of('phone-number', shortCode) },
);

const fragments = fc.constantFrom(
  'http://',
  '@',
  '.',
  '/',
  '[.]',
  '0',
  '+',
  ' ',
  '-',
  'www.',
  'x.com/',
  'profile.php?ID=',
  '0x',
  '\0',
  '\ud800',
  '\u200d',
  'İ',
  'Σ',
  'ﬁ',
  '℀',
  '¨',
  '%2F',
  '%',
  '[',
  ']',
  ':',
  '1',
  '٣',
  'ẞ',
  'facebook.com/',
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.oneof(fragments, fc.string({ maxLength: 3 })), { maxLength: 12 })
    .map((it) => it.join('')),
  target.map(({ spelling }) => spelling),
);
const subcategory = fc.constantFrom(
  undefined,
  null,
  'bitcoin',
  'ethereum',
  'tron',
  'solana',
  'other',
);

const thorough = { numRuns: 2000 };
/** A wallet of any chain. */
const searchedAs = (category: CategoryValue) => (category === 'crypto-wallet' ? 'other' : null);

test('every spelling of a target has the same key', () => {
  fc.assert(
    fc.property(target, ({ category, key, spelling }) => {
      expect(searchKeys(category, spelling)[0]).toBe(key);
    }),
    thorough,
  );
});

test('only phone numbers and profiles are read by the country of the person', () => {
  const unread = categoryValues.filter((category) => !isReadByCountry(category));
  expect(unread).toEqual(['email', 'website', 'crypto-wallet', 'bank']);
  const country = fc.constantFrom('US', 'GB', 'DE', 'KE', 'NG').map(readCountry);
  fc.assert(
    fc.property(
      fc.constantFrom(...unread),
      fc.oneof(
        target.map(({ spelling }) => spelling),
        anyText,
      ),
      subcategory,
      country,
      (category, text, sub, country) => {
        const keys = searchKeys(category, text, sub);
        expect(searchKeys(category, text, sub, { country })).toEqual(keys);
      },
    ),
    thorough,
  );
});

test('two different targets never share a key', () => {
  fc.assert(
    fc.property(target, target, (one, other) => {
      fc.pre(one.category === other.category && one.key !== other.key);
      const keys = [one, other].map(({ category, spelling }) =>
        normaliseTarget(category, spelling, searchedAs(category)),
      );
      expect(keys[0]).not.toBe(keys[1]);
    }),
    { numRuns: 500 },
  );
});

test('the key of a key is the key itself, at most 500 characters long', () => {
  fc.assert(
    fc.property(fc.constantFrom(...categoryValues), anyText, subcategory, (category, text, sub) => {
      const key = normaliseTarget(category, text, sub);
      if (key === null) return;
      expect(normaliseTarget(category, key, sub)).toBe(key);
      expect(key.length).toBeGreaterThan(0);
      expect(key.length).toBeLessThanOrEqual(500);
      expect(key).not.toMatch(/\0|\p{Surrogate}/u);
    }),
    { numRuns: 10_000 },
  );
});

test('the category of a target is detected in every spelling', () => {
  fc.assert(
    fc.property(detectable, ({ category, spelling }) => {
      expect(detectCategory(spelling)).toBe(category);
    }),
    thorough,
  );
});

test('every text with a letter or digit has a category, and blank text has none', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const visible = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
      if (/[\p{L}\p{N}]/u.test(visible)) expect(detectCategory(text)).not.toBeNull();
      if (visible === '') expect(detectCategory(text)).toBeNull();
    }),
    thorough,
  );
});

test('blank text, NUL, lone surrogates and more than 2,000 characters are not a target', () => {
  for (const category of categoryValues) {
    for (const text of ['', ' \u200b\n', 'a\0b', 'a\ud800', 'a'.repeat(2001), 'a '.repeat(1000)]) {
      expect(normaliseTarget(category, text)).toBeNull();
    }
  }
});

test.each([
  ['a@b.com', 'email'],
  ['https://x.com/bob', 'social-media'],
  ['@bob', 'social-media'],
  ['bob', 'social-media'],
  ['john.doe', 'social-media'],
  ['hxxps://example[.]com/a', 'website'],
  ['facebook.com', 'website'],
  ['0803 123 4567', 'phone-number'],
  ['0803.123.4567', 'phone-number'],
  ['+44 7911 123456', 'phone-number'],
  ['+999 123', 'phone-number'],
  ['33811', 'bank'],
  ['0012345678', 'bank'],
  ['4512345678', 'bank'],
  ['GB29 NWBK 6016 1331 9268 19', 'bank'],
  ['First Bank of Lagos', 'bank'],
  ['hxxps://evil[.]example/x', 'website'],
  ['addr_test1qq0', 'social-media'],
  ['ltc1qzdtq0zg8890s52t377avmymrc9upc055lzlffa', 'crypto-wallet'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'crypto-wallet'],
  ['0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'crypto-wallet'],
  ['ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@1?value=2', 'crypto-wallet'],
])('%s is searched as %s', (text, category) => {
  expect(detectCategory(text)).toBe(category);
});

test('the message for a wrong target names the category', () => {
  expect(invalidTargetMessage('phone-number')).toBe(
    'Validation Error: Please enter a valid Phone Number',
  );
});

test.each([
  '0803 123 4567',
  '  +234 (0) 803-123-4567\n',
  'evil (dot) com',
  'hxxps[:]//evil [.] example/login',
  'a (at) evil (dot) com',
  '@crypto_giveaway',
  'https://www.facebook.com/evil.shop',
  '0123 456 789',
  'GTBank 0123456789',
  '0123456789 Zenith Bank Ada Obi',
  'IBAN GB33 BUKB 2020 1555 5555 55',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  'Zenith Bank Ada Obi',
  "Ngozi O'Neill & Sons Ltd.",
  '',
])('%j is one target, not a message', (text) => {
  expect(isMessage(text)).toBe(false);
});

test.each([
  ...scamMessages.map(({ text }) => text),
  'call 08031234567',
  'evil.example/login is this real?',
  '0803 123 4567\n0803 123 4568',
  'x'.repeat(2_001),
  '08031234567 08099998888',
  '08031234567/08099998888',
  'visit evil.example now',
  'call me today, please',
  '???',
  '- ¿',
])('%j is a message, not one target', (text) => {
  expect(isMessage(text)).toBe(true);
});

test.each<[string, CategoryValue, string]>([
  ['Email: ada@evil.com', 'email', 'ada@evil.com'],
  ['E-mail address: <ada@evil.com>', 'email', 'ada@evil.com'],
  ['URL: https://evil.com/login', 'website', 'evil.com'],
  ['Website = evil.com', 'website', 'evil.com'],
  ['Tel. no.: 0803 123 4567', 'phone-number', '+2348031234567'],
  ['WhatsApp: +44 7911 123456', 'phone-number', '+447911123456'],
  [
    'BTC: 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'crypto-wallet',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  ],
  ['Account number: 0123456789', 'bank', '?/0123456789'],
  ['https://wa.me/2348031234567', 'social-media', 'whatsapp/2348031234567'],
  ['sms:+2348031234567?body=Hi', 'phone-number', '+2348031234567'],
  ['SMSTO:0803 123 4567:Hi there', 'phone-number', '+2348031234567'],
  ['tel:+2348031234567;ext=5', 'phone-number', '+2348031234567'],
  ['callto://+2348031234567', 'phone-number', '+2348031234567'],
  ['0803 123 4567 ext. 5', 'phone-number', '+2348031234567'],
  ['+44 7911 123456, x12', 'phone-number', '+447911123456'],
  ['mailto:ada%40evil.com', 'email', 'ada@evil.com'],
  ['MATMSG:TO:ada@evil.com;SUB:Hi;;', 'email', 'ada@evil.com'],
])('%s is read as it is typed', (text, category, key) => {
  expect(isMessage(text)).toBe(false);
  expect(detectCategory(text)).toBe(category);
  expect(normaliseTarget(category, text)).toBe(key);
});

test('the address of a number on a platform is that number', () => {
  for (const text of [
    'wa.me/2348031234567',
    'https://signal.me/#p/+2348031234567',
    'whatsapp://send?phone=2348031234567',
  ]) {
    expect(normaliseTarget('phone-number', text)).toBe('+2348031234567');
  }
});

test.each<[CategoryValue, string, [CategoryValue, string][]]>([
  [
    'phone-number',
    '+2348031234567',
    [
      ['social-media', 'whatsapp/2348031234567'],
      ['website', 'wa.me/2348031234567'],
      ['social-media', 'telegram/+2348031234567'],
      ['website', 't.me/+2348031234567'],
      ['social-media', 'signal/+2348031234567'],
      ['website', 'signal.me/#p/+2348031234567'],
    ],
  ],
  [
    'social-media',
    'whatsapp/2348031234567',
    [
      ['phone-number', '+2348031234567'],
      ['website', 'wa.me/2348031234567'],
      ['social-media', 'telegram/+2348031234567'],
      ['website', 't.me/+2348031234567'],
      ['social-media', 'signal/+2348031234567'],
      ['website', 'signal.me/#p/+2348031234567'],
    ],
  ],
  ['social-media', 'instagram/evil', [['website', 'instagram.com/evil']]],
  ['website', 'instagram.com/evil', [['social-media', 'instagram/evil']]],
  ['website', 'evil.com', []],
  ['website', 'bit.ly/x', []],
  ['phone-number', '33811', []],
  ['social-media', 'other/evil', []],
  ['social-media', 'telegram/+AbC1', [['website', 't.me/+AbC1']]],
  ['bank', 'opay/8031234567', []],
])('%s %s is the same under %j', (category, key, same) => {
  expect(sameTargets({ category, key })).toEqual(
    same.map(([other, of]) => ({ category: other, key: of })),
  );
});

test('whatever is the same as a target says so, too', () => {
  const keyed = target.map(({ category, spelling }) => ({
    category,
    key: normaliseTarget(category, spelling),
  }));
  fc.assert(
    fc.property(keyed, ({ category, key }) => {
      if (key === null) return;
      for (const other of sameTargets({ category, key })) {
        expect(normaliseTarget(other.category, other.key)).toBe(other.key);
        expect(sameTargets(other)).toContainEqual({ category, key });
      }
    }),
    { numRuns: 500 },
  );
});

test.each<[string, CategoryValue[]]>([
  ['8031234567', ['phone-number', 'bank']],
  ['0123456789', ['bank', 'phone-number']],
  ['SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', ['social-media', 'crypto-wallet']],
  ['evil_shop', ['social-media']],
  ['evil.shop', ['website', 'social-media']],
  ['Zenith Ada Obi', ['bank', 'social-media']],
  ['ada@evil.com', ['email']],
  ['rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh', ['crypto-wallet', 'social-media']],
])('%s could be any of %j', (text, categories) => {
  expect(candidateCategories(text)).toEqual(categories);
});

test('a target that is shown to others and pasted back is the same target', () => {
  fc.assert(
    fc.property(target, ({ category, spelling }) => {
      const key = normaliseTarget(category, spelling, searchedAs(category));
      if (key) expect(normaliseTarget(category, showTarget(key), searchedAs(category))).toBe(key);
    }),
    thorough,
  );
});

test('nothing throws, whatever is typed', () => {
  const country = fc.constantFrom<CountryCode>('NG', 'US', 'GB', 'IN', 'DE', 'BR');
  fc.assert(
    fc.property(anyText, country, (text, of) => {
      for (const category of candidateCategories(text, { country: of })) {
        for (const key of searchKeys(category, text, null, { country: of })) {
          expect(sameTargets({ category, key })).not.toContainEqual({ category, key });
          expect(siteOf(key, knownSites)?.length ?? 0).toBeLessThanOrEqual(key.length);
          brandOf({ category, key }, knownSites);
          imitatedBrand({ category, key }, knownSites);
          wordAccount(key);
        }
      }
      for (const { category, target: found, mistyped } of findTargets(text, of)) {
        const key = normaliseTarget(category, found, searchedAs(category), { country: of });
        if (mistyped) expect(key).toBeNull();
      }
    }),
    { numRuns: 1000 },
  );
});

test('the key of a key is the key itself in every country', () => {
  const country = fc.constantFrom<CountryCode>('NG', 'US', 'GB', 'IN', 'DE', 'BR', 'KE');
  const number = fc.stringMatching(/^\+?[(]?[0-9]{2,5}[)]?[ -]?[0-9]{2,5}[ -]?[0-9]{2,5}$/);
  fc.assert(
    fc.property(number, country, (text, of) => {
      const key = normaliseTarget('phone-number', text, null, { country: of });
      if (key) expect(normaliseTarget('phone-number', key, null, { country: of })).toBe(key);
    }),
    thorough,
  );
});

const copied = ['`%`', '**%**', '_%_', '~%~', '„%“', '«%»', '<%>', '(%)', '%…', '%?', '%:', '%!!!'];
const inLists = ['👉 %', '👉%', '% ✅', '- %', '• %', '1. %'];

test.each([
  ['phone-number', '+234 (0) 803 123 4567'],
  ['email', 'Ada.Obi@evil.com'],
  ['website', 'hxxps://evil[.]com/login'],
  ['crypto-wallet', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['social-media', 'https://www.instagram.com/Evil.Shop'],
] as const)('a %s keeps its key amid what is copied with it: %s', (category, target) => {
  const key = normaliseTarget(category, target);
  expect(key).not.toBeNull();
  for (const form of [...copied, ...inLists]) {
    expect([form, normaliseTarget(category, form.replace('%', target))]).toEqual([form, key]);
  }
});

test.each([
  ['phone-number', '*Tel:* +44 20 7946 0883', '+442079460883'],
  ['phone-number', 'Mobile - +254 722 334 455', '+254722334455'],
  ['phone-number', '+44 (0) 7700 900412', '+447700900412'],
  ['phone-number', '(0060042000000', '+6042000000'],
  [
    'crypto-wallet',
    'My wallet address: 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  ],
  ['email', 'Ada Obi <ada@evil.com>.', 'ada@evil.com'],
  ['social-media', 'Name: Evil_Shop', 'other/evil_shop'],
  ['social-media', '_evil_', 'other/_evil_'],
  ['social-media', 'evil_coach.t.me', 'telegram/evil_coach'],
] as const)('the key of a %s as typed: %s', (category, typed, key) => {
  expect(normaliseTarget(category, typed)).toBe(key);
});
