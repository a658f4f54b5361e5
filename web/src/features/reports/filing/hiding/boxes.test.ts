import { expect, test } from 'vitest';
import type { Box } from './boxes.ts';
import {
  boxAfterKey,
  boxBetween,
  drawnSize,
  moveBox,
  newBox,
  newCrop,
  resizeBox,
  wholePixels,
} from './boxes.ts';

const size = { width: 400, height: 1_000 };
const box: Box = { left: 100, top: 200, width: 50, height: 60 };
const inside = ({ left, top, width, height }: Box) =>
  left >= 0 && top >= 0 && left + width <= size.width && top + height <= size.height;

test('a box is drawn in any direction, and not beyond the picture', () => {
  const drawn = { left: 10, top: 20, width: 90, height: 180 };
  expect(boxBetween({ x: 10, y: 20 }, { x: 100, y: 200 }, size)).toEqual(drawn);
  expect(boxBetween({ x: 100, y: 200 }, { x: 10, y: 20 }, size)).toEqual(drawn);
  expect(boxBetween({ x: 390, y: 990 }, { x: 9_000, y: 9_000 }, size)).toEqual({
    left: 390,
    top: 990,
    width: 10,
    height: 10,
  });
  expect(boxBetween({ x: 5, y: 5 }, { x: -9, y: -9 }, size)).toBeNull();
});

test('a click draws no box', () => {
  expect(boxBetween({ x: 10, y: 20 }, { x: 12, y: 200 }, size)).toBeNull();
});

test('a box moves as far as the picture goes', () => {
  expect(moveBox(box, { x: 10, y: -20 }, size)).toEqual({ ...box, left: 110, top: 180 });
  expect(moveBox(box, { x: 9_000, y: 9_000 }, size)).toEqual({ ...box, left: 350, top: 940 });
  expect(moveBox(box, { x: -9_000, y: -9_000 }, size)).toEqual({ ...box, left: 0, top: 0 });
});

test.each([
  [
    { isLeft: false, isTop: false },
    { left: 100, top: 200, width: 60, height: 80 },
  ],
  [
    { isLeft: true, isTop: false },
    { left: 110, top: 200, width: 40, height: 80 },
  ],
  [
    { isLeft: false, isTop: true },
    { left: 100, top: 220, width: 60, height: 40 },
  ],
  [
    { isLeft: true, isTop: true },
    { left: 110, top: 220, width: 40, height: 40 },
  ],
])('the corner %o moves alone', (corner, resized) => {
  expect(resizeBox(box, corner, { x: 10, y: 20 }, size)).toEqual(resized);
});

test.each([-9_000, 9_000])(
  'a box that is resized by %i stays in the picture, and can be seen',
  (far) => {
    for (const isLeft of [true, false]) {
      for (const isTop of [true, false]) {
        const resized = resizeBox(box, { isLeft, isTop }, { x: far, y: far }, size);
        expect(inside(resized)).toBe(true);
        expect(Math.min(resized.width, resized.height)).toBeGreaterThan(1);
      }
    }
  },
);

test('arrow keys move a box, and with Shift resize it; other keys do nothing', () => {
  const press = (key: string, shiftKey = false) => boxAfterKey(box, { key, shiftKey }, size);
  expect(press('ArrowLeft')).toEqual({ ...box, left: 96 });
  expect(press('ArrowDown')).toEqual({ ...box, top: 204 });
  expect(press('ArrowLeft', true)).toEqual({ ...box, width: 46 });
  expect(press('ArrowDown', true)).toEqual({ ...box, height: 64 });
  expect(press('a')).toBeNull();
});

test('new boxes lie in the picture, beside each other', () => {
  const boxes: (Box & { id: number })[] = [];
  for (let id = 1; id <= 20; id += 1) {
    const added = newBox({ crop: null, boxes }, size);
    expect(inside(added)).toBe(true);
    expect(added).not.toEqual(boxes.at(-1));
    boxes.push({ ...added, id });
  }
  expect(inside(newCrop(size))).toBe(true);
});

test('every pixel that a box touches is covered, and none outside of the picture', () => {
  expect(wholePixels({ left: 1.9, top: 2.1, width: 1, height: 1 }, size)).toEqual({
    left: 1,
    top: 2,
    width: 2,
    height: 2,
  });
  expect(wholePixels({ left: -5, top: 995, width: 500, height: 50 }, size)).toEqual({
    left: 0,
    top: 995,
    width: 400,
    height: 5,
  });
});

test('a picture is drawn as it is, or as large as a canvas is on a phone', () => {
  expect(drawnSize(size)).toEqual(size);
  const { width, height } = drawnSize({ width: 10_000, height: 5_000 });
  expect(width * height).toBeLessThanOrEqual(16_000_000);
  expect(width / height).toBeCloseTo(2, 2);
});
