import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** r, s and v: 65 bytes. */
const hexSignature = /^(?:0x)?([\da-f]{128})(1b|1c|00|01)$/i;

/** Whether an account signed a message as EIP-191 says (`personal_sign`). @param key address in lower case */
export function isSignedByEthereum(key: string, message: string, signature: string): boolean {
  const [, compact = '', v = ''] = hexSignature.exec(signature) ?? [];
  if (!compact) return false;
  const text = utf8ToBytes(message);
  const prefix = utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`);
  try {
    const read = secp256k1.Signature.fromHex(compact).addRecoveryBit(Number.parseInt(v, 16) % 27);
    if (read.hasHighS()) return false;
    const point = read.recoverPublicKey(keccak_256(concatBytes(prefix, text)));
    return `0x${bytesToHex(keccak_256(point.toBytes(false).slice(1)).slice(-20))}` === key;
  } catch {
    // Numbers outside the curve.
    return false;
  }
}
