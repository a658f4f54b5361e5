import type { Target } from '@redflag/shared/checks';
import { wordKey } from '@redflag/shared/targets/target.words';
import type { Search } from './search-address.ts';

/** Returns the search for a target alone, however reports and messages spell it. */
export function searchFor({ category, key }: Pick<Target, 'category' | 'key'>): Search {
  // As people read it: the search stands above its answer.
  const target = category === 'bank' ? wordKey({ category, key }) : key;
  return { category, subcategory: '', target };
}
