import { anyTarget } from '@redflag/shared/categories/category.words';
import { CHECKED_TEXT_MAX } from '@redflag/shared/checks/values';
import { TARGET_MAX, targetTooLong } from '@redflag/shared/reports/values';
import { readersCountry } from '#api/readers-country.ts';
import type { Mode, Search } from '#features/reports/search-address.ts';
import type { Normaliser } from '#features/reports/target-format.ts';
import { loadNormaliser, NOT_LOADED, soughtMessage } from '#features/reports/target-format.ts';
import type { PartMissing } from '#ui/lazy-part.tsx';

const oneAtATime = () =>
  `Check privately takes one ${anyTarget({ 'crypto-wallet': 'wallet' })} at a time.`;

const SEVERAL_COUNTRIES =
  'This number may be of several countries. Choose its country, or begin with its code, such as +44.';

interface CheckedSearch {
  mode: Mode;
  search: Search;
  /** What is wrong with a field; empty if the search can begin. */
  errors: Partial<Record<keyof Search, string>>;
}

/** No message: one word, or one line without letters, such as a phone number; not signs alone. */
const isOneThing = /^(?=$|.*[\p{L}\p{N}])(\S*|[^\p{L}\n]*)$/u;

/** How long an answer may wait for the normaliser, in milliseconds. The server has one, too. */
const NORMALISER_WAIT_MS = 250;

/**
 * Decides how to search for what was typed, or says why that is not possible.
 * @throws PartMissing if nothing comes from the server: the answer would not come either
 */
export async function checkSearch(typed: Search, privately: boolean): Promise<CheckedSearch> {
  const search = { ...typed, target: typed.target.trim() };
  const loading = loadNormaliser().catch((missing: PartMissing) => {
    if (missing.isLate) throw missing;
    return null;
  });
  const mayGoWithout = !privately && isOneThing.test(search.target);
  const normaliser = await (mayGoWithout ? Promise.race([loading, waited()]) : loading);
  const isMessage =
    search.category === '' && (normaliser?.isMessage ?? mayBeMessage)(search.target);
  if (privately) return checkPrivate(search, isMessage, normaliser);
  const problem = isMessage ? checkMessage(search.target) : checkOpen(search, normaliser);
  return {
    mode: isMessage ? 'message' : 'open',
    search,
    errors: problem ? { target: problem } : {},
  };
}

const waited = () =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), NORMALISER_WAIT_MS);
  });

/** Without the normaliser. Of what counts as a message, the server finds all that it names. */
const mayBeMessage = (text: string) => !isOneThing.test(text);

function checkMessage({ length }: string): string | null {
  const [has, most] = [length, CHECKED_TEXT_MAX].map((count) => count.toLocaleString('en'));
  return length > CHECKED_TEXT_MAX
    ? `This message has ${has} characters. Paste at most ${most} at a time.`
    : null;
}

/** An empty target lists the whole category, except for phone numbers, where it is required. */
function checkOpen(search: Search, normaliser: Normaliser | null): string | null {
  if (search.target.length > TARGET_MAX) return targetTooLong();
  if (search.target !== '') return normaliser && soughtMessage(normaliser, search);
  return search.category === 'phone-number'
    ? 'Validation Error: Please enter a valid Phone Number'
    : null;
}

/** A private check is about one key, which only the normaliser knows. */
function checkPrivate(
  search: Search,
  isMessage: boolean,
  normaliser: Normaliser | null,
): CheckedSearch {
  const answer = (target: string | null): CheckedSearch => ({
    mode: 'private',
    search,
    errors: target ? { target } : {},
  });
  if (search.target === '') return answer('Enter what you want to check.');
  if (isMessage) return answer(oneAtATime());
  if (!normaliser) return answer(NOT_LOADED);
  const { target, subcategory, country } = search;
  const by = { country: normaliser.readCountry(country || readersCountry()) };
  const category = search.category || normaliser.detectCategory(target, by);
  const keys = category ? normaliser.searchKeys(category, target, subcategory || null, by) : [];
  // To ask for the buckets of every platform or country would tell the name or number. Those of an
  // account at every bank are one.
  if (keys.length < 2 || category === 'bank') return answer(soughtMessage(normaliser, search));
  if (category !== 'social-media') return answer(SEVERAL_COUNTRIES);
  const errors = { subcategory: 'Choose the app or site. On each, this name is another account.' };
  return { mode: 'private', search: { ...search, category }, errors };
}
