import type { EventName } from '@redflag/shared/api/live-events';
import { eventNames } from '@redflag/shared/api/live-events';
import type { QueryClient } from '@tanstack/react-query';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAppConfig } from '#api/app-config.ts';
import type { paths } from '#api/schema.gen.ts';
import { followEndedSession, refreshSession } from '#api/session.ts';
import { checkService } from '#api/wake-up.ts';
import { pace } from './pace.ts';

/** The paths to refetch for each event. */
const resources: Record<Exclude<EventName, 'signed-out'>, (keyof paths)[]> = {
  notification: ['/v1/me/notifications', '/v1/me/alerts'],
  report: [
    '/v1/reports',
    '/v1/reports/{id}',
    '/v1/reports/{id}/history',
    '/v1/me/reports',
    '/v1/targets',
    '/v1/targets/{id}',
    '/v1/check',
    '/v1/cases',
    '/v1/cases/{targetId}',
    '/v1/me/alerts',
    // An account includes its number of reports.
    '/v1/users',
    '/v1/users/{id}',
    '/v1/users/{id}/reports',
  ],
  'bulk-change': ['/v1/bulk-changes/{id}'],
  flag: ['/v1/flags', '/v1/cases', '/v1/cases/{targetId}'],
  user: ['/v1/me', '/v1/users', '/v1/users/{id}', '/v1/users/{id}/reports'],
  post: ['/v1/posts', '/v1/posts/{id}'],
  category: ['/v1/categories'],
  config: ['/v1/app-config', '/v1/config'],
};

/** What all screens share outside the cache of an area. */
const shared = new Map<keyof paths, () => void>([
  ['/v1/me', refreshSession],
  ['/v1/app-config', refreshAppConfig],
  ['/v1/server/get-ready', checkService],
]);

/** Events that change the counts, which would be refetched too often on every event of a busy day. */
const changesCounts = new Set<EventName>(['report', 'user', 'post']);
const countPaths = ['/v1/stats', '/v1/stats/review'] as const;
const FETCH_COUNTS_EVERY = 2_000;

/** How often at most to fetch what an event names: a bulk change sends many, and each would cancel the fetch before. */
const FETCH_EVERY = 500;

/** How often to fetch everything where there is no stream, in milliseconds. */
const FETCH_ALL_EVERY = 60_000;

/** `EventSource.OPEN`. */
const OPEN = 1;

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/** Keeps the screens up to date while mounted. */
export function useLiveUpdates() {
  const queries = useQueryClient();
  useEffect(() => followEvents(queries), [queries]);
}

/**
 * Keeps loaded data up to date with an event stream that names what changed. Everything is refetched when an
 * interrupted stream is back, and every minute without one (no browser support, or a proxy holds it back).
 * @returns a function that ends it
 */
export function followEvents(queries: QueryClient): () => void {
  function invalidate(path: keyof paths) {
    shared.get(path)?.();
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === path });
  }
  function invalidateAll() {
    for (const refresh of shared.values()) refresh();
    void queries.invalidateQueries();
  }

  const named = new Map(
    Object.entries(resources).map(([name, paths]) => [
      name,
      pace(() => paths.forEach(invalidate), FETCH_EVERY),
    ]),
  );
  const counts = pace(() => countPaths.forEach(invalidate), FETCH_COUNTS_EVERY);

  const stream = keepStream({
    onBack: invalidateAll,
    onInterrupted: () => invalidate('/v1/server/get-ready'),
    // The session may have ended.
    onRefused: () => invalidate('/v1/me'),
    onEvent(name) {
      if (name === 'signed-out') {
        void followEndedSession();
      } else {
        named.get(name)?.ask();
        if (changesCounts.has(name)) counts.ask();
      }
    },
  });

  const fetchAll = setInterval(() => {
    if (!stream.isOpen() && focusManager.isFocused()) invalidateAll();
  }, FETCH_ALL_EVERY);

  return () => {
    clearInterval(fetchAll);
    for (const { stop } of [...named.values(), counts]) stop();
    stream.close();
  };
}

interface StreamEvents {
  onEvent: (name: EventName) => void;
  onInterrupted: () => void;
  /** Called when an interrupted stream is open again. */
  onBack: () => void;
  /** Called when the server refuses it, and the browser gives up. */
  onRefused: () => void;
}

/** Opens the event stream, and again after it was refused. */
function keepStream({ onEvent, onInterrupted, onBack, onRefused }: StreamEvents) {
  let stream: EventSource | undefined;
  let reconnect: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let interrupted = false;

  function connect() {
    try {
      stream = new EventSource('/v1/events');
    } catch {
      return;
    }
    stream.onopen = () => {
      wait = FIRST_WAIT;
      if (interrupted) onBack();
      interrupted = false;
    };
    stream.onerror = () => {
      interrupted = true;
      onInterrupted();
      if (stream?.readyState === EventSource.CLOSED) {
        onRefused();
        // A random delay spreads the load on a server that has just come back.
        reconnect = setTimeout(connect, wait * (1 + Math.random()));
        wait = Math.min(wait * 2, LONGEST_WAIT);
      }
    };
    for (const name of eventNames) stream.addEventListener(name, () => onEvent(name));
  }

  connect();
  return {
    isOpen: () => stream?.readyState === OPEN,
    close() {
      clearTimeout(reconnect);
      stream?.close();
    },
  };
}
