import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64, bech32, bech32m, createBase58check } from '@scure/base';
import { ALL, keyHashToSign, readWitness, sized, taprootToSign } from './bip322.ts';

/** How an address is spent: with the key of a hash, perhaps within a script, or with a key itself. */
type Kind = 'key-hash' | 'script-hash' | 'witness-key-hash' | 'taproot';
interface Lock {
  kind: Kind;
  program: Uint8Array;
}

const base58check = createBase58check(sha256);
const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes));
/** The script of a segwit address. */
const witnessScript = (keyHash: Uint8Array) => concatBytes(Uint8Array.of(0), sized(keyHash));
const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** Returns how a Bitcoin address is spent; null if that needs no single key, or it is another chain's. */
function lockOf(key: string): Lock | null {
  if (!key.startsWith('bc1')) return base58LockOf(key);
  const original = bech32.decodeUnsafe(key);
  const decoded = original ?? bech32m.decodeUnsafe(key);
  const [version, ...words] = decoded?.words ?? [];
  const program = bech32.fromWords(words);
  if (original && version === 0 && program.length === 20)
    return { kind: 'witness-key-hash', program };
  return !original && version === 1 && program.length === 32 ? { kind: 'taproot', program } : null;
}

function base58LockOf(key: string): Lock | null {
  if (!/^[13][1-9A-HJ-NP-Za-km-z]{25,33}$/.test(key)) return null;
  try {
    const [version, ...program] = base58check.decode(key);
    const kind = version === 0 ? 'key-hash' : 'script-hash';
    const isBitcoins = (version === 0 || version === 5) && program.length === 20;
    return isBitcoins ? { kind, program: Uint8Array.from(program) } : null;
  } catch {
    return null;
  }
}

/** Whether the holder of a wallet can sign messages with a single key. */
export function isBitcoin(key: string): boolean {
  return lockOf(key) !== null;
}

/**
 * Whether a Bitcoin wallet's key signed a message: by BIP-137 and what wallets made of it, or by BIP-322
 * in its simple form, which segwit and taproot addresses have.
 */
export function isSignedByBitcoin(key: string, message: string, signature: string): boolean {
  const lock = lockOf(key);
  if (!lock) return false;
  try {
    const bytes = base64.decode(signature.replace(/^smp/, ''));
    return bytes.length === RECOVERABLE
      ? isRecovered(lock, message, bytes)
      : isWitness(lock, message, bytes);
  } catch {
    // No base64, numbers outside the curve, or a stack that ends too soon.
    return false;
  }
}

/** A header, r and s. */
const RECOVERABLE = 65;
const [FIRST_HEADER, FIRST_COMPRESSED, LAST_HEADER] = [27, 31, 42];

/** BIP-137. Its headers for kinds of addresses are not compared: many wallets write those of the first kind. */
function isRecovered({ kind, program }: Lock, message: string, bytes: Uint8Array): boolean {
  const [header = 0] = bytes;
  if (header < FIRST_HEADER || header > LAST_HEADER) return false;
  const text = concatBytes(
    sized(utf8ToBytes('Bitcoin Signed Message:\n')),
    sized(utf8ToBytes(message)),
  );
  const signature = secp256k1.Signature.fromBytes(bytes.subarray(1)).addRecoveryBit(
    (header - FIRST_HEADER) % 4,
  );
  if (signature.hasHighS()) return false;
  const point = signature.recoverPublicKey(sha256(sha256(text)));
  const keyHash = hash160(point.toBytes(true));
  switch (kind) {
    case 'key-hash':
      return isSame(hash160(point.toBytes(header >= FIRST_COMPRESSED)), program);
    case 'witness-key-hash':
      return isSame(keyHash, program);
    case 'script-hash':
      return isSame(hash160(witnessScript(keyHash)), program);
    case 'taproot':
      return false;
  }
}

/** BIP-322. */
function isWitness({ kind, program }: Lock, message: string, bytes: Uint8Array): boolean {
  const [signed = new Uint8Array(), key, ...others] = readWitness(bytes);
  if (others.length > 0) return false;
  if (kind === 'taproot') {
    const hashType = signed.length === 65 ? signed[64] : 0;
    const isPlain = key === undefined && (signed.length === 64 || hashType === ALL);
    return (
      isPlain &&
      schnorr.verify(
        signed.subarray(0, 64),
        taprootToSign(program, message, hashType ?? 0),
        program,
      )
    );
  }
  if (kind === 'key-hash' || key?.length !== 33 || signed.at(-1) !== ALL) return false;
  const keyHash = hash160(key);
  const inner = witnessScript(keyHash);
  const isWrapped = kind === 'script-hash';
  if (!isSame(isWrapped ? hash160(inner) : keyHash, program)) return false;
  const script = isWrapped
    ? concatBytes(Uint8Array.of(0xa9), sized(program), Uint8Array.of(0x87))
    : inner;
  const hash = keyHashToSign(script, keyHash, message);
  return secp256k1.verify(signed.subarray(0, -1), hash, key, {
    format: 'der',
    prehash: false,
    lowS: true,
  });
}
