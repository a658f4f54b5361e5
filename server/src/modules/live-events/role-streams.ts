import type { ServerResponse } from 'node:http';
import type { EventName } from '@redflag/shared/api/live-events';
import type { LiveEvent } from '#platform/announcements/announcements.ts';

/** Bytes that may wait for a client that does not read them: hundreds of events. */
const UNREAD_AT_MOST = 64 * 1_024;

/** A role with more open streams than these is told little by little. */
const TOLD_AT_ONCE = 1_000;

/**
 * Streams told per millisecond: half of what one core can serve. A busy server falls behind instead
 * of making it worse.
 */
const PACE = { streamsPerMs: 2, everyMs: 5, groupAtMost: 40 };

/** One open stream of a signed-in person. There are thousands, so it holds only what it needs. */
export interface EventStream {
  /** Of the role of the person. */
  ofRole: RoleStreams;
  answer: ServerResponse;
  /** The number of the last event to its role that it was told of. */
  told: number;
}

/** The open streams of a role, and what those that wait have to be told. */
export interface RoleStreams {
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

export function openRoleStreams(): RoleStreams {
  const streams = new Set<EventStream>();
  return { streams, events: 0, latest: new Map(), rest: streams.values(), pause: undefined };
}

/** Tells a role's streams of an event, gradually if they are many; `first` are its author's windows. */
export function tellRole(ofRole: RoleStreams, { name, id }: LiveEvent, first: EventStream[]): void {
  const { streams, latest } = ofRole;
  ofRole.events += 1;
  const before = latest.get(name);
  // Again at the end, so that events arrive in order.
  latest.delete(name);
  latest.set(name, { number: ofRole.events, id, numberBefore: before?.number ?? 0 });
  first.forEach(tellWaiting);
  if (streams.size <= TOLD_AT_ONCE) streams.forEach(tellWaiting);
  else ofRole.pause ??= pauseSince(performance.now(), ofRole);
}

function pauseSince(last: number, ofRole: RoleStreams): NodeJS.Timeout {
  return setTimeout(tellNext, PACE.everyMs, last, ofRole);
}

/** Tells as many as the time since the last ones allows, until all have been told. */
function tellNext(last: number, ofRole: RoleStreams): void {
  const now = performance.now();
  const most = Math.min((now - last) * PACE.streamsPerMs, PACE.groupAtMost);
  let told = 0;
  for (let left = ofRole.streams.size; left > 0 && told < most; left -= 1) {
    const stream = nextOf(ofRole);
    if (stream && stream.told < ofRole.events) {
      tellWaiting(stream);
      told += 1;
    }
  }
  ofRole.pause = told > 0 ? pauseSince(now, ofRole) : undefined;
}

/** Tells a stream of everything that its role was told since then. */
export function tellWaiting(stream: EventStream): void {
  const { events, latest } = stream.ofRole;
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

function nextOf(ofRole: RoleStreams): EventStream | undefined {
  const { value, done } = ofRole.rest.next();
  if (!done) return value;
  ofRole.rest = ofRole.streams.values();
  return ofRole.rest.next().value;
}

/** Sends text, and drops a client that does not read. It reconnects and fetches what it missed. */
export function send({ answer }: EventStream, text: string): void {
  answer.write(text);
  if (answer.writableLength > UNREAD_AT_MOST) answer.destroy();
}
