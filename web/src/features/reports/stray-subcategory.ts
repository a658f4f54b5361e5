/** A subcategory means something together with its category alone. */
export function withoutStraySubcategory<Filter extends { category: string; subcategory: string }>(
  filter: Filter,
): Filter {
  return filter.category ? filter : { ...filter, subcategory: '' };
}
