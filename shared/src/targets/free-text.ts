import type { CategoryValue } from '#categories/values.ts';
import { accountNumberOf } from './numbers/bank.ts';
import { readIban } from './numbers/iban.ts';
import { pageOfProfile } from './profiles/social-media.ts';
import { chainOf } from './wallets/crypto-wallet.ts';
import { readWebAddress } from './web-address.ts';

/** As long as most platforms let a name be. */
const handle = /^[\p{L}\p{M}\p{N}._+-]{1,32}$/u;
const spaced = /\s|%20/;

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
      return spaced.test(key) || !isProfile(key);
    default:
      return spaced.test(key);
  }
}

function isProfile(key: string): boolean {
  const [, platform = '', name = ''] = /^([a-z]+)\/(.+)$/.exec(key) ?? [];
  if (!name.includes('/')) return handle.test(name);
  return platform === 'other' ? readWebAddress(name) !== null : pageOfProfile(key) !== null;
}
