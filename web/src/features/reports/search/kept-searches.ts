import { useSession } from '#api/session.ts';
import type { Search } from '#features/reports/search-address.ts';

/**
 * Keeps messages, private checks and the private switch, in memory only and for one account, until the page is
 * closed.
 */
class KeptSearches {
  isPrivate = false;
  readonly #searches = new Map<string, Search>();

  /** Returns the id of a search for its address, which no other gets, also after a reload. */
  keep(search: Search): string {
    const id = Date.now().toString(36);
    this.#searches.set(id, search);
    return id;
  }

  /** Returns a search by its id; null if it is not kept. */
  read(id: string): Search | null {
    return this.#searches.get(id) ?? null;
  }
}

let owner = '';
let kept = new KeptSearches();

/** Gives access to the searches of the person who is signed in. */
export function useKeptSearches(): KeptSearches {
  const id = useSession().me?.id;
  // Between two sessions of a person nobody is signed in.
  if (id && id !== owner) {
    owner = id;
    kept = new KeptSearches();
  }
  return kept;
}
