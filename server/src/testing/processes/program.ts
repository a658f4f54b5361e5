import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { TEST_PEPPER } from '#testing/pepper.ts';
import { freePort } from './free-port.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');

/** How a process ended, and everything it wrote. */
interface Ending {
  /** Null if a signal ended it. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The server as a separate process. */
export interface Program extends AsyncDisposable {
  /** The address it answers on once it is ready, if PORT is not given. */
  url: string;
  exit: Promise<Ending>;
  /** Calls back with what it writes to its standard output. */
  onOutput(listener: (text: string) => void): void;
  /** Rejects if it ends before it is ready. */
  ready(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<Ending>;
  /** Ends it immediately, as when a machine fails. */
  kill(): Promise<Ending>;
}

/**
 * Starts the server on a free port. It is killed at the end if still running.
 * @param environment at least a database (DATABASE_URL) or a folder (DATA_DIR)
 * @param main the server's file, if it is that of another release
 */
export async function startProgram(environment: NodeJS.ProcessEnv, main = MAIN): Promise<Program> {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      DATABASE_TIMEOUT_SECONDS: '60',
      HOST: '127.0.0.1',
      REPORTER_PEPPER: TEST_PEPPER,
      ...environment,
      PORT: port,
    },
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  }
  const exit = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exit;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    exit,
    onOutput: (listener) => void child.stdout.on('data', listener),
    async ready() {
      while (!output.stdout.includes('is ready on')) {
        const ended = await Promise.race([once(child.stdout, 'data').then(() => null), exit]);
        if (ended) throw new Error(`It stopped: ${ended.stderr}`);
      }
    },
    signal: (signal) => void child.kill(signal),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async [Symbol.asyncDispose]() {
      await end('SIGKILL');
    },
  };
}
