/**
 * Preloaded into a server that runs with `--expose-gc` and an IPC channel: says on request what its
 * process holds once the garbage is gone.
 */
import { setTimeout } from 'node:timers/promises';

/** Memory of a process, in bytes. */
export interface Memory {
  rss: number;
  /** What JavaScript holds, on its heap and outside. */
  held: number;
}

const COLLECTIONS = 4;

async function measure(): Promise<Memory> {
  for (let collection = 0; collection < COLLECTIONS; collection += 1) {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    // Finalisers, and freed pages on their way back to the system, run in between.
    await setTimeout(200);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, held: heapUsed + external };
}

process.on('message', (message) => {
  if (message === 'measure') void measure().then((memory) => process.send?.(memory));
});
// A server has to end by itself when it is told to.
process.channel?.unref();
