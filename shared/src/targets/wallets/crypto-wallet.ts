import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);
// The rule allows 35 characters, but 25 bytes with version 0 or 5 fill at most 34, and other chains
// (Waves) have 35 that begin with 3. Letters that base58 lacks count as typing mistakes.
const bitcoinBase58 = /^(?=.*[A-Za-z])[13][A-Za-z0-9]{25,33}$/;
const bitcoinSegwit = /^bc1[a-z0-9]{8,87}$/i;
const ethereumHex = /^0x[0-9a-f]{40}$/i;
const solanaBase58 = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const tronBase58 = /^T[A-Za-z0-9]{33}$/;
const unknownChain = /^[A-Za-z0-9:_-]{20,128}$/;
/** Such as `ethereum:0x…@1?value=2`; the prefix of a cash address is a part of it. */
const paymentUri =
  /^(?:(?=bitcoincash:)|(?!bitcoincash:)[a-z+]{2,20}:(?:\/\/)?(?:transfer\/|pay-)?)([^?@]+).*$/i;

export const BITCOIN = 'bitcoin';

/** Returns, by subcategory, the one spelling of a valid address; null when format or checksum is wrong. */
const chains = new Map<string, (address: string) => string | null>([
  [BITCOIN, (address) => segwitKey(address) ?? base58checkKey(address, bitcoinBase58, [0, 5])],
  ['ethereum', ethereumKey],
  ['tron', (address) => base58checkKey(address, tronBase58, [0x41])],
  ['solana', solanaKey],
]);

/**
 * Returns the search key of a wallet: the address, in lower case if the chain ignores case
 * (Ethereum, bech32, cash addresses, which get their prefix). A subcategory that names a chain
 * accepts only that chain; none means Bitcoin. Any other accepts every known chain and unknown
 * formats, but no address of a known chain with a wrong checksum. Source: product specification
 * section 5 and the decision on the crypto rule.
 */
export function cryptoWalletKey(text: string, subcategory?: string | null): string | null {
  const address = text.replace(paymentUri, '$1');
  const named = chains.get(subcategory || BITCOIN);
  if (named) return named(address);
  const known = knownKey(address) ?? cashKey(address);
  if (known !== null || isMistyped(address)) return known;
  if (isBech32(address)) return address.toLowerCase();
  return unknownChain.test(address) ? address : null;
}

/** Whether a text is an address of a known chain, perhaps with a typing mistake, or has the bech32 form. */
export function resemblesWallet(text: string): boolean {
  const address = text.replace(paymentUri, '$1');
  return (
    knownKey(address) !== null ||
    isMistyped(address) ||
    isBech32(address) ||
    cashKey(address) !== null
  );
}

/**
 * Returns the subcategory that a wallet needs: its chain, or 'other' for one known only by its
 * form. Null for Bitcoin, which needs none, and for what is no wallet.
 */
export function chainToName(text: string): string | null {
  const chain = chainOf(text);
  return chain === BITCOIN ? null : chain;
}

/** Returns the chain of a valid wallet, 'other' for one that is known by its form; null for other text. */
export function chainOf(text: string): string | null {
  const address = text.replace(paymentUri, '$1');
  const [chain] = [...chains].find(([, key]) => key(address) !== null) ?? [];
  if (chain) return chain;
  const isOther = isBech32(address) || cashKey(address) !== null;
  return isOther && !isMistyped(address) ? 'other' : null;
}

/** Many chains use this form, each with its own prefix; the checksum leaves no doubt. */
function isBech32(address: string): boolean {
  return (bech32.decodeUnsafe(address) ?? bech32m.decodeUnsafe(address)) !== undefined;
}

const CASH_PREFIX = 'bitcoincash';
const CASH_CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const cashAddress = /^(?:bitcoincash:)?([qp][qpzry9x8gf2tvdw0s3jn54khce6mua7l]{41})$/;
const CASH_GENERATOR = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** Returns a Bitcoin Cash address in lower case with its prefix; its checksum is CashAddr's. */
function cashKey(address: string): string | null {
  const isOneCase = address === address.toLowerCase() || address === address.toUpperCase();
  const [, payload] = (isOneCase && cashAddress.exec(address.toLowerCase())) || [];
  if (!payload) return null;
  const values = [
    ...[...CASH_PREFIX].map((letter) => letter.charCodeAt(0) & 31),
    0,
    ...[...payload].map((character) => CASH_CHARACTERS.indexOf(character)),
  ];
  let checksum = 1n;
  for (const value of values) {
    const top = checksum >> 35n;
    checksum = ((checksum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    CASH_GENERATOR.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) checksum ^= generator;
    });
  }
  return checksum === 1n ? `${CASH_PREFIX}:${payload}` : null;
}

function knownKey(address: string): string | null {
  for (const key of chains.values()) {
    const known = key(address);
    if (known !== null) return known;
  }
  return null;
}

/** Whether an address without a known key has the form of a known chain, and so a wrong checksum. */
function isMistyped(address: string): boolean {
  return [bitcoinBase58, bitcoinSegwit, ethereumHex, tronBase58].some((it) => it.test(address));
}

function decode(decoder: (address: string) => Uint8Array, address: string): Uint8Array | null {
  try {
    return decoder(address);
  } catch {
    return null;
  }
}

/** Base58Check: a version byte, a 20-byte hash and the checksum. */
function base58checkKey(address: string, format: RegExp, versions: number[]): string | null {
  const payload = format.test(address) ? decode(base58check.decode, address) : null;
  return payload?.length === 21 && versions.includes(payload[0] ?? -1) ? address : null;
}

/** Solana addresses are 32 bytes without a checksum. */
function solanaKey(address: string): string | null {
  const bytes = solanaBase58.test(address) ? decode(base58.decode, address) : null;
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
