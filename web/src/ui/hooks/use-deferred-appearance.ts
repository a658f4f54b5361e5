import { useDeferredValue } from 'react';

/**
 * Whether something that has come is shown now. What appears in one piece holds up a cheap phone for a quarter of a
 * second and more: deferred, React makes it in small pieces, and people can scroll and type in between.
 */
export function useDeferredAppearance(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere;
}
