import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';

/** A server that runs as a process of its own, to which messages can be sent. */
export interface StartedServer extends AsyncDisposable {
  origin: string;
  pid: number;
  server: ChildProcess;
}

interface StartOptions {
  /** All that it gets, beside the path and the port that it must listen on. */
  environment: NodeJS.ProcessEnv;
  port?: number;
  cwd?: string;
  /** What it answers with success as soon as it is ready. */
  readyPath?: string;
  endWith?: NodeJS.Signals;
}

/** Starts a program with Node and waits until it is ready. Throws when it ends before that. */
export async function startServer(
  program: string[],
  { environment, port, cwd, readyPath = '/readyz', endWith = 'SIGTERM' }: StartOptions,
): Promise<StartedServer> {
  const listensOn = port ?? (await getPort());
  const server = spawn(process.execPath, program, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, ...environment, PORT: String(listensOn) },
    ...(cwd && { cwd }),
  });
  const origin = `http://localhost:${listensOn}`;
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  while (!(await fetch(origin + readyPath).catch(() => null))?.ok) {
    if (hasEnded()) throw new Error(`${program.at(-1)} ended before it was ready.`);
    await setTimeout(5);
  }
  return {
    origin,
    pid: server.pid ?? 0,
    server,
    async [Symbol.asyncDispose]() {
      if (hasEnded()) return;
      server.kill(endWith);
      await once(server, 'exit');
    },
  };
}

/** The length of a tick in /proc, which Linux fixes at 100 a second for programs. */
const MS_PER_TICK = 10;

/** Returns the processor time in ms of a process and all descendants, also those that have ended. */
export function processorTime(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  let ticks = 0;
  let generation = processes.filter((process) => process.pid === pid);
  while (generation.length > 0) {
    for (const process of generation) ticks += process.ticks;
    const parents = new Set(generation.map((process) => process.pid));
    generation = processes.filter((process) => parents.has(process.parent));
  }
  return ticks * MS_PER_TICK;
}

/** Reads what proc_pid_stat(5) describes; returns undefined for a process that has just ended. */
function readProcess(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in brackets, which may itself have spaces and brackets.
    const [, parent, ...fields] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(9, 13).reduce((sum, time) => sum + time, 0);
    return { pid, parent: parent ?? 0, ticks };
  } catch {
    return undefined;
  }
}

/** Returns the resident memory of a process in MiB. */
function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Reads the memory of a process now and then until disposed of; `values` are in MiB. */
export function watchMemory(pid: number, everyMs: number) {
  const values = [residentMemory(pid)];
  const reading = setInterval(() => values.push(residentMemory(pid)), everyMs);
  return { values, [Symbol.dispose]: () => clearInterval(reading) };
}
