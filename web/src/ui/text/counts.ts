import type { Forms } from '@redflag/shared/text/plural';
import { plural } from '@redflag/shared/text/plural';

/** Formats a count, such as '1,234'; without `Intl`, as `formatDay`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');
}

/** Names what is counted, such as '1 report' or '1,234 reports'. */
export function countOf(count: number, forms: Forms): string {
  return plural(count, forms, formatCount(count));
}
