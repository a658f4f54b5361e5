import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Entry } from './entry.ts';

/** Keeps entries that could not be imported, for an operator to correct and import. */
export interface Rejects {
  add(entry: Entry, reason: string): void;
  /** Resolves when everything is in the file. Without bad entries there is no file. */
  close(): Promise<void>;
}

/**
 * Opens the rejects file of an import; the first bad entry creates it.
 * @param options.heading its first line, if the layout needs one
 * @param options.goOn whether to add to the rejects of an interrupted import
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
