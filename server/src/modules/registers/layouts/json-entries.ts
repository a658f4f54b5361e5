import type { Entry } from './layout.ts';

/** In characters. No real entry is nearly as long: a longer one has lost a quote or bracket. */
const ENTRY_MAX = 1_000_000;

/**
 * Reads the objects of a JSON array or of JSON Lines one at a time, so a file may have any length.
 * An object that is not valid JSON is one bad entry, and reading continues. Lines between objects
 * that begin with `#` are comments.
 */
export async function* jsonEntries(chunks: AsyncIterable<string>): AsyncGenerator<Entry> {
  const scanner = new Scanner();
  for await (const chunk of chunks) yield* scanner.scan(chunk);
  yield* scanner.end();
}

class Scanner {
  #line = 1;
  /** The unfinished entry: its text so far, its first line, how deeply its brackets are nested. */
  #text = '';
  #firstLine = 1;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #inComment = false;

  *scan(chunk: string): Generator<Entry> {
    let start = 0;
    for (let index = 0; index < chunk.length; index++) {
      const character = chunk[index];
      if (character === '\n') {
        this.#line++;
        this.#inComment = false;
        // JSON strings have no line breaks: this one lost a quote. Start again at the next line.
        if (this.#inString) {
          yield this.#close(
            chunk.slice(start, index),
            'not JSON: a string has no closing quote on its line',
          );
        }
      } else if (this.#depth === 0) {
        if (character === '#') this.#inComment = true;
        if (character === '{' && !this.#inComment) {
          this.#depth = 1;
          this.#firstLine = this.#line;
          start = index;
        }
      } else if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (character === '\\') this.#escaped = true;
        else if (character === '"') this.#inString = false;
      } else if (character === '"') {
        this.#inString = true;
      } else if (character === '{' || character === '[') {
        this.#depth++;
      } else if (character === '}' || character === ']') {
        this.#depth--;
        if (this.#depth === 0) yield this.#close(chunk.slice(start, index + 1));
      }
    }
    if (this.#depth > 0) this.#text += chunk.slice(start);
    if (this.#text.length > ENTRY_MAX) yield this.#close('', 'not JSON: the entry has no end');
  }

  *end(): Generator<Entry> {
    if (this.#depth > 0) yield this.#close('', 'the file ends in the middle of the entry');
  }

  /** Returns the entry that ends here. */
  #close(rest: string, problem?: string): Entry {
    const text = this.#text + rest;
    this.#text = '';
    this.#depth = 0;
    this.#inString = false;
    this.#escaped = false;
    const read = problem ? { fields: null, problem } : parseObject(text);
    return { line: this.#firstLine, text, ...read };
  }
}

function parseObject(text: string) {
  try {
    return { fields: JSON.parse(text) as Record<string, unknown> };
  } catch (error) {
    return { fields: null, problem: `not JSON: ${(error as Error).message}` };
  }
}
