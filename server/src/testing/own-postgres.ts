import type { EmbeddedPostgres } from '@redflag/embedded-postgres';
import { startEmbeddedPostgres } from '@redflag/embedded-postgres';
import getPort from 'get-port';
import { isRunning, makeDataFolder } from './data-folder.ts';
import { until } from './waiting.ts';

/** A PostgreSQL that a test may stop, and start again where it was. */
export interface OwnPostgres extends AsyncDisposable {
  url: string;
  /** As an operator stops it: whoever is connected is told so. */
  stop(): Promise<void>;
  /** As a lost machine does: nobody is told anything, and what is written is recovered at the start. */
  crash(): Promise<void>;
  start(): Promise<void>;
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await makeDataFolder();
  const directory = `${folder.path}/postgres`;
  const port = String(await getPort());
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
