import { useSyncExternalStore } from 'react';
import { mayBeTemporary } from './problem.ts';

/** How often a call is made again if its failure may be temporary. */
export const RETRIES = 2;

/** Makes a call, and again after a pause if its failure may be temporary. */
export async function retried<Content>(call: () => Promise<Content>): Promise<Content> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await call();
    } catch (problem) {
      if (retry === RETRIES || !mayBeTemporary(problem)) throw problem;
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000 * 2 ** retry));
  }
}

/** What is known of an answer. */
interface Known<Content> {
  data: Content | undefined;
  /** Whether it could not be fetched when it was last asked for. */
  failed: boolean;
  fetching: boolean;
}

/**
 * Shares one answer between all screens. TanStack Query would add 10 KiB to the first load of the sign-in screens.
 * Fetches the answer when a screen needs it, comes back to sight or to a connection, unless it is fresh.
 * @param ask makes the call
 * @param freshFor in milliseconds
 */
export function sharedAnswer<Content>(ask: () => Promise<Content>, freshFor: number) {
  const nothing: Known<Content> = { data: undefined, failed: false, fetching: false };
  let known = nothing;
  let freshUntil = 0;
  /** Counts calls and changes: what a call returns after a later one is out of date. */
  let latest = 0;
  const watchers = new Set<() => void>();

  function change(news: Partial<Known<Content>>) {
    known = { ...known, ...news };
    for (const tell of watchers) tell();
  }

  /** Stores an answer that came with that of another call. */
  function set(data: Content | undefined) {
    latest += 1;
    freshUntil = Date.now() + freshFor;
    change({ data, failed: false, fetching: false });
  }

  async function fetch() {
    latest += 1;
    const own = latest;
    change({ fetching: true });
    try {
      const data = await retried(ask);
      if (own === latest) set(data);
    } catch {
      if (own !== latest) return;
      freshUntil = 0;
      change({ failed: true, fetching: false });
    }
  }

  function watch(tell: () => void) {
    const refresh = () => {
      if (!known.fetching && Date.now() >= freshUntil) void fetch();
    };
    const look = () => {
      if (!document.hidden) refresh();
    };
    watchers.add(tell);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', refresh);
    refresh();
    return () => {
      watchers.delete(tell);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', refresh);
    };
  }

  return {
    set,
    /** Fetches it again, fresh or not. */
    fetch: () => void fetch(),
    current: () => known.data,
    use: () =>
      useSyncExternalStore(
        watch,
        () => known,
        () => nothing,
      ),
  };
}
