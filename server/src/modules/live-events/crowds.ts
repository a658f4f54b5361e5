import type { ServerResponse } from 'node:http';
import type { EventName } from '@redflag/shared/api/live-events';
import type { LiveEvent } from '#platform/announcements/announcements.ts';
import { PAUSE_MS, Pace } from './pace.ts';

/** Bytes that may wait for a client that does not read them: hundreds of events. */
const UNREAD_AT_MOST = 64 * 1_024;

/** A crowd with more open streams than these is told little by little. */
const TOLD_AT_ONCE = 1_000;

/**
 * An open stream of a signed-in person in a crowd. There are thousands, so it holds only what it
 * needs.
 */
export interface EventStream {
  crowd: Crowd;
  answer: ServerResponse;
  /** The number of the last event to its crowd that it was told of. */
  told: number;
}

/** The streams of a role, or of those that watch the same, and what those that wait have to be told. */
export interface Crowd {
  streams: Set<EventStream>;
  /** How many events there were. */
  events: number;
  /** The last of each name. Those before it need not be told, only that there were several. */
  latest: Map<EventName, { number: number; id: string | undefined; numberBefore: number }>;
  /** Who is told next, round and round. */
  rest: SetIterator<EventStream>;
}

export function openCrowd(): Crowd {
  const streams = new Set<EventStream>();
  return { streams, events: 0, latest: new Map(), rest: streams.values() };
}

/** Tells crowds of events; large ones little by little, at a pace that the server can bear. */
export function openTelling(countRequests: () => number) {
  const waiting = new Set<Crowd>();
  const pace = new Pace(countRequests);
  let pause: NodeJS.Timeout | undefined;

  /** Tells some of each crowd, by its share of all who may be waiting, until all have been told. */
  function tellNext(): void {
    const all = [...waiting].reduce((sum, { streams }) => sum + streams.size, 0);
    const most = pace.next(all);
    for (const crowd of waiting) {
      if (!tellSome(crowd, (most * crowd.streams.size) / all)) waiting.delete(crowd);
    }
    if (waiting.size > 0) pause = setTimeout(tellNext, PAUSE_MS);
  }

  function start(): void {
    pace.start();
    pause = setTimeout(tellNext, PAUSE_MS);
  }

  return {
    /** Tells a crowd of an event; first, and immediately, those of its streams in `first`. */
    tell(crowd: Crowd, { name, id }: LiveEvent, first: EventStream[]): void {
      const { streams, latest } = crowd;
      crowd.events += 1;
      const before = latest.get(name);
      // Again at the end, so that events arrive in order.
      latest.delete(name);
      latest.set(name, { number: crowd.events, id, numberBefore: before?.number ?? 0 });
      first.forEach(tellWaiting);
      if (streams.size <= TOLD_AT_ONCE) {
        streams.forEach(tellWaiting);
      } else {
        if (waiting.size === 0) start();
        waiting.add(crowd);
      }
    },
    stop(): void {
      clearTimeout(pause);
    },
  };
}

/** Tells so many streams that have not been told. Returns whether there may be more. */
function tellSome(crowd: Crowd, most: number): boolean {
  let told = 0;
  for (let left = crowd.streams.size; left > 0 && told < most; left -= 1) {
    const stream = nextOf(crowd);
    if (stream && stream.told < crowd.events) {
      tellWaiting(stream);
      told += 1;
    }
  }
  return told > 0;
}

/** Tells a stream of everything that its crowd was told since then. */
export function tellWaiting(stream: EventStream): void {
  const { events, latest } = stream.crowd;
  if (stream.told === events) return;
  let text = '';
  for (const [name, { number, id, numberBefore }] of latest) {
    if (stream.told < number) text += textOf(name, stream.told < numberBefore ? undefined : id);
  }
  stream.told = events;
  send(stream, text);
}

export function textOf(name: EventName, id?: string): string {
  return `event: ${name}\ndata: ${JSON.stringify({ id })}\n\n`;
}

function nextOf(crowd: Crowd): EventStream | undefined {
  const { value, done } = crowd.rest.next();
  if (!done) return value;
  crowd.rest = crowd.streams.values();
  return crowd.rest.next().value;
}

/** Sends text, and drops a client that does not read. It reconnects and fetches what it missed. */
export function send({ answer }: EventStream, text: string): void {
  answer.write(text);
  if (answer.writableLength > UNREAD_AT_MOST) answer.destroy();
}
