import { useLocation } from 'react-router';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';

/** Returns what the previous screen passed on in the history entry, of which a built page does not know. */
export function useCarriedState<State>(): Partial<State> {
  const { state } = useLocation();
  return (useHydrated() && state) || {};
}
