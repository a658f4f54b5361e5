import type { EventName } from '@redflag/shared/api/live-events';
import type { QueryClient } from '@tanstack/react-query';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppQueryClient } from '#api/query-client.ts';
import { followEvents } from './live-events.ts';
import { areNewReports } from './new-reports.ts';

const EVENTS = 1_000;
const CUTS = 100;

/**
 * Returns a replacement for `Math.random`, used by the client too, that gives the same numbers in each
 * run (Park and Miller's generator).
 */
function repeatableNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The open streams of one instance of the server. */
type Instance = Set<StandInSource>;
let instances: Instance[];
let refusing: boolean;

/** Acts like a browser (HTML standard, section 9.2): reconnects automatically unless refused. */
class StandInSource {
  static readonly CLOSED = 2;
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  readonly #listeners = new Map<string, (event: { data: string }) => void>();
  #instance: Instance | undefined;

  readonly url: string;

  constructor(url: string) {
    this.url = url;
    setTimeout(() => this.#connect(), 10);
  }
  addEventListener(name: string, listener: (event: { data: string }) => void) {
    this.#listeners.set(name, listener);
  }
  receive(name: EventName, id?: string) {
    this.#listeners.get(name)?.({ data: JSON.stringify({ id }) });
  }
  cut() {
    this.#instance?.delete(this);
    this.readyState = 0;
    this.onerror();
    setTimeout(() => this.#connect(), 1_000 + Math.random() * 9_000);
  }
  close() {
    this.#instance?.delete(this);
    this.readyState = StandInSource.CLOSED;
  }
  #connect() {
    if (this.readyState === StandInSource.CLOSED) return;
    if (refusing) {
      this.close();
      this.onerror();
      return;
    }
    this.#instance = instances[Math.floor(Math.random() * instances.length)];
    this.#instance?.add(this);
    this.readyState = 1;
    this.onopen();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', StandInSource);
  vi.spyOn(Math, 'random').mockImplementation(repeatableNumbers());
  instances = [new Set(), new Set()];
  refusing = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns the server's data and what the client shows of it. */
function openClient() {
  const truth = { unread: 0, reports: [] as number[] };
  const queries = createAppQueryClient();
  const show = <Data>(path: string, read: () => Data) => {
    const observer = new QueryObserver(queries, {
      queryKey: ['get', path],
      queryFn: async () => {
        const answer = read();
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
        return answer;
      },
    });
    observer.subscribe(() => {});
    return () => observer.getCurrentResult().data;
  };
  const unread = show('/v1/me/notifications', () => truth.unread);
  const reports = show('/v1/me/reports', () => [...truth.reports]);
  const stop = followEvents(queries);
  return {
    truth,
    shown: () => ({ unread: unread(), reports: reports() }),
    end() {
      stop();
      queries.clear();
    },
  };
}

function tell(name: EventName) {
  for (const stream of instances.flatMap((streams) => [...streams])) stream.receive(name);
}

function cut() {
  for (const stream of instances.flatMap((streams) => [...streams])) stream.cut();
}

test(`after ${CUTS} cuts during ${EVENTS} events from two instances, the screens show the current data`, async () => {
  const { truth, shown, end } = openClient();
  await vi.advanceTimersByTimeAsync(1_000);
  let cuts = 0;
  for (let event = 1; event <= EVENTS; event += 1) {
    truth.reports.push(event);
    truth.unread += 1;
    tell('report');
    tell('notification');
    // Some are cut immediately, some during a fetch, and some are refused at first.
    if (event % (EVENTS / CUTS) === 0) {
      await vi.advanceTimersByTimeAsync(Math.random() * 50);
      refusing = cuts % 10 === 0;
      cut();
      cuts += 1;
    }
    await vi.advanceTimersByTimeAsync(Math.random() * 2_000);
    refusing = false;
  }
  expect(cuts).toBe(CUTS);
  // Longer than the longest wait after a refusal.
  await vi.advanceTimersByTimeAsync(130_000);
  expect(shown()).toEqual(truth);
  expect(instances.flatMap((streams) => [...streams])).toHaveLength(1);
  end();
});

test('a change during an interruption is shown after reconnecting, without another event', async () => {
  const { truth, shown, end } = openClient();
  await vi.advanceTimersByTimeAsync(1_000);
  cut();
  truth.unread = 7;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(shown().unread).toBe(7);
  end();
});

test('without a stream, the screens show the current data after a minute', async () => {
  vi.stubGlobal('EventSource', undefined);
  const { truth, shown, end } = openClient();
  await vi.advanceTimersByTimeAsync(1_000);
  truth.unread = 7;
  await vi.advanceTimersByTimeAsync(61_000);
  expect(shown().unread).toBe(7);
  end();
});

test('the counts are fetched at the first change, and once more for those that follow', async () => {
  const queries = createAppQueryClient();
  let fetched = 0;
  const observer = new QueryObserver(queries, {
    queryKey: ['get', '/v1/stats', {}],
    queryFn: () => {
      fetched += 1;
      return fetched;
    },
  });
  observer.subscribe(() => {});
  const stop = followEvents(queries);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toBe(1);
  tell('post');
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched).toBe(2);
  tell('report');
  tell('user');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetched).toBe(3);
  stop();
  queries.clear();
});

test('a list is fetched twice a second while many reports change, and at the end', async () => {
  const queries = createAppQueryClient();
  let fetched = 0;
  const observer = new QueryObserver(queries, {
    queryKey: ['get', '/v1/reports', {}],
    queryFn: () => {
      fetched += 1;
      return fetched;
    },
  });
  observer.subscribe(() => {});
  const stop = followEvents(queries);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toBe(1);
  for (let change = 0; change < 100; change += 1) {
    tell('report');
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toBe(6);
  stop();
  queries.clear();
});

test('the categories are fetched again when they change, although they never get old', async () => {
  const queries = createAppQueryClient();
  let fetched = 0;
  const observer = new QueryObserver(queries, {
    queryKey: ['get', '/v1/categories', {}],
    queryFn: () => {
      fetched += 1;
      return fetched;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  observer.subscribe(() => {});
  const stop = followEvents(queries);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toBe(1);
  tell('category');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toBe(2);
  stop();
  queries.clear();
});

/** Shows an answer, as a screen does. Returns how often it was fetched, and what takes it from the screen. */
function show(queries: QueryClient, queryKey: unknown[], data: unknown) {
  const shown = { fetched: 0, stop: () => {} };
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => {
      shown.fetched += 1;
      return data;
    },
  });
  shown.stop = observer.subscribe(() => {});
  return shown;
}

const open = () => instances.flatMap((streams) => [...streams]);

test('the stream watches what is shown, and what may have changed until then is fetched once more', async () => {
  const queries = createAppQueryClient();
  const stop = followEvents(queries);
  const key = ['get', '/v1/reports/{id}', { params: { path: { id: 'r1' } } }];
  const report = show(queries, key, { id: 'r1' });
  const target = show(queries, ['get', '/v1/targets', {}], { items: [{ hash: 'aa' }] });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(open().map(({ url }) => url)).toEqual(['/v1/events?watch=report%3Ar1&watch=target%3Aaa']);
  expect([report.fetched, target.fetched]).toEqual([2, 2]);
  target.stop();
  queries.removeQueries({ queryKey: ['get', '/v1/targets'] });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(open().map(({ url }) => url)).toEqual(['/v1/events?watch=report%3Ar1']);
  expect(report.fetched).toBe(2);
  stop();
  queries.clear();
});

test('a list says that there are new reports, and is fetched again when one of its own changes', async () => {
  const queries = createAppQueryClient();
  const stop = followEvents(queries);
  const list = show(queries, ['get', '/v1/reports', { params: {} }], { items: [{ id: 'r1' }] });
  await vi.advanceTimersByTimeAsync(2_000);
  const [stream] = open();
  expect(stream?.url).toBe('/v1/events?watch=reports');
  stream?.receive('report', 'r2');
  await vi.advanceTimersByTimeAsync(2_000);
  expect([list.fetched, areNewReports()]).toEqual([1, true]);
  stream?.receive('report', 'r1');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(list.fetched).toBe(2);
  stop();
  expect(areNewReports()).toBe(false);
  queries.clear();
});
