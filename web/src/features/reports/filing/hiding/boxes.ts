export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A part of a picture, in its pixels. */
export interface Box extends Size {
  left: number;
  top: number;
}

/** What is hidden of a picture: all outside of `crop`, and what boxes cover. */
export interface Hiding {
  crop: Box | null;
  boxes: (Box & { id: number })[];
}

/** Phones give no more to one canvas. */
const CANVAS_PIXELS_MAX = 16_000_000;
/** The smallest box, and the step of a key, as parts of the picture's shorter side. */
const LEAST = 0.02;
const STEP = 0.01;

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));
const shorterSide = ({ width, height }: Size) => Math.min(width, height);

/** Returns how large a picture is drawn: as it is, or smaller if a canvas could not hold it. */
export function drawnSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt(CANVAS_PIXELS_MAX / (width * height)));
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}

/** Returns the box between two points, of which the second may be outside; null if it is too small to be meant. */
export function boxBetween(from: Point, to: Point, size: Size): Box | null {
  const x = within(to.x, 0, size.width);
  const y = within(to.y, 0, size.height);
  const [width, height] = [Math.abs(x - from.x), Math.abs(y - from.y)];
  if (Math.min(width, height) < LEAST * shorterSide(size)) return null;
  return { left: Math.min(from.x, x), top: Math.min(from.y, y), width, height };
}

/** Returns a box in the middle of a picture, a little beside the boxes that are there. */
export function newBox({ boxes }: Hiding, size: Size): Box {
  const [width, height] = [size.width / 3, shorterSide(size) / 8];
  const middle = { left: (size.width - width) / 2, top: (size.height - height) / 2, width, height };
  const beside = (boxes.length % 8) * 4 * STEP * shorterSide(size);
  return moveBox(middle, { x: beside, y: beside }, size);
}

/** Returns the part of a picture that 'Cut edges' begins with. */
export function newCrop({ width, height }: Size): Box {
  return { left: 0.1 * width, top: 0.1 * height, width: 0.8 * width, height: 0.8 * height };
}

/** Moves a box as far as it stays in the picture. */
export function moveBox(box: Box, by: Point, size: Size): Box {
  return {
    ...box,
    left: within(box.left + by.x, 0, size.width - box.width),
    top: within(box.top + by.y, 0, size.height - box.height),
  };
}

/** The corner of a box that is moved: which of its sides go along. */
export interface Corner {
  isLeft: boolean;
  isTop: boolean;
}

export const LAST_CORNER: Corner = { isLeft: false, isTop: false };

/** Moves one corner of a box, as far as the box stays in the picture and can be seen. */
export function resizeBox(box: Box, { isLeft, isTop }: Corner, by: Point, size: Size): Box {
  const least = LEAST * shorterSide(size);
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const left = isLeft ? within(box.left + by.x, 0, right - least) : box.left;
  const top = isTop ? within(box.top + by.y, 0, bottom - least) : box.top;
  return {
    ...box,
    left,
    top,
    width: (isLeft ? right : within(right + by.x, left + least, size.width)) - left,
    height: (isTop ? bottom : within(bottom + by.y, top + least, size.height)) - top,
  };
}

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns a box after a key was pressed on it: arrows move it, with Shift its last corner; null for other keys. */
export function boxAfterKey(
  box: Box,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  size: Size,
): Box | null {
  const arrow = arrows[key];
  if (!arrow) return null;
  const step = STEP * shorterSide(size);
  const by = { x: step * arrow.x, y: step * arrow.y };
  return shiftKey ? resizeBox(box, LAST_CORNER, by, size) : moveBox(box, by, size);
}

/** Returns a box in whole pixels: every pixel that it touches. */
export function wholePixels({ left, top, width, height }: Box, size: Size): Box {
  const [x, y] = [within(Math.floor(left), 0, size.width), within(Math.floor(top), 0, size.height)];
  return {
    left: x,
    top: y,
    width: within(Math.ceil(left + width), x, size.width) - x,
    height: within(Math.ceil(top + height), y, size.height) - y,
  };
}

/** Returns an id that no box has. */
export const nextId = ({ boxes }: Hiding) => 1 + Math.max(0, ...boxes.map(({ id }) => id));
