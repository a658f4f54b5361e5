import { categoryValues } from '@redflag/shared/categories/values';
import { anyText, filterAddress, oneOf } from '#ui/filters/filter-address.ts';

/** Drops a subcategory without a category: it means nothing alone. */
export function withoutStraySubcategory<Filter extends { category: string; subcategory: string }>(
  filter: Filter,
): Filter {
  return filter.category ? filter : { ...filter, subcategory: '' };
}

const searchAddress = filterAddress(
  {
    /** Empty to detect it from the target. */
    category: oneOf(categoryValues),
    /** Empty for any. */
    subcategory: anyText,
    /** As typed; empty for any. */
    target: anyText,
    /** Whose local phone numbers the target has (ISO 3166); empty for those of the reader's country. */
    country: (text) => (/^[A-Z]{2}$/.test(text) ? text : ''),
  },
  withoutStraySubcategory,
);
type Written = typeof searchAddress.unfiltered;
export type Search = Omit<Written, 'country'> & Partial<Pick<Written, 'country'>>;

/** Titles of the answers whose address does not say what was checked. */
export const hiddenAnswers = {
  message: 'What this message names',
  private: 'Checked privately',
};
export type HiddenMode = keyof typeof hiddenAnswers;
/** How something is searched for: openly, as a whole message, or privately. */
export type Mode = 'open' | HiddenMode;
const hiddenModes = Object.keys(hiddenAnswers) as HiddenMode[];

/** Shows the search form although the address holds a search. */
const EDITING = 'edit';

/**
 * Reads a search from the address. `?target=` alone is a search too: the start page and shared links use it.
 * For a message or a private check the address holds only the id of a kept search, so the search is empty.
 */
export function readSearch(params: URLSearchParams) {
  const { country, ...read } = searchAddress.read(params);
  const search: Search = { ...read, target: read.target.trim(), ...(country && { country }) };
  const mode: Mode = hiddenModes.find((name) => params.has(name)) ?? 'open';
  const editing = params.has(EDITING);
  const searched = !editing && (mode !== 'open' || search.category !== '' || params.has('target'));
  return { search, mode, id: params.get(mode) ?? '', editing, searched };
}

/** Returns the address of a search's results, relative to the screen. */
export function resultsAddress(search: Search, mode: Mode = 'open', id = ''): string {
  if (mode !== 'open') return `?${mode}=${id}`;
  const params = searchAddress.write({ country: '', ...search });
  params.set('target', search.target);
  return `?${params}`;
}

/** Returns the address of the search form, filled in with a search. */
export function editAddress(search: Search, mode: Mode = 'open', id = ''): string {
  return `${resultsAddress(search, mode, id)}&${EDITING}=`;
}
