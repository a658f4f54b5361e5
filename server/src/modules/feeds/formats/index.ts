import type { CategoryValue } from '@redflag/shared/categories';
import type { Format } from './format.ts';
import { adblock, hosts, rpz } from './hosts.ts';
import { csv, ndjson, txt } from './lists.ts';
import { stix } from './stix.ts';

export type { Format, Publisher } from './format.ts';

/** The formats that every category has, by the ends of their names. */
export const lists = { ndjson, csv, txt } satisfies Record<string, Format>;
export type ListFormat = keyof typeof lists;

const more: Partial<Record<CategoryValue, Record<string, Format>>> = {
  website: { hosts, adblock, rpz, 'stix.json': stix },
  email: { 'stix.json': stix },
};

/** Returns the formats of a category. */
export function formatsOf(category: CategoryValue): Record<string, Format> {
  return { ...lists, ...more[category] };
}
