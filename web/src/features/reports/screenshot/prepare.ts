/** A picture in shades of grey, row by row from its top, 0 for black. */
export interface Grey {
  values: Uint8Array;
  width: number;
  height: number;
}

/** Small letters of this height are read well, in pixels. */
const LETTER_HEIGHT = 22;
const MOST_ENLARGED = 4;
const LEAST_ENLARGED = 0.4;
/** The most pixels that are read: more take long, and too much memory of a phone. */
const PIXELS_MAX = 20_000_000;

/** Neighbours with no more than this difference are of one area. Edges of letters have more, even blurred. */
const SAME_SHADE = 6;
/** Differences from the background up to this are noise of JPEG. */
const NOISE = 14;
const CONTRAST = 1.5;
/** In pixels: no letter has so many. */
const AREA_MIN = 1_000;
/** What is darker belongs to a letter. */
const DARK = 140;
const WHITE = 255;

/** Turns a picture of a chat into dark letters on white, as large as they are read best, whatever its colours are. */
export function prepare({ data, width, height }: ImageData): Grey {
  const letters = darkOnWhite(toGrey(data, width, height));
  const high = letterHeight(letters);
  if (high) removeLines(letters, 3 * high);
  const most = Math.min(MOST_ENLARGED, Math.sqrt(PIXELS_MAX / (width * height)));
  return resize(
    letters,
    Math.min(most, Math.max(LEAST_ENLARGED, LETTER_HEIGHT / (high ?? LETTER_HEIGHT))),
  );
}

function toGrey(rgba: Uint8ClampedArray, width: number, height: number): Grey {
  const values = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < values.length; at += 1, from += 4) {
    values[at] =
      0.299 * (rgba[from] ?? 0) + 0.587 * (rgba[from + 1] ?? 0) + 0.114 * (rgba[from + 2] ?? 0);
  }
  return { values, width, height };
}

/**
 * Draws how much each pixel differs from what is behind it: the page or a bubble, which are the large even areas.
 * So text is dark on white, in dark mode and in bubbles of any colour, whose edges disappear.
 */
export function darkOnWhite(grey: Grey): Grey {
  const { values, width, height } = grey;
  const areas = findAreas(grey, SAME_SHADE);
  const sizes = new Uint32Array(values.length);
  for (const area of areas) sizes[area] = (sizes[area] ?? 0) + 1;
  const least = Math.max(AREA_MIN, (width * width) / 500);
  const isBehind = (at: number) => (sizes[areas[at] ?? 0] ?? 0) >= least;
  const drawn = new Uint8Array(values.length).fill(WHITE);
  for (let start = 0; start < values.length; start += width) {
    const end = start + width;
    for (let at = start; at < end; at += 1) {
      if (isBehind(at)) continue;
      const from = at;
      while (at < end && !isBehind(at)) at += 1;
      drawRun(values, drawn, {
        from,
        to: at,
        left: from > start,
        right: at < end,
        isEdge: from > start && at < end && areas[from - 1] !== areas[at],
      });
    }
  }
  return { values: drawn, width, height };
}

interface Run {
  from: number;
  to: number;
  /** Whether an even area is beside it. */
  left: boolean;
  right: boolean;
  /** Whether the two areas are different. */
  isEdge: boolean;
}

/** Draws pixels of a row that are of no even area. Shades between those of two areas are the edge between them. */
function drawRun(values: Uint8Array, drawn: Uint8Array, { from, to, left, right, isEdge }: Run) {
  if (!left && !right) return;
  const before = values[left ? from - 1 : to] ?? 0;
  const after = values[right ? to : from - 1] ?? 0;
  const [low, high] = [Math.min(before, after), Math.max(before, after)];
  for (let at = from; at < to; at += 1) {
    const value = values[at] ?? 0;
    const difference =
      isEdge && value > low && value < high
        ? 0
        : Math.min(Math.abs(value - before), Math.abs(value - after));
    drawn[at] = WHITE - Math.min(WHITE, Math.max(0, difference - NOISE) * CONTRAST);
  }
}

/** Returns how high most letters are; null if there are too few. */
function letterHeight({ values, width, height }: Grey): number | null {
  const black = values.map((value) => (value < DARK ? 1 : 0));
  const areas = findAreas({ values: black, width, height }, 0);
  const bounds = new Map<number, { top: number; bottom: number; left: number; right: number }>();
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 1) {
      if (!black[at]) continue;
      const area = areas[at] ?? 0;
      const known = bounds.get(area);
      if (known) {
        known.bottom = row;
        known.left = Math.min(known.left, column);
        known.right = Math.max(known.right, column);
      } else bounds.set(area, { top: row, bottom: row, left: column, right: column });
    }
  }
  const heights = [...bounds.values()]
    .map(({ top, bottom, left, right }) => ({ high: bottom - top + 1, wide: right - left + 1 }))
    .filter(({ high, wide }) => high > 3 && wide < 3 * high && high < 4 * wide)
    .map(({ high }) => high)
    .sort((one, other) => one - other);
  return heights.length < 10 ? null : (heights[Math.floor(heights.length / 2)] ?? null);
}

/** Removes what is drawn under links, and edges: dark runs in a row that are longer than any letter. */
function removeLines({ values, width }: Grey, longest: number): void {
  for (let start = 0; start < values.length; start += width) {
    for (let at = start; at < start + width; at += 1) {
      const from = at;
      while (at < start + width && (values[at] ?? WHITE) < WHITE - NOISE) at += 1;
      if (at - from > longest) values.fill(WHITE, from, at);
    }
  }
}

/**
 * Numbers the connected areas of a picture: returns for each pixel the first of its area.
 * @param tolerance the most that neighbours in one area differ
 */
function findAreas({ values, width, height }: Grey, tolerance: number): Uint32Array {
  const firsts = new Uint32Array(values.length);
  const firstOf = (at: number) => {
    let first = at;
    while (firsts[first] !== first) {
      const next = firsts[first] ?? 0;
      firsts[first] = firsts[next] ?? 0;
      first = next;
    }
    return first;
  };
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 1) {
      const value = values[at] ?? 0;
      firsts[at] = at;
      let first = at;
      if (column > 0 && Math.abs(value - (values[at - 1] ?? 0)) <= tolerance) {
        first = firstOf(at - 1);
        firsts[at] = first;
      }
      if (row > 0 && Math.abs(value - (values[at - width] ?? 0)) <= tolerance) {
        const above = firstOf(at - width);
        const [earlier, later] = above < first ? [above, first] : [first, above];
        firsts[later] = earlier;
        firsts[at] = earlier;
      }
    }
  }
  for (let at = 0; at < firsts.length; at += 1) firsts[at] = firsts[firsts[at] ?? 0] ?? 0;
  return firsts;
}

/** Scales a picture, taking a mean of the four nearest pixels. */
export function resize({ values, width, height }: Grey, scale: number): Grey {
  const wide = Math.max(1, Math.round(width * scale));
  const high = Math.max(1, Math.round(height * scale));
  const scaled = new Uint8Array(wide * high);
  for (let row = 0, to = 0; row < high; row += 1) {
    const y = Math.max(0, (row + 0.5) / scale - 0.5);
    const top = Math.min(height - 1, Math.floor(y));
    const above = top * width;
    const below = Math.min(height - 1, top + 1) * width;
    for (let column = 0; column < wide; column += 1, to += 1) {
      const x = Math.max(0, (column + 0.5) / scale - 0.5);
      const left = Math.min(width - 1, Math.floor(x));
      const right = Math.min(width - 1, left + 1);
      const share = x - left;
      const upper = mix(values[above + left] ?? 0, values[above + right] ?? 0, share);
      const lower = mix(values[below + left] ?? 0, values[below + right] ?? 0, share);
      scaled[to] = mix(upper, lower, y - top);
    }
  }
  return { values: scaled, width: wide, height: high };
}

const mix = (one: number, other: number, share: number) => one + share * (other - one);
