import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Returns those of some lower-case words that an English dictionary has so, and not also as a name. In a thread of
 * its own, since reading the dictionary takes half a second.
 */
export async function ordinaryWords(words: readonly string[]): Promise<Set<string>> {
  const worker = new Worker(new URL('spelling.worker.ts', import.meta.url), { workerData: words });
  const [ordinary] = await once(worker, 'message');
  await worker.terminate();
  return new Set(ordinary as string[]);
}
