import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Arrival, Command, Opened } from './listening.ts';

/** Many open streams, held by a separate process. */
export interface Listeners extends AsyncDisposable {
  /** Resolves once the event with this id has reached every client, and what it then fetched. */
  arrival(id: string): Promise<Arrival>;
}

/**
 * Waits for the next message of a process that `isIt` accepts.
 * @throws Error when the process ends first
 */
export async function receive<Message>(
  child: ChildProcess,
  isIt: (message: object) => boolean,
): Promise<Message> {
  const over = new AbortController();
  try {
    const ended = once(child, 'exit', over).then(() => {
      throw new Error('A process of the benchmark ended too early.');
    });
    for (;;) {
      const [message] = await Promise.race([once(child, 'message', over), ended]);
      if (isIt(message)) return message;
    }
  } finally {
    over.abort();
  }
}

/**
 * Opens a stream for each cookie, and resolves when all are open.
 * @param refetch the path that each client fetches when an event has come
 */
export async function openListeners(
  origin: string,
  cookies: string[],
  refetch?: string,
): Promise<Listeners> {
  requireOpenFiles(cookies.length);
  const child = fork(join(import.meta.dirname, 'listening.ts'));
  const opened = receive<Opened>(child, (message) => 'opened' in message);
  child.send({ origin, cookies, refetch } satisfies Command);
  await opened;
  return {
    arrival: (id) => receive<Arrival>(child, (message) => 'id' in message && message.id === id),
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
