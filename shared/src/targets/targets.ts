import type { CategoryValue } from '#categories/categories.ts';
import { categoryLabel } from '#categories/category.words.ts';
import { cleanText, withoutJoiners } from '#text/clean-text.ts';
import { refang } from '#text/defang.ts';
import { emailKey } from './email.ts';
import { bankKey, readAccountNumber } from './numbers/bank.ts';
import { parsePhone, phoneKey } from './numbers/phone.ts';
import { isProfileAddress, socialMediaKey, socialMediaKeys } from './profiles/social-media.ts';
import { chainToName, cryptoWalletKey, resemblesWallet } from './wallets/crypto-wallet.ts';
import type { Sites } from './websites/sites.ts';
import { knownSites } from './websites/sites.ts';
import { websiteKey } from './websites/website.ts';

/**
 * The version of the rules for keys. Raise it whenever a text may get another key: the next start
 * of a server then computes all keys again.
 */
export const KEY_RULES = 1;

const MAX_KEY_LENGTH = 500;

type KeyOf = (text: string, subcategory: string | null, sites: Sites) => string | null;

/** Only addresses can have joiners that mean something. */
const keyOf: Record<CategoryValue, KeyOf> = {
  'phone-number': (text) => phoneKey(withoutJoiners(text)),
  email: emailKey,
  website: (text, _, sites) => websiteKey(text, sites),
  'crypto-wallet': (text, chain) => cryptoWalletKey(withoutJoiners(text), chain),
  bank: bankKey,
  'social-media': socialMediaKey,
};

/**
 * Returns the key of a target: the same for every spelling and for the key itself, at most 500
 * characters. Null when the text is not a target of the category. The subcategory (its value)
 * matters for wallets and for profiles typed without a platform. Source: product specification
 * section 5 and the decision on targets.
 * @param sites the shared hosts of this installation
 */
export function normaliseTarget(
  category: CategoryValue,
  text: string,
  subcategory: string | null = null,
  sites = knownSites,
): string | null {
  const cleaned = cleanText(text);
  const key = cleaned ? keyOf[category](cleaned, subcategory, sites) : null;
  return key && key.length <= MAX_KEY_LENGTH ? key : null;
}

/**
 * Returns the keys that a search for a target looks for, none when `normaliseTarget` returns null.
 * Without a subcategory, it finds the wallets of every chain, and a name on every platform.
 */
export function searchKeys(
  category: CategoryValue,
  text: string,
  subcategory: string | null = null,
  sites = knownSites,
): string[] {
  const cleaned = category === 'social-media' && !subcategory ? cleanText(text) : null;
  if (cleaned) return socialMediaKeys(cleaned).filter((key) => key.length <= MAX_KEY_LENGTH);
  const key =
    normaliseTarget(category, text, subcategory, sites) ??
    (subcategory ? null : normaliseTarget(category, text, 'other', sites));
  return key === null ? [] : [key];
}

/**
 * Returns the subcategory that a report on a target needs, by its value: a wallet's chain, except
 * Bitcoin, whose rule holds without one. Otherwise null.
 */
export function detectSubcategory(category: CategoryValue, text: string): string | null {
  const cleaned = category === 'crypto-wallet' && cleanText(text);
  return cleaned ? chainToName(withoutJoiners(cleaned)) : null;
}

/** What tells that a text belongs to a category, the surest first. */
const looksLike: Record<CategoryValue, (text: string) => boolean> = {
  email: (text) => emailKey(text) !== null,
  'crypto-wallet': (text) => resemblesWallet(withoutJoiners(text)),
  'social-media': (text) => /^@\S+$/.test(text) || isProfileAddress(text),
  website: (text) => websiteKey(text, knownSites) !== null,
  'phone-number': (text) => isDialledNumber(withoutJoiners(text)),
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

/** The most words that name one account: its number, its bank and its holder. */
const ACCOUNT_WORDS = 5;
const partOfName = /^[\p{L}\p{M}'’&-]+\.?$/u;
const several = /^\+?\d{10,}(?:[\s,;/|]+\+?\d{10,})+$/;

/**
 * Whether a text is a message, which may name targets, and not one target alone: several lines or
 * numbers, words around a target, or more characters than a target can have. A few words without a
 * target may be the name of an account's holder.
 */
export function isMessage(text: string): boolean {
  const cleaned = cleanText(text);
  if (cleaned === null || /[\r\n]/.test(text.trim()) || several.test(cleaned)) return true;
  const words = refang(cleaned).split(' ');
  if (words.length === 1 || readAccountNumber(cleaned) !== null) return false;
  if (detectCategory(cleaned) === 'phone-number') return false;
  if (words.length > ACCOUNT_WORDS) return true;
  // The key of other text keeps its spaces.
  return bankKey(cleaned).includes(' ') && !words.every((word) => partOfName.test(word));
}

/** Returns the message for a target in the wrong format (product specification section 5). */
export function invalidTargetMessage(category: CategoryValue): string {
  return `Validation Error: Please enter a valid ${categoryLabel(category)}`;
}

/** Bare digits that are not a Nigerian number are more often a bank account than a foreign phone. */
function isDialledNumber(text: string): boolean {
  if (/^(?:\+|tel:)/i.test(text)) return phoneKey(text) !== null;
  const phone = parsePhone(text);
  return phone !== null && (phone.startsWith('+234') || text.startsWith('00'));
}
