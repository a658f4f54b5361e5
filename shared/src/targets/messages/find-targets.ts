import type { CategoryValue } from '#categories/categories.ts';
import { FOUND_MAX } from '#checks/checks.ts';
import { emailKey } from '#targets/email.ts';
import { ibans, readIban } from '#targets/numbers/bank.ts';
import { parsePhone } from '#targets/numbers/phone.ts';
import { isProfileAddress } from '#targets/profiles/social-media.ts';
import { normaliseTarget } from '#targets/targets.ts';
import { BITCOIN, chainOf } from '#targets/wallets/crypto-wallet.ts';
import { readWebAddress } from '#targets/web-address.ts';
import { makeReadable } from '#text/readable-text.ts';

/** A target that a text names. */
export interface FoundTarget {
  category: CategoryValue;
  /** The value of the subcategory that a wallet needs. */
  subcategory: string | null;
  /** As it stands in the text. */
  text: string;
  /** Offsets of its first UTF-16 unit and of the one after its last. */
  start: number;
  end: number;
  /** A spelling that `normaliseTarget` reads. */
  target: string;
}

/**
 * How much is examined: far more than a message has, but too little to be slow. Long words count
 * for more, since they may be wallets with checksums.
 */
const WORDS_TRIED = 250;
const LETTERS_A_TRY = 8;
const GROUPS_TRIED = 1_500;
const NUMBERS_TRIED = 40;
const IBANS_TRIED = 20;

/**
 * Finds what a text names that can be looked up: phone numbers, email addresses, websites, wallets,
 * account numbers and profiles, also defanged, spelled out (`evil dot com`) or split by invisible
 * characters; not amounts, dates and order numbers. Returns the first 20 different ones in their
 * order.
 * @param original at most 5,000 characters
 */
export function findTargets(original: string): FoundTarget[] {
  const readable = makeReadable(original);
  const words = findInWords(readable.text);
  const rest = blankOut(readable.text, words);
  const ibans = findIbans(rest);
  const numbers = findNumbers(blankOut(rest, ibans));
  const mentions = [...words, ...ibans, ...numbers].sort((one, other) => one.from - other.from);
  return newFirst(mentions)
    .slice(0, FOUND_MAX)
    .sort((one, other) => one.from - other.from)
    .map(({ from, to, ...found }) => {
      const start = readable.starts[from] ?? 0;
      const end = readable.ends[to - 1] ?? original.length;
      return { ...found, text: original.slice(start, end), start, end };
    });
}

/** A target, and where it stands in the readable text. */
interface Match {
  category: CategoryValue;
  subcategory: string | null;
  target: string;
  from: number;
  to: number;
}

/** Moves what was mentioned before to the end. */
function newFirst(mentions: Match[]): Match[] {
  const seen = new Set<string>();
  const repeats = new Set(
    mentions.filter(({ category, subcategory, target }) => {
      const key = `${category}:${normaliseTarget(category, target, subcategory)}`;
      return seen.size === seen.add(key).size;
    }),
  );
  return [...mentions.filter((one) => !repeats.has(one)), ...repeats];
}

function blankOut(text: string, matches: Match[]): string {
  return matches.reduce(
    (rest, { from, to }) => rest.slice(0, from) + '\n'.repeat(to - from) + rest.slice(to),
    text,
  );
}

const word =
  /(?:(?!https?:\/\/)[^\s<>"“”«»`(){}[\]|,;])+|https?:\/\/(?:(?!https?:\/\/)[^\s<>"“”«»`(){}[\]|])+/giu;
const beforeTarget = /^(?:[^\p{L}\p{N}@+]|\+(?!\d))+/u;
const afterTarget = /[^\p{L}\p{M}\p{N}/=_&-]+$/u;
/** A word that can be more than a word. */
const isPromising = /@|:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]|[a-z0-9]{20}/iu;

function findInWords(text: string): Match[] {
  const readings = new Map<string, Match | null>();
  let tried = 0;
  return [...text.matchAll(word)].flatMap(({ 0: typed, index }) => {
    if (!isPromising.test(typed)) return [];
    let reading = readings.get(typed);
    if (reading === undefined) {
      tried += 1 + typed.length / LETTERS_A_TRY;
      reading = tried > WORDS_TRIED ? null : readWord(typed);
      readings.set(typed, reading);
    }
    return reading ? [{ ...reading, from: index + reading.from, to: index + reading.to }] : [];
  });
}

/** Finds the target in a word. */
function readWord(typed: string): Match | null {
  const lead = beforeTarget.exec(typed)?.[0].length ?? 0;
  const bare = typed.slice(lead).replace(afterTarget, '');
  // As in `Email:ada@evil.com`.
  const labelled = /^\p{L}[\p{L} ]*[:=]-?(?!\/)/u.exec(bare)?.[0].length ?? 0;
  for (const skipped of labelled > 0 ? [0, labelled] : [0]) {
    const target = bare.slice(skipped);
    const kind = kindOf(target);
    const from = lead + skipped;
    if (kind) return { ...kind, target, from, to: from + target.length };
  }
  return null;
}

const mayBeWallet = /^(?=.*\d)(?=.*[a-z])[\w:?=.&@/-]{26,}$/i;
const handle = /^@[\p{L}\p{N}_](?:[\p{L}\p{N}._]{0,28}[\p{L}\p{N}_])$/u;

function kindOf(target: string): Pick<Match, 'category' | 'subcategory'> | null {
  const kind = (category: CategoryValue, subcategory: string | null = null) => ({
    category,
    subcategory,
  });
  const chain = mayBeWallet.test(target) ? chainOf(target) : null;
  if (chain) return kind('crypto-wallet', chain === BITCOIN ? null : chain);
  if (handle.test(target)) return kind('social-media');
  if (target.includes('@') && emailKey(target) !== null) return kind('email');
  if (isProfileAddress(target)) return kind('social-media');
  return isWebAddress(target) ? kind('website') : null;
}

/** Top-level domains that are words or file types; a missing blank after a full stop makes more of them. */
const WORDLIKE =
  /\.(?:am|as|at|be|by|call|cab|do|in|is|it|mov|my|no|now|ok|pm|so|to|md|zip|sh|rs|py|ps|pl|sc|us|you|yes|dad|day|here|how|one|open|pay|plus|pro|read|safe|save|win|work)$/i;

function isWebAddress(text: string): boolean {
  const address = readWebAddress(text);
  if (!address) return false;
  if (/:\/\//.test(text) || /^www\./i.test(text)) return true;
  const [authority = ''] = text.split(/[/?#]/);
  const labels = authority.split('.');
  const [last = ''] = labels.slice(-1);
  // As in `blocked.Call`; nobody begins a sentence with `Com`.
  const isSentence = /^(?!(?:Com|Org|Ng|Biz|Xyz)$)\p{Lu}\p{Ll}+$/u.test(last);
  if (authority.length < text.length && !isSentence) return true;
  return (
    !isSentence && (labels.length > 2 || /[\d-]/.test(labels[0] ?? '') || !WORDLIKE.test(text))
  );
}

function findIbans(text: string): Match[] {
  const found: Match[] = [];
  for (const { 0: typed, index } of [...text.matchAll(ibans)].slice(0, IBANS_TRIED)) {
    const target = readIban(typed);
    if (target) {
      found.push({
        category: 'bank',
        subcategory: null,
        target,
        from: index,
        to: index + target.length,
      });
    }
  }
  return found;
}

const digitGroup = /\+?\d+/g;
const separator = /^[ \t()./\p{Dash}]{1,3}$/u;
const notBefore = /[\p{L}\p{N}_#*₦$€£]$|\d[.:-]$|(?<!\d{9})\d,$/u;
/** As in `Ref: 00981273645510`. */
const namesOrder =
  /\b(?:ref(?:erence)?|(?:order|invoice|ticket|tracking|transaction|session|ref(?:erence)?) (?:no|num|number|id|code))[ .:#]{0,3}$/i;
const notAfter = /^[\p{L}\p{N}_%*#]|^[.:-]\d|^,(?!\+?\d{10})\d/u;
const bankWords =
  /\b(?:gt ?b(?:ank|o)?|zenith|uba|access|first ?bank|fcmb|fidelity|union|sterling|wema|alat|stanbic|eco ?bank|polaris|keystone|unity|providus|jaiz|kuda|o ?pay|palm ?pay|monie ?point|vfd|fair ?money|carbon|lotus|taj|globus|titan|parallex|rubies|bank|acc(?:oun)?t|acc|a\/c|aza|nuban)\b/gi;
/** Only shortly before ten digits in the same sentence, since people pay for much. */
const paymentWords =
  /\b(?:pay|transfer|deposit|send (?:(?:it|am|the money|money|[n₦$]?\d[\d,.]{0,12}k?) )?to)\b(?=[^.!?\n]{0,30}\d{10}(?!\d))/gi;
const phoneWords =
  /\b(?:call|dial|phone|fone|tel|telephone|whats?app|watsapp|wa|chat|text|txt|sms|mobile|contact|line|ring|reach|flash|telegram|signal|imo|helpline|hotline)\b/gi;
const CONTEXT = 60;
const MOBILE_WITHOUT_ZERO = /^[789][01]\d{8}$/;

function findNumbers(text: string): Match[] {
  const groups = [...text.matchAll(digitGroup)].map(({ 0: digits, index }) => ({
    digits,
    from: index,
    to: index + digits.length,
  }));
  const found: Match[] = [];
  const context = contextIn(text);
  const phones = new Map<string, boolean>();
  let seen = 0;
  let free = 0;
  const isPhone = (number: string) => {
    const known = phones.get(number);
    if (known !== undefined) return known;
    const valid = phones.size < NUMBERS_TRIED && parsePhone(number) !== null;
    phones.set(number, valid);
    return valid;
  };
  for (let first = 0; first < groups.length; first += 1) {
    if (seen > GROUPS_TRIED) break;
    const start = groups[first];
    if (!start || notANumber(text, start.from)) continue;
    const previous = groups[first - 1];
    const mayContinue =
      first > free && previous && separator.test(text.slice(previous.to, start.from));
    let number = '';
    let best: (Match & { last: number }) | null = null;
    for (let last = first; last < groups.length; last += 1) {
      seen += 1;
      const group = groups[last];
      const before = groups[last - 1];
      if (!group || (last > first && group.digits.startsWith('+'))) break;
      if (before && last > first && !separator.test(text.slice(before.to, group.from))) break;
      number += group.digits;
      if (number.length > 17) break;
      if (notAfter.test(text.slice(group.to, group.to + 12))) continue;
      const category = categoryOf(number, () => context(start.from, group.to), isPhone);
      if (!category) continue;
      // As in `8 (800) 555-35-35`, a number of another country.
      const isGrouped = last > first && !/^[+0]/.test(number);
      const closes = text.slice(start.from, group.to).includes(')') && text[start.from - 1] === '(';
      if (mayContinue && (isGrouped || closes)) continue;
      best = { category, subcategory: null, target: number, from: start.from, to: group.to, last };
      if (category === 'bank') break;
    }
    if (!best) continue;
    const { last, ...match } = best;
    found.push(match);
    first = last;
    free = last + 1;
  }
  return found;
}

function notANumber(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - 30), from);
  return notBefore.test(before) || namesOrder.test(before);
}

/** @param context what the words around the number say that it is */
function categoryOf(
  number: string,
  context: () => 'bank' | 'phone-number' | null,
  isPhone: (number: string) => boolean,
): CategoryValue | null {
  const { length } = number;
  if (length === 10 && /^\d+$/.test(number) && context() === 'bank') return 'bank';
  const isLocal = /^0[1-9]/.test(number) && length >= 9 && length <= 11;
  const isCountryCode = /^(?:\+|00)/.test(number) && length >= 9;
  const isNigerian = number.startsWith('234') && length >= 13;
  const isPlausible =
    isLocal ||
    isCountryCode ||
    isNigerian ||
    MOBILE_WITHOUT_ZERO.test(number) ||
    (length >= 10 && context() === 'phone-number');
  return isPlausible && isPhone(number) ? 'phone-number' : null;
}

/** Tells what a number is from the nearest word: bank, payment or phone before it, bank after it. */
function contextIn(text: string): (from: number, to: number) => 'bank' | 'phone-number' | null {
  const places = (words: RegExp) => [...text.matchAll(words)].map(({ index }) => index);
  const [banks, payments, phones] = [places(bankWords), places(paymentWords), places(phoneWords)];
  const distance = (at: number | undefined, to: number) =>
    at === undefined ? CONTEXT : Math.abs(to - at);
  return (from, to) => {
    const before = (words: number[]) => distance(words.filter((at) => at < from).at(-1), from);
    const bankAfter = distance(
      banks.find((at) => at >= to),
      to,
    );
    const bank = Math.min(before(banks), before(payments), bankAfter);
    const phone = before(phones);
    if (Math.min(bank, phone) >= CONTEXT) return null;
    return bank < phone ? 'bank' : 'phone-number';
  };
}
