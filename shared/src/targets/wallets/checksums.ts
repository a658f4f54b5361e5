import { blake2b } from '@noble/hashes/blake2.js';
import { sha256, sha512_256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import {
  base32nopad,
  base58,
  base58xmr,
  base58xrp,
  base64urlnopad,
  bech32,
  bech32m,
} from '@scure/base';

type Decoder = (text: string) => Uint8Array;
type Checksum = (data: Uint8Array) => Uint8Array;

function decode(decoder: Decoder, text: string): Uint8Array {
  try {
    return decoder(text);
  } catch {
    return new Uint8Array();
  }
}

/** Whether the last bytes are the checksum of those before them. */
function endsWithChecksum(bytes: Uint8Array, size: number, checksum: Checksum): boolean {
  if (bytes.length <= size) return false;
  const expected = checksum(bytes.subarray(0, -size));
  return bytes.subarray(-size).every((byte, at) => byte === expected[at]);
}

/** CRC-16/XMODEM, the first byte first. */
function crc16(data: Uint8Array): Uint8Array {
  let crc = 0;
  for (const byte of data) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  }
  return Uint8Array.of((crc >> 8) & 0xff, crc & 0xff);
}

function crc32(data: Uint8Array): Uint8Array {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const inverted = ~crc;
  return Uint8Array.of(inverted >>> 24, inverted >>> 16, inverted >>> 8, inverted);
}

const twice: Checksum = (data) => sha256(sha256(data));
const blake: (size: number) => Checksum = (dkLen) => (data) => blake2b(data, { dkLen });
const ss58: Checksum = (data) => blake2b(Uint8Array.of(...utf8ToBytes('SS58PRE'), ...data));

/** Base58Check: a version and a hash, of 20 bytes on most chains. Returns them; null for other text. */
export function readBase58Check(address: string): Uint8Array | null {
  const bytes = decode(base58.decode, address);
  const fits = bytes.length >= 25 && bytes.length <= 42;
  return fits && endsWithChecksum(bytes, 4, twice) ? bytes.subarray(0, -4) : null;
}

/** Ripple: Base58Check in its own alphabet, also with a tag (XLS-5d). */
export function isXrp(address: string): boolean {
  const bytes = decode(base58xrp.decode, address);
  const isAccount = bytes.length === 25 && bytes[0] === 0;
  return (isAccount || bytes.length === 35) && endsWithChecksum(bytes, 4, twice);
}

/** Monero: a network, two public keys, perhaps a payment id. */
export function isMonero(address: string): boolean {
  const bytes = decode(base58xmr.decode, address);
  return /^(?:69|77)$/.test(String(bytes.length)) && endsWithChecksum(bytes, 4, keccak_256);
}

/** Polkadot and its like (SS58): a network, a public key, 2 bytes of checksum. */
export function isSs58(address: string): boolean {
  const bytes = decode(base58.decode, address);
  return /^3[56]$/.test(String(bytes.length)) && endsWithChecksum(bytes, 2, ss58);
}

/** Waves: a version, a network and a hash. */
export function isWaves(address: string): boolean {
  const bytes = decode(base58.decode, address);
  const checksum: Checksum = (data) => keccak_256(blake(32)(data));
  return bytes.length === 26 && bytes[0] === 1 && endsWithChecksum(bytes, 4, checksum);
}

/** Cardano's first addresses (Byron): CBOR with a CRC-32 over its first part. */
export function isByron(address: string): boolean {
  const bytes = decode(base58.decode, address);
  const length = bytes[4] ?? 0;
  const isCbor = /^130,216,24,88,/.test(bytes.subarray(0, 5).join()) && bytes[5 + length] === 0x1a;
  const payload = bytes.subarray(5, 5 + length);
  const crc = crc32(payload);
  return isCbor && bytes.subarray(6 + length).join() === crc.join();
}

/** Stellar (StrKey): accounts, also multiplexed, and contracts. */
export function isStellar(address: string): boolean {
  const bytes = decode(base32nopad.decode, address);
  const isPublic = [6 << 3, 12 << 3, 2 << 3].includes(bytes[0] ?? 0);
  return isPublic && endsWithChecksum(bytes, 2, (data) => crc16(data).reverse());
}

export function isAlgorand(address: string): boolean {
  const bytes = decode(base32nopad.decode, address);
  return bytes.length === 36 && endsWithChecksum(bytes, 4, (data) => sha512_256(data).slice(-4));
}

/** Filecoin: a protocol and its payload. */
export function isFilecoin(address: string): boolean {
  const bytes = decode(base32nopad.decode, address.slice(2).toUpperCase());
  const protocol = Number(address.charAt(1));
  return endsWithChecksum(bytes, 4, (data) => blake(4)(Uint8Array.of(protocol, ...data)));
}

const NANO = '13456789abcdefghijkmnopqrstuwxyz';

/** Nano: a public key, in its own base 32. */
export function isNano(address: string): boolean {
  const text = address.replace(/^[a-z]+_/, '');
  const bits = [...text].map((it) => NANO.indexOf(it).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.slice(4).match(/.{8}/g) ?? []).map((it) => Number.parseInt(it, 2));
  return endsWithChecksum(Uint8Array.from(bytes), 5, (data) => blake(5)(data).reverse());
}

/**
 * Returns the one spelling of a TON address, which says in its first byte how to send to it: that of
 * wallets, which does not bounce. Null for other text.
 */
export function tonKey(address: string): string | null {
  const urlSafe = address.replaceAll('+', '-').replaceAll('/', '_');
  const bytes = decode(base64urlnopad.decode, urlSafe);
  if (bytes.length !== 36 || !endsWithChecksum(bytes, 2, crc16)) return null;
  const plain = Uint8Array.of((bytes[0] ?? 0) | 0x40, ...bytes.subarray(1, 34));
  return base64urlnopad.encode(Uint8Array.of(...plain, ...crc16(plain)));
}

/** Many chains use bech32, each with its own prefix; Cardano's are longer than its standard allows. */
export function isBech32(address: string): boolean {
  return (
    (bech32.decodeUnsafe(address, false) ?? bech32m.decodeUnsafe(address, false)) !== undefined
  );
}

const CASH_CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const CASH_GENERATOR = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** CashAddr, whose checksum covers the prefix: Bitcoin Cash, eCash, Kaspa. */
export function isCashAddress(prefix: string, payload: string): boolean {
  const values = [
    ...[...prefix].map((letter) => letter.charCodeAt(0) & 31),
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
  return checksum === 1n;
}
