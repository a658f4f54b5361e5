import type { CategoryValue } from '#categories/categories.ts';
import { subjectOf } from '#categories/subcategory.words.ts';
import { showTarget } from '#text/show-target.ts';
import { accountNumberOf, bankOfAccount, composeAccount } from './numbers/bank.ts';
import { bankOf } from './numbers/banks.ts';

/** Returns a target as others read it: its key, an account as bank and number. */
export function wordKey({ category, key }: { category: CategoryValue; key: string }): string {
  const number = category === 'bank' ? accountNumberOf(key) : null;
  if (number) return composeAccount(bankOfAccount(key) ?? '', number);
  return category === 'social-media' ? key.replace(/^other\//, '') : key;
}

/** Says of which bank an account is; null where its key does not say. */
export function wordAccount(key: string): string | null {
  const bank = bankOf(bankOfAccount(key) ?? '');
  return bank ? `An account with this number at ${bank.name}.` : null;
}

/** Says of an account that was reported without its bank, beside the one that was asked about. */
export function wordUnknownBank(): string {
  return "These reports do not name the bank: the account may be another person's.";
}

/** Says that another host of a site is confirmed. */
export function wordOtherAddress(site: string): string {
  return `Another address on ${site} is a confirmed scam.`;
}

/**
 * Says that a target is a brand's own, or that of somebody on a list without names; and that who calls
 * or writes may not be them.
 */
export function wordOwnAddress(brand: string | null, category: CategoryValue): string {
  const owner = brand ?? 'a well-known company';
  switch (category) {
    case 'phone-number':
      return `This is ${owner}'s own number. Scammers can fake the number that a call or text shows.`;
    case 'email':
      return `This is ${owner}'s own address. Scammers can fake the sender of an email.`;
    case 'social-media':
      return `This is ${owner}'s own profile.`;
    default:
      return `This is ${owner}'s own address.`;
  }
}

/** Says that a name like a brand's is on another site. */
export function wordImitation(brand: string): string {
  return `This is not ${brand}'s own address.`;
}

/** Says what it would mean to confirm what is well known as a scam. */
export function wordWellKnown(target: { category: CategoryValue; key: string }): string {
  const kinds: Partial<Record<CategoryValue, string>> = {
    email: 'an address at a well-known site',
    'phone-number': 'a well-known number',
    'social-media': 'a well-known profile',
  };
  const kind = kinds[target.category] ?? 'a well-known site';
  return `${showTarget(wordKey(target))} is ${kind}. Everybody who looks it up would read that our reviewers confirmed it as a scam, and people who searched for it would be alerted.`;
}

/** Says of a wallet that its checksum is wrong. */
export function wordMistypedWallet(): string {
  return 'This wallet address seems to have a typing mistake. Compare it with the original.';
}

/** Names what is the same as a target under another category. */
export function wordSame({ category, key }: { category: CategoryValue; key: string }): string {
  if (category === 'phone-number') return 'The phone number of this account.';
  if (category === 'social-media') return `The account on ${subjectOf({ category, key })}.`;
  return 'The address of this account.';
}
