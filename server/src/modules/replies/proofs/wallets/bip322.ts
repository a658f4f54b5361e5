import { schnorr } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A signature over everything in a transaction (SIGHASH_ALL). */
export const ALL = 1;

const NONE_4 = new Uint8Array(4);
const NONE_8 = new Uint8Array(8);
const twice = (bytes: Uint8Array) => sha256(sha256(bytes));

/** Writes bytes after their number, as Bitcoin does. */
export function sized(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  const size = length < 0xfd ? [length] : [0xfd, length & 0xff, length >> 8];
  return concatBytes(Uint8Array.from(size), bytes);
}

/** Reads a witness: a number of parts, each after its size. Throws if that is not all. */
export function readWitness(bytes: Uint8Array): Uint8Array[] {
  const [count = 0] = bytes;
  const parts: Uint8Array[] = [];
  let at = 1;
  while (parts.length < count && at < bytes.length) {
    const end = at + 1 + (bytes[at] ?? 0);
    parts.push(bytes.subarray(at + 1, end));
    at = end;
  }
  if (parts.length !== count || at !== bytes.length) throw new Error('This is no witness');
  return parts;
}

/*
 * BIP-322: a virtual transaction has the message and the address, and a second one, which nobody can send
 * either, spends it. The holder signs the second. All versions, values, times and sequences are 0.
 */
const OUTPUT = concatBytes(NONE_8, sized(Uint8Array.of(0x6a)));

/** Returns what the second transaction spends. */
function outpoint(script: Uint8Array, message: string): Uint8Array {
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', utf8ToBytes(message));
  const toSpend = concatBytes(
    NONE_4,
    Uint8Array.of(1, ...new Uint8Array(32), 0xff, 0xff, 0xff, 0xff),
    sized(concatBytes(Uint8Array.of(0, hash.length), hash)),
    NONE_4,
    Uint8Array.of(1),
    NONE_8,
    sized(script),
    NONE_4,
  );
  return concatBytes(twice(toSpend), NONE_4);
}

/** Returns the hash that the key of a segwit address signs (BIP-143). @param script of the address */
export function keyHashToSign(
  script: Uint8Array,
  keyHash: Uint8Array,
  message: string,
): Uint8Array {
  const spent = outpoint(script, message);
  const code = concatBytes(Uint8Array.of(0x76, 0xa9), sized(keyHash), Uint8Array.of(0x88, 0xac));
  const hashes = [twice(spent), twice(NONE_4), spent, sized(code), NONE_8, NONE_4, twice(OUTPUT)];
  return twice(concatBytes(NONE_4, ...hashes, NONE_4, Uint8Array.of(ALL, 0, 0, 0)));
}

/** Returns the hash that a taproot address's key signs (BIP-341). @param program the key */
export function taprootToSign(program: Uint8Array, message: string, hashType: number): Uint8Array {
  const script = concatBytes(Uint8Array.of(0x51), sized(program));
  const hashes = [outpoint(script, message), NONE_8, sized(script), NONE_4, OUTPUT].map((part) =>
    sha256(part),
  );
  const epoch = Uint8Array.of(0, hashType);
  // It is spent by its key, as the first input.
  const how = new Uint8Array(5);
  return schnorr.utils.taggedHash('TapSighash', concatBytes(epoch, NONE_4, NONE_4, ...hashes, how));
}
