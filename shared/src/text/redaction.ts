/** The sign that blocks are made of. */
const BLOCK_SIGN = '█';
/** Stands for what was removed, however long it was. */
export const BLOCK = BLOCK_SIGN.repeat(5);

/** A part of a text, in UTF-16 code units. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Removes parts of a text. Each leaves a block, and so do several with nothing but spaces between them.
 * Half characters are removed whole.
 * @returns the text and at how many places it differs
 */
export function redact(text: string, ranges: TextRange[]): { text: string; places: number } {
  // Missing in Firefox before 125, where a range can end within a combined emoji.
  const graphemes =
    'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;
  const segments = graphemes?.segment(text);
  const whole = ({ start, end }: TextRange) => ({
    start: segments?.containing(start)?.index ?? start - (isTail(text, start) ? 1 : 0),
    end: endOf(segments?.containing(end - 1)) ?? end + (isTail(text, end) ? 1 : 0),
  });
  const removed = join(text, [...ranges.map(whole), ...blocksIn(text)]);
  let redacted = '';
  let at = 0;
  let places = 0;
  for (const { start, end } of removed) {
    const isRemovedAlready = BLOCKS_ALONE.test(text.slice(start, end));
    if (isRemovedAlready) continue;
    places += 1;
    redacted += text.slice(at, start) + BLOCK;
    at = end;
  }
  return { text: redacted + text.slice(at), places };
}

/** Splits a text into what is left of it and blocks, which have the odd places. */
export function splitAtBlocks(text: string): string[] {
  return text.split(/(█+)/);
}

/** Returns a text without the words that something was removed from: what is left may mean another thing. */
export function withoutRemains(text: string): string {
  return text.replace(/\S+/g, (word) => (word.includes(BLOCK_SIGN) ? BLOCK : word));
}

const BLOCKS_ALONE = /^█+$/;

const endOf = (segment: Intl.SegmentData | undefined) =>
  segment && segment.index + segment.segment.length;

/** Whether the second half of a surrogate pair is there. */
const isTail = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at));

function blocksIn(text: string): TextRange[] {
  return [...text.matchAll(/█+/g)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** Sorts ranges, and joins those that overlap or have only spaces between them. */
function join(text: string, ranges: TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    const between = last && text.slice(last.end, range.start);
    if (last && !/[^\p{Zs}\t]/u.test(between ?? '')) last.end = Math.max(last.end, range.end);
    else joined.push({ ...range });
  }
  return joined;
}
