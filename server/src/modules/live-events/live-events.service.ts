import type { ServerResponse } from 'node:http';
import type { Role } from '@redflag/shared/accounts';
import type { EventName } from '@redflag/shared/live-events';
import { networkOf } from '#platform/http/network-address.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { tooManyRequests } from '#platform/limits/rate-limits.ts';
import { streams as streamLimits } from '#platform/limits.ts';
import type { LiveEvent } from '#platform/live-events/live-events.ts';
import type { Platform } from '#platform/platform.ts';

/** Proxies close connections that stay silent for a minute. */
const HEARTBEAT_MS = 25_000;
/**
 * One group of streams per second: heartbeats for all of them at once would delay everything else.
 */
const HEARTBEAT_GROUPS = 25;

/** Browsers that lost the server reconnect after a random time in this range, not all at once. */
const RECONNECT_AFTER_MS = { least: 1_000, most: 10_000 };

/** Bytes that may wait for a client that does not read them: hundreds of events. */
const UNREAD_AT_MOST = 64 * 1_024;

/** A role with more open streams than these is told little by little. */
const TOLD_AT_ONCE = 1_000;

/**
 * Streams told per millisecond: half of what one core can serve, as each screen then fetches what has
 * changed. A server that is too busy falls behind, instead of making it worse.
 */
const PACE = { streamsPerMs: 2, everyMs: 5, groupAtMost: 40 };

/** When to try again to open a stream: a different window may be closed by then. */
const RETRY_AFTER_SECONDS = 60;

/** One open stream of a signed-in person. There are thousands, so it holds only what it needs. */
interface EventStream {
  userId: string;
  sessionId: string;
  role: Role;
  answer: ServerResponse;
  /** The number of the last event to its role that it was told of. */
  told: number;
}

/** The open streams of a role, and what those that wait have to be told. */
interface Crowd {
  streams: Set<EventStream>;
  /** How many events there were. */
  events: number;
  /** The last of each name. Those before it need not be told, only that there were several. */
  latest: Map<EventName, { number: number; id: string | undefined; numberBefore: number }>;
  /** Who is told next, round and round. */
  rest: SetIterator<EventStream>;
  /** Until the next are told; undefined if nobody is waiting. */
  pause: NodeJS.Timeout | undefined;
}

function openCrowd(): Crowd {
  const streams = new Set<EventStream>();
  return { streams, events: 0, latest: new Map(), rest: streams.values(), pause: undefined };
}

/**
 * Opens streams, sends each event to those it is meant for, and ends streams with their session.
 */
export function openEventStreams({ live, config }: Platform) {
  const crowds = { user: openCrowd(), admin: openCrowd() };
  const byUser = new Map<string, EventStream[]>();
  const bySession = new Map<string, EventStream[]>();
  const countByNetwork = new Map<string, number>();
  const groups = Array.from({ length: HEARTBEAT_GROUPS }, () => new Set<EventStream>());
  let group = 0;
  let stopped = false;

  live.subscribe((event) => {
    if ('role' in event.audience) return tellCrowd(crowds[event.audience.role], event);
    for (const stream of streamsOf(event.audience)) {
      if (event.name === 'signed-out') {
        send(stream, textOf(event.name));
        close(stream);
      } else {
        tellWaiting(stream);
        send(stream, textOf(event.name, event.id));
      }
    }
  });
  live.onGap(closeAll);

  const heartbeat = setInterval(() => {
    group = (group + 1) % HEARTBEAT_GROUPS;
    for (const { answer } of groups[group] ?? []) {
      // Unread data will show that the stream is alive, so it needs no heartbeat.
      if (answer.writableLength === 0) answer.write(':\n\n');
    }
  }, HEARTBEAT_MS / HEARTBEAT_GROUPS).unref();

  function streamsOf(audience: { user: string } | { session: string }): EventStream[] {
    const streams =
      'user' in audience ? byUser.get(audience.user) : bySession.get(audience.session);
    return streams ?? [];
  }

  function tellCrowd(crowd: Crowd, { name, id, by }: LiveEvent): void {
    const { streams, latest } = crowd;
    crowd.events += 1;
    const before = latest.get(name);
    // Again at the end, so that events arrive in order.
    latest.delete(name);
    latest.set(name, { number: crowd.events, id, numberBefore: before?.number ?? 0 });
    // First the windows of the one who did it.
    if (by) byUser.get(by)?.forEach(tellWaiting);
    if (streams.size <= TOLD_AT_ONCE) streams.forEach(tellWaiting);
    else crowd.pause ??= pauseSince(performance.now(), crowd);
  }

  function pauseSince(last: number, crowd: Crowd): NodeJS.Timeout {
    return setTimeout(tellNext, PACE.everyMs, last, crowd);
  }

  /** Tells as many as the time since the last ones allows, until all have been told. */
  function tellNext(last: number, crowd: Crowd): void {
    const now = performance.now();
    const most = Math.min((now - last) * PACE.streamsPerMs, PACE.groupAtMost);
    let told = 0;
    for (let left = crowd.streams.size; left > 0 && told < most; left -= 1) {
      const stream = nextOf(crowd);
      if (stream && stream.told < crowd.events) {
        tellWaiting(stream);
        told += 1;
      }
    }
    crowd.pause = told > 0 ? pauseSince(now, crowd) : undefined;
  }

  /** Tells a stream of everything that its role was told since then. */
  function tellWaiting(stream: EventStream): void {
    const { events, latest } = crowds[stream.role];
    if (stream.told === events) return;
    let text = '';
    for (const [name, { number, id, numberBefore }] of latest) {
      if (stream.told < number) text += textOf(name, stream.told < numberBefore ? undefined : id);
    }
    stream.told = events;
    send(stream, text);
  }

  /**
   * Closes all streams. Clients reconnect automatically and fetch again what they may have missed.
   */
  function closeAll(): void {
    for (const { streams } of Object.values(crowds)) streams.forEach(close);
  }

  return {
    /** @throws ProblemError 429 if the person or their address has reached its number of streams */
    requireFewStreams({ id, address }: Viewer): void {
      if (!config.rateLimits) return;
      const ofAccount = byUser.get(id)?.length ?? 0;
      const ofAddress = countByNetwork.get(networkOf(address)) ?? 0;
      if (ofAccount >= streamLimits.account || ofAddress >= streamLimits.address) {
        throw tooManyRequests(RETRY_AFTER_SECONDS);
      }
    },
    /** Turns an answer into a stream. The answer must hold no reference to its request. */
    open({ id: userId, sessionId, role, address }: Viewer, answer: ServerResponse): void {
      // The client left during the session look-up. There will be no `close` event to remove it.
      if (answer.destroyed) return;
      const crowd = crowds[role];
      const stream: EventStream = { userId, sessionId, role, answer, told: crowd.events };
      // A client that disconnects while we write is not our error.
      answer.on('error', ignore);
      const { least, most } = RECONNECT_AFTER_MS;
      answer.write(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`);
      const own = groups[Math.floor(Math.random() * HEARTBEAT_GROUPS)];
      own?.add(stream);
      crowd.streams.add(stream);
      add(byUser, userId, stream);
      add(bySession, sessionId, stream);
      const network = networkOf(address);
      countByNetwork.set(network, (countByNetwork.get(network) ?? 0) + 1);
      // The server is stopping. The client will reconnect to a different one.
      if (stopped) close(stream);
      answer.on('close', () => {
        const left = (countByNetwork.get(network) ?? 1) - 1;
        if (left > 0) countByNetwork.set(network, left);
        else countByNetwork.delete(network);
        own?.delete(stream);
        crowd.streams.delete(stream);
        remove(byUser, userId, stream);
        remove(bySession, sessionId, stream);
      });
    },
    stop(): void {
      stopped = true;
      clearInterval(heartbeat);
      for (const { pause } of Object.values(crowds)) clearTimeout(pause);
      closeAll();
    },
  };
}

function textOf(name: EventName, id?: string): string {
  return `event: ${name}\ndata: ${JSON.stringify({ id })}\n\n`;
}

function nextOf(crowd: Crowd): EventStream | undefined {
  const { value, done } = crowd.rest.next();
  if (!done) return value;
  crowd.rest = crowd.streams.values();
  return crowd.rest.next().value;
}

/** Sends text, and drops a client that does not read. It reconnects and fetches what it missed. */
function send({ answer }: EventStream, text: string): void {
  answer.write(text);
  if (answer.writableLength > UNREAD_AT_MOST) answer.destroy();
}

/** Ends the connection as well, because Node's own listeners were removed from the answer. */
function close({ answer }: EventStream): void {
  answer.end();
  answer.socket?.destroySoon();
}

function ignore(): void {}

function add(index: Map<string, EventStream[]>, key: string, stream: EventStream): void {
  const streams = index.get(key);
  if (streams) streams.push(stream);
  else index.set(key, [stream]);
}

function remove(index: Map<string, EventStream[]>, key: string, stream: EventStream): void {
  const left = index.get(key)?.filter((other) => other !== stream);
  if (left?.length) index.set(key, left);
  else index.delete(key);
}
