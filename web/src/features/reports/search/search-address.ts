import type { CategoryValue } from '@redflag/shared/categories';
import { categoryValueSchema } from '@redflag/shared/categories';

export interface Search {
  /** Empty for the category that the target looks like. */
  category: CategoryValue | '';
  /** Empty for any. */
  subcategory: string;
  /** As typed; empty for any. */
  target: string;
}

/** Keeps the search form open over an address that holds a search. */
const EDITING = 'edit';

/**
 * Reads a search from the address bar. `?target=` alone is a search too: the start page and shared
 * links come like this.
 */
export function readSearch(params: URLSearchParams) {
  const category = categoryValueSchema.safeParse(params.get('category')).data ?? '';
  const search: Search = {
    category,
    subcategory: category ? (params.get('subcategory') ?? '') : '',
    target: params.get('target') ?? '',
  };
  const editing = params.has(EDITING);
  return { search, editing, searched: !editing && (category !== '' || params.has('target')) };
}

/** The address of a search's results, within the screen. */
export function resultsAddress({ category, subcategory, target }: Search): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (category && subcategory) params.set('subcategory', subcategory);
  params.set('target', target);
  return `?${params}`;
}

/** The address of the search form, filled with a search. */
export function editAddress(search: Search): string {
  return `${resultsAddress(search)}&${EDITING}=`;
}
