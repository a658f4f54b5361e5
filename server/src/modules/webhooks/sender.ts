import { setTimeout as pause } from 'node:timers/promises';
import { patiently } from '#platform/database/connections.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { webhooksAtOnce } from '#platform/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { serve } from './send.service.ts';
import { claimDue, moveOn } from './sending.queries.ts';

const EVERY_MS = 2_000;
/** How long a stop waits for answers before it goes without. */
const STOP_WITHIN_MS = 3_000;

/** Sends to many receivers at the same time, of which none waits for another. */
export interface Sender {
  /** Begins to send to all that something is due to and there is room for. */
  begin(): Promise<void>;
  /** Resolves when nothing is being sent, or this server is to stop. */
  idle(): Promise<void>;
}

interface Stop {
  /** Before the next message. */
  stop: AbortSignal;
  /** Also during one. */
  hurry: AbortSignal;
}

/**
 * Makes a sender. Slow receivers have as much room as quick ones, and no more: however many there are,
 * the others do not wait for them.
 * @param onEnd called when there is room again
 */
export function createSender(platform: Platform, signals: Stop, onEnd = () => {}): Sender {
  const { database, log } = platform;
  const lanes = [
    { isSlow: false, most: webhooksAtOnce.quick, running: new Set<Promise<void>>() },
    { isSlow: true, most: webhooksAtOnce.slow, running: new Set<Promise<void>>() },
  ];
  return {
    async begin() {
      await moveOn(database);
      for (const { isSlow, most, running } of lanes) {
        const limit = most - running.size;
        const claims = limit > 0 ? await claimDue(database, { isSlow, limit }) : [];
        for (const claim of claims) {
          const turn = serve(platform, claim, signals)
            // Its lease ends, and somebody goes on.
            .catch((error: unknown) => log.warn({ err: error }, 'a webhook could not be served'))
            .finally(() => {
              running.delete(turn);
              onEnd();
            });
          running.add(turn);
        }
      }
    },
    async idle() {
      while (lanes.some(({ running }) => running.size > 0))
        await Promise.all(lanes.flatMap(({ running }) => [...running]));
    },
  };
}

/** Sends from when the server listens until it stops. */
export function runSender(app: HttpServer, platform: Platform): void {
  if (platform.config.feeds.readers === 'off') return;
  const stop = new AbortController();
  const hurry = new AbortController();
  let wake = () => {};
  const sender = createSender(platform, { stop: stop.signal, hurry: hurry.signal }, () => wake());
  let isDone = Promise.resolve();

  const run = async () => {
    while (!stop.signal.aborted) {
      const woken = Promise.withResolvers<void>();
      wake = woken.resolve;
      await patiently(() => sender.begin()).catch((error: unknown) =>
        platform.log.warn({ err: error }, 'webhooks could not be served'),
      );
      const waited = new AbortController();
      const signal = AbortSignal.any([stop.signal, waited.signal]);
      await Promise.race([
        woken.promise,
        pause(EVERY_MS, undefined, { signal }).catch(() => undefined),
      ]);
      waited.abort();
    }
    await sender.idle();
  };
  app.addHook('onListen', async () => {
    isDone = run();
  });
  app.addHook('preClose', async () => {
    stop.abort();
    await Promise.race([isDone, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
    hurry.abort();
    await Promise.race([isDone, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
  });
}
