import { hash } from 'node:crypto';
import type { CategoryValue } from '@redflag/shared/categories';
import { composeAccount, UNKNOWN_BANK } from '@redflag/shared/targets/numbers/bank';
import { bankKeys } from '@redflag/shared/targets/numbers/banks';
import { base58, bech32, createBase58check } from '@scure/base';
import type { Random } from './random.ts';

/** Something that people report, and the ways they write it. */
export interface Target {
  category: CategoryValue;
  /** The value of the only subcategory that fits; null if any of the category does. */
  subcategory: string | null;
  /** What `normaliseTarget` returns for every spelling; a test compares them. */
  key: string;
  spell(random: Random): string;
}

/** Domains reserved by RFC 2606, so that nobody is accused. */
const reservedDomains = ['example.com', 'example.net', 'example.org'];
const baits =
  `account award bank bonus card cargo claims crypto delivery deals dollar express finance
  giveaway grant help invest job lottery login market official pay prize refund rewards secure shop
  support trade update verify wallet win`.split(/\s+/);
const firms =
  `Alpha Apex Atlantic Crown Diamond Eagle Fortune Global Golden Liberty Prime Royal Sunrise
  Unity Victory`.split(/\s+/);
const trades = `Capital Cooperative Credit Finance Holdings Investments Loans Logistics Microfinance
  Ventures`.split(/\s+/);
const nigerianPrefixes = `703 706 708 802 803 805 806 807 808 810 813 814 816 818 903 905 906
  915`.split(/\s+/);

const base58check = createBase58check((bytes: Uint8Array) => hash('sha256', bytes, 'buffer'));

type Maker = (random: Random) => Omit<Target, 'category'>;

const makers: Record<CategoryValue, Maker> = {
  'phone-number': (random) => ({ subcategory: null, ...phone(random) }),
  email(random) {
    const local = `${random.pick(baits)}.${random.pick(baits)}${random.digits(3)}`;
    const key = `${local}@mail${random.digits(2)}.${random.pick(reservedDomains)}`;
    const spell = (by: Random) =>
      by.pick([key, key, key, key.toUpperCase(), `mailto:${key}`, key.replace('@', '[at]')]);
    return { subcategory: null, key, spell };
  },
  website(random) {
    const name = `${random.pick(baits)}-${random.pick(baits)}${random.digits(4)}`;
    const key = `${name}.${random.pick(reservedDomains)}`;
    const spell = (by: Random) =>
      by.pick([
        key,
        `https://${key}/${by.pick(baits)}`,
        `https://www.${key}/${by.pick(baits)}?id=${by.digits(6)}`,
        `HTTP://WWW.${key.toUpperCase()}/`,
        `hxxps://${key.replaceAll('.', '[.]')}`,
      ]);
    return { subcategory: null, key, spell };
  },
  'crypto-wallet'(random) {
    return random.weighted(wallets)(random);
  },
  bank(random) {
    if (random.chance(0.15)) {
      const name = `${random.pick(firms)} ${random.pick(firms)} ${random.pick(trades)} ${random.digits(3)}`;
      const key = name.toLowerCase();
      return { subcategory: null, key, spell: (by) => by.pick([name, key, name.toUpperCase()]) };
    }
    const number = random.digits(10);
    const bank = random.chance(0.8) ? random.pick(bankKeys) : UNKNOWN_BANK;
    const spell = (by: Random) =>
      composeAccount(
        bank,
        by.pick([number, number, grouped(number, ' ', 3, 3), grouped(number, '-', 3, 3)]),
      );
    return { subcategory: null, key: `${bank}/${number}`, spell };
  },
  'social-media'(random) {
    const [platform, profile] = random.pick(profiles);
    if (platform === 'whatsapp') {
      const { key, spell } = phone(random);
      const number = key.slice(1);
      return {
        subcategory: platform,
        key: `whatsapp/${number}`,
        spell: (by) => (by.chance(0.5) ? profile + number : spell(by)),
      };
    }
    const name = `${random.pick(firms)}_${random.pick(baits)}${random.digits(4)}`;
    return {
      subcategory: platform,
      key: `${platform}/${name.toLowerCase()}`,
      spell: (by) => by.pick([`@${name}`, name.toLowerCase(), profile + name]),
    };
  },
};

/** In percent. */
const shares: Record<CategoryValue, number> = {
  'phone-number': 35,
  website: 20,
  email: 15,
  'social-media': 15,
  'crypto-wallet': 9,
  bank: 6,
};
const categoryShares = Object.entries(shares) as [CategoryValue, number][];

/** Makes a target from random numbers, in the given category or a random one. */
export function makeTarget(
  random: Random,
  category: CategoryValue = random.weighted(categoryShares),
): Target {
  return { category, ...makers[category](random) };
}

const profiles = [
  ['facebook', 'https://www.facebook.com/'],
  ['instagram', 'https://instagram.com/'],
  ['x', 'https://x.com/'],
  ['tiktok', 'https://www.tiktok.com/@'],
  ['telegram', 'https://t.me/'],
  ['whatsapp', 'https://wa.me/'],
  ['linkedin', 'https://www.linkedin.com/in/'],
] as const;

const wallets: [Maker, number][] = [
  [(random) => wallet('bitcoin', versioned(random.pick([0, 5]), random)), 2],
  [(random) => wallet('bitcoin', segwit('bc', random)), 2],
  [
    (random) => {
      const hex = Buffer.from(random.bytes(20)).toString('hex');
      const spell = (by: Random) => `0x${by.chance(0.2) ? hex.toUpperCase() : hex}`;
      return { subcategory: 'ethereum', key: `0x${hex}`, spell };
    },
    3,
  ],
  [(random) => wallet('tron', versioned(0x41, random)), 2],
  [(random) => wallet('solana', base58.encode(random.bytes(32))), 1],
  [(random) => wallet('other', segwit('ltc', random)), 1],
];

function wallet(subcategory: string, key: string): Omit<Target, 'category'> {
  return { subcategory, key, spell: () => key };
}

/** Makes an address from a version byte and a hash, as Bitcoin and Tron do. */
function versioned(version: number, random: Random): string {
  return base58check.encode(Uint8Array.of(version, ...random.bytes(20)));
}

/** Makes a version 0 address (BIP 173). Litecoin uses a different prefix. */
function segwit(prefix: string, random: Random): string {
  return bech32.encode(prefix, [0, ...bech32.toWords(random.bytes(20))]);
}

function phone(random: Random): Pick<Target, 'key' | 'spell'> {
  if (random.chance(0.85)) return nigerianPhone(random);
  const [country, length] = random.pick([
    ['447400', 6],
    ['2332441', 5],
    ['2547001', 5],
    ['27821', 6],
    ['9198765', 5],
  ] as const);
  const number = country + random.digits(length);
  const spell = (by: Random) =>
    by.pick([`+${number}`, `00${number}`, `+${grouped(number, ' ', 5, 3)}`]);
  return { key: `+${number}`, spell };
}

function nigerianPhone(random: Random): Pick<Target, 'key' | 'spell'> {
  const number = random.pick(nigerianPrefixes) + random.digits(7);
  const spell = (by: Random) =>
    by.pick([
      `+234${number}`,
      `0${number}`,
      `0${grouped(number, ' ', 3, 3)}`,
      `+234 ${grouped(number, '-', 3, 3)}`,
      `234${number}`,
      `(0${number.slice(0, 3)}) ${number.slice(3)}`,
    ]);
  return { key: `+234${number}`, spell };
}

/** Splits digits into two groups of the given lengths and the rest: `803 123 4567`. */
function grouped(digits: string, separator: string, first: number, second: number): string {
  const parts = [
    digits.slice(0, first),
    digits.slice(first, first + second),
    digits.slice(first + second),
  ];
  return parts.join(separator);
}
