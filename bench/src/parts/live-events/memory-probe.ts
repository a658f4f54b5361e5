/** Preloaded into a server with `--expose-gc` and IPC: collects garbage and sends memory on request. */
import { setTimeout } from 'node:timers/promises';

/** Memory of a process, in bytes. */
export interface Memory {
  rss: number;
  /** What JavaScript holds, on its heap and outside it. */
  held: number;
}

const COLLECTIONS = 4;

async function measure(): Promise<Memory> {
  for (let collection = 0; collection < COLLECTIONS; collection += 1) {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    // Gives finalisers time to run, and freed pages time to return to the system.
    await setTimeout(200);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, held: heapUsed + external };
}

process.on('message', (message) => {
  if (message === 'measure') void measure().then((memory) => process.send?.(memory));
});
// The channel must not keep a stopping server alive.
process.channel?.unref();
