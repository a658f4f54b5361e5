import type { paths } from '@redflag/client';
import type { EventName } from '@redflag/shared/api/live-events';
import { eventNames } from '@redflag/shared/api/live-events';
import type { QueryClient } from '@tanstack/react-query';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAppConfig } from '#api/app-config.ts';
import { followEndedSession, refreshSession } from '#api/session.ts';
import { checkService } from '#api/wake-up.ts';
import { setNewReports } from './new-reports.ts';
import { pace } from './pace.ts';
import { isOfTarget, topicsShown } from './topics.ts';

/** The paths to refetch for each event. */
const resources: Record<Exclude<EventName, 'signed-out'>, (keyof paths)[]> = {
  // An answer to reports was decided.
  notification: ['/v1/me/notifications', '/v1/me/alerts', '/v1/replies', '/v1/replies/{id}'],
  report: [
    '/v1/reports/{id}',
    '/v1/reports/{id}/history',
    '/v1/reports/{id}/answers',
    '/v1/second-looks',
    '/v1/me/reports',
    '/v1/targets',
    '/v1/targets/{id}',
    '/v1/targets/{id}/overview',
    '/v1/check',
    '/v1/cases',
    '/v1/cases/{targetId}',
    // A flag shows its report with the verdict, and goes with it.
    '/v1/flags',
    '/v1/me/alerts',
    '/v1/replies',
    '/v1/replies/{id}',
    // An account includes its number of reports.
    '/v1/users',
    '/v1/users/{id}',
    '/v1/user-reports/{id}',
  ],
  'bulk-change': ['/v1/bulk-changes/{id}'],
  case: ['/v1/cases', '/v1/cases/{targetId}'],
  register: ['/v1/registers'],
  flag: ['/v1/flags', '/v1/cases', '/v1/cases/{targetId}'],
  claim: ['/v1/cases', '/v1/cases/{targetId}'],
  note: [
    '/v1/targets/{id}/notes',
    '/v1/reports/{id}/reporter-notes',
    '/v1/user-notes/{id}',
    '/v1/cases/{targetId}',
  ],
  question: ['/v1/reports/{id}/question', '/v1/cases/{targetId}'],
  user: [
    '/v1/cases',
    '/v1/cases/{targetId}',
    '/v1/me',
    '/v1/users',
    '/v1/users/{id}',
    '/v1/user-reports/{id}',
    '/v1/second-looks',
    '/v1/audit-log',
  ],
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

/** How often at most a list says that there are new reports. */
const SAY_NEW_EVERY = 5_000;

/** How long to wait for more before a stream is opened that watches what is shown now. */
const WATCH_AFTER = 300;

/** How often to fetch everything where there is no stream, in milliseconds. */
const FETCH_ALL_EVERY = 60_000;

/** `EventSource.OPEN`. */
const OPEN = 1;

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/**
 * Keeps the screens up to date while mounted.
 * @param isTold whether the person is told of all reports, as administrators are
 */
export function useLiveUpdates(isTold: boolean) {
  const queries = useQueryClient();
  useEffect(() => followEvents(queries, isTold), [queries, isTold]);
}

/**
 * Keeps loaded data up to date with an event stream that names what changed. Everything is refetched when an
 * interrupted stream is back, and every minute without one (no browser support, or a proxy holds it back). The stream
 * watches what the screens show.
 * @returns a function that ends it
 */
export function followEvents(queries: QueryClient, isTold = false): () => void {
  function invalidate(...stale: (keyof paths)[]) {
    for (const path of stale) shared.get(path)?.();
    const isStale = new Set<unknown>(stale);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isStale.has(queryKey[1]) });
  }
  function invalidateAll() {
    for (const refresh of shared.values()) refresh();
    void queries.invalidateQueries();
  }

  const named = new Map(
    Object.entries(resources).map(([name, paths]) => [
      name,
      pace(() => invalidate(...paths), FETCH_EVERY),
    ]),
  );
  const say = pace(() => setNewReports(true), SAY_NEW_EVERY);
  const counts = pace(() => invalidate(...countPaths), FETCH_COUNTS_EVERY);

  /** Fetches the lists with a report that has changed, or all if it is unknown; others say that there are new ones. */
  function refreshLists(id: string | undefined) {
    const lists = queries.getQueryCache().findAll({ type: 'active' });
    for (const { queryKey, state } of lists.filter(
      ({ queryKey }) => queryKey[1] === '/v1/reports',
    )) {
      const isFollowed = isTold || isOfTarget({ queryKey }) || !id;
      if (isFollowed || JSON.stringify(state.data ?? '').includes(id)) {
        changedLists.ask();
      } else say.ask();
    }
  }
  const changedLists = pace(() => invalidate('/v1/reports'), FETCH_EVERY);

  const stream = keepStream({
    onBack: invalidateAll,
    onWatching: (added) => {
      if (added.some((topic) => topic !== 'reports')) named.get('report')?.ask();
    },
    onInterrupted: () => invalidate('/v1/server/get-ready'),
    // The session may have ended.
    onRefused: () => invalidate('/v1/me'),
    onEvent(name, id) {
      if (name === 'signed-out') {
        void followEndedSession();
      } else {
        named.get(name)?.ask();
        if (name === 'report') refreshLists(id);
        if (changesCounts.has(name)) counts.ask();
      }
    },
  });

  const fetchAll = setInterval(() => {
    if (!stream.isOpen() && focusManager.isFocused()) invalidateAll();
  }, FETCH_ALL_EVERY);

  let watching: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = queries.getQueryCache().subscribe(() => {
    watching ??= setTimeout(() => {
      watching = undefined;
      if (!isTold) stream.watch(topicsShown(queries));
    }, WATCH_AFTER);
  });

  return () => {
    unsubscribe();
    clearTimeout(watching);
    clearInterval(fetchAll);
    setNewReports(false);
    for (const { stop } of [...named.values(), counts, say, changedLists]) stop();
    stream.close();
  };
}

interface StreamEvents {
  onEvent: (name: EventName, id: string | undefined) => void;
  /** Called when it watches more than before. */
  onWatching: (added: string[]) => void;
  onInterrupted: () => void;
  /** Called when an interrupted stream is open again. */
  onBack: () => void;
  /** Called when the server refuses it, and the browser gives up. */
  onRefused: () => void;
}

/** Opens the event stream, and again after it was refused or has to watch something else. */
function keepStream({ onEvent, onWatching, onInterrupted, onBack, onRefused }: StreamEvents) {
  const streams = new Set<EventSource>();
  let watched: string[] = [];
  let reconnect: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let interrupted = false;

  function connect(added: string[]) {
    const query = new URLSearchParams(watched.map((topic) => ['watch', topic]));
    let stream: EventSource;
    try {
      stream = new EventSource(watched.length > 0 ? `/v1/events?${query}` : '/v1/events');
    } catch {
      return;
    }
    streams.add(stream);
    stream.onopen = () => {
      wait = FIRST_WAIT;
      // Only now, so that nothing is missed in between.
      for (const other of streams) if (other !== stream) end(other);
      if (interrupted) onBack();
      else if (added.length > 0) onWatching(added);
      interrupted = false;
    };
    stream.onerror = () => {
      interrupted = true;
      onInterrupted();
      if (stream.readyState === EventSource.CLOSED) {
        streams.delete(stream);
        onRefused();
        // A random delay spreads the load on a server that has just come back.
        clearTimeout(reconnect);
        reconnect = setTimeout(connect, wait * (1 + Math.random()), []);
        wait = Math.min(wait * 2, LONGEST_WAIT);
      }
    };
    for (const name of eventNames) {
      stream.addEventListener(name, ({ data }) => onEvent(name, JSON.parse(data || '{}').id));
    }
  }

  function end(stream: EventSource) {
    stream.close();
    streams.delete(stream);
  }

  connect([]);
  return {
    isOpen: () => [...streams].some(({ readyState }) => readyState === OPEN),
    /** Opens a stream that watches these topics. The one before is closed when it is there. */
    watch(topics: string[]) {
      if (topics.join() === watched.join()) return;
      const added = topics.filter((topic) => !watched.includes(topic));
      watched = topics;
      clearTimeout(reconnect);
      connect(added);
    },
    close() {
      clearTimeout(reconnect);
      for (const stream of streams) stream.close();
    },
  };
}
