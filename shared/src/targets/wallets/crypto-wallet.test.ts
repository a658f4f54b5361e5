import { expect, test } from 'vitest';
import {
  detectCategory,
  detectSubcategory,
  normaliseTarget,
  searchKeys,
} from '#targets/targets.ts';

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
  const unknown = 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7';
  expect(normaliseTarget('crypto-wallet', unknown, 'other')).toBe(unknown);
  expect(normaliseTarget('crypto-wallet', 'bitcoincash:qpm2qsznhks23z7629mms6s', 'other')).toBe(
    'bitcoincash:qpm2qsznhks23z7629mms6s',
  );
  expect(normaliseTarget('crypto-wallet', unknown)).toBeNull();
});

/** By chain: an address, and other spellings of it. */
const ofOtherChains: Record<string, string[]> = {
  XRP: ['rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh', 'ripple:rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh?dt=7'],
  'XRP with a tag': ['X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ'],
  Litecoin: ['LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz', 'litecoin:LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz'],
  'Litecoin script': ['MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441'],
  'Litecoin segwit': [
    'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    'LTC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KGMN4N9',
  ],
  Dogecoin: ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'dogecoin:DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  Monero: [
    '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
    'monero:44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A?tx_amount=1',
  ],
  'Monero subaddress': [
    '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
  ],
  TON: [
    'UQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p9dz',
    'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2',
    'EQDtFpEwcFAEcRe5mLVh2N6C0x+/hJEM7W61/JLnSF74p4q2',
    'ton://transfer/EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2?amount=1',
  ],
  Polkadot: ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  'Polkadot, any network': ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
  Kusama: ['HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
  Stellar: [
    'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
    'web+stellar:pay?destination=GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ&amount=1',
  ],
  Cardano: [cardano],
  'Cardano of 2017': [
    'DdzFFzCqrhsrcTVhLygT24QwTnNqQqQ8mZrq5jykUzMveU26sxaH529kMpo7VhPrt5pwW3dXeB2k3EEvKcNBRmzCfcQ7dTkyGzTs658C',
  ],
  Dash: ['XpESxaUmonkq8RaLLp46Brx2K39ggQe226'],
  Tezos: ['tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb'],
  Algorand: ['VCMJKWOY5P5P7SKMZFFOCEROPJCZOTIJMNIYNUCKH7LRO45JMJP6UYBIJA'],
  Cosmos: ['cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27'],
  Nano: ['nano_1natrium1o3z5519ifou7xii8crpxpk8y65qmkih8e8bpsjri651oza8imdd'],
  Filecoin: ['f1abjxfbp274xpdqcpuaykwkfb43omjotacm2p3za'],
  Waves: ['3PDVuU45H7Eh5dmtNbnRNRStGwULA7NY6Hb'],
  Kaspa: ['kaspa:qqkqkzjvr7zwxxmjxjkmxxdwju9kjs6e9u82uh59z07vgaks6gg62v8707g73'],
};

test.each(Object.entries(ofOtherChains))(
  'a wallet of %s is known by its checksum, in every spelling',
  (_, [key = '', ...spellings]) => {
    for (const spelling of [key, ...spellings]) {
      expect(detectCategory(spelling)).toBe('crypto-wallet');
      expect(detectSubcategory('crypto-wallet', spelling)).toBe('other');
      expect(searchKeys('crypto-wallet', spelling)).toEqual([key]);
    }
  },
);

test.each(
  Object.entries(ofOtherChains).filter(([name]) =>
    /^(?:XRP|Litecoin.*|Dogecoin|Monero|TON|Stellar|Cardano)$/.test(name),
  ),
)('a wallet of %s with a letter changed is a mistyped wallet, not a name', (_, [key = '']) => {
  const last = key.at(-3) === 'a' ? 'c' : 'a';
  const mistyped =
    key.slice(0, -3) + (/^[A-Z2-7]+$/.test(key) ? last.toUpperCase() : last) + key.slice(-2);
  expect(detectCategory(mistyped)).toBe('crypto-wallet');
  expect(normaliseTarget('crypto-wallet', mistyped, 'other')).toBeNull();
});

test.each([
  'BTC: 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  'Bitcoin 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  'bitcoin wallet: 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
])('%s is read as it is typed', (text) => {
  expect(normaliseTarget('crypto-wallet', text)).toBe(genesis);
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
