import type { CategoryValue } from './categories.ts';
import { categorySeeds } from './categories.ts';
import { parsePhone } from './phone.ts';
import { bankKey, readAccountNumber } from './targets/bank.ts';
import { cleanText } from './targets/clean-text.ts';
import { chainToName, cryptoWalletKey, resemblesWallet } from './targets/crypto-wallet.ts';
import { emailKey } from './targets/email.ts';
import { phoneKey } from './targets/phone.ts';
import { profileOf, socialMediaKey } from './targets/social-media.ts';
import { websiteKey } from './targets/website.ts';

const MAX_KEY_LENGTH = 500;

const keyOf: Record<CategoryValue, (text: string, subcategory?: string | null) => string | null> = {
  'phone-number': phoneKey,
  email: emailKey,
  website: websiteKey,
  'crypto-wallet': cryptoWalletKey,
  bank: bankKey,
  'social-media': socialMediaKey,
};

/**
 * Returns the key under which a target is searched: the same for every spelling, and at most 500
 * characters. Null when the text is not a target of the category. The key of a key is the key itself.
 * Only crypto wallets depend on the subcategory (its value). Source: product specification section 5
 * and the decision on target keys.
 */
export function normaliseTarget(
  category: CategoryValue,
  text: string,
  subcategory?: string | null,
): string | null {
  const cleaned = cleanText(text);
  const key = cleaned ? keyOf[category](cleaned, subcategory) : null;
  return key !== null && key.length <= MAX_KEY_LENGTH ? key : null;
}

/**
 * Returns the key that a search for a target looks for, or null as `normaliseTarget` does. A search
 * without a subcategory covers all of them, so it finds the wallets of every chain.
 */
export function searchKey(
  category: CategoryValue,
  text: string,
  subcategory?: string | null,
): string | null {
  const key = normaliseTarget(category, text, subcategory);
  return key === null && !subcategory ? normaliseTarget(category, text, 'other') : key;
}

/**
 * Returns the value of the subcategory that a report on a target needs: the chain of a wallet, unless
 * it is Bitcoin, whose rule holds without one. Null if it needs none.
 */
export function detectSubcategory(category: CategoryValue, text: string): string | null {
  const cleaned = category === 'crypto-wallet' && cleanText(text);
  return cleaned ? chainToName(cleaned) : null;
}

/** What tells that a text belongs to a category, the surest first. */
const looksLike: Record<CategoryValue, (text: string) => boolean> = {
  email: (text) => emailKey(text) !== null,
  'crypto-wallet': resemblesWallet,
  'social-media': (text) => /^@\S+$/.test(text) || profileOf(text) !== null,
  website: (text) => websiteKey(text) !== null,
  'phone-number': isDialledNumber,
  bank: (text) => readAccountNumber(text) !== null || text.includes(' '),
};
const detections = Object.entries(looksLike) as [CategoryValue, (text: string) => boolean][];

/** The category that a text most likely belongs to; null only for blank text. */
export function detectCategory(text: string): CategoryValue | null {
  const cleaned = cleanText(text);
  if (cleaned === null) return 'bank';
  if (cleaned === '') return null;
  const [detected] = detections.find(([, matches]) => matches(cleaned)) ?? [];
  // One word that is nothing else is most likely a name without its @.
  return detected ?? 'social-media';
}

/** Returns the message for a target in the wrong format (product specification section 5). */
export function invalidTargetMessage(category: CategoryValue): string {
  return `Validation Error: Please enter a valid ${categorySeeds[category].label}`;
}

/** Bare digits that are not a Nigerian number are more often a bank account than a foreign phone. */
function isDialledNumber(text: string): boolean {
  if (/^(?:\+|tel:)/i.test(text)) return phoneKey(text) !== null;
  const phone = parsePhone(text);
  return phone !== null && (phone.startsWith('+234') || text.startsWith('00'));
}
