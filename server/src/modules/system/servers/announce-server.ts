import { hostname } from 'node:os';
import { uuidv7 } from 'uuidv7';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { readCommit, version } from '#platform/version.ts';
import { compareClocks } from './clock.ts';
import { deleteServer, upsertServer } from './servers.queries.ts';

const EVERY_MS = 20_000;

/** Writes this server into the list of those that run from when it listens until it stops. */
export function announceServer(app: HttpServer, { database, log }: Platform): void {
  const id = uuidv7();
  const startedAt = new Date(Date.now() - process.uptime() * 1_000);
  let timer: NodeJS.Timeout | undefined;
  let saying: Promise<void> = Promise.resolve();

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
  const trySaying = () => {
    saying = sayItRuns().catch((error: unknown) =>
      log.warn({ err: error }, 'this server is missing in the list of those that run'),
    );
    return saying;
  };

  app.addHook('onListen', async () => {
    timer = setInterval(trySaying, EVERY_MS).unref();
    await trySaying();
  });
  app.addHook('preClose', async () => {
    if (!timer) return;
    clearInterval(timer);
    await saying;
    await deleteServer(database, id).catch((error: unknown) =>
      log.warn({ err: error }, 'this server is still in the list of those that run'),
    );
  });
}
