/** Drops a subcategory without a category: it means nothing alone. */
export function withoutStraySubcategory<Filter extends { category: string; subcategory: string }>(
  filter: Filter,
): Filter {
  return filter.category ? filter : { ...filter, subcategory: '' };
}
