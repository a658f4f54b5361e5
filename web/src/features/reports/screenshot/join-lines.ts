import type { ReadWord } from './reading.ts';

interface Word {
  text: string;
  left: number;
  top: number;
  right: number;
  height: number;
}

interface Line {
  words: Word[];
  middle: number;
}

/** Lines of one message are closer than this many times the height of a word. */
const CLOSE = 2.4;
/** Where browsers and apps break what has no spaces. */
const BROKEN = /.[-/?=&]$/;
/** A word that is likely to go on in the next line when it is broken there. */
const MAY_GO_ON = /^\S*(?:https?:|www\.|@|\/|\w\.\w|-)\S*$/i;

/**
 * Returns the text that was read in a picture, with the lines of a message joined where only its bubble's width broke
 * them: a number or link may go on in the next line.
 * @param table words with their places, as Tesseract writes them (TSV)
 */
export function joinLines(table: string): string {
  const lines = readLines(table);
  const height = middleOf(lines.flatMap(({ words }) => words.map((word) => word.height)));
  const messages: Line[][] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const distance = last ? line.middle - last.middle : 0;
    if (last && distance > 0 && distance < CLOSE * height) messages.at(-1)?.push(line);
    else messages.push([line]);
    last = line;
  }
  return messages.map(joinMessage).join('\n\n');
}

/**
 * Returns the words that were read in a picture, with their places.
 * @param table as for `joinLines`
 * @param size of the picture that was read
 */
export function placeWords(table: string, size: { width: number; height: number }): ReadWord[] {
  return readLines(table).flatMap(({ words }, line) =>
    words.map(({ text, left, top, right, height }) => ({
      text,
      line,
      left: left / size.width,
      top: top / size.height,
      width: (right - left) / size.width,
      height: height / size.height,
    })),
  );
}

function joinMessage(lines: Line[]): string {
  const edge = Math.max(...lines.map(({ words }) => words.at(-1)?.right ?? 0));
  let text = '';
  for (const [index, { words }] of lines.entries()) {
    const before = lines[index - 1]?.words.at(-1);
    const [first] = words;
    if (before && first) text += between(before, first, edge);
    text += words.map((word) => word.text).join(' ');
  }
  return text;
}

/** Returns what joins two lines. A line that had room for the next word was ended by who wrote it. */
function between(before: Word, first: Word, edge: number): string {
  const fits = before.right + before.height / 3 + (first.right - first.left) < edge;
  if (fits) return '\n';
  return BROKEN.test(before.text) && MAY_GO_ON.test(before.text + first.text) ? '' : ' ';
}

function readLines(table: string): Line[] {
  const lines = new Map<string, Word[]>();
  for (const row of table.split('\n')) {
    const [level, , block, paragraph, line, , left, top, width, height, , text] = row.split('\t');
    if (level !== '5' || !text?.trim()) continue;
    const key = `${block}:${paragraph}:${line}`;
    const words = lines.get(key) ?? [];
    lines.set(key, words);
    words.push({
      text: text.trim(),
      left: Number(left),
      top: Number(top),
      right: Number(left) + Number(width),
      height: Number(height),
    });
  }
  return [...lines.values()].map((words) => ({
    words,
    middle: middleOf(words.map(({ top, height }) => top + height / 2)),
  }));
}

function middleOf(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
