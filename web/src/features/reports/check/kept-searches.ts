import { useSession } from '#api/session.ts';
import type { Mode, Search } from '#features/reports/search/search-address.ts';

/**
 * What was searched for last in each mode. Messages and private checks are kept here alone: in memory,
 * until the page is closed or reloaded, and only for the account that made them.
 */
let kept: { owner: string; last: Mode; searches: Map<Mode, Search> } | null = null;

/** Gives access to the searches of the person who is signed in. */
export function useKeptSearches() {
  const owner = useSession().me?.id ?? '';
  const own = kept?.owner === owner ? kept : null;
  return {
    searchIn: (mode: Mode): Search | null => own?.searches.get(mode) ?? null,
    /** Whether the last check was private. */
    lastWasPrivate: own?.last === 'private',
    keep(mode: Mode, search: Search) {
      kept = { owner, last: mode, searches: new Map(own?.searches).set(mode, search) };
    },
  };
}
