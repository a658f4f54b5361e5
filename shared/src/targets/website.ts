import { readWebAddress } from './web-address.ts';

/** Returns the search key of a website: its host, so that any address on a host finds every report on it. */
export function websiteKey(text: string): string | null {
  return readWebAddress(text)?.host ?? null;
}
