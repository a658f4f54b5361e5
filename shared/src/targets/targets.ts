import type { CategoryValue } from '#categories/categories.ts';
import { categoryValues } from '#categories/categories.ts';
import { categoryLabel } from '#categories/category.words.ts';
import { cleanText, withoutJoiners } from '#text/clean-text.ts';
import { refang } from '#text/defang.ts';
import { readLabel } from '#text/label.ts';
import { emailKey } from './email.ts';
import { accountNumberOf, bankKey, bankSearchKeys, readAccountNumber } from './numbers/bank.ts';
import type { CountryCode } from './numbers/phone.ts';
import {
  dialledAtHome,
  HOME_COUNTRY,
  isNumberLink,
  parseLocal,
  parsePhone,
  phoneKey,
  phoneKeys,
  readCountry,
} from './numbers/phone.ts';
import {
  isProfileAddress,
  numberOfProfile,
  pageOfProfile,
  platformNamed,
  profilesOfNumber,
  socialMediaKey,
  socialMediaKeys,
} from './profiles/social-media.ts';
import {
  chainToName,
  cryptoWalletKey,
  mayBeWallet,
  resemblesWallet,
} from './wallets/crypto-wallet.ts';
import type { Sites } from './websites/sites.ts';
import { knownSites } from './websites/sites.ts';
import { websiteKey } from './websites/website.ts';

/**
 * The version of the rules for keys. Raise it whenever a text may get another key: the next start
 * of a server then computes all keys again.
 */
export const KEY_RULES = 6;

const MAX_KEY_LENGTH = 500;
/** Fewer digits are no number that is dialled in several countries. */
const MAX_SHORT_CODE = 6;

export { readCountry };

/** By what targets are read. */
export interface Reading {
  /** The hosts of this installation. */
  sites?: Sites | undefined;
  /** The country whose local numbers the person writes. */
  country?: CountryCode | undefined;
}

/** Whether the country matters for the targets of a category, or for those of any. */
export const isReadByCountry = (category?: CategoryValue): boolean =>
  !category || category === 'phone-number' || category === 'social-media';

type KeyOf = (text: string, subcategory: string | null, by: Required<Reading>) => string | null;

const readBy = ({ sites = knownSites, country = HOME_COUNTRY }: Reading) => ({ sites, country });

/** Only addresses can have joiners that mean something. */
const keyOf: Record<CategoryValue, KeyOf> = {
  'phone-number': (text, _, { country }) =>
    phoneKey(withoutJoiners(text), country) ?? numberOfProfile(socialMediaKey(text) ?? ''),
  email: emailKey,
  website: (text, _, { sites }) => websiteKey(text, sites),
  'crypto-wallet': (text, chain) => cryptoWalletKey(withoutJoiners(text), chain),
  bank: bankKey,
  'social-media': (text, platform, { country }) => socialMediaKey(text, platform, country),
};

/**
 * Returns the key of a target: the same for every spelling and for the key itself, at most 500
 * characters. Null when the text is not a target of the category. The subcategory (its value)
 * matters for wallets and for profiles typed without a platform. Source: product specification
 * section 5 and the decision on targets.
 */
export function normaliseTarget(
  category: CategoryValue,
  text: string,
  subcategory: string | null = null,
  by: Reading = {},
): string | null {
  const key = readKey(category, text, subcategory, by);
  const isKept =
    key === null || plainKey.test(key) || readKey(category, key, subcategory, by) === key;
  return isKept ? key : null;
}

/** Of signs that every reading keeps. With others, such as brackets in a path, the key may change when it is read again. */
const plainKey = /^[\w.@/+-]+$/;

function readKey(
  category: CategoryValue,
  text: string,
  subcategory: string | null,
  by: Reading,
): string | null {
  const cleaned = cleanText(text);
  if (!cleaned) return null;
  const read = keyOf[category];
  const { rest, platform } = withoutLabel(cleaned);
  const isName = category === 'social-media' && rest !== cleaned;
  const whole = isName ? null : read(cleaned, subcategory, readBy(by));
  const key = whole ?? (rest === cleaned ? null : read(rest, subcategory || platform, readBy(by)));
  return key && key.length <= MAX_KEY_LENGTH ? key : null;
}

/** Returns what a label such as `Email:` names, and the platform that it says. */
function withoutLabel(cleaned: string): { rest: string; platform: string | null } {
  const { label = '', rest = cleaned } = readLabel(cleaned) ?? {};
  return { rest: cleanText(rest) ?? rest, platform: platformNamed(label) };
}

/**
 * Returns the keys that a search for a target looks for, none when `normaliseTarget` returns null.
 * Without a subcategory, it finds the wallets of every chain, and a name on every platform; an account
 * number without a bank at every bank, and with one also without; a local number that does not fit the
 * reader's country in every country that it fits.
 */
export function searchKeys(
  category: CategoryValue,
  text: string,
  subcategory: string | null = null,
  by: Reading = {},
): string[] {
  const cleaned = cleanText(text);
  if (!cleaned) return [];
  const key =
    normaliseTarget(category, text, subcategory, by) ??
    (subcategory ? null : normaliseTarget(category, text, 'other', by));
  if (key === null) return [];
  if (category === 'bank') return bankSearchKeys(key);
  const { rest, platform } = withoutLabel(cleaned);
  const { country } = readBy(by);
  let keys = [key];
  if (category === 'phone-number' && !key.startsWith('+')) {
    const whole = phoneKeys(withoutJoiners(cleaned), country);
    keys = whole.length > 0 ? whole : phoneKeys(withoutJoiners(rest), country);
  }
  if (category === 'social-media' && !subcategory && !platform)
    keys = socialMediaKeys(rest, country);
  return keys.filter((it) => it.length <= MAX_KEY_LENGTH);
}

/**
 * Returns the keys under which a search that finds a target may be remembered: its own first, that of
 * a name without its platform, of an account at a bank or without one, of a number as dialled at home.
 */
export function rememberedKeys({ category, key }: Keyed): string[] {
  switch (category) {
    case 'bank':
      return bankSearchKeys(key);
    case 'phone-number':
      return [key, ...dialledAtHome(key)];
    case 'social-media':
      return key.startsWith('other/') ? [key] : [key, `other/${key.replace(/^.*\//s, '')}`];
    default:
      return [key];
  }
}

/**
 * Returns the subcategory that a report on a target needs, by its value: a wallet's chain, except
 * Bitcoin, whose rule holds without one. Otherwise null.
 */
export function detectSubcategory(category: CategoryValue, text: string): string | null {
  const cleaned = category === 'crypto-wallet' && cleanText(text);
  return cleaned ? chainToName(withoutJoiners(cleaned)) : null;
}

type Tells = (text: string, by: Required<Reading>) => boolean;

/** What tells that a text belongs to a category, the surest first. */
const looksLike: Record<CategoryValue, Tells> = {
  email: (text) => emailKey(text) !== null,
  'crypto-wallet': (text) => resemblesWallet(withoutJoiners(text)),
  'social-media': (text) => /^@\S+$/.test(text) || isProfileAddress(text),
  website: (text, { sites }) => websiteKey(text, sites) !== null,
  'phone-number': (text, { country }) => isDialledNumber(withoutJoiners(text), country),
  bank: (text) => isAccount(text) || text.includes(' '),
};
const detections = Object.entries(looksLike) as [CategoryValue, Tells][];

/** The category that a text most likely belongs to; null only for blank text. */
export function detectCategory(text: string, by: Reading = {}): CategoryValue | null {
  const whole = cleanText(text);
  if (whole === null) return 'bank';
  if (whole === '') return null;
  const { rest } = withoutLabel(whole);
  // `ethereum:` may be what a link begins with, and not a label.
  const readings = whole === rest || whole.includes(' ') ? [rest] : [whole, rest];
  const [detected] =
    detections.find(([, matches]) => readings.some((text) => matches(text, readBy(by)))) ?? [];
  // One word that is nothing else is most likely a name without its @.
  return detected ?? 'social-media';
}

/** What a text may be that could be a target of several categories. */
const mayBe: Record<CategoryValue, Tells> = {
  ...looksLike,
  'crypto-wallet': (text) => mayBeWallet(withoutJoiners(text)),
  'social-media': (text) =>
    /^[\p{L}\p{M}\p{N}._ -]{2,60}$/u.test(text) && /\p{L}/u.test(text) && !isAccount(text),
  bank: (text) => isAccount(text) && !/^\D*0[789][01](?:\D*\d){8}$/.test(text),
  'phone-number': (text, { country }) =>
    (phoneKey(withoutJoiners(text), country)?.length ?? 0) > MAX_SHORT_CODE,
};

/**
 * Returns every category that a text could mean, the likeliest first: ten digits are an account and
 * perhaps a phone, one long word is a name and perhaps a wallet of an unknown chain.
 */
export function candidateCategories(text: string, by: Reading = {}): CategoryValue[] {
  const detected = detectCategory(text, by);
  if (detected === null) return [];
  const cleaned = withoutLabel(cleanText(text) ?? '').rest;
  const others = categoryValues.filter(
    (category) =>
      category !== detected &&
      mayBe[category](cleaned, readBy(by)) &&
      searchKeys(category, text, null, by).length > 0,
  );
  return [detected, ...others];
}

/** A target by its key. */
export interface Keyed {
  category: CategoryValue;
  key: string;
}

/**
 * Returns what is the same as a target under another category: the phone number of a WhatsApp,
 * Telegram or Signal account, these accounts of a number, and the page of a profile on its platform.
 */
export function sameTargets(target: Keyed): Keyed[] {
  const profile = profileOf(target);
  const number = target.category === 'phone-number' ? target.key : numberOfProfile(profile ?? '');
  const dialled = number?.startsWith('+') ? number : null;
  const same: Keyed[] = dialled ? [{ category: 'phone-number', key: dialled }] : [];
  for (const key of dialled ? profilesOfNumber(dialled) : [profile]) {
    const page = key && pageOfProfile(key);
    if (page) same.push({ category: 'social-media', key }, { category: 'website', key: page });
  }
  return same.filter(({ category, key }) => category !== target.category || key !== target.key);
}

/** The key of the profile that a target is, also as a page; null for other targets. */
function profileOf({ category, key }: Keyed): string | null {
  if (category === 'social-media') return key;
  return category === 'website' && isProfileAddress(key)
    ? normaliseTarget('social-media', key)
    : null;
}

/** The most words that name one account: its number, its bank and its holder. */
const ACCOUNT_WORDS = 5;
const partOfName = /^[\p{L}\p{M}'’&-]+\.?$/u;
const several = /^\+?\d{10,}(?:[\s,;/|]+\+?\d{10,})+$/;

/** Whether a text holds nothing that could be looked up: no letter and no digit. */
export function saysNothing(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

/**
 * Whether a text is a message, which may name targets, and not one target alone: several lines or
 * numbers, words around a target, or more characters than a target can have. A few words without a
 * target may be the name of an account's holder. Signs alone are a message that names nothing.
 */
export function isMessage(text: string): boolean {
  const cleaned = cleanText(text);
  if (saysNothing(text)) return text.trim() !== '';
  if (cleaned === null || /[\r\n]/.test(text.trim()) || several.test(cleaned)) return true;
  const words = refang(withoutLabel(cleaned).rest).split(' ');
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

/** Whether a text is an account: an IBAN, or a number with or without its bank. */
function isAccount(text: string): boolean {
  const key = bankKey(text);
  return accountNumberOf(key) !== null || readAccountNumber(key) !== null;
}

/** Ten bare digits are more often an account of a bank than a phone of another country. */
function isDialledNumber(text: string, country: CountryCode): boolean {
  if (text.startsWith('+') || isNumberLink(text)) return phoneKey(text, country) !== null;
  if (text.startsWith('00')) return parsePhone(text) !== null;
  const here = parseLocal(text, country) ?? parseLocal(text, HOME_COUNTRY);
  if (here || parsePhone(text)?.startsWith('+234')) return true;
  const isDialled = /^\(\d|^0(?:\D*\d){10}/.test(text);
  return isDialled && phoneKeys(text, country).length > 1;
}
