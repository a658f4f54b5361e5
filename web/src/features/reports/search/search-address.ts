import { categoryValues } from '@redflag/shared/categories';
import { withoutStraySubcategory } from '#features/reports/stray-subcategory.ts';
import { anyText, filterAddress, oneOf } from '#ui/filter-address.ts';

const searchAddress = filterAddress(
  {
    /** Empty for the category that the target looks like. */
    category: oneOf(categoryValues),
    /** Empty for any. */
    subcategory: anyText,
    /** As typed; empty for any. */
    target: anyText,
  },
  withoutStraySubcategory,
);
export type Search = typeof searchAddress.unfiltered;

/** Keeps the search form open over an address that holds a search. */
const EDITING = 'edit';

/**
 * Reads a search from the address bar. `?target=` alone is a search too: the start page and shared
 * links come like this.
 */
export function readSearch(params: URLSearchParams) {
  const search = searchAddress.read(params);
  const editing = params.has(EDITING);
  const searched = !editing && (search.category !== '' || params.has('target'));
  return { search, editing, searched };
}

/** The address of a search's results, within the screen. */
export function resultsAddress(search: Search): string {
  const params = searchAddress.write(search);
  params.set('target', search.target);
  return `?${params}`;
}

/** The address of the search form, filled with a search. */
export function editAddress(search: Search): string {
  return `${resultsAddress(search)}&${EDITING}=`;
}
