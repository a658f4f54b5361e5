import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { EmbeddedPostgres } from '@redflag/embedded-postgres';
import { startEmbeddedPostgres } from '@redflag/embedded-postgres';
import { isRunning, makeDataFolder } from '#testing/processes/data-folder.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { until } from '#testing/waiting.ts';

/** A PostgreSQL that a test can stop, and start again in the same place. */
export interface OwnPostgres extends AsyncDisposable {
  url: string;
  /** Stops it as an operator would: connected clients are notified. */
  stop(): Promise<void>;
  /** Stops it like a machine failure: no client is notified, and written data is recovered at the start. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops all of its processes without ending them: it accepts connections, and says nothing. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
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
  const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
    const postmaster = await folder.postmaster();
    // First, so that it starts no other process.
    process.kill(postmaster, name);
    // Unlike one kill for each, it takes it that a process ends between being listed and being told.
    await promisify(execFile)('pkill', ['--signal', name, '--parent', String(postmaster)]);
  };
  let isFrozen = false;
  const thaw = async () => {
    isFrozen = false;
    await signal('SIGCONT');
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
    async freeze() {
      isFrozen = true;
      await signal('SIGSTOP');
    },
    thaw,
    async [Symbol.asyncDispose]() {
      if (isFrozen) await thaw();
      await running.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}
