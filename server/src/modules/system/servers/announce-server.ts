import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { readCommit, version } from '#platform/version.ts';
import { compareClocks } from './clock.ts';
import { deleteServer, upsertServer } from './servers.queries.ts';

const EVERY_MS = 20_000;
const LEAVE_WITHIN_MS = 1_000;

/** Writes this server into the list of those that run from when it listens until it stops. */
export function announceServer(app: HttpServer, { database, log }: Platform): void {
  const id = uuidv7();
  const startedAt = new Date(Date.now() - process.uptime() * 1_000);
  let timer: NodeJS.Timeout | undefined;

  const sayItRuns = async () => {
    const bound = app.server.address();
    const port = bound && typeof bound === 'object' ? `:${bound.port}` : '';
    const { clockMs } = await compareClocks(database);
    await upsertServer(database, {
      id,
      version,
      commit: readCommit(),
      address: `${hostname()}${port}`,
      startedAt,
      memoryBytes: process.memoryUsage.rss(),
      clockMs,
    });
  };
  const attempt = (act: () => Promise<void>) =>
    act().catch((error: unknown) =>
      log.warn({ err: error }, 'the list of servers that run could not be changed'),
    );

  app.addHook('onListen', async () => {
    timer = setInterval(attempt, EVERY_MS, sayItRuns).unref();
    await attempt(sayItRuns);
  });
  app.addHook('onClose', async () => {
    if (!timer) return;
    clearInterval(timer);
    // A stop does not wait for a silent database: the others forget this server after a minute.
    const soon = pause(LEAVE_WITHIN_MS, undefined, { ref: false });
    await Promise.race([attempt(() => deleteServer(database, id)), soon]);
  });
}
