import type { ServerResponse } from 'node:http';
import { networkOf } from '#platform/http/connections/network-address.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { streams as streamLimits } from '#platform/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { tooManyRequests } from '#platform/rate-limits/rate-limits.ts';
import type { EventStream } from './role-streams.ts';
import { openRoleStreams, send, tellRole, tellWaiting, textOf } from './role-streams.ts';

/** Proxies close connections that stay silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** One group of streams per second: heartbeats for all together would delay everything else. */
const HEARTBEAT_GROUPS = 25;

/** Browsers that lost the server reconnect after a random time in this range, not all at once. */
const RECONNECT_AFTER_MS = { least: 1_000, most: 10_000 };

/** When to try again to open a stream: a different window may be closed by then. */
const RETRY_AFTER_SECONDS = 60;

/** Opens streams, sends each event to those it is meant for, and ends streams with their session. */
export function openEventStreams({ live, config }: Platform) {
  const byRole = { user: openRoleStreams(), admin: openRoleStreams() };
  const byUser = new Map<string, EventStream[]>();
  const bySession = new Map<string, EventStream[]>();
  const countByNetwork = new Map<string, number>();
  const groups = Array.from({ length: HEARTBEAT_GROUPS }, () => new Set<EventStream>());
  let group = 0;
  let stopped = false;

  live.subscribe((event) => {
    if ('role' in event.audience) {
      const windows = event.by ? byUser.get(event.by) : undefined;
      return tellRole(byRole[event.audience.role], event, windows ?? []);
    }
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

  /** Closes all streams. Clients reconnect and fetch again what they may have missed. */
  function closeAll(): void {
    for (const { streams } of Object.values(byRole)) streams.forEach(close);
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
      const ofRole = byRole[role];
      const stream: EventStream = { ofRole, answer, told: ofRole.events };
      // A client that disconnects while we write is not our error.
      answer.on('error', ignore);
      const { least, most } = RECONNECT_AFTER_MS;
      answer.write(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`);
      const own = groups[Math.floor(Math.random() * HEARTBEAT_GROUPS)];
      own?.add(stream);
      ofRole.streams.add(stream);
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
        ofRole.streams.delete(stream);
        remove(byUser, userId, stream);
        remove(bySession, sessionId, stream);
      });
    },
    stop(): void {
      stopped = true;
      clearInterval(heartbeat);
      for (const { pause } of Object.values(byRole)) clearTimeout(pause);
      closeAll();
    },
  };
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
