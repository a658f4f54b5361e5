import { useSyncExternalStore } from 'react';

const watchNothing = () => () => undefined;

/**
 * Whether the scripts have taken over a built page. Until then, the screen must be as built, knowing neither the
 * person nor this browser.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}
