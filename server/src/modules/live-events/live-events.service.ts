import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '#platform/announcements/announcements.ts';
import { networkOf } from '#platform/http/connections/network-address.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { mayReview } from '#platform/http/permissions.ts';
import { streams as streamLimits } from '#platform/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { tooManyRequests } from '#platform/rate-limits/rate-limits.ts';
import type { Crowd, EventStream } from './crowds.ts';
import { openCrowd, openTelling, send, tellWaiting, textOf } from './crowds.ts';
import { StreamIndex } from './stream-index.ts';

/** Proxies close connections that stay silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** One group of streams per second: heartbeats for all together would delay everything else. */
const HEARTBEAT_GROUPS = 25;

/** Browsers that lost the server reconnect after a random time in this range, not all at once. */
const RECONNECT_AFTER_MS = { least: 1_000, most: 10_000 };

/** When to try again to open a stream: a different window may be closed by then. */
const RETRY_AFTER_SECONDS = 60;

/**
 * Opens streams, sends each event to those it is meant for, and ends streams with their session.
 * @param countRequests how many the server is answering now
 */
export function openEventStreams({ live, config }: Platform, countRequests: () => number) {
  const telling = openTelling(countRequests);
  const byRole = { user: openCrowd(), reviewer: openCrowd(), admin: openCrowd() };
  const index = new StreamIndex();
  const heartbeats = openHeartbeats();
  let stopped = false;

  const watching = new Map<string, Crowd>();

  live.subscribe((event) => {
    if ('role' in event.audience) {
      if (event.name === 'report' && !event.unwatched)
        for (const crowd of crowdsFor(event)) telling.tell(crowd, event, []);
      const windows = event.by ? index.of({ user: event.by }) : [];
      // Of cases reviewers hear, too. Accounts are none of their business.
      if (event.audience.role === 'admin' && event.name !== 'user')
        telling.tell(byRole.reviewer, event, windows);
      return telling.tell(byRole[event.audience.role], event, windows);
    }
    for (const stream of index.of(event.audience)) tell(stream, event);
  });
  live.onGap(closeAll);

  /** Those who watch what a report's change, which administrators are told of, concerns. */
  function crowdsFor({ id, target }: LiveEvent): Iterable<Crowd> {
    // Of several, it names none.
    if (!id) return watching.values();
    const topics = [`report:${id}`, `target:${target}`, 'reports'];
    return topics.flatMap((topic) => watching.get(topic) ?? []);
  }

  /** Adds a stream to those who watch a topic. Returns a function that takes it out. */
  function watch(topic: string, answer: ServerResponse): () => void {
    const crowd = watching.get(topic) ?? openCrowd();
    watching.set(topic, crowd);
    const stream: EventStream = { crowd, answer, told: crowd.events };
    crowd.streams.add(stream);
    return () => {
      crowd.streams.delete(stream);
      if (crowd.streams.size === 0) watching.delete(topic);
    };
  }

  /** Closes all streams. Clients reconnect and fetch again what they may have missed. */
  function closeAll(): void {
    for (const { streams } of Object.values(byRole)) streams.forEach(close);
  }

  return {
    /** @throws ProblemError 429 if the person or their address has reached its number of streams */
    requireFewStreams({ id, address }: Viewer): void {
      if (!config.rateLimits) return;
      const ofAccount = index.of({ user: id }).length;
      const ofAddress = index.countOfNetwork(networkOf(address));
      if (ofAccount >= streamLimits.account || ofAddress >= streamLimits.address) {
        throw tooManyRequests(RETRY_AFTER_SECONDS);
      }
    },
    /**
     * Turns an answer into a stream that is also told what happens to some topics, as in
     * `eventsQuerySchema`. The answer must hold no reference to its request.
     */
    open(
      { id: userId, sessionId, address, ...roles }: Viewer,
      topics: string[],
      answer: ServerResponse,
    ): void {
      // The client left during the session look-up. There will be no `close` event to remove it.
      if (answer.destroyed) return;
      const role = roles.role === 'user' && mayReview(roles) ? 'reviewer' : roles.role;
      const crowd = byRole[role];
      const stream: EventStream = { crowd, answer, told: crowd.events };
      // A client that disconnects while we write is not our error.
      answer.on('error', ignore);
      answer.write(`retry: ${Math.round(pickReconnectDelay())}\n\n`);
      const group = heartbeats.pickGroup();
      group.add(stream);
      crowd.streams.add(stream);
      const owner = { userId, sessionId, network: networkOf(address) };
      index.add(stream, owner);
      // The team is told of all reports anyway.
      const leave = role !== 'user' ? [] : topics.map((topic) => watch(topic, answer));
      // The server is stopping. The client will reconnect to a different one.
      if (stopped) close(stream);
      answer.on('close', () => {
        group.delete(stream);
        crowd.streams.delete(stream);
        index.remove(stream, owner);
        for (const stop of leave) stop();
      });
    },
    stop(): void {
      stopped = true;
      heartbeats.stop();
      telling.stop();
      closeAll();
    },
  };
}

/** Tells a stream of an event to its person or session. */
function tell(stream: EventStream, { name, id }: LiveEvent): void {
  if (name === 'signed-out') {
    send(stream, textOf(name));
    close(stream);
  } else {
    tellWaiting(stream);
    send(stream, textOf(name, id));
  }
}

function pickReconnectDelay(): number {
  const { least, most } = RECONNECT_AFTER_MS;
  return least + Math.random() * (most - least);
}

function openHeartbeats() {
  const groups = Array.from({ length: HEARTBEAT_GROUPS }, () => new Set<EventStream>());
  let last = 0;
  const timer = setInterval(() => {
    last = (last + 1) % HEARTBEAT_GROUPS;
    for (const { answer } of groups[last] ?? []) {
      // Unread data will show that the stream is alive, so it needs no heartbeat.
      if (answer.writableLength === 0) answer.write(':\n\n');
    }
  }, HEARTBEAT_MS / HEARTBEAT_GROUPS).unref();
  return {
    /** Returns streams that are sent heartbeats together, to which a stream can be added. */
    pickGroup() {
      return groups[Math.floor(Math.random() * HEARTBEAT_GROUPS)] as Set<EventStream>;
    },
    stop() {
      clearInterval(timer);
    },
  };
}

/** Ends the connection as well, because Node's own listeners were removed from the answer. */
function close({ answer }: EventStream): void {
  answer.end();
  answer.socket?.destroySoon();
}

function ignore(): void {}
