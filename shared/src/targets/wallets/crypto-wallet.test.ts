import { expect, test } from 'vitest';
import { detectSubcategory, normaliseTarget, searchKeys } from '#targets/targets.ts';

const genesis = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const scriptHash = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const taproot = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr';
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const solana = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const cardano =
  'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x';

const wallets = [
  ['bitcoin', genesis, genesis],
  ['bitcoin', scriptHash, scriptHash],
  ['bitcoin', segwit, segwit],
  ['bitcoin', segwit.toUpperCase(), segwit],
  ['bitcoin', taproot, taproot],
  ['bitcoin', `bitcoin:${genesis}?amount=0.1`, genesis],
  ['ethereum', ethereum, ethereum.toLowerCase()],
  ['ethereum', ethereum.toLowerCase(), ethereum.toLowerCase()],
  ['ethereum', `0x${ethereum.slice(2).toUpperCase()}`, ethereum.toLowerCase()],
  ['ethereum', `ethereum:${ethereum}@1`, ethereum.toLowerCase()],
  ['tron', tron, tron],
  ['solana', solana, solana],
  ['solana', '1'.repeat(32), '1'.repeat(32)],
] as const;

test.each(wallets)(
  'a %s wallet %s is accepted under its chain and under Other, and found without a chain',
  (chain, text, key) => {
    expect(normaliseTarget('crypto-wallet', text, chain)).toBe(key);
    expect(normaliseTarget('crypto-wallet', text, 'other')).toBe(key);
    expect(searchKeys('crypto-wallet', text)).toEqual([key]);
  },
);

test.each(wallets)(
  'a %s wallet %s without a subcategory needs one, unless it is Bitcoin',
  (chain, text, key) => {
    const needed = chain === 'bitcoin' ? null : chain;
    expect(detectSubcategory('crypto-wallet', text)).toBe(needed);
    expect(normaliseTarget('crypto-wallet', text)).toBe(needed ? null : key);
  },
);

test('a wallet that only its form gives away belongs to Other, and a mistyped one to no chain', () => {
  const litecoin = 'ltc1qzdtq0zg8890s52t377avmymrc9upc055lzlffa';
  expect(detectSubcategory('crypto-wallet', litecoin)).toBe('other');
  expect(normaliseTarget('crypto-wallet', litecoin, 'other')).toBe(litecoin);
  expect(detectSubcategory('crypto-wallet', `${ethereum.slice(0, -1)}D`)).toBeNull();
  expect(detectSubcategory('crypto-wallet', 'my wallet')).toBeNull();
  expect(detectSubcategory('website', ethereum)).toBeNull();
});

test.each(wallets)('a %s wallet %s is refused under every other chain', (chain, text) => {
  for (const named of ['bitcoin', 'ethereum', 'tron', 'solana'].filter((it) => it !== chain)) {
    expect(normaliseTarget('crypto-wallet', text, named)).toBeNull();
  }
});

test.each([
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz'],
  ['bitcoin', '1a1zp1ep5qgefi2dmptftl5slmv7divfna'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['bitcoin', 'Bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
  ['bitcoin', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL'],
  ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
])('a %s wallet with a wrong checksum is refused: %s', (chain, text) => {
  expect(normaliseTarget('crypto-wallet', text, chain)).toBeNull();
  expect(searchKeys('crypto-wallet', text)).toEqual([]);
  expect(normaliseTarget('crypto-wallet', text, 'other')).toBeNull();
});

test('a wallet of an unknown chain is kept as it is under Other', () => {
  expect(normaliseTarget('crypto-wallet', cardano, 'other')).toBe(cardano);
  expect(normaliseTarget('crypto-wallet', 'bitcoincash:qpm2qsznhks23z7629mms6s', 'other')).toBe(
    'bitcoincash:qpm2qsznhks23z7629mms6s',
  );
  expect(normaliseTarget('crypto-wallet', cardano)).toBeNull();
});

test.each([
  ['LTC1QZDTQ0ZG8890S52T377AVMYMRC9UPC055LZLFFA', 'ltc1qzdtq0zg8890s52t377avmymrc9upc055lzlffa'],
  [
    'litecoin:ltc1qzdtq0zg8890s52t377avmymrc9upc055lzlffa?amount=1',
    'ltc1qzdtq0zg8890s52t377avmymrc9upc055lzlffa',
  ],
  [
    'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  ],
  [
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a?amount=1',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  ],
  [
    'BITCOINCASH:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  ],
])('every spelling of a wallet on a chain without a subcategory has one key: %s', (text, key) => {
  expect(detectSubcategory('crypto-wallet', text)).toBe('other');
  expect(normaliseTarget('crypto-wallet', text, 'other')).toBe(key);
  expect(searchKeys('crypto-wallet', text)).toEqual([key]);
});

test.each(['', 'short', 'a'.repeat(129), 'my wallet at the exchange', '0x123'])(
  '%j is not a wallet, even under Other',
  (text) => {
    expect(normaliseTarget('crypto-wallet', text, 'other')).toBeNull();
  },
);
