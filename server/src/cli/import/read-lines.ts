/** A line without its line break, and its number, from 1. */
export interface Line {
  number: number;
  text: string;
}

/** Splits text into lines at `\n` or `\r\n`, without a byte order mark. */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = '';
  let number = 0;
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) yield { number: ++number, text: clean(text, number) };
  }
  if (rest !== '') yield { number: ++number, text: clean(rest, number) };
}

function clean(text: string, number: number): string {
  const ended = text.endsWith('\r') ? text.slice(0, -1) : text;
  return number === 1 && ended.startsWith('\uFEFF') ? ended.slice(1) : ended;
}
