import type { CategoryValue } from '#categories/categories.ts';
import { FOUND_MAX } from '#checks/values.ts';
import type { CountryCode } from '#targets/numbers/phone.ts';
import { HOME_COUNTRY } from '#targets/numbers/phone.ts';
import { normaliseTarget } from '#targets/targets.ts';
import { makeReadable } from '#text/readable-text.ts';
import { findNumbers } from './find-numbers.ts';
import { findInWords } from './find-words.ts';
import type { Match } from './match.ts';
import { blankOut } from './match.ts';

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
  /** A spelling that `normaliseTarget` reads, with the bank that stands beside an account number. */
  target: string;
  /** Whether it is a wallet with a wrong checksum, which has no key. */
  mistyped: boolean;
}

/**
 * Finds what a text names that can be looked up: phone numbers, email addresses, websites, wallets,
 * account numbers and profiles, also defanged, spelled out (`evil dot com`) or split by invisible
 * characters; not amounts, dates and order numbers. Returns the first 20 different ones in their
 * order.
 * @param original at most 5,000 characters
 * @param country the reader's, whose local numbers the text has
 */
export function findTargets(original: string, country = HOME_COUNTRY): FoundTarget[] {
  const readable = makeReadable(original);
  const words = findInWords(readable.text, country);
  const numbers = findNumbers(blankOut(readable.text, words), country);
  const mentions = [...words, ...numbers].sort((one, other) => one.from - other.from);
  return newFirst(mentions, country)
    .slice(0, FOUND_MAX)
    .sort((one, other) => one.from - other.from)
    .map(({ from, to, category, target, subcategory = null, mistyped = false }) => {
      const start = readable.starts[from] ?? 0;
      const end = readable.ends[to - 1] ?? original.length;
      const text = original.slice(start, end);
      return { category, subcategory, target, mistyped, text, start, end };
    });
}

/** Moves what was mentioned before to the end. */
function newFirst(mentions: Match[], country: CountryCode): Match[] {
  const seen = new Set<string>();
  const keys = new Map<string, string | null>();
  const keyOf = ({ category, subcategory, target }: Match) => {
    const spelled = `${category}:${target}`;
    const known = keys.get(spelled);
    if (known !== undefined) return known;
    const key = normaliseTarget(category, target, subcategory, { country });
    keys.set(spelled, key);
    return key;
  };
  const repeats = new Set(
    mentions.filter((match) => {
      const key = match.mistyped ? match.target : keyOf(match);
      return seen.size === seen.add(`${match.category}:${key}`).size;
    }),
  );
  return [...mentions.filter((one) => !repeats.has(one)), ...repeats];
}
