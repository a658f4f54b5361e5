import type { EmbeddedPostgres } from '@redflag/embedded-postgres';
import { startEmbeddedPostgres } from '@redflag/embedded-postgres';
import { isRunning, makeDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { until } from './waiting.ts';

/** A PostgreSQL that a test can stop, and start again in the same place. */
export interface OwnPostgres extends AsyncDisposable {
  url: string;
  /** Stops it as an operator would: connected clients are notified. */
  stop(): Promise<void>;
  /** Stops it like a machine failure: no client is notified, and written data is recovered at the start. */
  crash(): Promise<void>;
  start(): Promise<void>;
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await makeDataFolder();
  const directory = `${folder.path}/postgres`;
  const port = String(await freePort());
  let running: EmbeddedPostgres;
  const start = async () => {
    running = await startEmbeddedPostgres({ directory, settings: { port } });
    return running.connectionString;
  };
  return {
    url: await start(),
    stop: () => running.stop(),
    async crash() {
      const postmaster = await folder.postmaster();
      process.kill(postmaster, 'SIGQUIT');
      await until(() => !isRunning(postmaster));
    },
    async start() {
      await start();
    },
    async [Symbol.asyncDispose]() {
      await running.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}
