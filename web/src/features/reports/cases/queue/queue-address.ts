import { categoryValues } from '@redflag/shared/categories/values';
import { filterAddress, oneOf } from '#ui/filters/filter-address.ts';

/** The filter of the queue; an empty field means any. The case's address keeps it, for the next case. */
export const queueAddress = filterAddress({
  category: oneOf(categoryValues),
  /** Only targets with a waiting report that has a picture. */
  picture: oneOf(['true'] as const),
  /** Only targets with open flags. */
  flagged: oneOf(['true'] as const),
});
export type QueueFilter = typeof queueAddress.unfiltered;
