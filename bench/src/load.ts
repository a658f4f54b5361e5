import { execFileSync } from 'node:child_process';
import { loadWithAutocannon } from './load/autocannon.ts';
import { processorTime } from './load/process-figures.ts';
import { loadWithWrk } from './load/wrk.ts';
import type { Request } from './peers/peer.ts';

/** How many operations are under way at any time. */
export const CONNECTIONS = 16;

/** What sends the requests: wrk where it is installed, which takes much less of the machine. */
export const generator = isInstalled('wrk') ? 'wrk' : 'autocannon';

/** A server and its database, by the first process of each. */
export interface Loaded {
  name: string;
  origin: string;
  pid: number;
  databasePid: number;
}

export interface Load {
  perSecond: number;
  /** Milliseconds of processor time for each operation. */
  server: number;
  database: number;
  generator: number;
}

/**
 * Repeats operations in turn as fast as possible, on several connections.
 * @throws Error when an answer is not a success
 */
export async function load(
  { name, origin, pid, databasePid }: Loaded,
  operations: Request[][],
  seconds: number,
): Promise<Load> {
  const send = generator === 'wrk' ? loadWithWrk : loadWithAutocannon;
  const before = { server: processorTime(pid), database: processorTime(databasePid) };
  const sent = await send(origin, operations, CONNECTIONS, seconds);
  const after = { server: processorTime(pid), database: processorTime(databasePid) };
  if (sent.refused + sent.unanswered > 0) {
    const { path } = operations[0]?.[0] ?? {};
    throw new Error(
      `${name}, ${path}: ${sent.refused} refused, ${sent.unanswered} without an answer.`,
    );
  }
  const done = sent.requests / (operations[0]?.length ?? 1);
  return {
    perSecond: done / sent.seconds,
    server: (after.server - before.server) / done,
    database: (after.database - before.database) / done,
    generator: sent.processorMs / done,
  };
}

/** Returns the middle value; of an even number of values, the higher of the middle two. */
export const median = (values: number[]) => quantile(values, 0.5);

/** Returns the value below which this share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program]);
    return true;
  } catch {
    return false;
  }
}
