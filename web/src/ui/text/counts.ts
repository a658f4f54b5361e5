import type { Forms } from '@redflag/shared/text/plural';
import { plural } from '@redflag/shared/text/plural';

const counts = new Intl.NumberFormat('en-GB');

/** Formats a count, such as '1,234'. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** Names what is counted, such as '1 report' or '1,234 reports'. */
export function countOf(count: number, forms: Forms): string {
  return plural(count, forms, formatCount(count));
}
