import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../platform/database.ts';
import type { LiveEvent } from '../../platform/live.ts';
import { announce } from '../../platform/live.ts';
import type { Viewer } from '../../platform/permissions.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { describeBrowser } from './browser.ts';
import { createToken, hashSecret } from './secrets.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessions,
  insertSession,
  selectSession,
  selectSessions,
} from './sessions.queries.ts';

const CACHED_FOR_MS = 10_000;
const CACHED_AT_MOST = 50_000;

/** Whom a session belongs to, whatever request carries it. */
type SessionViewer = Omit<Viewer, 'address'>;

export interface Sessions {
  /** Starts a session; the token goes into the cookie and is kept hashed. */
  start(database: Queryable, userId: string, userAgent: string): Promise<string>;
  /** Who a token belongs to, or null; at most one query, none while the answer is fresh. */
  find(token: string): Promise<SessionViewer | null>;
  /** Ends a session at once, on every instance. */
  end(sessionId: string): Promise<void>;
  /**
   * Ends every session of an account in the given transaction, but for one where that is named; on
   * every instance once it commits.
   */
  endAll(database: Queryable, userId: string, except?: string): Promise<void>;
  /** Ends the sessions that have been inactive for too long, in the given transaction if there is one. */
  endExpired(transaction?: Queryable): Promise<void>;
}

/** Sessions in the database, with a short memory that the end of a session empties everywhere. */
export function openSessions({ database, live }: Platform): Sessions {
  const cache = new LRUCache<string, SessionViewer>({ max: CACHED_AT_MOST, ttl: CACHED_FOR_MS });

  let endings = 0;

  live.onGap(() => cache.clear());
  live.subscribe(({ name, audience }) => {
    if (name === 'signed-out') forget(audience);
  });

  function forget(audience: LiveEvent['audience']): void {
    endings += 1;
    for (const [key, viewer] of cache.entries()) {
      const ended =
        'session' in audience
          ? viewer.sessionId === audience.session
          : 'user' in audience && viewer.id === audience.user;
      if (ended) cache.delete(key);
    }
  }

  return {
    async start(transaction, userId, userAgent) {
      const token = createToken();
      await insertSession(transaction, { tokenHash: hashSecret(token), userId, userAgent });
      return token;
    },
    async find(token) {
      const tokenHash = hashSecret(token);
      const key = tokenHash.toString('base64url');
      const known = cache.get(key);
      if (known) return known;
      const endingsBefore = endings;
      const viewer = await selectSession(database, tokenHash);
      // A session that ended while it was looked up must not be remembered.
      if (viewer && endings === endingsBefore) cache.set(key, viewer);
      return viewer;
    },
    async end(session) {
      await database.transaction(async (transaction) => {
        await deleteSession(transaction, session);
        await announceEnd(transaction, session);
      });
      forget({ session });
    },
    async endAll(transaction, userId, except) {
      for (const session of await deleteSessions(transaction, userId, except)) {
        await announceEnd(transaction, session);
        // Already here, for who asks right after the commit; the announcement comes a moment later.
        forget({ session });
      }
    },
    async endExpired(outer = database) {
      await outer.transaction(async (transaction) => {
        for (const session of await deleteExpiredSessions(transaction)) {
          await announceEnd(transaction, session);
          forget({ session });
        }
      });
    },
  };
}

/** Where the viewer is signed in, the latest seen first. */
export async function listSessions({ database }: Platform, viewer: Viewer) {
  const rows = await selectSessions(database, viewer.id);
  return {
    items: rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      browser: describeBrowser(userAgent),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === viewer.sessionId,
    })),
  };
}

/** @throws ProblemError 404 when the viewer has no such session */
export async function endOwnSession(
  { database }: Platform,
  sessions: Sessions,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const rows = await selectSessions(database, viewer.id);
  if (!rows.some((row) => row.id === id)) throw notFound('Session');
  await sessions.end(id);
}

function announceEnd(database: Queryable, session: string): Promise<void> {
  return announce(database, { name: 'signed-out', audience: { session } });
}
