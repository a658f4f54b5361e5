import type { Entry } from './entry.ts';
import { readLines } from './read-lines.ts';

/** Reads a plain list, one address per line. Lines that begin with `#` are comments. */
export async function* urlEntries(chunks: AsyncIterable<string>): AsyncGenerator<Entry> {
  for await (const { number, text } of readLines(chunks)) {
    const url = text.trim();
    if (url !== '' && !url.startsWith('#')) yield { line: number, text, fields: { url } };
  }
}
