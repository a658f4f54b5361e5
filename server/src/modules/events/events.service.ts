import type { LiveEvent } from '../../platform/live.ts';
import type { Viewer } from '../../platform/permissions.ts';
import type { Platform } from '../../platform/platform.ts';

/** One open stream of a signed-in person. */
export interface EventStream {
  viewer: Viewer;
  send(event: LiveEvent): void;
  close(): void;
}

/** Passes announcements on to the streams that they are meant for, and ends streams with their session. */
export function openEventStreams({ live }: Platform) {
  const byUser = new Map<string, Set<EventStream>>();

  live.subscribe((event) => {
    for (const stream of audienceOf(event)) {
      stream.send(event);
      if (event.name === 'signed-out') stream.close();
    }
  });
  live.onGap(closeAll);

  function* all(): Iterable<EventStream> {
    for (const streams of byUser.values()) yield* streams;
  }

  function audienceOf({ audience }: LiveEvent): EventStream[] {
    if ('user' in audience) return [...(byUser.get(audience.user) ?? [])];
    return [...all()].filter(({ viewer }) =>
      'session' in audience ? viewer.sessionId === audience.session : viewer.role === audience.role,
    );
  }

  /** Clients come back by themselves, and fetch anew what they may have missed. */
  function closeAll(): void {
    for (const stream of [...all()]) stream.close();
  }

  return {
    add(stream: EventStream): void {
      const streams = byUser.get(stream.viewer.id) ?? new Set();
      byUser.set(stream.viewer.id, streams.add(stream));
    },
    remove(stream: EventStream): void {
      const streams = byUser.get(stream.viewer.id);
      streams?.delete(stream);
      if (streams?.size === 0) byUser.delete(stream.viewer.id);
    },
    closeAll,
  };
}
