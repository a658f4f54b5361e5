import { categoryValues } from '@redflag/shared/categories';
import { withoutStraySubcategory } from '#features/reports/stray-subcategory.ts';
import { anyText, filterAddress, oneOf } from '#ui/filter-address.ts';

const searchAddress = filterAddress(
  {
    /** Empty to detect it from the target. */
    category: oneOf(categoryValues),
    /** Empty for any. */
    subcategory: anyText,
    /** As typed; empty for any. */
    target: anyText,
  },
  withoutStraySubcategory,
);
export type Search = typeof searchAddress.unfiltered;

/** Shows the search form although the address holds a search. */
const EDITING = 'edit';

/**
 * Reads a search from the address. `?target=` alone is a search too: the start page and shared links
 * use it.
 */
export function readSearch(params: URLSearchParams) {
  const search = searchAddress.read(params);
  const editing = params.has(EDITING);
  const searched = !editing && (search.category !== '' || params.has('target'));
  return { search, editing, searched };
}

/** Returns the address of a search's results, relative to the screen. */
export function resultsAddress(search: Search): string {
  const params = searchAddress.write(search);
  params.set('target', search.target);
  return `?${params}`;
}

/** Returns the address of the search form, filled in with a search. */
export function editAddress(search: Search): string {
  return `${resultsAddress(search)}&${EDITING}=`;
}
