import type { Accuracy } from '@redflag/shared/review/recommendations';
import type { Recommended } from '@redflag/shared/review/values';

/** What a checker thinks of a case. */
export const recommendedWords: Record<Recommended, string> = {
  scam: 'It is a scam',
  'no-scam': 'It is no scam',
  unsure: 'Cannot tell',
};

/** How often a checker was right; null while nothing was decided. */
export function wordAccuracy({ decided, right }: Accuracy): string | null {
  if (decided === 0) return null;
  return decided === 1
    ? `right in ${right} of 1 decided case`
    : `right in ${right} of the last ${decided} decided cases`;
}
