import { LRUCache } from 'lru-cache';
import { hashSecret } from '#modules/accounts/tokens/secrets.ts';
import type { LiveEvents } from '#platform/announcements/announcements.ts';
import { gathered } from '#platform/database/combined-queries.ts';
import type { Viewer } from '#platform/http/permissions.ts';

const CACHED_FOR_MS = 10_000;
const CACHED_AT_MOST = 50_000;

/** The owner of a session, independent of the request. */
export type SessionViewer = Omit<Viewer, 'address'>;

type Found = Map<string, SessionViewer & { status: string }>;

/**
 * Caches for a while whose sessions they are. A session's end clears it on every instance.
 * @param select reads the sessions with these hashes of tokens, by the hash in base64url
 */
export function openSessionCache(live: LiveEvents, select: (hashes: Buffer[]) => Promise<Found>) {
  const cache = new LRUCache<string, SessionViewer>({
    max: CACHED_AT_MOST,
    ttl: CACHED_FOR_MS,
    dispose: ({ sessionId }) => keys.delete(sessionId),
  });
  /** The cache key of each session, because thousands may end at the same time. */
  const keys = new Map<string, string>();
  /** For each look-up in progress, the sessions that have ended since it began. */
  const lookups = new Set<Set<string>>();
  const lookUp = gathered(lookUpAll);

  live.onGap(() => cache.clear());
  live.subscribe(({ name, audience }) => {
    if (name === 'signed-out' && 'session' in audience) forget(audience.session);
  });

  /** Forgets a session that has ended. */
  function forget(session: string): void {
    cache.delete(keys.get(session) ?? '');
    for (const ended of lookups) ended.add(session);
  }

  /** Returns the sessions from the database, and those that ended during the query. */
  async function lookUpAll(tokenHashes: Buffer[]) {
    const ended = new Set<string>();
    lookups.add(ended);
    try {
      return { found: await select(tokenHashes), ended };
    } finally {
      lookups.delete(ended);
    }
  }

  /** Returns a token's owner; 'suspended' if that ended the session; else null. */
  async function find(token: string): Promise<SessionViewer | 'suspended' | null> {
    const tokenHash = hashSecret(token);
    const key = tokenHash.toString('base64url');
    const known = cache.get(key);
    if (known) return known;
    for (;;) {
      const { found, ended } = await lookUp(tokenHash);
      const session = found.get(key);
      if (!session) return null;
      const { status, ...viewer } = session;
      if (status === 'suspended') return 'suspended';
      // A live stream opened now would miss the end of the session, which was already announced.
      if (ended.has(viewer.sessionId)) continue;
      cache.set(key, viewer);
      keys.set(viewer.sessionId, key);
      return viewer;
    }
  }

  return { find, forget };
}
