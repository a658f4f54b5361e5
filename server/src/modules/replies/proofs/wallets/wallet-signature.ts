import { isBitcoin, isSignedByBitcoin } from './bitcoin.ts';
import { isSignedByEthereum } from './ethereum.ts';

const ethereum = /^0x[\da-f]{40}$/;

/** Whether a wallet's holder can prove it by a signed message. @param key of a wallet */
export function isSignable(key: string): boolean {
  return ethereum.test(key) || isBitcoin(key);
}

/** Whether a message was signed with a wallet's key, as wallets write signatures. */
export function isSignedBy(key: string, message: string, signature: string): boolean {
  return ethereum.test(key)
    ? isSignedByEthereum(key, message, signature)
    : isSignedByBitcoin(key, message, signature);
}
