import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, bech32, bech32m } from '@scure/base';
import {
  isAlgorand,
  isBech32,
  isByron,
  isCashAddress,
  isFilecoin,
  isMonero,
  isNano,
  isSs58,
  isStellar,
  isWaves,
  isXrp,
  readBase58Check,
  tonKey,
} from './checksums.ts';

// The rule allows 35 characters, but 25 bytes with version 0 or 5 fill at most 34, and other chains
// (Waves) have 35 that begin with 3. Letters that base58 lacks count as typing mistakes.
const bitcoinBase58 = /^(?=.*[A-Za-z])[13][A-Za-z0-9]{25,33}$/;
const bitcoinSegwit = /^bc1[a-z0-9]{8,87}$/i;
const ethereumHex = /^0x[0-9a-f]{40}$/i;
const solanaBase58 = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const tronBase58 = /^T[A-Za-z0-9]{33}$/;
const unknownChain = /^[A-Za-z0-9:_-]{20,128}$/;
/** What precedes an address in a payment link; the prefix of a cash address is a part of it. */
const paymentScheme =
  /^(?!bitcoincash:|ecash:|kaspa:)[a-z+]{2,20}:(?:\/\/)?(?:transfer\/|pay-|pay\?destination=)?/i;

/** The most words that name a chain and its address. */
const LABEL_WORDS = 6;

export const BITCOIN = 'bitcoin';

/** Returns, by subcategory, the one spelling of a valid address; null when format or checksum is wrong. */
const chains = new Map<string, (address: string) => string | null>([
  [BITCOIN, (address) => segwitKey(address) ?? base58checkKey(address, bitcoinBase58, [0, 5])],
  ['ethereum', ethereumKey],
  ['tron', (address) => base58checkKey(address, tronBase58, [0x41])],
  ['solana', solanaKey],
]);

/** Other chains: the form of an address, and whether its checksum is right, or its one spelling. */
const others: [RegExp, (address: string) => boolean | string | null][] = [
  [/^[A-HJ-NP-Za-km-z1-9]{30,60}$/, (address) => readBase58Check(address) !== null],
  [/^r[1-9A-HJ-NP-Za-km-z]{24,34}$|^[XT][1-9A-HJ-NP-Za-km-z]{46}$/, isXrp],
  [/^[48][1-9A-HJ-NP-Za-km-z]{94}(?:[1-9A-HJ-NP-Za-km-z]{11})?$/, isMonero],
  [/^[EUk0]Q[\w+/-]{46}$/, tonKey],
  [/^(?!3[PMN])[1-9A-HJ-NP-Za-km-z]{46,50}$/, isSs58],
  [/^3[PMN][1-9A-HJ-NP-Za-km-z]{33}$/, isWaves],
  [/^(?:Ae2|DdzFF)[1-9A-HJ-NP-Za-km-z]{50,110}$/, isByron],
  [/^(?:[GC][A-Z2-7]{55}|M[A-Z2-7]{68})$/, isStellar],
  [/^[A-Z2-7]{58}$/, isAlgorand],
  [/^f[13][a-z2-7]{39,86}$/, isFilecoin],
  [/^(?:nano|xrb)_[13][13-9a-km-uw-z]{59}$/, isNano],
];

/** The form of an address of a known chain: with a wrong checksum, it was mistyped. */
const forms = [
  bitcoinBase58,
  bitcoinSegwit,
  ethereumHex,
  tronBase58,
  /^(?:ltc|addr|stake)1[a-z0-9]{30,110}$/,
  /^(?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])(?:r[1-9A-HJ-NP-Za-km-z]{32,33}|[LMD][1-9A-HJ-NP-Za-km-z]{33})$/,
  /^[48](?=\w*[a-z])(?=\w*[A-Z])[1-9A-HJ-NP-Za-km-z]{94}$/,
  /^(?:EQ|UQ)(?=\w*\d)(?=\w*[a-z])[\w-]{46}$/,
  /^G(?=[A-Z]*[2-7])[A-Z2-7]{55}$/,
  // Polkadot.
  /^1(?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])[1-9A-HJ-NP-Za-km-z]{46,47}$/,
  /^bitcoincash:[qp][a-z0-9]{41}$/,
  /^(?:cosmos|osmo|inj|kava|celestia|terra|bnb)1(?=[a-z]*\d)[a-z0-9]{38}$/,
];

/**
 * Returns the search key of a wallet: the address, in lower case if the chain ignores case
 * (Ethereum, bech32, cash addresses, which get their prefix). A subcategory that names a chain
 * accepts only that chain; none means Bitcoin. Any other accepts every known chain and unknown
 * formats, but no address of a known chain with a wrong checksum. Source: product specification
 * section 5 and the decision on the crypto rule.
 */
export function cryptoWalletKey(text: string, subcategory?: string | null): string | null {
  const address = plainAddress(text);
  const named = chains.get(subcategory || BITCOIN);
  if (named) return named(address);
  const known = knownKey(address);
  if (known !== null || hasKnownForm(address)) return known;
  return unknownChain.test(address) ? address : null;
}

/** Whether a text is an address of a known chain, perhaps with a typing mistake. */
export function resemblesWallet(text: string): boolean {
  const address = plainAddress(text);
  return knownKey(address) !== null || hasKnownForm(address);
}

/** Whether a text is an address of a known chain with a wrong checksum. */
export function isMistypedWallet(text: string): boolean {
  const address = plainAddress(text);
  return hasKnownForm(address) && knownKey(address) === null;
}

/** Whether a text may be an address of a chain that we do not know. */
export function mayBeWallet(text: string): boolean {
  const address = plainAddress(text);
  const isMixed = /\d/.test(address) && /[a-z]/i.test(address);
  return isMixed && unknownChain.test(address) && !hasKnownForm(address);
}

/**
 * Returns the subcategory that a wallet needs: its chain, or 'other' for a chain without one. Null
 * for Bitcoin, which needs none, and for what is no wallet.
 */
export function chainToName(text: string): string | null {
  const chain = chainOf(text);
  return chain === BITCOIN ? null : chain;
}

/** Returns the subcategory of a valid wallet, 'other' for a chain without one; null for other text. */
export function chainOf(text: string): string | null {
  const address = plainAddress(text);
  const [chain] = [...chains].find(([, key]) => key(address) !== null) ?? [];
  return chain ?? (knownKey(address) === null ? null : 'other');
}

/**
 * An address without what a payment link (`ethereum:0x…@1?value=2`) has around it, or the only one among
 * words.
 */
function plainAddress(text: string): string {
  const bare = text.replace(paymentScheme, '');
  const address = bare.replace(bare === text ? /(?:\?.*|\.+)$/s : /(?:[?@&].*|\.+)$/s, '').trim();
  const words = address.split(' ');
  if (words.length === 1 || words.length > LABEL_WORDS) return address;
  const [known, another] = words.filter((word) => knownKey(word) !== null);
  return known && !another ? known : address;
}

function knownKey(address: string): string | null {
  for (const key of chains.values()) {
    const known = key(address);
    if (known !== null) return known;
  }
  const cash = cashKey(address);
  if (cash !== null) return cash;
  for (const [form, read] of others) {
    const known = form.test(address) && read(address);
    if (known) return known === true ? address : known;
  }
  return !hasKnownForm(address, bitcoinSegwit) && isBech32(address) ? address.toLowerCase() : null;
}

const hasKnownForm = (address: string, ...only: RegExp[]) =>
  (only.length > 0 ? only : forms).some((form) => form.test(address));

const CASH_PREFIX = 'bitcoincash';
const cashAddress =
  /^(?:(bitcoincash|ecash|kaspa):)?([qp][qpzry9x8gf2tvdw0s3jn54khce6mua7l]{41,62})$/;

/** Returns a cash address in lower case with its prefix. */
function cashKey(address: string): string | null {
  const isOneCase = address === address.toLowerCase() || address === address.toUpperCase();
  const [, prefix = CASH_PREFIX, payload] =
    (isOneCase && cashAddress.exec(address.toLowerCase())) || [];
  return payload && isCashAddress(prefix, payload) ? `${prefix}:${payload}` : null;
}

/** Base58Check: a version byte and a 20-byte hash. */
function base58checkKey(address: string, format: RegExp, versions: number[]): string | null {
  const payload = format.test(address) ? readBase58Check(address) : null;
  return payload?.length === 21 && versions.includes(payload[0] ?? -1) ? address : null;
}

/** Solana addresses are 32 bytes without a checksum. */
function solanaKey(address: string): string | null {
  const bytes = solanaBase58.test(address) ? base58.decode(address) : null;
  return bytes?.length === 32 ? address : null;
}

/** Segwit addresses by BIP 173 (version 0, bech32) and BIP 350 (later versions, bech32m). */
function segwitKey(address: string): string | null {
  const original = bech32.decodeUnsafe(address);
  const decoded = original ?? bech32m.decodeUnsafe(address);
  const [version, ...words] = decoded?.words ?? [];
  if (decoded?.prefix !== 'bc' || version === undefined || version > 16) return null;
  const length = bech32.fromWordsUnsafe(words)?.length ?? 0;
  const fits = version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;
  return fits && (version === 0) === Boolean(original) ? address.toLowerCase() : null;
}

/** In an Ethereum address with both cases, the capitals are the checksum of EIP-55. */
function ethereumKey(address: string): string | null {
  if (!ethereumHex.test(address)) return null;
  const hex = address.slice(2);
  const lower = hex.toLowerCase();
  if (hex === lower || hex === hex.toUpperCase()) return `0x${lower}`;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const checksummed = lower.replace(/[a-f]/g, (digit, at: number) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return hex === checksummed ? `0x${lower}` : null;
}
