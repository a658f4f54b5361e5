import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { join } from 'node:path';
import { startServer } from '#processes.ts';
import { sessionCookie } from '#product.ts';
import type { Arrival, Command, Opened } from './listening.ts';

/** Many open streams, held by a separate process. */
export interface Listeners extends AsyncDisposable {
  /** Resolves with the times at which the event with this id, or what it was about, reached each client. */
  arrival(id: string): Promise<number[]>;
}

/** Starts the bare server of streams. */
export const startBareServer = (nodeOptions: string[] = []) =>
  startServer([...nodeOptions, join(import.meta.dirname, 'bare-server.ts')], { environment: {} });

/** Makes tokens as long as a session's. The bare server ignores them, but has to read them. */
export const bareTokens = (number: number) => Array<string>(number).fill('x'.repeat(43));

/** Waits for a process's next message that `isIt` accepts. Throws when the process ends first. */
export async function receive<Message>(
  child: ChildProcess,
  isIt: (message: object) => boolean,
): Promise<Message> {
  for await (const [message] of on(child, 'message', { close: ['exit'] })) {
    if (isIt(message)) return message;
  }
  throw new Error('A process of the benchmark ended too early.');
}

/**
 * Resolves when each session has an open stream, which may `watch` something. Each client fetches
 * `refetch` after an event.
 */
export async function openListeners(
  origin: string,
  tokens: string[],
  { refetch, watch }: Pick<Command, 'refetch' | 'watch'> = {},
): Promise<Listeners> {
  requireOpenFiles(tokens.length);
  const child = fork(join(import.meta.dirname, 'listening.ts'));
  const opened = receive<Opened>(child, (message) => 'opened' in message);
  child.send({ origin, cookies: tokens.map(sessionCookie), refetch, watch } satisfies Command);
  await opened;
  return {
    async arrival(id) {
      const isIt = (message: object) => 'id' in message && message.id === id;
      return (await receive<Arrival>(child, isIt)).at;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** @throws Error when a process may not open that many connections */
function requireOpenFiles(connections: number): void {
  const report = process.report.getReport() as {
    userLimits?: { open_files: { soft: string | number } };
  };
  const limit = Number(report.userLimits?.open_files.soft);
  const needed = connections + 200;
  if (limit < needed) {
    throw new Error(
      `${connections} streams need ${needed} open files, but this shell allows ${limit}. Run ulimit -n ${needed} first.`,
    );
  }
}
