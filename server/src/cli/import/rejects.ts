import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Entry } from './entry.ts';

/** Keeps entries that were not taken, so that they can be mended and imported again. */
export interface Rejects {
  add(entry: Entry, reason: string): void;
  /** Resolves when everything is in the file; without a bad entry there is none. */
  close(): Promise<void>;
}

/**
 * @param options.goOn whether the file has the rejects of an interrupted import, to be gone on with
 */
export function openRejects(
  path: string,
  { heading, goOn }: { heading: string | undefined; goOn: boolean },
): Rejects {
  let file: ReturnType<typeof createWriteStream> | null = null;
  return {
    add({ line, text }, reason) {
      if (!file) {
        file = createWriteStream(path, { flags: goOn ? 'a' : 'w' });
        if (heading && !goOn) file.write(`${heading}\n`);
      }
      file.write(`# line ${line}: ${reason.replace(/\s+/g, ' ')}\n${text}\n`);
    },
    async close() {
      if (!file) return;
      file.end();
      await finished(file);
    },
  };
}
