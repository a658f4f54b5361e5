import type { CategoryValue } from '#categories/values.ts';
import { accountNumberOf } from './numbers/bank.ts';
import { readIban } from './numbers/iban.ts';
import { chainOf } from './wallets/crypto-wallet.ts';

/** The name of a profile as platforms allow it, or the path of its address. */
const profile = /^[a-z]+\/(?:[\p{L}\p{M}\p{N}._+-]{1,32}|[!-~]+\/[!-~]*)$/u;

/**
 * Whether the key of a target is no number or address, but a name or other words, in which somebody
 * may have put anything.
 */
export function isFreeText({ category, key }: { category: CategoryValue; key: string }): boolean {
  switch (category) {
    case 'bank':
      return accountNumberOf(key) === null && readIban(key) !== key;
    case 'crypto-wallet':
      return chainOf(key) === null;
    case 'social-media':
      return !profile.test(key);
    default:
      return false;
  }
}
