import { categoryValues } from '@redflag/shared/categories/values';
import { contentDefaults, reportTypes } from '@redflag/shared/reports/values';
import { withoutStraySubcategory } from '#features/reports/search-address.ts';
import { anyText, filterAddress, oneOf } from '#ui/filters/filter-address.ts';

const prefillAddress = filterAddress(
  {
    category: oneOf(categoryValues),
    subcategory: anyText,
    type: oneOf(reportTypes, contentDefaults.type),
    target: anyText,
  },
  withoutStraySubcategory,
);

/** What the address of the new report form can fill in. */
export type Prefill = typeof prefillAddress.unfiltered;

export const readPrefill = prefillAddress.read;

/** Returns the query of the new report form's address, with the values that are known. */
export function newReportAddress(known: Partial<Prefill>): string {
  const params = new URLSearchParams(Object.entries(known).filter(([, value]) => value));
  return params.size > 0 ? `?${params}` : '';
}
