import type { Role } from '@redflag/shared/accounts';
import type { EventName } from '@redflag/shared/api/live-events';
import { eventNames } from '@redflag/shared/api/live-events';
import type { Placeholder, SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#platform/database/database.ts';
import { listen } from './listening.ts';
import { announcementRows, announcementsInsert, EVENTS, writeAnnouncements } from './sender.ts';

export { sendAfterCommit } from './sender.ts';

const audienceSchema = z.union([
  z.object({ user: z.uuid() }),
  z.object({ session: z.uuid() }),
  z.object({ role: z.enum(['user', 'admin']) }),
]);
const messageSchema = z.looseObject({ name: z.string() });
const knownNames = new Set<string>(eventNames);
const eventSchema = z.object({
  name: z.enum(eventNames),
  audience: audienceSchema,
  id: z.string().optional(),
  target: z.string().optional(),
  by: z.string().optional(),
  unwatched: z.literal(true).optional(),
});

/**
 * What changed, who is notified, the id of the row to fetch again, the hash of the target of a report,
 * and the account that changed it.
 */
export interface LiveEvent {
  name: EventName;
  audience: { user: string } | { session: string } | { role: Role };
  id?: string;
  target?: string;
  by?: string;
  /** Whether only the audience hears of it, not those who watch what it is about. */
  unwatched?: true;
}

/** Announces events to every instance: in a transaction, after the commit and never if it fails. */
export function announce(database: Queryable, ...events: LiveEvent[]): Promise<void> {
  return writeAnnouncements(database, EVENTS, payloadsOf(events));
}

/** Rows of announcements for `eventsInsert`. Give them to `sendAfterCommit` once they are written. */
export function eventRows(events: LiveEvent[]) {
  return announcementRows(payloadsOf(events));
}

/** Announces events as a part of the statement that changes what they name. */
export function eventsInsert(rows: Placeholder): SQL {
  return announcementsInsert(EVENTS, rows);
}

function payloadsOf(events: LiveEvent[]): string[] {
  return events.map((event) => JSON.stringify(event));
}

type Listener = (event: LiveEvent) => void;

/** Receives the announcements of all instances over a separate connection. */
export interface LiveEvents {
  /** Calls the listener for each event. Returns a function that removes the listener. */
  subscribe(listener: Listener): () => void;
  /** Calls the listener with the name of each queue that has a new job. Clients never hear of it. */
  onJob(listener: (queue: string) => void): void;
  /** Calls the listener after events may have been missed. Returns a function that removes it. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/**
 * Starts listening, and reconnects after a connection is lost or has fallen silent.
 * @param connectionString of PostgreSQL itself, or a pooler that keeps the session
 * @param timeoutMs how long to wait for a connection, and for the answer to a heartbeat
 */
export async function openLiveEvents(
  connectionString: string,
  timeoutMs: number,
  onError: (error: Error) => void,
): Promise<LiveEvents> {
  const listeners = new Set<Listener>();
  const jobListeners = new Set<(queue: string) => void>();
  const gapListeners = new Set<() => void>();
  const listening = await listen(connectionString, timeoutMs, {
    onError,
    onReconnected() {
      for (const listener of gapListeners) listener();
    },
    onJob(queue) {
      for (const listener of jobListeners) listener(queue);
    },
    onEvent(payload) {
      const event = readEvent(payload, onError);
      if (event) for (const listener of listeners) listener(event);
    },
  });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onJob(listener) {
      jobListeners.add(listener);
    },
    onGap(listener) {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    close: listening.close,
  };
}

function readEvent(payload: string, onError: (error: Error) => void): LiveEvent | null {
  try {
    const message = messageSchema.parse(JSON.parse(payload));
    // Others are of a newer server next to this one, whose clients alone know them.
    return knownNames.has(message.name) ? (eventSchema.parse(message) as LiveEvent) : null;
  } catch (error) {
    // From another program: no reason to end this process.
    onError(error as Error);
    return null;
  }
}
