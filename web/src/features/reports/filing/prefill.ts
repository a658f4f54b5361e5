import { categoryValues } from '@redflag/shared/categories';
import { reportTypes } from '@redflag/shared/reports';
import { withoutStraySubcategory } from '#features/reports/stray-subcategory.ts';
import { anyText, filterAddress, oneOf } from '#ui/filter-address.ts';

const prefillAddress = filterAddress(
  {
    category: oneOf(categoryValues),
    subcategory: anyText,
    type: oneOf(reportTypes, 'Scam'),
    target: anyText,
  },
  withoutStraySubcategory,
);

/** What the address of the new report form may bring along. */
export type Prefill = typeof prefillAddress.unfiltered;

export const readPrefill = prefillAddress.read;

/** The query of the new report form's address, filled in as far as something is known. */
export function newReportAddress(known: Partial<Prefill>): string {
  const params = new URLSearchParams(Object.entries(known).filter(([, value]) => value));
  return params.size > 0 ? `?${params}` : '';
}
