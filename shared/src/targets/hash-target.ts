import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CategoryValue } from '#categories/categories.ts';
import { accountNumberOf } from './numbers/bank.ts';

export const HASH_BYTES = 8;

/**
 * Returns the hash of a target, by which a private check finds it among others. That of a bank account
 * covers its number without the bank, so that one bucket answers for every bank.
 */
export function hashTarget(category: CategoryValue, key: string): string {
  const hashed = (category === 'bank' && accountNumberOf(key)) || key;
  return bytesToHex(sha256(utf8ToBytes(`${category}:${hashed}`)).slice(0, HASH_BYTES));
}
