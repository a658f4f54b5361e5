import { setTimeout as pause } from 'node:timers/promises';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { selectUpTo } from './changes.queries.ts';
import { publishSome } from './publish.service.ts';
import { noteNewRules } from './rules.service.ts';

const EVERY_MS = 2_000;
const STOP_WITHIN_MS = 1_000;

/** The position that the log has reached, as the publisher of this server knows it. */
export interface Reached {
  /** Resolves when the log has gone beyond a position, is not waited for any more, or the server stops. */
  beyond(position: number, stop: AbortSignal): Promise<void>;
}

/**
 * Publishes every two seconds from when the server listens until it stops. That also tells those who
 * wait for changes: one query for all of them.
 */
export function openPublisher(app: HttpServer, platform: Platform): Reached {
  const { database, live, log, sites } = platform;
  const stop = new AbortController();
  const waiting = new Set<() => void>();
  let reached = 0;
  let isDone = Promise.resolve();

  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => log.warn({ err: error }, 'changes could not be published'));
  const tick = async () => {
    await publishSome(platform);
    const upTo = await selectUpTo(database);
    if (upTo === reached) return;
    reached = upTo;
    for (const tell of waiting) tell();
  };
  const run = async () => {
    await attempt(() => noteNewRules(platform));
    while (!stop.signal.aborted) {
      await attempt(tick);
      await pause(EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };

  app.addHook('onListen', async () => {
    isDone = run();
    // A reviewer may have answered that anybody can publish on a host.
    live.subscribe(({ name }) => {
      if (name !== 'config' || stop.signal.aborted) return;
      void attempt(async () => {
        await sites.refresh();
        await noteNewRules(platform);
      });
    });
  });
  app.addHook('preClose', async () => {
    stop.abort();
    // A stop does not wait for a silent database: what is half published is undone.
    await Promise.race([isDone, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
  });

  return {
    async beyond(position, given) {
      const ended = AbortSignal.any([given, stop.signal]);
      const { promise, resolve } = Promise.withResolvers<void>();
      const tell = () => {
        if (reached > position) resolve();
      };
      const end = () => resolve();
      ended.addEventListener('abort', end);
      waiting.add(tell);
      if (ended.aborted) end();
      tell();
      await promise;
      waiting.delete(tell);
      ended.removeEventListener('abort', end);
    },
  };
}
