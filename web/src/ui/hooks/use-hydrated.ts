import { useSyncExternalStore } from 'react';

const watchNothing = () => () => undefined;

/**
 * Whether the screen may differ from what was built: false until the scripts have taken over a built
 * page, which knows neither the person nor this browser.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}
