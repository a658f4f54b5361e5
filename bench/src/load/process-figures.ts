import { readdirSync, readFileSync } from 'node:fs';

/** The length of a tick in /proc, which Linux fixes at 100 a second for programs. */
const MS_PER_TICK = 10;

/**
 * Returns the milliseconds of processor time, in user and system mode, that a process and all its
 * descendants have had, including those that have ended.
 */
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
export function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
